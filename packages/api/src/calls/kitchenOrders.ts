import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  installName,
  kitchenAnswers,
  kitchenModifier,
  kitchenMove,
  kitchenOrderCard,
  kitchenPosition,
  takingBack,
} from './kitchen.ts';
import { amount, count, milliseconds, number, text } from './kitchenShapes.ts';
import { id, instant, names } from './shapes.ts';

/** What sends orders to a kitchen (docs/product.md §8.34). */
export const kitchenEmitters = ['POS', 'KSK', 'QR', 'HUB'] as const;
export type KitchenEmitter = (typeof kitchenEmitters)[number];

const sentLine = z.object({
  /** Of the till, within the order: a line keeps it for ever. */
  number,
  idProduct: z._default(z.nullable(id), null),
  name: text,
  quantity: amount,
  modifiers: z._default(z.array(kitchenModifier).check(z.maxLength(50)), []),
  note: z._default(text, ''),
  idKitchenOrder: z._default(z.nullable(id), null),
  isVoided: z._default(z.boolean(), false),
  /** The line of an earlier order of this till that it was until the bill was split: it is not cooked again. */
  from: z.optional(z.object({ order: number, line: number })),
  /** When the till took it; where that is not said, the order's `at` in its first revision, later its arrival. */
  at: z.optional(instant),
});
/** An order as its till has it now: whole, each time that it changes. */
export const sentOrder = z.object({
  number,
  /** Grows with each change of the order. */
  revision: number,
  /** When the till took the order: ages count from then, however late it arrives. */
  at: instant,
  /** When its guests want it: it begins so early that it is done by then. Left out, it begins at once. */
  wanted: z.optional(instant),
  serviceKind: z.enum(['00', '01', '02', '03']),
  /** What the order was taken by: a till, a kiosk, the guests at their table, the ordering hub. */
  emitter: z._default(z.enum(kitchenEmitters), 'POS'),
  /** Where it is to go: a table, a number to be called. */
  place: z._default(text, ''),
  guests: z._default(count, 0),
  note: z._default(text, ''),
  /** It goes first, whatever its age, until its till or the kitchen says otherwise. */
  isRush: z.optional(z.boolean()),
  lines: z.array(sentLine).check(z.minLength(1), z.maxLength(200)),
});
export type SentOrder = z.input<typeof sentOrder>;

/** Up to where a list of what is through was read. */
const pastPosition = z.object({ at: milliseconds, order: id });
export type PastPosition = z.output<typeof pastPosition>;

/** What tills say to a kitchen, and what is seldom asked of it: a screen says everything that its cook does by `line`. */
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
  upload: defineCall({
    name: 'kdsKitchenOrder.upload',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/upload',
    access: { by: 'device' },
    summary: 'An order for the kitchen, or its next revision: new lines are fired, voided ones given up',
    body: sentOrder,
    answer: z.object({
      id,
      number,
      revision: number,
      /** Lines whose section no screen is watching: the till tells its cashier. */
      unattended: z.array(number),
    }),
  }),
  past: defineCall({
    name: 'kdsKitchenOrder.past',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/past',
    access: { by: 'screen' },
    reads: true,
    summary:
      'Orders of the last 24 hours with dishes that can be brought back at a monitor, the newest first',
    body: z.object({
      idMonitor: id,
      /** The number of an order, or part of where it went. */
      search: z._default(z.string().check(z.maxLength(40)), ''),
      before: z.optional(pastPosition),
    }),
    answer: z.object({
      now: milliseconds,
      orders: z.array(kitchenOrderCard),
      /** Where older ones go on; none where these are all. */
      next: z.nullable(pastPosition),
    }),
  }),
  undo: defineCall({
    name: 'kdsKitchenOrder.undo',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/undo',
    access: { by: 'screen' },
    summary: 'Take one operation of this screen back',
    body: z.object({ idMonitor: id, install: installName, op: takingBack }),
    answer: kitchenAnswers,
  }),
};
