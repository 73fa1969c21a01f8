import type { FiscalLack } from '@comanda/api/calls';
import { buyerOf } from '../../invoice/buyer.ts';
import { pricedWith } from '../../ticket/priced-with.ts';
import type { DocumentRow, Making } from '../office.ts';
import { readSold } from '../sold.ts';
import type { Facts } from './document.ts';
import type { Province } from './provinces.ts';

/** Tickets are numbered by their tills: a series is a till of a store, and never another one's. */
const seriesOf = (storeCode: string, idTerminal: string): string =>
  `${storeCode.slice(0, 13)}-${idTerminal.slice(-6)}`;
/** What the schema takes as a tax number: nine signs. */
const isWritten = (taxNumber: string): boolean =>
  /^(?:[A-Z]\d{7}[A-Z]|\d{8}[A-Z]|[A-Z]\d{8})$/.test(taxNumber);
/** Numbers of natural persons begin with a figure, or with one of these. */
const isPerson = (taxNumber: string): boolean => /^[\dKLMXYZ]/.test(taxNumber);

/** What a document of a ticket says, and what it lacks to say it. */
export const factsOf = async (
  { db, config }: Making,
  { idCompany, idTicket }: DocumentRow,
  province: Province['name'],
): Promise<{ readonly facts: Facts; readonly lacks: readonly FiscalLack[] }> => {
  const sold = await readSold(db, idTicket);
  const { idStore, storeCode, idTerminal, number, issued, time, corrected, net, total } = sold;
  const { book } = await pricedWith({ db, config }, { idCompany, idStore }, sold.commit);
  const known = sold.isWhole && sold.idCustomer !== null ? await buyerOf(db, sold.idCustomer) : undefined;
  const buyer = known && isWritten(known.buyer.taxNumber) ? known.buyer : undefined;
  const taxes = sold.taxes.flatMap(({ idTax, base, tax }) => {
    const one = book.taxes.get(idTax);
    return one?.kind === 'N' ? [{ rate: one.value, base, tax }] : [];
  });
  const taxNumber = sold.taxNumber ?? '';
  const lacks: readonly (readonly [FiscalLack, boolean])[] = [
    ['software', config.ticketBai === undefined],
    ['taxNumber', !isWritten(taxNumber)],
    ['legalName', !sold.name],
    ['currency', sold.currency !== 'EUR'],
    ['taxpayerType', province === 'Bizkaia' && isPerson(taxNumber)],
  ];
  return {
    lacks: lacks.flatMap(([lack, is]) => (is ? [lack] : [])),
    facts: {
      issuer: { taxNumber, name: sold.name ?? '' },
      buyer,
      series: seriesOf(storeCode, idTerminal),
      number: String(number),
      issued,
      time,
      corrects: corrected
        ? {
            series: seriesOf(storeCode, corrected.idTerminal),
            number: String(corrected.number),
            issued: corrected.issued,
          }
        : undefined,
      description: `Ticket ${number}`,
      lines: sold.lines,
      total,
      regime: sold.regime ?? '01',
      taxes,
      exempt: net - taxes.reduce((sum, { base }) => sum + base, 0),
    },
  };
};
