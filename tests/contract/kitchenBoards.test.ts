import { boardCalls, type BoardKind, kitchenOrderCalls, type KitchenTask } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Five kinds of monitors at one order (docs/product.md §16.2, §16.3, §16.17). */
const platform = usePlatform();
let shop: TestShop;
let number = 0;
const screens = new Map<BoardKind, TestScreen>();
const at = (kind: BoardKind): TestScreen => {
  const screen = screens.get(kind);
  if (!screen) throw new Error(`Nothing shows a ${kind} monitor.`);
  return screen;
};

beforeAll(async () => {
  shop = await openShop(platform());
  await platform().pool.query(`update kitchen_store set pickup_circuit = 'P' where id_store = $1`, [
    shop.till.signed.idStore,
  ]);
  for (const kind of ['REGULAR', 'FASTFOOD', 'FULLORDER', 'PREPARATION', 'PICKUP'] as const) {
    const cooks = kind === 'REGULAR' || kind === 'FASTFOOD';
    const monitor = await shop.monitor(cooks ? [shop.idSection] : [], { kind });
    screens.set(kind, await enrolScreen(platform(), shop.owner, monitor.id));
  }
});

const fire = async (lines: Parameters<typeof orderOf>[1]): Promise<string> => {
  number += 1;
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: { ...orderOf(number, lines), serviceKind: '01' },
  });
  return data.id;
};
const tasksOf = async (id: string): Promise<readonly KitchenTask[]> =>
  (await at('PREPARATION').whole()).orders.find((order) => order.id === id)?.tasks ?? [];
const statusesOf = async (id: string): Promise<readonly string[]> =>
  (await tasksOf(id)).map(({ status }) => status);
const outcomes = async (
  kind: BoardKind,
  move: Parameters<TestScreen['move']>[0],
  tasks: readonly KitchenTask[],
): Promise<readonly string[]> => {
  const answer = await at(kind).send([at(kind).move(move, tasks)]);
  return 'answers' in answer
    ? answer.answers.flatMap((one) => Object.values(one.outcomes))
    : ['resetInstall'];
};

describe('an order', () => {
  it('goes from its cooks to the pass and from there to its guest, each step where it belongs', async () => {
    const id = await fire([{}, { name: 'Pan' }]);
    expect(await outcomes('REGULAR', 'READY', await tasksOf(id))).toEqual(['illegal', 'illegal']);
    expect(await outcomes('FASTFOOD', 'FINISH', await tasksOf(id))).toEqual(['applied', 'applied']);
    expect(await statusesOf(id)).toEqual(['FNL', 'FNL']);
    expect(await outcomes('PICKUP', 'DELIVER', await tasksOf(id))).toEqual(['illegal', 'illegal']);
    expect(await outcomes('PREPARATION', 'READY', await tasksOf(id))).toEqual(['applied', 'applied']);
    expect(await outcomes('REGULAR', 'DELIVER', await tasksOf(id))).toEqual(['illegal', 'illegal']);
    expect(await outcomes('PICKUP', 'DELIVER', await tasksOf(id))).toEqual(['applied', 'applied']);
    expect(await statusesOf(id)).toEqual(['DLV', 'DLV']);
  });
  it('that was handed over by mistake is had back by the screen that did so', async () => {
    const id = await fire([{}]);
    await outcomes('FASTFOOD', 'FINISH', await tasksOf(id));
    await outcomes('PREPARATION', 'READY', await tasksOf(id));
    const op = at('PICKUP').move('DELIVER', await tasksOf(id));
    await at('PICKUP').send([op]);
    await at('PICKUP').send([at('PICKUP').undo(op.opId)]);
    expect(await statusesOf(id)).toEqual(['RDY']);
  });
  it('keeps the stages that its store had when it was fired', async () => {
    const id = await fire([{}]);
    const { orders } = await at('PICKUP').whole();
    expect(orders.find((order) => order.id === id)?.circuit).toEqual({
      hasPreparation: true,
      hasPickup: true,
    });
  });
  it('that is carried to a table has no number called', async () => {
    number += 1;
    const { data } = await shop.till.call(kitchenOrderCalls.upload, {
      data: { ...orderOf(number, [{}]), serviceKind: '00', place: 'Mesa 4' },
    });
    const { orders } = await at('PREPARATION').whole();
    const { circuit } = orders.find(({ id }) => id === data.id) ?? {};
    expect(circuit).toEqual({ hasPreparation: true, hasPickup: false });
  });
});

