import * as z from 'zod/mini';
import type { CompanyAction } from '../permissions/actions.ts';
import { defineCall } from './call.ts';
import { exportFormats } from './exportCalls.ts';
import { day, file, id, instant, listFilter, names, pageOf } from './shapes.ts';
import { cardBrands, cardKinds, cardOrigins, cardScopes, money } from './ticketShapes.ts';

const service = 'pay';
const seesCards = 'ALLOW_COMPANY_CARD_ACCESS' satisfies CompanyAction;
const paysOut = 'ALLOW_COMPANY_CARD_PAY' satisfies CompanyAction;
const sees = { by: 'company', action: seesCards, named: 'body' } as const;
const text = z.nullable(z.string());

/**
 * W waits to be paid out, P was paid out, N has no fee: the till does not say the card, or no tariff knows it; O came with
 * a backup, and is paid out to the company that took it.
 */
export const cardStates = ['W', 'P', 'N', 'O'] as const;
const payment = z.object({
  id,
  idTicket: id,
  number: z.number(),
  idStore: id,
  sName: z.string(),
  terminal: z.string(),
  at: instant,
  timeZone: z.string(),
  currency: z.string(),
  amount: money,
  brand: z.nullable(z.enum(cardBrands)),
  kind: z.nullable(z.enum(cardKinds)),
  origin: z.nullable(z.enum(cardOrigins)),
  scope: z.enum(cardScopes),
  reader: text,
  /** What it costs by which tariff, and what is left; nothing where nobody knows. */
  tariff: z.nullable(names),
  fee: z.nullable(money),
  net: z.nullable(money),
  state: z.enum(cardStates),
  movement: z.nullable(z.number()),
});
export type CardPayment = z.output<typeof payment>;
const paymentSum = z.object({
  currency: z.string(),
  payments: z.number(),
  amount: money,
  fees: money,
  net: money,
});
export type CardPaymentSum = z.output<typeof paymentSum>;

/** How often an account is paid out (docs/product.md §19.5). */
const sweep = z.enum(['DAY', 'WEK', 'MNT', 'MAN']);
const movement = z.object({
  id,
  number: z.number(),
  idStore: id,
  sName: z.string(),
  at: instant,
  timeZone: z.string(),
  /** The business day that it was due on, and those of its first and last payment. */
  day: z.string(),
  from: z.string(),
  until: z.string(),
  merchantNumber: z.string(),
  iban: z.string(),
  sweep,
  currency: z.string(),
  payments: z.number(),
  gross: money,
  fees: money,
  net: money,
});
export type CardMovement = z.output<typeof movement>;
/** What waits in a store; paid and waiting together are all nets of it. */
const waiting = z.object({
  idStore: id,
  sName: z.string(),
  merchantNumber: z.string(),
  iban: z.string(),
  sweep,
  currency: z.string(),
  /** The first day on which some of it is paid out; nothing where that is done by hand. */
  due: text,
  payments: z.number(),
  waits: money,
});
export type CardWaiting = z.output<typeof waiting>;
const balance = z.object({ currency: z.string(), nets: money, paid: money, waits: money });

const cardStore = z.object({
  id,
  sName: z.string(),
  /** Nothing where no account takes its cards. */
  account: z.nullable(
    z.object({
      acquirer: z.string(),
      merchantNumber: z.string(),
      iban: z.string(),
      sweep,
      tariff: names,
      /** Whether it is the store's own, and not that of the whole company. */
      isOwn: z.boolean(),
    }),
  ),
  readers: z.number(),
  /** Of the days that are asked for, by currency. */
  figures: z.array(z.object({ currency: z.string(), payments: z.number(), amount: money, fees: money })),
});
export type CardStore = z.output<typeof cardStore>;

const reader = z.object({
  serial: z.string(),
  /** Its code, and what the platform calls it. */
  model: text,
  modelNames: z.nullable(names),
  manufacturer: text,
  sName: z.string(),
  terminal: z.string(),
  timeZone: z.string(),
  first: instant,
  last: instant,
  payments: z.number(),
});
export type CardReader = z.output<typeof reader>;

/** What was paid by card, and what became of the money (docs/product.md §19.10, §19.11). */
export const cardCalls = {
  payments: defineCall({
    name: 'cardPayment.list',
    service,
    method: 'POST',
    path: '/cardPayment/list/lite',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary:
      'Payments by card of a company, newest first; `whereExtra` knows idStore, idTerminal, idMovement, at, day, daysAgo, amount, brand, kind, origin, scope and state, `search` looks into the ticket number and the reader. What is looked for comes with its sums',
    body: listFilter,
    answer: z.extend(pageOf(payment), { sums: z.optional(z.array(paymentSum)) }),
  }),
  export: defineCall({
    name: 'cardPayment.export',
    service,
    method: 'POST',
    path: '/cardPayment/export',
    access: sees,
    reads: true,
    summary: 'The same payments as CSV or XLSX, at most 50,000',
    body: z.object({
      idCompany: id,
      format: z._default(z.enum(exportFormats), 'csv'),
      search: listFilter.shape.search,
      whereExtra: z.optional(z.unknown()),
    }),
    answer: file,
  }),
  movements: defineCall({
    name: 'cardMovement.list',
    service,
    method: 'POST',
    path: '/cardMovement/list/lite',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary:
      'What was paid out to banks, newest first; `whereExtra` knows idStore, day, number, net and sweep, `search` looks into number, merchant number and account',
    body: listFilter,
    answer: pageOf(movement),
  }),
  waiting: defineCall({
    name: 'cardMovement.waiting',
    service,
    method: 'POST',
    path: '/cardMovement/waiting',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary: 'What waits in each store, and that what was paid out and what waits are all nets',
    body: z.object({ idCompany: id }),
    answer: z.object({ elements: z.array(waiting), balances: z.array(balance) }),
  }),
  payOut: defineCall({
    name: 'cardMovement.payOut',
    service,
    method: 'POST',
    path: '/cardMovement/payOut',
    access: { by: 'company', action: paysOut, named: 'body' },
    summary: 'Pay out what waits in a store whose account is paid out by hand',
    body: z.object({ idCompany: id, idStore: id }),
    /** How many movements were made: one for each currency. */
    answer: z.object({ movements: z.number() }),
  }),
  stores: defineCall({
    name: 'cardStore.ofCompany',
    service,
    method: 'POST',
    path: '/cardStore/list',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary: 'Stores with their merchant accounts, and what was paid by card between two days',
    body: z.object({ idCompany: id, from: day, to: day }),
    answer: z.object({ elements: z.array(cardStore) }),
  }),
  readers: defineCall({
    name: 'cardReader.ofCompany',
    service,
    method: 'POST',
    path: '/cardReader/list',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary: 'Card readers that tills have named, each where it was used last',
    body: z.object({ idCompany: id }),
    answer: z.object({ elements: z.array(reader) }),
  }),
};
