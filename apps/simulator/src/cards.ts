import type { PaymentCard, Ticket } from '@comanda/api/calls';
import type { Draws } from './random.ts';

/** The readers of a till: one at the counter, and in a restaurant one that is carried to the tables. */
export interface Readers {
  readonly counter: Pick<PaymentCard, 'reader' | 'model'>;
  readonly table: Pick<PaymentCard, 'reader' | 'model'>;
}
/** Serial numbers end as the id of their till does, so that a till always has the same. */
export const readersOf = (idTerminal: string, businessKind: string): Readers => {
  const serial = idTerminal.slice(-6).toUpperCase();
  // Fast food is sold at kiosks too.
  const counter =
    businessKind === '5'
      ? { reader: `TN-${serial}`, model: 'TAP-K' }
      : { reader: `TV-C${serial}`, model: 'DAT-C1' };
  return { counter, table: { reader: `TV-P${serial}`, model: 'DAT-P2' } };
};

const pickOf = <V extends string>(weights: Readonly<Record<V, number>>, draws: Draws): V | undefined =>
  draws.pick(
    Object.keys(weights).filter((value): value is V => value in weights),
    (value) => weights[value],
  );

/** Shares of cards at tills of southern Europe: two thirds are debit cards, four of five are of the country. */
const brands = { VISA: 55, MSTC: 41, AMEX: 4 } as const;
const kinds = { DBT: 66, CRD: 34 } as const;
const origins = { NAT: 80, REG: 13, INT: 7 } as const;
/** Now and then a reader says nothing of a card. */
const silent = 0.01;

const cardOf = (draws: Draws): PaymentCard => {
  const brand = pickOf(brands, draws);
  return { brand, kind: brand === 'AMEX' ? 'CRD' : pickOf(kinds, draws), origin: pickOf(origins, draws) };
};

/** A ticket whose payments by card say by which: taken by a reader of the till, or online when it was ordered. */
export const withCards = (ticket: Ticket, readers: Readers | 'online', draws: Draws): Ticket => ({
  ...ticket,
  payments: ticket.payments.map((payment) => {
    if (payment.kind !== 'T' || draws.share() < silent) return payment;
    const card = cardOf(draws);
    if (readers === 'online') return { ...payment, card: { ...card, scope: 'ECM' } };
    return { ...payment, card: { ...card, ...(ticket.table === null ? readers.counter : readers.table) } };
  }),
});
