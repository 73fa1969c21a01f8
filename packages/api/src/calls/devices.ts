import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, instant, listFilter, names, pageOf } from './shapes.ts';
import { fiscalDocument } from './fiscalShapes.ts';
import { closing } from './closingShapes.ts';
import { money, taxShare, text, ticket, ticketDiscount, ticketLine, ticketPayment } from './ticketShapes.ts';

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
      /** When its business day begins, on the clock of its store: `05:00` (docs/product.md §20.1). */
      dayBegins: z.string(),
      currency: z.string(),
      decimals: z.number(),
      businessKind: z.string(),
      lastTicket: z.number(),
      lastDeliveryNote: z.number(),
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
  /** Of its store. */
  timeZone: z.string(),
  commit: z.number(),
  total: money,
  currency: z.string(),
  lines: z.number(),
  kind: ticket.shape.kind,
  status: ticket.shape.status,
  isVoided: z.boolean(),
  training: z.boolean(),
  /** Business day of its store. */
  day: z.string(),
  serviceKind: ticket.shape.serviceKind,
  idEmployee: z.nullable(id),
  /** Names as they are now. */
  employee: z.nullable(z.string()),
  idCustomer: z.nullable(id),
  customer: z.nullable(z.string()),
  table: z.nullable(z.string()),
  covers: z.number(),
  /** All that was taken off, and what was given on top. */
  discount: money,
  tips: money,
  /** Kinds of its payments, each once. */
  paid: z.array(z.string()),
  taxes: z.array(z.extend(taxShare, { names })),
  /** What became of its document for the tax office; nothing where none is made. */
  fiscalState: z.nullable(fiscalDocument.shape.state),
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
      'Tickets of a company, newest first; `whereExtra` knows idStore, at, daysAgo (0 is today), day, hour, number, total, kind, status, isVoided, training, serviceKind, idTerminal, idEmployee, idCustomer, idSource and, by `like`, the kind of a payment; `search` looks into number, employee, customer and table. What is looked for comes with its sums',
    body: listFilter,
    answer: z.extend(pageOf(ticketHead), { sums: z.optional(z.array(ticketSum)) }),
  }),
  query: defineCall({
    name: 'ticket.query',
    service: 'document',
    method: 'POST',
    path: '/ticket/query/lite',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'The first twenty tickets of a company whose number, employee, customer or table has some words, newest first',
    body: z.object({ idCompany: id, search: z._default(z.string().check(z.maxLength(100)), '') }),
    answer: z.array(ticketHead),
  }),
  get: defineCall({
    name: 'ticket.get',
    service: 'document',
    method: 'GET',
    path: '/ticket/{id}',
    entity: 'TCK',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' },
    summary: 'One ticket with its lines',
    answer: z.extend(ticketHead, {
      details: z.array(ticketLine),
      payments: z.array(ticketPayment),
      discounts: z.array(ticketDiscount),
      corrections: ticket.shape.corrections,
      voided: ticket.shape.voided,
      rounding: money,
      copies: z.number(),
      source: z.nullable(z.string()),
      fiscal: z.nullable(fiscalDocument),
      /** The invoice that it is in. */
      invoice: z.nullable(z.object({ id, label: z.string() })),
      /** The ticket that it is about, and those that are about it. */
      amends: z.nullable(z.object({ id, number: z.number() })),
      amendedBy: z.array(z.object({ id, number: z.number(), kind: z.string(), total: money })),
    }),
  }),
  email: defineCall({
    name: 'ticket.email',
    service: 'document',
    method: 'GET',
    path: '/ticket/email/{id}/{email}/{lang}',
    entity: 'TCK',
    access: { by: 'company', action: 'ALLOW_COMPANY_INVOICE_CREATE', named: 'records' },
    acts: true,
    summary: 'Send a ticket by mail, in a language; limited per person and mailbox',
    answer: done,
  }),
};
