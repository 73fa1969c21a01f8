import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, instant, listFilter, names, pageOf } from './shapes.ts';

const money = z.number().check(z.int(), z.gte(-1e12), z.lte(1e12));
const amount = z.string().check(z.maxLength(40), z.regex(/^-?\d+(?:\.\d+)?$/));
const number = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1));
const text = z.string().check(z.maxLength(200));

export const taxShare = z.object({ idTax: id, code: text, base: money, tax: money });
/** A choice that changed what was sold; several of one modifier stand one after another. */
export const lineModifier = z.object({ idModifier: id, name: text, priceChange: money });
/** A product of a pack, or a supplement; `supplement` is what all of its quantity adds to one of the line. */
export const linePart = z.object({ idProduct: id, name: text, quantity: amount, supplement: money });
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
});
export type TicketLine = z.output<typeof ticketLine>;
export const ticketPayment = z.object({
  idPaymentMethod: z.nullable(id),
  kind: z.string().check(z.maxLength(1)),
  amount: money,
  change: money,
});
/** A sale as a till made it; figures must add up (docs/product.md §10.3). */
export const ticket = z.object({
  number,
  at: instant,
  commit: z.number().check(z.int(), z.gte(0)),
  serviceKind: z.enum(['00', '01', '02', '03']),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  lines: z.array(ticketLine).check(z.minLength(1), z.maxLength(200)),
  taxes: z.array(taxShare).check(z.maxLength(50)),
  payments: z.array(ticketPayment).check(z.minLength(1), z.maxLength(20)),
  /** `net` and all the taxes make `total`. */
  net: money,
  total: money,
});
export type Ticket = z.output<typeof ticket>;
/** Figures of a period (docs/product.md §10.4). */
export const closing = z.object({
  number,
  from: instant,
  to: instant,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  firstTicket: z.nullable(number),
  lastTicket: z.nullable(number),
  tickets: z.number().check(z.int(), z.gte(0)),
  net: money,
  total: money,
  taxes: z.array(taxShare).check(z.maxLength(200)),
  payments: z
    .array(z.object({ kind: z.string().check(z.maxLength(1)), count: z.number(), amount: money }))
    .check(z.maxLength(20)),
  /** Sum of all closings since installation, this one included. */
  grandTotal: money,
});
export type Closing = z.output<typeof closing>;

const kept = z.object({ id, number: z.number() });
const change = z.object({
  entity: z.string(),
  id,
  kind: z.enum(['INS', 'EDT', 'DLT', 'RLD']),
  record: z.nullable(z.record(z.string(), z.unknown())),
});
export type DeviceChange = z.output<typeof change>;

/** What tills say (docs/product.md §10). Each upload is idempotent by the till's own number. */
export const deviceCalls = {
  login: defineCall({
    name: 'device.login',
    service: 'license',
    method: 'POST',
    path: '/device/login',
    access: { by: 'anyone' },
    summary: 'Sign a till in with its device licence',
    body: z.object({
      license: z.string().check(z.minLength(20), z.maxLength(200)),
      machine: z.string().check(z.minLength(1), z.maxLength(100)),
      /** The release that it runs. */
      version: z.optional(z.string().check(z.maxLength(40))),
    }),
    answer: z.object({
      token: z.string(),
      idTerminal: id,
      name: z.string(),
      idStore: id,
      /** Region of the store: which taxes, currencies and payment methods hold in it. */
      idRegion: z.nullable(id),
      sName: z.string(),
      timeZone: z.string(),
      currency: z.string(),
      decimals: z.number(),
      businessKind: z.string(),
      lastTicket: z.number(),
      lastZ: z.number(),
      grandTotal: z.number(),
      openFrom: instant,
    }),
  }),
  pull: defineCall({
    name: 'device.pull',
    service: 'system',
    method: 'GET',
    path: '/device/commit/{since}',
    access: { by: 'device' },
    summary:
      'Everything published to the store after a number, each record once in its newest state; 0 is a full reload',
    answer: z.object({ number: z.number(), reload: z.boolean(), changes: z.array(change) }),
  }),
  acknowledge: defineCall({
    name: 'device.acknowledge',
    service: 'system',
    method: 'POST',
    path: '/device/commit/ack',
    access: { by: 'device' },
    summary: 'The till has everything up to a number, or says why not',
    body: z.object({ number: z.number().check(z.int(), z.gte(0)), error: z.optional(text) }),
    answer: z.object({ number: z.number() }),
  }),
  ticket: defineCall({
    name: 'ticket.upload',
    service: 'document',
    method: 'POST',
    path: '/ticket/upload',
    access: { by: 'device' },
    summary: 'A ticket',
    body: ticket,
    answer: kept,
  }),
  z: defineCall({
    name: 'report.z.upload',
    service: 'reporting',
    method: 'POST',
    path: '/report/z/upload',
    access: { by: 'device' },
    summary: 'A Z closing',
    body: closing,
    answer: kept,
  }),
  x: defineCall({
    name: 'report.x.upload',
    service: 'reporting',
    method: 'POST',
    path: '/report/x/upload',
    access: { by: 'device' },
    summary: 'An X reading of the open period',
    body: closing,
    answer: kept,
  }),
};

const ticketHead = z.object({
  id,
  idStore: id,
  sName: z.string(),
  terminal: z.string(),
  number: z.number(),
  at: instant,
  commit: z.number(),
  total: money,
  currency: z.string(),
  lines: z.number(),
  /** Kinds of its payments, each once. */
  paid: z.array(z.string()),
  taxes: z.array(z.extend(taxShare, { names })),
});
/** Of all tickets that a list finds, not only of its page. */
const ticketSum = z.object({ currency: z.string(), tickets: z.number(), net: z.number(), total: z.number() });
export type TicketSum = z.output<typeof ticketSum>;
export type TicketHead = z.output<typeof ticketHead>;
/** Sales as the office sees them. */
export const ticketCalls = {
  list: defineCall({
    name: 'ticket.list',
    service: 'document',
    method: 'POST',
    path: '/ticket/list/lite',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Tickets of a company, newest first; `whereExtra` knows idStore, at, number, total and, by `like`, the kind of a payment. What is looked for comes with its sums',
    body: listFilter,
    answer: z.extend(pageOf(ticketHead), { sums: z.optional(z.array(ticketSum)) }),
  }),
  get: defineCall({
    name: 'ticket.get',
    service: 'document',
    method: 'GET',
    path: '/ticket/{id}',
    entity: 'TCK',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' },
    summary: 'One ticket with its lines',
    answer: z.extend(ticketHead, { details: z.array(ticketLine), payments: z.array(ticketPayment) }),
  }),
};