describe('a dish that is through', () => {
  it('is brought back as it was, or made again with a time of its own', async () => {
    const id = await fire([{}]);
    const [fired] = await tasksOf(id);
    await outcomes('FASTFOOD', 'FINISH', await tasksOf(id));
    expect(await outcomes('REGULAR', 'REOPEN', await tasksOf(id))).toEqual(['applied']);
    const [reopened] = await tasksOf(id);
    expect(reopened).toMatchObject({ status: 'CRT', attempt: 0, times: { PND: fired?.times.PND } });
    expect(reopened?.times.FNL).toBeUndefined();
    await outcomes('REGULAR', 'FINISH', await tasksOf(id));
    expect(await outcomes('PREPARATION', 'RECALL', await tasksOf(id))).toEqual(['applied']);
    const [again] = await tasksOf(id);
    expect(again).toMatchObject({ status: 'PND', attempt: 1 });
    expect(again?.times.PND).toBeGreaterThan(fired?.times.PND ?? Infinity);
  });
  it('is not brought back by who has not seen what was done to it since', async () => {
    const id = await fire([{}]);
    await outcomes('FASTFOOD', 'FINISH', await tasksOf(id));
    const seen = await tasksOf(id);
    await outcomes('PREPARATION', 'READY', seen);
    expect(await outcomes('REGULAR', 'RECALL', seen)).toEqual(['conflict']);
  });
});

describe('the call of each kind', () => {
  it('answers with what its monitor works on, whatever it is named', async () => {
    const id = await fire([{}]);
    for (const [kind, screen] of screens) {
      const { status, data } = await screen.call(boardCalls[kind], { data: { idMonitor: screen.idMonitor } });
      expect([kind, status]).toEqual([kind, 200]);
      if ('unchanged' in data) throw new Error('Without a position a board is whole.');
      expect([data.settings.kind, data.orders.some((order) => order.id === id)]).toEqual([kind, true]);
    }
  });
  it('adds up what is to be made, dish by dish', async () => {
    const plain = { name: 'Paella para sumar', quantity: '2' };
    const without = { ...plain, quantity: '1', modifiers: [{ sign: '-' as const, name: 'guisantes' }] };
    await fire([plain, without]);
    await fire([plain]);
    const screen = at('REGULAR');
    const { data } = await screen.call(kitchenOrderCalls.product, { data: { idMonitor: screen.idMonitor } });
    const summed = data.products.filter(({ name }) => name === plain.name);
    expect(
      summed.map(({ quantity, modifiers, tasks }) => [quantity, modifiers.length, tasks.length]),
    ).toEqual([
      [4, 0, 2],
      [1, 1, 1],
    ]);
  });
  it('takes one step of an order or of the pass like any other', async () => {
    const id = await fire([{}]);
    const { idMonitor, install, move, call } = at('FASTFOOD');
    await call(kitchenOrderCalls.put, {
      data: { idMonitor, install, op: stepOf(move('FINISH', await tasksOf(id))) },
    });
    const pass = at('PREPARATION');
    await pass.call(kitchenOrderCalls.preparationStatus, {
      data: {
        idMonitor: pass.idMonitor,
        install: pass.install,
        op: stepOf(pass.move('READY', await tasksOf(id))),
      },
    });
    expect(await statusesOf(id)).toEqual(['RDY']);
  });
});

type Operation = ReturnType<TestScreen['move']>;
const stepOf = (op: Operation): Exclude<Operation, { kind: 'UNDO' }> => {
  if (op.kind === 'UNDO') throw new Error('A move takes nothing back.');
  return op;
};
