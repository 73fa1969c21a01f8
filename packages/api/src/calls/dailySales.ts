import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { businesses, sees } from './reports.ts';
import { done, id, instant, moneyStyle } from './shapes.ts';
import { money } from './ticketShapes.ts';

const service = 'reporting';
const figures = z.object({
  tickets: z.number(),
  gross: money,
  net: money,
  tax: money,
  refunds: money,
  discounts: money,
  tips: money,
});
const reading = z.object({
  id,
  at: instant,
  /** Currencies are never added: each has an entry of its own. */
  summarized: z.array(
    z.object({
      currency: z.string(),
      periodSales: figures,
      periodSalesStores: z.array(z.extend(figures, { idStore: id, sName: z.string() })),
    }),
  ),
  consolidated: z.array(
    z.object({ idCompany: id, cName: z.string(), currency: z.string(), periodSales: figures }),
  ),
  currency: z.array(moneyStyle),
});
export type DailySale = z.output<typeof reading>;
export type DailyFigures = z.output<typeof figures>;

/** Today's sales, read at one moment (docs/product.md §20.11). */
export const dailySaleCalls = {
  request: defineCall({
    name: 'dailySale.request',
    service,
    method: 'POST',
    path: '/dailySale/request',
    access: sees,
    summary:
      'Read what was sold in the business day that runs now; the reading is kept until it is thrown away',
    body: z.object(businesses),
    answer: reading,
  }),
  forget: defineCall({
    name: 'dailySale.forget',
    service,
    method: 'DELETE',
    path: '/dailySaleTemp/request/{id}',
    access: { by: 'user', of: 'self', action: 'ALLOW_USER_STATISTICS' },
    summary: 'Throw a reading of one’s own away',
    answer: done,
  }),
};
