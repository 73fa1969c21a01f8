import * as z from 'zod/mini';
import { closing, closingBlocks, closingOwn } from './closingShapes.ts';
import { defineCall } from './call.ts';
import { businesses, sees } from './reports.ts';
import { day, id, instant, moneyStyle } from './shapes.ts';
import { money } from './ticketShapes.ts';

const service = 'reporting';
/** Zs by the business day that they began on; the day before today where nothing is said. */
const between = z.object({ ...businesses, from: z.optional(day), to: z.optional(day) });
const open = z.object(businesses);

const head = z.object({
  id: z.nullable(id),
  kind: z.enum(['X', 'Z']),
  idCompany: id,
  idStore: id,
  sName: z.string(),
  /** Nothing where all tills of a store are read together. */
  idTerminal: z.nullable(id),
  terminal: z.nullable(z.string()),
  number: z.nullable(z.number()),
  /** Business day that it began on. */
  day: z.string(),
  from: instant,
  to: instant,
  currency: z.string(),
  firstTicket: z.nullable(z.number()),
  lastTicket: z.nullable(z.number()),
  tickets: z.number(),
  net: money,
  total: money,
  /** Since installation: what was sold less what was given back, and what was given back. */
  grandTotal: z.nullable(money),
  grandReturns: z.nullable(money),
  /** Of the cash that was counted. */
  difference: z.nullable(money),
});
export type ClosingHead = z.output<typeof head>;
const whole = z.extend(head, {
  taxes: closing.shape.taxes,
  payments: closing.shape.payments,
  /** Nothing of a closing from before the platform kept them. */
  blocks: z.nullable(z.extend(closingBlocks, { own: closingOwn })),
});
export type ClosingWhole = z.output<typeof whole>;

const figures = z.object({
  closings: z.number(),
  tickets: z.number(),
  gross: money,
  net: money,
  tax: money,
  refunds: money,
  discounts: money,
  tips: money,
  difference: money,
});
export type PeriodSales = z.output<typeof figures>;
/** Currencies are never added: each has an entry of its own. */
const summarized = z.array(
  z.object({
    currency: z.string(),
    periodSales: figures,
    periodSalesStores: z.array(z.extend(figures, { idStore: id, sName: z.string() })),
  }),
);
const consolidated = z.array(
  z.object({ idCompany: id, cName: z.string(), currency: z.string(), periodSales: figures }),
);
const currency = z.array(moneyStyle);

const call = <const P extends string, B extends z.ZodMiniType, A extends z.ZodMiniType>(
  name: string,
  path: P,
  summary: string,
  shapes: { readonly body: B; readonly answer: A },
) =>
  defineCall({
    name,
    service,
    method: 'POST',
    path,
    access: sees,
    reads: true,
    retryOnFail: true,
    summary,
    ...shapes,
  });

/** X and Z reports as the office reads them (docs/product.md §10.4). */
export const closingCalls = {
  xOfStore: defineCall({
    name: 'report.x.store',
    service,
    method: 'GET',
    path: '/report/x/store/{id}/weekly',
    entity: 'STR',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' },
    retryOnFail: true,
    summary: 'What the tills of a store have sold since their last Z, together and each',
    answer: z.object({ at: instant, store: whole, terminals: z.array(whole) }),
  }),
  xConsolidated: call(
    'report.x.consolidated',
    '/report/x/consolidated/weekly',
    'The same by company, in sums',
    { body: open, answer: z.object({ consolidated, currency }) },
  ),
  xSummarized: call(
    'report.x.summarized',
    '/report/x/summarized/weekly',
    'The same of all stores together, with each store, in sums',
    { body: open, answer: z.object({ summarized, consolidated, currency }) },
  ),
  xLite: call('report.x.lite', '/report/x/weekly/lite', 'The same of each till, in a line', {
    body: open,
    answer: z.array(head),
  }),
  zLite: call(
    'report.z.lite',
    '/report/z/yearly/lite',
    'Zs of a time, the newest first, in a line each; 2,000 at most',
    {
      body: between,
      answer: z.array(head),
    },
  ),
  zBetween: call(
    'report.z.between',
    '/report/z/store/between/yearly/lite',
    'Zs of a time, those of a store together and in their order',
    { body: between, answer: z.array(z.object({ idStore: id, sName: z.string(), closings: z.array(head) })) },
  ),
  zSummarized: call(
    'report.z.summarized',
    '/report/z/summarized/yearly',
    'What the Zs of a time come to, all stores together and each',
    { body: between, answer: z.object({ summarized, consolidated, currency }) },
  ),
  zConsolidated: call('report.z.consolidated', '/report/z/consolidated/yearly', 'The same by company', {
    body: between,
    answer: z.object({ consolidated, currency }),
  }),
  z: defineCall({
    name: 'report.z.get',
    service,
    method: 'GET',
    path: '/report/z/{id}',
    entity: 'RPZ',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' },
    retryOnFail: true,
    summary: 'A Z with all its blocks, as it was when it closed',
    answer: whole,
  }),
  currencies: call(
    'report.currencies',
    '/currencies/basic',
    'The currencies of stores, and how they are written',
    { body: open, answer: z.array(z.object({ idCompany: id, idStore: id, money: moneyStyle })) },
  ),
};
