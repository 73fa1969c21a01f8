import type { FiscalWord } from '@comanda/api/calls';
import type { IncomingMessage } from 'node:http';
import { allAt, at, rootOf, textAt } from '../../purchase/xml/tree.ts';
import { type Answered, noReport } from '../office.ts';

/** Codes that say that the document has been taken before, and that the service cannot take one now. */
const known = new Set(['005', 'B4_2000003']);
const busy = new Set(['006', 'B4_1000004', 'N3_0000011']);
export const judged = (isAccepted: boolean, said: readonly FiscalWord[]): Answered => {
  if (isAccepted) return { outcome: 'accepted', said };
  if (said.some(({ code }) => busy.has(code))) return { outcome: 'again', said };
  return { outcome: said.some(({ code }) => known.has(code)) ? 'known' : 'refused', said };
};

export const understood = (_: IncomingMessage, text: string): Answered => {
  const result = at(rootOf(text)?.root, 'Salida');
  const state = textAt(result, 'Estado');
  if (state !== '00' && state !== '01') return noReport;
  const told = allAt(result, 'ResultadosValidacion').map((one) => ({
    code: textAt(one, 'Codigo'),
    text: textAt(one, 'Descripcion'),
  }));
  const words = textAt(result, 'Descripcion');
  return judged(state === '00', told.length > 0 || words === '' ? told : [{ code: state, text: words }]);
};
