import { kitchenOrderCalls, type KitchenTask } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Bills that are split: nothing is cooked twice (docs/product.md §16.20). */
const platform = usePlatform();
let shop: TestShop;
let cook: TestScreen;
let number = 0;
const next = (): number => (number += 1);

beforeAll(async () => {
  shop = await openShop(platform());
  cook = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
});

type Lines = Parameters<typeof orderOf>[1];
const send = async (of: number, lines: Lines, revision = 1): Promise<string> =>
  (await shop.till.call(kitchenOrderCalls.upload, { data: orderOf(of, lines, revision) })).data.id;
const cardOf = async (id: string) => (await cook.whole()).orders.find((order) => order.id === id);
const tasksOf = async (id: string): Promise<readonly KitchenTask[]> => (await cardOf(id))?.tasks ?? [];
const first = (tasks: readonly KitchenTask[]): KitchenTask => {
  const [task] = tasks;
  if (!task) throw new Error('There is no task.');
  return task;
};
const outcomes = async (op: Parameters<TestScreen['send']>[0][number]): Promise<readonly string[]> => {
  const answer = await cook.send([op]);
  return 'answers' in answer ? answer.answers.flatMap((one) => Object.values(one.outcomes)) : [];
};
/** Two dishes, the first of them begun. */
const begun = async () => {
  const of = next();
  const id = await send(of, [{ name: 'Solomillo' }, { name: 'Merluza' }]);
  const tasks = await tasksOf(id);
  const [steak] = (await cardOf(id))?.lines ?? [];
  const task = tasks.find(({ line }) => line === steak?.id);
  if (!task) throw new Error('There is no task.');
  await cook.send([cook.move('START', [task])]);
  return { of, id, task: task.id };
};

