import type { KitchenBoard } from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createShop, GRILL, idOf, MONITOR, taskIdOf } from './testing/shop.ts';
import { saysAll, type Truth, withAcknowledged, withBoard, withFrame } from './truth.ts';

/** What the shop went through: each of its frames, and its board after each. */
const historyOf = (acts: readonly Act[]) => {
  let at = 0;
  const shop = createShop(() => (at += 1));
  const boards: KitchenBoard[] = [shop.board()];
  for (const act of acts) {
    const before = shop.events().length;
    if (act.kind === 'fire') shop.fire(`o${act.order}`, { [`${act.order}-${at}`]: GRILL });
    else {
      const open = shop.board().orders.flatMap(({ lines }) => lines.map(({ name }) => name));
      const line = open[act.line % Math.max(1, open.length)];
      if (line !== undefined && act.kind === 'void') shop.voidLine(line);
      else if (line !== undefined && act.kind !== 'void') shop.other(act.kind, line);
    }
    if (shop.events().length > before) boards.push(shop.board());
  }
  return { frames: shop.events(), boards, last: shop.board() };
};
type Act =
  | { readonly kind: 'fire'; readonly order: number }
  | { readonly kind: 'START' | 'FINISH' | 'DISCARD' | 'void'; readonly line: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }).map((order): Act => ({ kind: 'fire', order })) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        kind: fc.constantFrom('START', 'START', 'FINISH', 'DISCARD', 'void'),
        line: fc.integer({ min: 0, max: 20 }),
      })
      .map((drawn): Act => drawn),
  },
);
const sortedTasks = (truth: Truth) =>
  [...truth.orders.values()]
    .flatMap(({ tasks }) => tasks)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
const sortedOf = (board: KitchenBoard) =>
  board.orders.flatMap(({ tasks }) => tasks).toSorted((one, other) => (one.id < other.id ? -1 : 1));

const taken = (truth: Truth, frame: KitchenData): Truth => withFrame(truth, frame) ?? truth;

