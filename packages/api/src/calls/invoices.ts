import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, email, file, id, ids, instant, listFilter, moneyStyle, names, pageOf } from './shapes.ts';
import { money } from './ticketShapes.ts';

const service = 'document';
const sees = { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' } as const;
const makes = { by: 'company', action: 'ALLOW_COMPANY_INVOICE_CREATE', named: 'records' } as const;
const word = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const text = z.nullable(z.string());

/** Kinds of the document that names somebody to a tax office, as customers have them (docs/product.md §8.25). */
export const documentKinds = ['NIF', 'PAS', 'DOC', 'CER', 'OTH'] as const;
/** Who an invoice is made out to; what it lacks is told at its field. */
const buyer = z.object({
  name: word(120),
  documentKind: z._default(z.enum(documentKinds), 'NIF'),
  taxNumber: word(20),
  street: word(120),
  zip: word(12),
  city: word(80),
  country: word(6),
});
export type InvoiceBuyer = z.output<typeof buyer>;

const seller = z.object({
  names,
  legalName: z.string(),
  taxNumber: z.string(),
  street: z.string(),
  zip: text,
  city: z.string(),
  country: z.string(),
  phone: text,
  email: text,
  url: text,
  /** Address of its logo. */
  logo: text,
});
const line = z.object({
  /** Place of its ticket in `tickets`. */
  ticket: z.number(),
  name: z.string(),
  quantity: z.string(),
  unitPrice: money,
  /** What was taken off, and what is left; both with taxes. */
  discount: money,
  total: money,
});
const tax = z.object({
  code: z.string(),
  names,
  /** Per cent; nothing of a tax that is an amount. */
  rate: text,
  base: money,
  tax: money,
});
/** What an invoice says and keeps saying: nothing that is changed later changes it (docs/product.md §20.7). */
export const invoiceContent = z.object({
  sName: z.string(),
  timeZone: z.string(),
  /** Its own language: that of the company when it was made. */
  lang: z.string(),
  money: moneyStyle,
  seller,
  buyer,
  tickets: z.array(
    z.object({
      terminal: z.string(),
      number: z.number(),
      at: instant,
      total: money,
      /** Where it is no ticket but a delivery note. */
      document: z.optional(z.literal('DLN')),
    }),
  ),
  lines: z.array(line),
  taxes: z.array(tax),
});
export type InvoiceContent = z.output<typeof invoiceContent>;

const head = {
  id,
  /** N invoice, A credit note. */
  kind: z.enum(['N', 'A']),
  /** How it is called on paper: series, store and number. */
  label: z.string(),
  series: z.string(),
  number: z.number(),
  at: instant,
  currency: z.string(),
  net: money,
  total: money,
};
const document = z.extend(invoiceContent, {
  ...head,
  /** The invoice that a credit note takes back, and why. */
  amends: z.nullable(z.object({ id, label: z.string() })),
  reason: text,
  /** The credit note that has taken it back. */
  creditedBy: z.nullable(z.object({ id, label: z.string() })),
});
export type InvoiceDocument = z.output<typeof document>;

const listed = z.object({
  ...head,
  idStore: id,
  sName: z.string(),
  timeZone: z.string(),
  buyer: z.string(),
  taxNumber: z.string(),
  isCredited: z.boolean(),
});
export type InvoiceHead = z.output<typeof listed>;

/** What is proposed, and made, is the same whatever it is made of. */
const proposes = {
  service,
  method: 'POST',
  access: makes,
  reads: true,
  retryOnFail: true,
  body: z.object({ ids, idCustomer: z.optional(id) }),
  answer: z.object({
    currency: z.string(),
    net: money,
    total: money,
    /** How many it is made of. */
    tickets: z.number(),
    idCustomer: z.nullable(id),
    buyer,
    email: text,
    /** Whether tickets of its store are reported to a tax office, which hears of no invoice (§20.14). */
    isReported: z.boolean(),
    /** What the business lacks to be named on an invoice: fields of the entity BSN. */
    sellerLacks: z.array(z.string()),
  }),
} as const;
const isMade = {
  service,
  method: 'POST',
  access: makes,
  body: z.object({ ids, idCustomer: z._default(z.nullable(id), null), buyer }),
  answer: z.object({ id, label: z.string() }),
} as const;

/** Invoices, made of tickets or of delivery notes (docs/product.md §20.7, §20.15). */
export const invoiceCalls = {
  list: defineCall({
    name: 'invoice.list',
    service,
    method: 'POST',
    path: '/invoice/list/lite',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Invoices and credit notes of a company, newest first; `whereExtra` knows idStore, idCustomer, at, kind, number, total and isCredited, `search` looks into label, buyer and tax number',
    body: listFilter,
    answer: pageOf(listed),
  }),
  get: defineCall({
    name: 'invoice.get',
    service,
    method: 'GET',
    path: '/invoice/{id}',
    entity: 'IVC',
    access: sees,
    retryOnFail: true,
    summary: 'One invoice as it was made',
    answer: z.extend(document, {
      idStore: id,
      /** What it is made of: one of both. */
      idTickets: z.array(id),
      idDeliveryNotes: z.array(id),
      /** Where its buyer can be written to, as far as the customer says so now. */
      email: text,
    }),
  }),
  propose: defineCall({
    ...proposes,
    name: 'invoice.propose',
    path: '/invoice/proposal',
    entity: 'TCK',
    summary: 'What an invoice of these tickets would come to, and what is known of its buyer',
  }),
  make: defineCall({
    ...isMade,
    name: 'invoice.make',
    path: '/invoice',
    entity: 'TCK',
    summary:
      'Make out an invoice of tickets of one store, currency and customer; its number is the next of its series in the store',
  }),
  proposeDelivered: defineCall({
    ...proposes,
    name: 'invoice.proposeDelivered',
    path: '/invoice/deliveryNote/proposal',
    entity: 'DLN',
    summary: 'What an invoice of these delivery notes would come to, and what is known of its buyer',
  }),
  makeDelivered: defineCall({
    ...isMade,
    name: 'invoice.makeDelivered',
    path: '/invoice/deliveryNote',
    entity: 'DLN',
    summary: 'The same of delivery notes of one store, currency and customer, which are invoiced then',
  }),
  credit: defineCall({
    name: 'invoice.credit',
    service,
    method: 'POST',
    path: '/invoice/credit',
    entity: 'IVC',
    access: makes,
    summary: 'Take an invoice back by a credit note of all of it; what it was made of can be invoiced again',
    body: z.object({ id, reason: word(200).check(z.minLength(1)) }),
    answer: z.object({ id, label: z.string() }),
  }),
  email: defineCall({
    name: 'invoice.email',
    service,
    method: 'POST',
    path: '/invoice/email',
    entity: 'IVC',
    access: makes,
    summary: 'Send an invoice by mail, with its PDF; limited per person and mailbox',
    body: z.object({ id, email }),
    answer: done,
  }),
  file: defineCall({
    name: 'invoice.file',
    service: 'storage',
    method: 'GET',
    path: '/invoice/store/{storeId}/{id}',
    entity: 'IVC',
    access: sees,
    summary: 'An invoice as a PDF',
    answer: file,
  }),
  public: defineCall({
    name: 'invoice.public',
    service,
    method: 'GET',
    path: '/public/invoice/{id}',
    access: { by: 'anyone' },
    retryOnFail: true,
    summary: 'An invoice by the address that its buyer was given; limited per network',
    answer: document,
  }),
  publicFile: defineCall({
    name: 'invoice.publicFile',
    service,
    method: 'GET',
    path: '/public/invoice/{id}/pdf',
    access: { by: 'anyone' },
    summary: 'The same as a PDF',
    answer: file,
  }),
};
