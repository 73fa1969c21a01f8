import * as z from 'zod/mini';
import { granularities } from '../reports/period.ts';
import { defineCall } from './call.ts';
import { businesses, sees } from './reports.ts';
import { day, instant } from './shapes.ts';

const service = 'reporting';
/** What the times of a kitchen are told by (docs/product.md §20.8). */
export const kitchenTimeParts = ['product', 'section', 'hour', 'service'] as const;
export type KitchenTimePart = (typeof kitchenTimeParts)[number];

const asked = {
  ...businesses,
  by: z.enum(kitchenTimeParts),
  /** P takes `from` and `to`; the others the one that `day` lies in, today where it is left out. */
  period: z._default(z.enum(granularities), 'D'),
  day: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
};
/** Milliseconds, `null` where no dish has gone through. */
const mean = z.nullable(z.number());
const figures = {
  dishes: z.number(),
  /** Of these, those that took longer than their section or their product allows. */
  late: z.number(),
  /** From when it begins until it is started, from there until it is cooked, ready, and handed over. */
  waits: mean,
  cooks: mean,
  passes: mean,
  collects: mean,
  /** From when it begins until it is cooked. */
  whole: mean,
};
const row = z.object({ key: z.string(), label: z.string(), ...figures });
export type KitchenTimes = z.output<typeof row>;
const span = z.object({ from: z.string(), to: z.string() });

const order = z.object({
  id: z.string(),
  number: z.number(),
  terminal: z.string(),
  place: z.string(),
  at: instant,
  timeZone: z.string(),
  ...figures,
});
export type TimedOrder = z.output<typeof order>;

/** How long kitchens took (docs/product.md §20.8). */
export const kitchenTimeCalls = {
  query: defineCall({
    name: 'kitchenTimes.query',
    service,
    method: 'POST',
    path: '/kitchenTimes/query',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary:
      'How long dishes waited, were cooked, stood at the pass and to be collected, by product, section, hour or service',
    body: z.object(asked),
    answer: z.object({
      period: span,
      at: instant,
      rows: z.array(row),
      totals: z.object(figures),
    }),
  }),
  orders: defineCall({
    name: 'kitchenTimes.orders',
    service,
    method: 'POST',
    path: '/kitchenTimes/orders',
    access: sees,
    reads: true,
    retryOnFail: true,
    summary: 'The orders behind one of these figures, the slowest first, a hundred at most',
    body: z.object({ ...asked, key: z.string().check(z.maxLength(200)) }),
    answer: z.object({ orders: z.array(order) }),
  }),
};
