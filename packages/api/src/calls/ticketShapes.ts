import * as z from 'zod/mini';
import { id, instant } from './shapes.ts';

/** Wire of a ticket as a till made it (docs/product.md §10.3). */
export const money = z.number().check(z.int(), z.gte(-1e12), z.lte(1e12));
const amount = z.string().check(z.maxLength(40), z.regex(/^-?\d+(?:\.\d+)?$/));
export const number = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1));
export const text = z.string().check(z.maxLength(200));
export const count = z.number().check(z.int(), z.gte(0), z.lte(1e9));
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
const someone = z._default(z.nullable(id), null);

export const taxShare = z.object({ idTax: id, code: text, base: money, tax: money });
/** A choice that changed what was sold; several of one modifier stand one after another. */
export const lineModifier = z.object({ idModifier: id, name: text, priceChange: money });
/** A product of a pack, or a supplement; `supplement` is what all of its quantity adds to one of the line. */
export const linePart = z.object({ idProduct: id, name: text, quantity: amount, supplement: money });
/** What was taken off, taxes included: of the sign of what it is taken off. Its kind is that of discounts (§8.22). */
export const ticketDiscount = z.object({
  idDiscount: someone,
  kind: z.enum(['1', '2', '3']),
  name: text,
  amount: money,
});
export const ticketLine = z.object({
  /** Nothing for what the till had no product for. */
  idProduct: z._default(z.nullable(id), null),
  idRate: z._default(z.nullable(id), null),
  name: text,
  quantity: amount,
  /** Of one, with its modifiers, its parts and its taxes. */
  unitPrice: money,
  total: money,
  taxes: z.array(id).check(z.maxLength(20)),
  modifiers: z._default(z.array(lineModifier).check(z.maxLength(50)), []),
  parts: z._default(z.array(linePart).check(z.maxLength(50)), []),
  /** What was taken off this line alone. */
  discounts: z._default(z.array(ticketDiscount).check(z.maxLength(10)), []),
  /** Its share of what was taken off the whole ticket. */
  share: z._default(money, 0),
});
export type TicketLine = z.output<typeof ticketLine>;
/** Brands, kinds and origins of cards (docs/product.md §19.1). */
export const cardBrands = ['VISA', 'MSTC', 'AMEX'] as const;
export const cardKinds = ['CRD', 'DBT'] as const;
export const cardOrigins = ['NAT', 'REG', 'INT'] as const;
export const cardScopes = ['POS', 'ECM'] as const;
const serial = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u));
/** What a till knows of the card that paid; a till that knows nothing of it leaves it out. */
export const paymentCard = z.object({
  brand: z.optional(z.nullable(z.enum(cardBrands))),
  kind: z.optional(z.nullable(z.enum(cardKinds))),
  origin: z.optional(z.nullable(z.enum(cardOrigins))),
  /** POS at the till, which it is where nothing is said; ECM online. */
  scope: z.optional(z.nullable(z.enum(cardScopes))),
  /** The reader that took it: its serial number, and its model by its code. */
  reader: z.optional(z.nullable(serial)),
  model: z.optional(z.nullable(serial)),
});
export type PaymentCard = z.output<typeof paymentCard>;
export const ticketPayment = z.object({
  idPaymentMethod: z.nullable(id),
  kind: z.string().check(z.maxLength(1)),
  amount: money,
  change: money,
  /** Only of payments by card, kind T. */
  card: z.optional(z.nullable(paymentCard)),
});
/** A line that was taken off the ticket before it was paid, or lessened. */
const correction = z.object({
  name: text,
  quantity: amount,
  /** What it would have cost, taxes included. */
  amount: money,
  reason: text,
  idEmployee: someone,
  at: instant,
  /** Whether the kitchen had it already. */
  sent: z.boolean(),
});
/** A sale as a till made it; figures must add up (docs/product.md §10.3). */
export const ticket = z.object({
  number,
  /** N invoice, B amended, A credit note; the last two say which ticket they are about. */
  kind: z._default(z.enum(['N', 'B', 'A']), 'N'),
  /** Of the till itself where none is named. */
  amends: z._default(z.nullable(z.object({ idTerminal: someone, number })), null),
  /** F closed, A payment ticket. */
  status: z._default(z.enum(['F', 'A']), 'F'),
  at: instant,
  commit: z.number().check(z.int(), z.gte(0)),
  serviceKind: z.enum(['00', '01', '02', '03']),
  idEmployee: someone,
  idCustomer: someone,
  idTicketKind: someone,
  /** The business source that brought it. */
  idSource: someone,
  table: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  covers: z._default(z.number().check(z.int(), z.gte(0), z.lte(1000)), 0),
  currency: currencyCode,
  lines: z.array(ticketLine).check(z.minLength(1), z.maxLength(200)),
  taxes: z.array(taxShare).check(z.maxLength(50)),
  /** None of a ticket that was voided, or that comes to nothing. */
  payments: z.array(ticketPayment).check(z.maxLength(20)),
  /** What was taken off the whole; its lines carry their shares. */
  discounts: z._default(z.array(ticketDiscount).check(z.maxLength(10)), []),
  /** What is paid more or less than `total` because small coins are not given. */
  rounding: z._default(money, 0),
  corrections: z._default(z.array(correction).check(z.maxLength(100)), []),
  /** The whole of it was called off: it counts as that, and as no sale. */
  voided: z._default(z.nullable(z.object({ reason: text, idEmployee: someone, at: instant })), null),
  /** How often it was printed again. */
  copies: z._default(count, 0),
  /** Somebody learns the till: in no figure of what was sold. */
  training: z._default(z.boolean(), false),
  /** `net` and all the taxes make `total`. */
  net: money,
  total: money,
});
export type Ticket = z.output<typeof ticket>;
