import { randomInt } from 'node:crypto';
import type { FiscalLack } from '@comanda/api/calls';
import { isTaxNumber } from '@comanda/api/validation/tax-number';
import type { PriceBook } from '@comanda/api/pricing';
import { buyerOf } from '../../invoice/buyer.ts';
import { pricedWith } from '../../ticket/priced-with.ts';
import type { DocumentRow, Making } from '../office.ts';
import { readSold, type Sold } from '../sold.ts';
import type { Facts, Taxpayer } from './document.ts';

/** Provinces and counties by the numbers that the tax office has for them. */
const provinces = [
  'BOCAS DEL TORO',
  'COCLE',
  'COLON',
  'CHIRIQUI',
  'DARIEN',
  'HERRERA',
  'LOS SANTOS',
  'PANAMA',
  'VERAGUAS',
  'COMARCA KUNA YALA',
  'COMARCA EMBERA',
  'COMARCA NGÄBE BUGLE',
  'PANAMA OESTE',
] as const;
/** Rates of ITBMS, by the numbers that it has for them. */
const rates: Readonly<Record<string, string>> = { 0: '00', 7: '01', 10: '02', 15: '03' };

type Form = readonly [form: string, name?: string];
/** Kinds of payments (docs/product.md §8.3) by its numbers; 99 is what it has none for, and names. */
const forms: Readonly<Record<string, Form>> = {
  C: ['02'],
  T: ['03'],
  A: ['01'],
  Q: ['99', 'Pago con cheque'],
  R: ['99', 'Vale de restaurante'],
  V: ['99', 'Vale de compra'],
  F: ['99', 'Cargo o tasa'],
  M: ['99', 'Pago por móvil'],
  B: ['99', 'Reembolso en efectivo'],
  L: ['99', 'Saldo de prepago'],
};
const other: Form = ['99', 'Otra forma de pago'];
const debit: Form = ['04'];

/** A tax number with its check digits, taken apart: `155630349-2-2016DV51`. */
const rucOf = (taxNumber: string): { readonly ruc: string; readonly dv: string } | undefined => {
  const [, ruc = '', dv = ''] =
    /^(.+?)-?DV-?(\d{1,2})$/.exec(taxNumber.toUpperCase().replaceAll(/\s/g, '')) ?? [];
  return ruc !== '' && isTaxNumber(ruc, 'PA') ? { ruc, dv: dv.padStart(2, '0') } : undefined;
};
/** Numbers of natural persons begin with letters or with the province that they are from. */
const isPerson = (ruc: string): boolean => {
  const [first = ''] = ruc.split('-');
  return !/^\d+$/.test(first) || Number(first) <= provinces.length;
};

const placeOf = ({
  place,
  street,
}: Sold): (Omit<Facts['place'], 'phone'> & { branch: string }) | undefined => {
  const { branch, code, township, district, latitude, longitude } = place;
  const [, province = ''] = /^(\d{1,2})-\d{1,2}-\d{1,2}$/.exec(code ?? '') ?? [];
  const known = provinces[Number(province) - 1];
  if (!branch || !code || !township || !district || latitude === null || longitude === null || !known)
    return undefined;
  const coordinates = [latitude, longitude].map((one) => Number(one).toFixed(6)).join(',');
  return { branch: branch.padStart(4, '0'), code, township, district, province: known, coordinates, street };
};
/** Seven digits of a fixed line or eight of a mobile, without the country's own: `211-4080`. */
const phoneOf = (phone: string | null): string | undefined => {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^(?:00)?507(?=\d{7,8}$)/, '');
  return /^\d{7,8}$/.test(digits) ? `${digits.slice(0, -4)}-${digits.slice(-4)}` : undefined;
};

/** The one rate of ITBMS that a line is under; none where it is under something else too. */
const rateOf = (taxes: PriceBook['taxes'], ids: readonly string[]): string | undefined => {
  const under = ids.flatMap((id) => {
    const tax = taxes.get(id);
    if (tax?.kind !== 'G') return [tax];
    return tax.members.map(({ idTax }) => taxes.get(idTax));
  });
  const [first] = under;
  if (under.length === 0) return '00';
  return under.length === 1 && first?.kind === 'N' ? rates[String(Number(first.value))] : undefined;
};

/** All of Panama has one hour, without summer time. */
const momentOf = ({ issued, time }: { readonly issued: string; readonly time: string }): string =>
  `${issued.split('-').toReversed().join('-')}T${time}-05:00`;