describe('the truth of a screen', () => {
  test('is what the server has, in whatever order frames come, however often, and with older boards in between', () => {
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 25, size: 'max' }),
        fc.infiniteStream(fc.nat()),
        (acts, draws) => {
          const { frames, boards, last } = historyOf(acts);
          const draw = (bound: number): number => (draws.next().value ?? 0) % bound;
          const [empty] = boards;
          if (!empty) return;
          let truth = withBoard(undefined, empty);
          const open = [...frames, ...frames.filter(() => draw(3) === 0)];
          while (open.length > 0) {
            const [frame] = open.splice(draw(Math.min(open.length, 6)), 1);
            if (!frame) continue;
            // A frame before the one that brings its order has left a gap, and the line fetches the board.
            const isGap = !frame.card && !truth.orders.has(frame.order);
            const fetched = isGap ? boards[frame.seq] : undefined;
            truth = fetched ? withBoard(truth, fetched) : taken(truth, frame);
            const board = boards[draw(boards.length)];
            if (draw(4) === 0 && board) truth = withBoard(truth, board);
          }
          expect(sortedTasks(truth)).toEqual(sortedOf(last));
          // And a board that is fetched at the end changes nothing.
          const { orders } = withBoard(truth, last);
          for (const [id, { tasks }] of orders) expect(tasks).toBe(truth.orders.get(id)?.tasks);
          for (const card of last.orders) expect(orders.get(card.id)?.card.lines).toEqual(card.lines);
        },
      ),
      { numRuns: 300 },
    );
  });
  test('an order that left the server’s board leaves, one that came since it was read stays', () => {
    const shop = createShop(() => 1);
    shop.fire('o1', { burger: GRILL });
    const before = shop.board();
    shop.fire('o2', { salad: GRILL });
    const frame = shop.events().at(-1);
    if (!frame) throw new Error('nothing was told');
    const known = taken(withBoard(undefined, before), frame);
    const without = { ...before, orders: [] };
    expect([...withBoard(known, without).orders.keys()]).toEqual([idOf('o2')]);
  });
  test('a dish that comes back to an order that is not known has to be fetched; one that is through not', () => {
    const shop = createShop(() => 1);
    const truth = withBoard(undefined, shop.board());
    shop.fire('o1', { burger: GRILL });
    const task = shop.taskOf('burger');
    if (!task) throw new Error('nothing was fired');
    const told = (status: 'CRT' | 'RDY'): KitchenData => ({
      v: 1,
      epoch: truth.epoch,
      seq: 7,
      prev: 6,
      t: 1,
      kind: 'STATUS',
      order: idOf('o1'),
      tasks: [{ ...task, status }],
    });
    expect([withFrame(truth, told('CRT')), withFrame(truth, told('RDY')) === truth]).toEqual([
      undefined,
      true,
    ]);
  });
  test('an order that is not known and brings a given-up dish is not the whole of it: the dish may have left here', () => {
    const shop = createShop(() => 1);
    const truth = withBoard(undefined, shop.board());
    shop.fire('o1', { burger: GRILL });
    shop.fire('o2', { salad: GRILL });
    shop.voidLine('burger');
    shop.fire('o1', { fries: GRILL });
    const [, salad, , fries] = shop.events();
    if (!salad || !fries) throw new Error('nothing was told');
    expect(fries.card?.lines).toHaveLength(2);
    expect([saysAll(truth, fries), saysAll(truth, salad)]).toEqual([false, true]);
    expect(withFrame(truth, fries)?.orders.size).toBe(1);
  });
  test('a dish of a split bill stands on one of them alone, whatever comes late', () => {
    const shop = createShop(() => 1);
    shop.fire('o1', { burger: GRILL, fries: GRILL });
    const before = shop.board();
    const [fired] = shop.events();
    shop.split('o1', 'burger', 'o2');
    const news = shop.events().slice(-2);
    if (!fired) throw new Error('nothing was told');
    for (const frames of [news, news.toReversed(), [...news, fired], [...news, ...news]]) {
      const late = withBoard(frames.reduce(taken, withBoard(undefined, before)), before);
      for (const truth of [late, withBoard(late, shop.board())])
        expect([...truth.orders].map(([id, { tasks }]) => [id, tasks.map((task) => task.id)])).toEqual(
          expect.arrayContaining([
            [idOf('o1'), [taskIdOf('fries')]],
            [idOf('o2'), [taskIdOf('burger')]],
          ]),
        );
    }
  });
  test('what has left stays away, though a board that is older than its last epoch comes late', () => {
    const shop = createShop(() => 1);
    shop.fire('o1', { burger: GRILL });
    const before = shop.board();
    shop.voidLine('burger');
    const voided = shop.events().at(-1);
    if (!voided) throw new Error('nothing was told');
    const id = taskIdOf('burger');
    const left = withAcknowledged(taken(withBoard(undefined, before), voided), [{ id, epoch: 1 }]);
    expect(withBoard(left, before).acknowledged.get(id)).toBe(1);
    // A frame that overtook the one of the discard does not know better.
    const early = withAcknowledged(withBoard(undefined, before), [{ id, epoch: 1 }]);
    const ahead = { ...voided, kind: 'STATUS' as const, tasks: [], acknowledged: [id] };
    const { card: _, ...overtaking } = { ...ahead, op: { id: '', install: '', monitor: MONITOR } };
    expect(taken(early, overtaking).acknowledged.get(id)).toBe(1);
    // And it is enough to be told.
    const told: KitchenData = {
      ...voided,
      kind: 'STATUS',
      acknowledged: [id],
      op: { id: '', install: '', monitor: MONITOR },
    };
    const again = taken(withBoard(undefined, shop.board()), told);
    expect(again.acknowledged.get(id)).toBe(1);
    expect(withFrame(again, told)).toBe(again);
    // Told once more when the dish has been called back and given up anew, it says nothing of that.
    const anew = taken(again, {
      ...voided,
      seq: voided.seq + 2,
      tasks: voided.tasks.map((task) => ({ ...task, epoch: 3, rev: 3 })),
    });
    expect(taken(anew, told).acknowledged.get(id)).toBe(1);
  });
  test('of another epoch a board is all there is, though the server knows less than before: it was put back', () => {
    const shop = createShop(() => 1);
    shop.fire('o1', { burger: GRILL });
    const before = shop.board();
    shop.other('START', 'burger');
    shop.fire('o2', { salad: GRILL });
    const [, , salad] = shop.events();
    if (!salad) throw new Error('nothing was told');
    const known = withAcknowledged(taken(withBoard(undefined, shop.board()), salad), [
      { id: taskIdOf('burger'), epoch: 0 },
    ]);
    const back = withBoard(known, { ...before, asOf: { ...before.asOf, epoch: 'B' } });
    expect([...back.orders.keys()]).toEqual([idOf('o1')]);
    expect(sortedTasks(back)).toMatchObject([{ status: 'PND', rev: 0 }]);
    expect(back.acknowledged.size).toBe(0);
    const next = taken(back, { ...salad, epoch: 'B', seq: before.asOf.seq + 1 });
    expect([...next.orders.keys()]).toEqual([idOf('o1'), idOf('o2')]);
    expect(taken(back, salad)).toBe(back);
  });
  test('what is through leaves in the end, the newest stay', () => {
    const shop = createShop(() => 1);
    let truth = withBoard(undefined, shop.board());
    for (let index = 0; index < 70; index += 1) shop.fire(`o${index}`, { [`l${index}`]: GRILL });
    for (let index = 0; index < 70; index += 1) shop.other('DISCARD', `l${index}`);
    for (const [index, frame] of shop.events().entries())
      truth = taken(truth, {
        ...frame,
        tasks: frame.tasks.map((task) => ({ ...task, times: { ...task.times, PND: index } })),
        // Acknowledged as soon as they are given up: nothing of them is open.
        ...(frame.kind === 'STATUS' && {
          acknowledged: frame.tasks.map(({ id }) => id),
          op: { id: '', install: '', monitor: MONITOR },
        }),
      });
    expect(truth.orders.size).toBe(63);
    expect(truth.acknowledged.get(taskIdOf('l69'))).toBe(1);
  });
});
