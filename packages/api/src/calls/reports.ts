import * as z from 'zod/mini';
import { type Dimension, dimensionNames } from '../reports/dimensions.ts';
import { type Measure, measureNames } from '../reports/measures.ts';
import { granularities } from '../reports/period.ts';
import { defineCall } from './call.ts';
import { day, id, instant, mostIds, moneyStyle } from './shapes.ts';

const service = 'reporting';
/** Whoever may see the tickets of a company may see what they come to (docs/product.md §20.4). */
export const sees = {
  by: 'company',
  action: 'ALLOW_COMPANY_TICKET_ACCESS',
  own: 'ALLOW_USER_STATISTICS',
  named: 'businesses',
} as const;

const some = z.array(id).check(z.minLength(1), z.maxLength(mostIds));
/** The businesses that a report is about: one of the three. */
export const businesses = {
  idCompanies: z.optional(some),
  idGroups: z.optional(some),
  idStores: z.optional(some),
};
export interface Businesses {
  readonly idCompanies?: readonly string[] | undefined;
  readonly idGroups?: readonly string[] | undefined;
  readonly idStores?: readonly string[] | undefined;
}
const dimension = z.enum(dimensionNames);
const measure = z.enum(measureNames);
const key = z.string().check(z.minLength(1), z.maxLength(60));

const query = z.object({
  ...businesses,
  measures: z.array(measure).check(z.minLength(1), z.maxLength(20)),
  /** Of those that are of tickets or of parts of them one at most; time and store besides. */
  dimensions: z._default(z.array(dimension).check(z.maxLength(3)), []),
  /** P takes `from` and `to`; the others the one that `day` lies in, today where it is left out. */
  period: z._default(z.enum(granularities), 'D'),
  day: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
  /** Beside each figure what it was on the same weekdays before; of a period that still runs, up to the same minute. */
  compare: z._default(z.boolean(), false),
  /** Only sales with these keys; a list of keys for each dimension. */
  where: z._default(z.partialRecord(dimension, z.array(key).check(z.minLength(1), z.maxLength(mostIds))), {}),
});
export type ReportQuery = z.input<typeof query>;

const value = z.union([z.number(), z.string()]);
/** Figures by measure: money in minor units, a quantity as a decimal string, `null` of what cannot be told. */
const values = z.partialRecord(measure, z.nullable(value));
export type ReportValues = z.output<typeof values>;
const span = z.object({ from: z.string(), to: z.string() });
const row = z.object({
  currency: z.string(),
  /** By dimension; `null` where the sale has nothing of it. */
  keys: z.partialRecord(dimension, z.nullable(z.string())),
  values,
  before: z.nullable(values),
});
export type ReportRow = z.output<typeof row>;
export const report = z.object({
  /** Business days, the first and the last. */
  period: span,
  /** Whether the period still runs in one of the stores. */
  isOpen: z.boolean(),
  /** The days that `before` tells of. */
  before: z.nullable(span),
  /** When it was read, and when the newest ticket in it had come in. */
  at: instant,
  newest: z.nullable(instant),
  /** Currencies are never added: each has totals of its own. */
  currencies: z.array(
    z.object({
      currency: z.string(),
      money: moneyStyle,
      idCompanies: z.array(id),
      totals: values,
      before: z.nullable(values),
      /** Whether the rows come to the totals, and where they do not by how much. */
      reconciles: z.boolean(),
      differences: z.array(z.object({ measure, total: value, rows: value, difference: value })),
    }),
  ),
  rows: z.array(row),
  /** Names of the keys that are records, by dimension and key, in the language of who asks. */
  labels: z.partialRecord(dimension, z.record(z.string(), z.string())),
});
export type Report = z.output<typeof report>;
export type { Dimension, Measure };

/** What was sold, summed up (docs/product.md §20). */
export const reportCalls = {
  query: defineCall({
    name: 'report.query',
    service,
    method: 'POST',
    path: '/report/query',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary:
      'Measures of sales by dimensions for companies, groups or stores, with totals by currency and what they were on the same weekdays before',
    body: query,
    answer: report,
  }),
};
