import { dailySaleCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { forgetReading, readToday } from './read.ts';

/** Today's sales, read at one moment (docs/product.md §20.11). */
export const dailySaleRoutes: readonly Route[] = [
  handle(dailySaleCalls.request, ({ data }, context) => readToday(context, data)),
  handle(dailySaleCalls.forget, async ({ params }, context) => {
    if (!formats.id.test(params.id)) throw unknownRecord();
    await forgetReading(context, params.id);
    return { done: true as const };
  }),
];
