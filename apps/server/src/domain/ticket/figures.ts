import type { Ticket } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import {
  compositionFaults,
  listTotal,
  type Priced,
  priceLines,
  sharedOut,
  takenOff,
  type TaxShare,
  UnknownTax,
} from '@comanda/api/pricing';
import type { FaultCode } from '@comanda/api/validation';
import { isInstant } from '../instant.ts';
import type { PricedWith } from './priced-with.ts';

/** Entity code of tickets in refusals. */
export const entity = 'TCK';
export const wrong = (field: string, error: FaultCode, params?: ExtraInfo['params']): ExtraInfo => ({
  entity,
  field,
  error,
  ...(params && { params }),
});

/** Figures that differ from what they should be, each at its field with what was reckoned. */
const unequal = (field: string, sent: number, expected: number): ExtraInfo[] =>
  sent === expected ? [] : [wrong(field, 'does_not_add_up', { expected })];

export const shareFaults = (
  sent: readonly TaxShare[],
  expected: readonly Pick<TaxShare, 'idTax' | 'base' | 'tax'>[],
): ExtraInfo[] => {
  const owed = new Map(expected.map((share) => [share.idTax, share]));
  const seen = new Set(sent.map(({ idTax }) => idTax));
  return [
    ...(seen.size === sent.length ? [] : [wrong('taxes', 'repeated')]),
    ...sent.flatMap(({ idTax, base, tax }, index) => {
      const share = owed.get(idTax);
      return share
        ? [
            ...unequal(`taxes.${index}.base`, base, share.base),
            ...unequal(`taxes.${index}.tax`, tax, share.tax),
          ]
        : [wrong(`taxes.${index}.idTax`, 'unknown')];
    }),
    ...expected.filter(({ idTax }) => !seen.has(idTax)).map(() => wrong('taxes', 'required')),
  ];
};

/** A till with an empty clock is told. */
export const instantFaults = (values: Readonly<Record<string, string>>): ExtraInfo[] =>
  Object.entries(values).flatMap(([field, value]) => (isInstant(value) ? [] : [wrong(field, 'date')]));

const repeated = (values: readonly string[]): boolean => new Set(values).size !== values.length;

/** What is taken off is of the sign of what it is taken off, and no more than that. */
const exceeds = (off: number, of: number): boolean => off !== 0 && (off > 0 ? off > of : off < of);

/** What is priced: a ticket, or what was delivered without being paid. */
export type Sold = Pick<Ticket, 'kind' | 'amends' | 'lines' | 'discounts' | 'taxes' | 'net' | 'total'>;

/** Discounts of lines fit on them, and what is taken off the whole is shared out by what the lines come to. */
const discountFaults = ({ lines, discounts }: Sold): ExtraInfo[] => {
  const lists = lines.map(listTotal);
  const left = lines.map((line, index) => (lists[index] ?? 0) - takenOff(line));
  const whole = takenOff({ discounts });
  const shares = sharedOut(whole, left);
  return [
    ...lines.flatMap((line, index) =>
      exceeds(takenOff(line), lists[index] ?? 0)
        ? [wrong(`lines.${index}.discounts`, 'too_big', { max: lists[index] ?? 0 })]
        : unequal(`lines.${index}.share`, line.share, shares[index] ?? 0),
    ),
    ...(exceeds(
      whole,
      left.reduce((sum, one) => sum + one, 0),
    )
      ? [wrong('discounts', 'too_big')]
      : []),
  ];
};

/** A credit note gives back; only what amends another one names one. */
const kindFaults = ({ kind, amends, total }: Sold): ExtraInfo[] => [
  ...(kind === 'N' && amends !== null ? [wrong('amends', 'choice')] : []),
  ...(kind !== 'N' && amends === null ? [wrong('amends', 'required')] : []),
  ...(kind === 'A' && total > 0 ? [wrong('total', 'too_big', { max: 0 })] : []),
];

/** A ticket's figures as they should be, and those that are not. */
export interface Judged {
  readonly priced: Priced | undefined;
  readonly faults: readonly ExtraInfo[];
}
/**
 * Works out anew what lines come to, with what the store had published when they were priced, and answers each figure
 * that differs (docs/product.md §10.3).
 */
export const judgePrices = (sold: Sold, { book }: Pick<PricedWith, 'book'>): Judged => {
  const { taxes } = book;
  const lines = sold.lines.flatMap(({ quantity, taxes: named }, index) => [
    ...((quantity.split('.')[1] ?? '').length > 4
      ? [wrong(`lines.${index}.quantity`, 'too_many_digits', { max: 4 })]
      : []),
    ...(repeated(named) ? [wrong(`lines.${index}.taxes`, 'repeated')] : []),
    ...named.flatMap((id, place) =>
      taxes.has(id) ? [] : [wrong(`lines.${index}.taxes.${place}`, 'not_found')],
    ),
  ]);
  const composed = sold.lines.flatMap((line, index) =>
    compositionFaults(line, book).map(({ path, code, expected }) =>
      wrong(`lines.${index}.${path}`, code, expected === undefined ? undefined : { expected }),
    ),
  );
  const early = [...kindFaults(sold), ...discountFaults(sold), ...composed];
  if (lines.length > 0) return { priced: undefined, faults: [...lines, ...early] };
  try {
    const priced = priceLines(sold.lines, taxes);
    const faults = [
      ...early,
      ...sold.lines.flatMap(({ total }, index) =>
        unequal(`lines.${index}.total`, total, priced.totals[index] ?? 0),
      ),
      ...shareFaults(sold.taxes, priced.taxes),
      ...unequal('net', sold.net, priced.net),
      ...unequal('total', sold.total, priced.total),
    ];
    return { priced, faults };
  } catch (error) {
    // A group that names a tax which the store never had.
    if (error instanceof UnknownTax)
      return { priced: undefined, faults: [...early, wrong('lines', 'not_found')] };
    throw error;
  }
};

/** Payments are by methods of their kinds, and pay what the ticket comes to; who voided one was paid nothing. */
const paymentFaults = (ticket: Ticket, { methods }: PricedWith, priced: Priced | undefined): ExtraInfo[] => {
  const { payments, voided, rounding } = ticket;
  const named = payments.flatMap(({ idPaymentMethod, kind }, index) => {
    if (idPaymentMethod === null) return [];
    const known = methods.get(idPaymentMethod);
    if (known === undefined) return [wrong(`payments.${index}.idPaymentMethod`, 'not_found')];
    return known === kind ? [] : [wrong(`payments.${index}.kind`, 'choice')];
  });
  const cards = payments.flatMap(({ kind, card }, index) =>
    card && kind !== 'T' ? [wrong(`payments.${index}.card`, 'choice')] : [],
  );
  // Tips, kind P, are given on top and pay nothing of the ticket.
  const paid = payments.filter(({ kind }) => kind !== 'P').reduce((sum, { amount }) => sum + amount, 0);
  const due = priced === undefined || voided !== null ? 0 : priced.total + rounding;
  return [
    ...(voided !== null && payments.length > 0 ? [wrong('payments', 'too_many', { max: 0 })] : []),
    ...named,
    ...cards,
    ...(priced === undefined || paid === due
      ? []
      : [wrong('payments', 'does_not_add_up', { expected: due })]),
  ];
};

/** The same of a ticket, with how it was paid. */
export const judgeFigures = (ticket: Ticket, had: PricedWith): Judged => {
  const { priced, faults } = judgePrices(ticket, had);
  return { priced, faults: [...faults, ...paymentFaults(ticket, had, priced)] };
};
