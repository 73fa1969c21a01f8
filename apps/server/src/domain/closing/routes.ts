import { closingCalls, deviceCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import {
  closingBy,
  closingsByStore,
  currenciesByStore,
  listClosings,
  openOf,
  readX,
  sumClosings,
  sumOpen,
} from './read.ts';
import { uploadClosing } from './upload.ts';

/** X readings and Z closings (docs/product.md §10.4). */
export const closingRoutes: readonly Route[] = [
  handle(deviceCalls.x, ({ data }, context) => uploadClosing(context, 'X', data)),
  handle(deviceCalls.z, ({ data }, context) => uploadClosing(context, 'Z', data)),
  handle(closingCalls.xOfStore, ({ params }, context) => readX(context, params.id)),
  handle(closingCalls.xLite, ({ data }, context) => openOf(context, data)),
  handle(closingCalls.xSummarized, ({ data }, context) => sumOpen(context, data)),
  handle(closingCalls.xConsolidated, async ({ data }, context) => {
    const { consolidated, currency } = await sumOpen(context, data);
    return { consolidated, currency };
  }),
  handle(closingCalls.zLite, ({ data }, context) => listClosings(context, data)),
  handle(closingCalls.zBetween, ({ data }, context) => closingsByStore(context, data)),
  handle(closingCalls.zSummarized, ({ data }, context) => sumClosings(context, data)),
  handle(closingCalls.zConsolidated, async ({ data }, context) => {
    const { consolidated, currency } = await sumClosings(context, data);
    return { consolidated, currency };
  }),
  handle(closingCalls.z, ({ params }, context) => closingBy(context, params.id)),
  handle(closingCalls.currencies, ({ data }, context) => currenciesByStore(context, data)),
];
