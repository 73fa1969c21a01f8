import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { at, rootOf, textAt } from '../../purchase/xml/tree.ts';
import { type Answered, type Asked, type Handed, noReport } from '../office.ts';
import { xmlOf } from '../xml.ts';
import { judged } from './reports.ts';

/** Bizkaia takes documents within an entry of the taxpayer's book of income, packed, with who it is about in a header. */
export const entryOf = ({ xml, taxNumber, name, issued }: Handed): Asked => {
  const year = issued.slice(-4);
  const book = 'https://www.batuz.eus/fitxategiak/batuz/LROE/esquemas/';
  const entry = xmlOf(
    {
      namespace: `${book}LROE_PJ_240_1_1_FacturasEmitidas_ConSG_AltaPeticion_V1_0_2.xsd`,
      name: 'lrpjfecsgap:LROEPJ240FacturasEmitidasConSGAltaPeticion',
    },
    [
      [
        'Cabecera',
        ['Modelo', '240'],
        ['Capitulo', '1'],
        ['Subcapitulo', '1.1'],
        ['Operacion', 'A00'],
        ['Version', '1.0'],
        ['Ejercicio', year],
        ['ObligadoTributario', ['NIF', taxNumber], ['ApellidosNombreRazonSocial', name]],
      ],
      ['FacturasEmitidas', ['FacturaEmitida', ['TicketBai', Buffer.from(xml).toString('base64')]]],
    ],
  );
  // A header holds no signs beyond Latin 1.
  const data = JSON.stringify({
    con: 'LROE',
    apa: '1.1',
    inte: { nif: taxNumber, nrs: name },
    drs: { mode: '240', ejer: year },
  }).replaceAll(/[\u007F-\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'eus-bizkaia-n3-version': '1.0',
      'eus-bizkaia-n3-content-type': 'application/xml',
      'eus-bizkaia-n3-data': data,
    },
    body: gzipSync(entry),
  };
};

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[`eus-bizkaia-n3-${name}`];
  return typeof value === 'string' ? value : '';
};
export const understoodInBizkaia = (answer: IncomingMessage, text: string): Answered => {
  const entry = at(rootOf(text)?.root, 'Registros/Registro/SituacionRegistro');
  const code = textAt(entry, 'CodigoErrorRegistro') || headerOf(answer, 'codigo-respuesta');
  const words = textAt(entry, 'DescripcionErrorRegistroES') || headerOf(answer, 'mensaje-respuesta');
  const kind = headerOf(answer, 'tipo-respuesta');
  if (kind === '') return noReport;
  const state = textAt(entry, 'EstadoRegistro') || kind;
  return judged(state !== 'Incorrecto', code || words ? [{ code, text: words }] : []);
};
