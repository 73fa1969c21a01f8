import type { Closing, Ticket } from '@comanda/api/calls';

/** Figures of the time since the last Z, as a till keeps them. */
export type Period = Omit<Closing, 'number' | 'to' | 'currency' | 'grandTotal'>;

export const openPeriod = (from: string): Period => ({
  from,
  firstTicket: null,
  lastTicket: null,
  tickets: 0,
  net: 0,
  total: 0,
  taxes: [],
  payments: [],
  own: null,
});

const merged = <T>(
  rows: readonly T[],
  added: readonly T[],
  key: (row: T) => string,
  sum: (a: T, b: T) => T,
): T[] => {
  const byKey = new Map(rows.map((row) => [key(row), row]));
  for (const row of added) {
    const known = byKey.get(key(row));
    byKey.set(key(row), known ? sum(known, row) : row);
  }
  return [...byKey.values()];
};

/** A ticket is in the period whatever it is; one that was voided or exercised counts as no sale. */
export const withTicket = (period: Period, ticket: Ticket): Period => {
  const numbered = {
    ...period,
    firstTicket: period.firstTicket ?? ticket.number,
    lastTicket: ticket.number,
  };
  return ticket.voided || ticket.training ? numbered : withSale(numbered, ticket);
};
const withSale = (period: Period, ticket: Ticket): Period => ({
  ...period,
  tickets: period.tickets + (ticket.kind === 'N' ? 1 : 0),
  net: period.net + ticket.net,
  total: period.total + ticket.total,
  taxes: merged(
    period.taxes,
    ticket.taxes,
    ({ idTax }) => idTax,
    (a, b) => ({ ...a, base: a.base + b.base, tax: a.tax + b.tax }),
  ),
  payments: merged(
    period.payments,
    ticket.payments.map(({ kind, amount }) => ({ kind, count: 1, amount })),
    ({ kind }) => kind,
    (a, b) => ({ ...a, count: a.count + b.count, amount: a.amount + b.amount }),
  ),
});

/** The period as an X or a Z (docs/product.md §10.4); both have the same fields. */
export const closingOf = (
  period: Period,
  facts: { number: number; to: Date; currency: string; grandTotal: number },
): Closing => ({
  ...period,
  number: facts.number,
  to: facts.to.toISOString(),
  currency: facts.currency,
  grandTotal: facts.grandTotal + period.total,
});
