import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { installName, kitchenAnswers, kitchenModifier, kitchenMove, kitchenPosition } from './kitchen.ts';
import { id, names } from './shapes.ts';

/** What programs other than the screens of this platform ask of a kitchen; those say everything by `line`. */
export const kitchenOrderCalls = {
  product: defineCall({
    name: 'kdsKitchenOrder.product',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/product',
    access: { by: 'screen' },
    reads: true,
    summary: 'The dishes to make at a monitor over all of its orders, the longest waiting first',
    body: z.object({ idMonitor: id }),
    answer: z.object({
      asOf: kitchenPosition,
      now: z.number(),
      /** What is one dish made in one way. */
      products: z.array(
        z.object({
          name: z.string(),
          names,
          modifiers: z.array(kitchenModifier),
          note: z.string(),
          /** Portions over all of its tasks. */
          quantity: z.number(),
          tasks: z.array(
            z.object({ task: id, order: id, number: z.number(), quantity: z.string(), since: z.number() }),
          ),
        }),
      ),
    }),
  }),
  preparationStatus: defineCall({
    name: 'kdsKitchenOrder.preparationStatus',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/preparationStatus',
    access: { by: 'screen' },
    summary: 'Another status of dishes at the pass: one operation, as among those of line',
    body: z.object({ idMonitor: id, install: installName, op: kitchenMove }),
    answer: kitchenAnswers,
  }),
  put: defineCall({
    name: 'kdsKitchenOrder.put',
    service: 'kds',
    method: 'PUT',
    path: '/kdsKitchenOrder',
    access: { by: 'screen' },
    summary: 'Another status of a whole order: one operation on all of its dishes',
    body: z.object({ idMonitor: id, install: installName, op: kitchenMove }),
    answer: kitchenAnswers,
  }),
};
