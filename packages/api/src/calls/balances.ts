import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, id, ids } from './shapes.ts';
import { currencyCode, money } from './ticketShapes.ts';

const service = 'document';
const sees = { by: 'company', action: 'ALLOW_COMPANY_BALANCE_ACCESS', named: 'body' } as const;

/** PUR purchase, SLE sale. */
export const balanceKinds = ['PUR', 'SLE'] as const;

/** What a balance is about: a company, some of its stores, and days, both included (docs/product.md §20.13). */
const filter = z.object({
  idCompany: id,
  idStores: z.optional(ids),
  idStore: z.optional(id),
  from: day,
  to: day,
  /** Only stores whose name or code has these words. */
  search: z._default(z.string().check(z.maxLength(100)), ''),
  /** Only tickets that are fiscal. */
  isFiscal: z._default(z.boolean(), false),
});
export type BalanceFilter = z.output<typeof filter>;

const record = z.object({
  currency: currencyCode,
  kind: z.enum(balanceKinds),
  /** When its part of the period begins: `YYYYMMDDHHmmss`. */
  FromDate: z.string(),
  /** Taxes included. */
  cash: money,
});
export type BalanceRecord = z.output<typeof record>;
const figures = {
  currency: currencyCode,
  sales: money,
  salesNet: money,
  purchases: money,
  purchasesNet: money,
  /** What is left of the sales, without taxes. */
  balance: money,
};
const summary = z.object({
  totals: z.array(z.object(figures)),
  stores: z.array(z.object({ ...figures, idStore: id, sName: z.string() })),
});
export type BalanceSummary = z.output<typeof summary>;
export type BalanceFigures = BalanceSummary['totals'][number];

/** What was sold beside what was bought (docs/product.md §20.13). */
export const balanceCalls = {
  range: defineCall({
    name: 'balance.range',
    service,
    method: 'POST',
    path: '/balance/range',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary:
      'What was sold (SLE) and bought (PUR) in each part of a period: by day up to 62 days, by month beyond; parts in which nothing was are left out',
    body: filter,
    answer: z.object({ records: z.array(record) }),
  }),
  summary: defineCall({
    name: 'balance.summary',
    service,
    method: 'POST',
    path: '/balance/summary',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary: 'The same for the whole of a period, together and by store, each currency by itself',
    body: filter,
    answer: summary,
  }),
};