describe('a dish on another bill', () => {
  it('is as far as it was, the same dish, and says where it came from', async () => {
    const { of, id, task } = await begun();
    const other = next();
    const idOther = await send(other, [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    expect(await cardOf(idOther)).toMatchObject({ number: other, lines: [{ from: of, movedTo: null }] });
    expect(await tasksOf(idOther)).toMatchObject([{ id: task, status: 'CRT', epoch: 0, rev: 1 }]);
    const old = await cardOf(id);
    expect(old?.lines.map(({ movedTo }) => movedTo?.order)).toEqual([other, undefined]);
    expect(old?.tasks.map(({ status }) => status)).toEqual(['PND']);
    // The till says on its old bill that it is gone, or has not got round to that yet: nothing comes of it.
    await send(of, [{ name: 'Solomillo' }, { name: 'Merluza' }], 2);
    await send(of, [{ name: 'Solomillo', isVoided: true }, { name: 'Merluza' }], 3);
    expect(await tasksOf(idOther)).toMatchObject([{ id: task, status: 'CRT' }]);
    expect((await tasksOf(id)).map(({ status }) => status)).toEqual(['PND']);
    expect(await outcomes(cook.move('FINISH', await tasksOf(idOther)))).toEqual(['applied']);
  });
  it('takes a press that was under way meanwhile, and one that is taken back', async () => {
    const { of, id } = await begun();
    const seen = await tasksOf(id);
    const finish = cook.move(
      'FINISH',
      seen.filter(({ status }) => status === 'CRT'),
    );
    const idOther = await send(next(), [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    expect(await outcomes(finish)).toEqual(['applied']);
    expect(await tasksOf(idOther)).toMatchObject([{ status: 'RDY' }]);
    expect(await outcomes(cook.undo(finish.opId))).toEqual(['applied']);
    expect(await tasksOf(idOther)).toMatchObject([{ status: 'CRT' }]);
  });
  it('comes back as far as it had come where its old bill was told first', async () => {
    const { of, id, task } = await begun();
    await send(of, [{ name: 'Solomillo', isVoided: true }, { name: 'Merluza' }], 2);
    expect((await tasksOf(id)).find((one) => one.id === task)?.status).toBe('DSC');
    const idOther = await send(next(), [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    expect(await tasksOf(idOther)).toMatchObject([{ id: task, status: 'CRT', epoch: 2 }]);
  });
  it('that cooks gave up stays so', async () => {
    const { of, id, task } = await begun();
    await cook.send([
      cook.move(
        'DISCARD',
        (await tasksOf(id)).filter((one) => one.id === task),
      ),
    ]);
    const idOther = await send(next(), [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    expect(await tasksOf(idOther)).toMatchObject([{ id: task, status: 'DSC', epoch: 1 }]);
  });
  it('goes on from bill to bill', async () => {
    const { of, task } = await begun();
    const [second, third] = [next(), next()];
    await send(second, [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    const idThird = await send(third, [{ name: 'Solomillo', from: { order: second, line: 1 } }]);
    expect(await tasksOf(idThird)).toMatchObject([{ id: task, status: 'CRT' }]);
  });
  it('is fired where nothing is known of the one that it came from', async () => {
    const id = await send(next(), [{ name: 'Solomillo', from: { order: 987_654, line: 1 } }]);
    expect(await tasksOf(id)).toMatchObject([{ status: 'PND', rev: 0 }]);
  });
});

describe('a quantity that is parted', () => {
  it('is as far in each of its parts, and each goes on by itself', async () => {
    const of = next();
    const id = await send(of, [{ name: 'Cerveza', quantity: '3' }]);
    await cook.send([cook.move('START', await tasksOf(id))]);
    const idOther = await send(next(), [{ name: 'Cerveza', quantity: '1', from: { order: of, line: 1 } }]);
    await send(
      of,
      [
        { name: 'Cerveza', quantity: '3', isVoided: true },
        { name: 'Cerveza', quantity: '2', from: { order: of, line: 1 } },
      ],
      2,
    );
    const [here, there] = [first(await tasksOf(idOther)), first(await tasksOf(id))];
    expect([here.status, there.status]).toEqual(['CRT', 'CRT']);
    expect(there.times).toEqual(here.times);
    expect(here.id).not.toBe(there.id);
    expect((await cardOf(id))?.lines.map(({ quantity, from }) => [quantity, from])).toEqual([
      ['3', null],
      ['2', of],
    ]);
    expect(await outcomes(cook.move('FINISH', [there]))).toEqual(['applied']);
    expect(first(await tasksOf(idOther)).status).toBe('CRT');
  });
  it('may stay on its bill in two lines', async () => {
    const of = next();
    const id = await send(of, [{ name: 'Cerveza', quantity: '2' }]);
    const [task] = await tasksOf(id);
    await send(
      of,
      [
        { name: 'Cerveza', quantity: '2', isVoided: true },
        { name: 'Cerveza', quantity: '1', from: { order: of, line: 1 } },
        { name: 'Cerveza', quantity: '1', from: { order: of, line: 1 } },
      ],
      2,
    );
    const tasks = await tasksOf(id);
    expect(tasks.map(({ status }) => status)).toEqual(['PND', 'PND']);
    expect(tasks.some(({ id: one }) => one === task?.id)).toBe(true);
  });
});

describe('a screen', () => {
  it('is told of both bills, and where the dishes are now', async () => {
    const { of, id, task } = await begun();
    const line = await cook.listen();
    const idOther = await send(next(), [{ name: 'Solomillo', from: { order: of, line: 1 } }]);
    const [made, left] = [await line.nextNews(), await line.nextNews()];
    expect(made).toMatchObject({ data: { kind: 'NEW', order: idOther, card: { tasks: [{ id: task }] } } });
    expect(left).toMatchObject({ data: { kind: 'MOD', order: id } });
    line.end();
  });
  it('is told of an old bill on which nothing is left', async () => {
    const of = next();
    const id = await send(of, [{ name: 'Flan' }]);
    const line = await cook.listen();
    await send(next(), [{ name: 'Flan', from: { order: of, line: 1 } }]);
    await line.nextNews();
    expect(await line.nextNews()).toMatchObject({ data: { kind: 'MOD', order: id, card: { tasks: [] } } });
    line.end();
  });
});
