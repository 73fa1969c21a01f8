import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, done, id, ids, instant, listFilter, moneyStyle, names, pageOf } from './shapes.ts';
import { currencyCode, money } from './ticketShapes.ts';

const service = 'document';
const entity = 'PUR';
const sees = 'ALLOW_COMPANY_PURCHASE_ACCESS';
const records = 'ALLOW_COMPANY_PURCHASE_CREATE';
const takesBack = 'ALLOW_COMPANY_PURCHASE_DELETE';
const word = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !/\p{Cc}/u.test(text)),
  );
const text = z.nullable(z.string());

/** More than nothing, with four digits after the point at most. */
const quantity = z.string().check(z.regex(/^(?=.*[1-9])\d{1,7}(?:\.\d{1,4})?$/));
/** In the unit of the currency, without taxes. */
const price = z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,6})?$/));
const perCent = z.string().check(z.regex(/^(?:100|\d{1,2}(?:\.\d{1,4})?)$/));
const line = z.object({
  /** Nothing for what is no product, as the carriage. */
  idProduct: z._default(z.nullable(id), null),
  name: word(200),
  quantity,
  /** Of one. */
  price,
  /** Per cent taken off. */
  discount: z._default(perCent, '0'),
  idTax: z._default(z.nullable(id), null),
});
export type PurchaseLine = z.output<typeof line>;

/** N goods and what they cost, A goods that went back to the supplier. */
const kind = z.enum(['N', 'A']);
const told = z.array(z.object({ idTax: id, tax: money })).check(z.maxLength(50));
/** Most lines of one purchase. */
export const mostLines = 300;

const head = {
  id,
  kind,
  /** A it counts, D it was taken back. */
  status: z.enum(['A', 'D']),
  /** Our own number. */
  label: z.string(),
  number: z.number(),
  /** The supplier's. */
  document: z.string(),
  day,
  at: instant,
  idStore: id,
  sName: z.string(),
  timeZone: z.string(),
  idSupplier: id,
  supplier: z.string(),
  currency: currencyCode,
  /** Less than nothing of what went back. */
  net: money,
  total: money,
};
const listed = z.object({ ...head, lines: z.number() });
export type PurchaseHead = z.output<typeof listed>;
const sum = z.object({ currency: currencyCode, purchases: z.number(), net: money, total: money });
export type PurchaseSum = z.output<typeof sum>;
const other = z.nullable(z.object({ id, label: z.string() }));
const whole = z.object({
  ...head,
  taxNumber: text,
  money: moneyStyle,
  details: z.array(
    z.extend(line, {
      net: money,
      /** Whether the stock of its product followed. */
      isCounted: z.boolean(),
    }),
  ),
  taxes: z.array(
    z.object({ idTax: id, code: z.string(), names, rate: text, base: money, tax: money, surcharge: money }),
  ),
  /** Whether the costs of its products followed. */
  costs: z.boolean(),
  /** The one that it stands in the place of, and the one that stands in its place. */
  corrects: other,
  correctedBy: other,
});
export type Purchase = z.output<typeof whole>;

/** What an electronic invoice says, with the records that it means as far as they are known here. */
const read = z.object({
  format: z.enum(['UBL', 'Facturae']),
  kind,
  document: z.string(),
  day: text,
  currency: text,
  supplier: z.object({ id: z.nullable(id), name: z.string(), taxNumber: z.string() }),
  lines: z.array(
    z.object({
      idProduct: z.nullable(id),
      /** What the supplier or a bar code calls it. */
      code: z.string(),
      name: z.string(),
      quantity: z.string(),
      price: z.string(),
      discount: z.string(),
      idTax: z.nullable(id),
      rate: text,
    }),
  ),
  taxes: z.array(z.object({ idTax: id, tax: money })),
  net: z.nullable(money),
  total: z.nullable(money),
});
export type ReadPurchase = z.output<typeof read>;

/** Largest electronic invoice, in characters. */
export const longestXml = 1_000_000;

/** Purchases from suppliers (docs/product.md §20.12). */
export const purchaseCalls = {
  list: defineCall({
    name: 'purchase.list',
    service,
    method: 'POST',
    path: '/purchase/list/lite',
    access: { by: 'company', action: sees, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Purchases of a company, newest first; `whereExtra` knows idStore, idSupplier, day, at, kind, status, number, net and total, `search` looks into label, the supplier’s number and the supplier; narrowed, it answers sums by currency of those that count',
    body: listFilter,
    answer: z.extend(pageOf(listed), { sums: z.optional(z.array(sum)) }),
  }),
  query: defineCall({
    name: 'purchase.query',
    service,
    method: 'POST',
    path: '/purchase/query/lite',
    access: { by: 'company', action: sees, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'The first twenty purchases of a company whose numbers or supplier have some words, newest first',
    body: z.object({ idCompany: id, search: z._default(z.string().check(z.maxLength(100)), '') }),
    answer: z.array(listed),
  }),
  get: defineCall({
    name: 'purchase.get',
    service,
    method: 'GET',
    path: '/purchase/{id}',
    entity,
    access: { by: 'company', action: sees, named: 'records' },
    retryOnFail: true,
    summary: 'One purchase with its lines and taxes',
    answer: whole,
  }),
  make: defineCall({
    name: 'purchase.make',
    service,
    method: 'POST',
    path: '/purchase',
    access: { by: 'company', action: records, named: 'body' },
    summary:
      'Record a purchase: stock of its products grows in its store, and with `costs` their price in the supplier’s rate is what was paid; with `corrects` it stands in the place of another one',
    body: z.object({
      idCompany: id,
      idStore: id,
      idSupplier: id,
      kind: z._default(kind, 'N'),
      document: word(60),
      day,
      lines: z.array(line).check(z.minLength(1), z.maxLength(mostLines)),
      /** Taxes as they stand on paper, where they are not to the unit what they come to. */
      taxes: z._default(told, []),
      costs: z._default(z.boolean(), false),
      corrects: z._default(z.nullable(id), null),
    }),
    bodyLimit: 512 * 1024,
    answer: z.object({ id, label: z.string() }),
  }),
  xml: defineCall({
    name: 'purchase.xml',
    service,
    method: 'POST',
    path: '/purchase/xml',
    access: { by: 'company', action: records, named: 'body' },
    reads: true,
    summary:
      'Read an electronic invoice (UBL 2.1 or Facturae 3.2) and find its supplier, products and taxes; nothing is recorded',
    body: z.object({ idCompany: id, xml: z.string().check(z.minLength(1), z.maxLength(longestXml)) }),
    bodyLimit: 4 * 1024 * 1024,
    answer: read,
  }),
  remove: defineCall({
    name: 'purchase.delete',
    service,
    method: 'DELETE',
    path: '/purchase/{id}',
    entity,
    access: { by: 'company', action: takesBack, named: 'records' },
    summary: 'Take a purchase back: what came with it leaves the stock again',
    answer: done,
  }),
  removeMany: defineCall({
    name: 'purchase.deleteMany',
    service,
    method: 'POST',
    path: '/purchase/delete',
    entity,
    access: { by: 'company', action: takesBack, named: 'records' },
    summary: 'Take several purchases back, all of them or none',
    body: ids,
    answer: done,
  }),
};
