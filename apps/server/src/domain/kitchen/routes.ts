import {
  type AnswerOf,
  boardCalls,
  boardKinds,
  type KitchenOperation,
  kitchenCalls,
  kitchenOrderCalls,
  kitchenTimeCalls,
  kitchenWallCalls,
  screenCalls,
  screenSelfCalls,
} from '@comanda/api/calls';
import { unknownRecord } from '../../core/refusal.ts';
import { type Screen, screenIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { boardOf, productsOf } from './board.ts';
import { bump } from './bump.ts';
import { handsTo } from './handOn.ts';
import { holdKitchen } from './kept.ts';
import { pastOf } from './past.ts';
import { choices, enrol, entryTicket, leave, listScreens, revoke } from './screens.ts';
import { noteSeen } from './seen.ts';
import { count } from './tally.ts';
import { cover, heard, reload, wallOf, writeTo } from './wall.ts';
import { timedOrders, timesOf } from './times.ts';
import { uploadOrder } from './upload.ts';

/** The screen that calls, for the monitor that it names: another one's is as unknown as one that is not there. */
const screenFor = (context: Context, idMonitor: string): Screen => {
  const screen = screenIn(context);
  if (screen.idMonitor !== idMonitor) throw unknownRecord();
  return screen;
};

const doOperations = async (
  context: Context,
  { idMonitor, install, ops }: { idMonitor: string; install: string; ops: readonly KitchenOperation[] },
): Promise<AnswerOf<typeof kitchenCalls.line>> => {
  const screen = screenFor(context, idMonitor);
  const kitchen = await holdKitchen(context.db, screen);
  const mover = ops.some(({ kind }) => kind === 'TRANSFER')
    ? { ...screen.mover, handsTo: await handsTo(context.db, screen) }
    : screen.mover;
  const { answer, outcomes } = await bump(kitchen, { monitor: idMonitor, install, mover }, ops);
  context.afterCommit(() => count(outcomes));
  return answer;
};

/** What tills and screens of the kitchen say (docs/product.md §16). */
export const kitchenRoutes: readonly Route[] = [
  handle(kitchenOrderCalls.upload, ({ data }, context) => uploadOrder(context, data)),
  ...boardKinds.map((kind) =>
    handle(boardCalls[kind], async ({ data }, context) => {
      const screen = screenFor(context, data.idMonitor);
      // A monitor whose kind was changed answers as what it is now: its settings say so, and the screen goes on with them.
      await noteSeen(context.db, screen);
      return boardOf(context.db, screen, data.since);
    }),
  ),
  handle(kitchenOrderCalls.past, async ({ data }, context) => {
    const screen = screenFor(context, data.idMonitor);
    await noteSeen(context.db, screen);
    return pastOf(context.db, screen, data);
  }),
  handle(kitchenOrderCalls.product, async ({ data }, context) => {
    const screen = screenFor(context, data.idMonitor);
    await noteSeen(context.db, screen);
    return productsOf(context.db, screen);
  }),
  handle(kitchenCalls.line, ({ data }, context) => doOperations(context, data)),
  handle(kitchenOrderCalls.undo, ({ data: { op, ...data } }, context) =>
    doOperations(context, { ...data, ops: [op] }),
  ),
  ...[kitchenOrderCalls.preparationStatus, kitchenOrderCalls.put].map((call) =>
    handle(call, ({ data: { op, ...data } }, context) => doOperations(context, { ...data, ops: [op] })),
  ),
  handle(kitchenTimeCalls.query, ({ data }, context) => timesOf(context, data)),
  handle(kitchenTimeCalls.orders, ({ data }, context) => timedOrders(context, data)),
  handle(screenCalls.choices, (_, context) => choices(context)),
  handle(screenCalls.enrol, ({ params, data }, context) => enrol(context, params.id, data.name)),
  handle(screenCalls.list, ({ params }, context) => listScreens(context, params.id)),
  handle(screenCalls.revoke, ({ params }, context) => revoke(context, params.id)),
  handle(kitchenWallCalls.wall, ({ params }, context) => wallOf(context, params.companyId)),
  handle(kitchenWallCalls.write, ({ params, data }, context) => writeTo(context, params.id, data.text)),
  handle(kitchenWallCalls.reload, ({ params }, context) => reload(context, params.id)),
  handle(kitchenWallCalls.cover, ({ params, data }, context) => cover(context, params.id, data.idBackup)),
  handle(screenSelfCalls.heard, ({ data }, context) => heard(context, data.id)),
  handle(screenSelfCalls.leave, (_, context) => leave(context)),
  handle(screenSelfCalls.ticket, (_, context) => entryTicket(context)),
];
