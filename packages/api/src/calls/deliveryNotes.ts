import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, instant, listFilter, names, pageOf } from './shapes.ts';
import { money, taxShare, text, ticket, ticketDiscount, ticketLine } from './ticketShapes.ts';

const service = 'document';
const entity = 'DLN';
const action = 'ALLOW_COMPANY_TICKET_ACCESS';

/** What a till delivered to a customer who is invoiced for it later (docs/product.md §20.15). */
export const deliveryNote = z.extend(
  z.pick(ticket, {
    number: true,
    /** N delivered, B more or less than the note that it names, A what came back of it. */
    kind: true,
    amends: true,
    at: true,
    commit: true,
    idEmployee: true,
    currency: true,
    lines: true,
    taxes: true,
    discounts: true,
    net: true,
    total: true,
  }),
  {
    document: z._default(z.literal('DLN'), 'DLN'),
    /** Who is invoiced for it. */
    idCustomer: id,
    /** Where it goes, who takes it, what they have asked for. */
    note: z._default(text, ''),
  },
);
export type DeliveryNote = z.output<typeof deliveryNote>;

/** O nobody was invoiced for it yet, I somebody was. */
const state = z.enum(['O', 'I']);
export type DeliveryState = z.output<typeof state>;
const head = z.object({
  id,
  idStore: id,
  sName: z.string(),
  terminal: z.string(),
  number: z.number(),
  kind: deliveryNote.shape.kind,
  at: instant,
  /** Of its store. */
  timeZone: z.string(),
  idCustomer: id,
  /** As they are called now. */
  customer: z.nullable(z.string()),
  employee: z.nullable(z.string()),
  lines: z.number(),
  currency: z.string(),
  net: money,
  total: money,
  state,
});
export type DeliveryNoteHead = z.output<typeof head>;
const sum = z.object({ currency: z.string(), notes: z.number(), net: money, total: money });
export type DeliveryNoteSum = z.output<typeof sum>;

/** Delivery notes: sent by tills, shown to the office. */
export const deliveryNoteCalls = {
  upload: defineCall({
    name: 'deliveryNote.upload',
    service,
    method: 'POST',
    path: '/deliveryNote/upload',
    access: { by: 'device' },
    summary: 'A delivery note: what it brings leaves the stock of the store, and is paid by an invoice later',
    body: deliveryNote,
    answer: z.object({ id, number: z.number() }),
  }),
  list: defineCall({
    name: 'deliveryNote.list',
    service,
    method: 'POST',
    path: '/deliveryNote/list/lite',
    access: { by: 'company', action, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Delivery notes of a company, newest first; `whereExtra` knows idStore, idTerminal, idEmployee, idCustomer, at, daysAgo (0 is today), kind, state, number and total, `search` looks into number and customer. What is looked for comes with its sums',
    body: listFilter,
    answer: z.extend(pageOf(head), { sums: z.optional(z.array(sum)) }),
  }),
  get: defineCall({
    name: 'deliveryNote.get',
    service,
    method: 'GET',
    path: '/deliveryNote/{id}',
    entity,
    access: { by: 'company', action, named: 'records' },
    retryOnFail: true,
    summary: 'One delivery note with its lines',
    answer: z.extend(head, {
      commit: z.number(),
      note: z.string(),
      details: z.array(ticketLine),
      taxes: z.array(z.extend(taxShare, { names })),
      discounts: z.array(ticketDiscount),
      /** The invoice that it is in. */
      invoice: z.nullable(z.object({ id, label: z.string() })),
      /** The note that it is about, and those that are about it. */
      amends: z.nullable(z.object({ id, number: z.number() })),
      amendedBy: z.array(z.object({ id, number: z.number(), kind: z.string(), total: money })),
    }),
  }),
};