/** What was paid, without tips and as if no coins had been left out, each form once. */
const paid = ({ payments, rounding, total }: Sold, sign: 1 | -1): Facts['payments'] => {
  const sums = new Map<string, Facts['payments'][number]>();
  for (const [index, { kind, amount, change, card }] of payments
    .filter((one) => one.kind !== 'P')
    .entries()) {
    const [form, name] = kind === 'T' && card === 'DBT' ? debit : (forms[kind] ?? other);
    const key = name ?? form;
    const more = sign * (amount + change - (index === 0 ? rounding : 0));
    sums.set(key, { form, ...(name !== undefined && { name }), amount: more + (sums.get(key)?.amount ?? 0) });
  }
  return sums.size > 0 ? [...sums.values()] : [{ form: '02', amount: sign * total }];
};

/** What brings more is a note of debit, what gives back one of credit: about another document, or about a paper. */
const kindOf = ({ kind, total }: Sold, isAboutOne: boolean): Facts['kind'] => {
  if (kind === 'N') return '01';
  if (total > 0) return isAboutOne ? '05' : '07';
  return isAboutOne ? '04' : '06';
};

export type Told = Omit<Facts, 'point'>;
/** What a document of a ticket says, but for the number of its till, and what it lacks to say it. */
export const factsOf = async (
  { db, config }: Making,
  { idCompany, idTicket }: DocumentRow,
  environment: Facts['environment'],
): Promise<{
  readonly facts: Told | undefined;
  readonly lacks: readonly FiscalLack[];
  readonly waits: boolean;
  readonly sold: Sold;
}> => {
  const sold = await readSold(db, idTicket);
  const { idStore, corrected, net, total, payments } = sold;
  const { book } = await pricedWith({ db, config }, { idCompany, idStore }, sold.commit);
  const sign = total < 0 ? -1 : 1;
  const who = rucOf(sold.taxNumber ?? '');
  const place = placeOf(sold);
  const phone = phoneOf(sold.phone);
  const lines = sold.lines.map(({ name, quantity, taxes, ...line }) => ({
    name,
    quantity: Math.abs(Number(quantity)) || 1,
    net: sign * line.net,
    total: sign * line.total,
    rate: rateOf(book.taxes, taxes),
  }));
  const rated = lines.flatMap(({ rate, ...line }) => (rate === undefined ? [] : [{ ...line, rate }]));
  const amounts = paid(sold, sign);
  // Its amounts have no sign.
  const isMixed = [...lines, ...amounts].some((one) => ('net' in one ? one.net : one.amount) < 0);
  // It names a document that the tax office knows; a ticket that was not reported when it was sold has none.
  const original = corrected?.state ?? 'A';
  const lacks: readonly (readonly [FiscalLack, boolean])[] = [
    ['taxNumber', !who],
    ['legalName', !sold.name],
    ['currency', sold.currency !== 'PAB' && sold.currency !== 'USD'],
    ['place', !place],
    ['phone', phone === undefined],
    ['taxes', rated.length < lines.length],
    ['lines', isMixed],
    ['original', original !== 'A' && original !== 'W'],
  ];
  const missing = lacks.flatMap(([lack, is]) => (is ? [lack] : []));
  const known = sold.isWhole && sold.idCustomer !== null ? await buyerOf(db, sold.idCustomer) : undefined;
  const buyer = known && rucOf(known.buyer.taxNumber);
  if (!who || !place || phone === undefined || missing.length > 0)
    return { facts: undefined, lacks: missing, waits: false, sold };
  const { branch, ...where } = place;
  const issuer: Taxpayer = { ...who, kind: sold.taxpayerType === '1' ? '1' : '2', name: sold.name ?? '' };
  const isLater = payments.some(({ kind }) => kind === 'A');
  return {
    lacks: [],
    waits: original === 'W',
    sold,
    facts: {
      environment,
      kind: kindOf(sold, Boolean(corrected?.identifier)),
      number: String(sold.number).padStart(10, '0'),
      security: String(randomInt(1, 1_000_000_000)).padStart(9, '0'),
      moment: momentOf(sold),
      issuer,
      branch,
      place: { ...where, phone },
      buyer:
        buyer && known
          ? {
              ...buyer,
              kind: isPerson(buyer.ruc) ? '1' : '2',
              name: known.buyer.name,
              street: known.buyer.street,
            }
          : undefined,
      corrects: corrected?.identifier
        ? { cufe: corrected.identifier, moment: momentOf(corrected) }
        : undefined,
      lines: rated,
      net: sign * net,
      total: sign * total,
      payments: amounts,
      change: sign * payments.reduce((sum, { change }) => sum + change, 0),
      when: !isLater ? '1' : payments.some(({ kind }) => kind !== 'A' && kind !== 'P') ? '3' : '2',
    },
  };
};
