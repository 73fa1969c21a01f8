import { kitchenOrderCalls, type KitchenTask } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Orders that are wanted at a time (docs/product.md §16.19). */
const platform = usePlatform();
const minute = 60_000;
let shop: TestShop;
let cook: TestScreen;
let number = 0;
let idProduct = '';

beforeAll(async () => {
  shop = await openShop(platform());
  cook = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
  const { rows } = await platform().pool.query<{ id: string }>(
    `update product set preparation_time = 12 where id_company = $1 and id = (
       select id from product where id_company = $1 and kind = '1' and status = 'A' order by id limit 1) returning id`,
    [shop.idCompany],
  );
  idProduct = rows[0]?.id ?? '';
});

const send = async (
  lines: Parameters<typeof orderOf>[1],
  minutes: number | undefined,
  of = (number += 1),
  revision = 1,
) => {
  const wanted = minutes === undefined ? undefined : Date.now() + minutes * minute;
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: {
      ...orderOf(of, lines, revision),
      serviceKind: '01',
      ...(wanted !== undefined && { wanted: new Date(wanted).toISOString() }),
    },
  });
  return { id: data.id, number: of, wanted: wanted ?? 0 };
};
const cardOf = async (id: string) => (await cook.whole()).orders.find((order) => order.id === id);
const tasksOf = async (id: string): Promise<readonly KitchenTask[]> => (await cardOf(id))?.tasks ?? [];
const beginsOf = async (id: string): Promise<number> =>
  Math.min(...(await tasksOf(id)).map(({ times }) => times.PND ?? 0));
const outcomes = async (op: Parameters<TestScreen['send']>[0][number]): Promise<readonly string[]> => {
  const answer = await cook.send([op]);
  return 'answers' in answer ? answer.answers.flatMap((one) => Object.values(one.outcomes)) : [];
};
const soon = (at: number): void => {
  expect(Math.abs(at - Date.now())).toBeLessThan(minute);
};

describe('an order for later', () => {
  it('begins so early that the dish that takes longest is done by then', async () => {
    const { id, wanted } = await send([{ idProduct }, { name: 'Pan' }], 60);
    expect(await cardOf(id)).toMatchObject({
      wanted,
      lines: [{ preparation: 12 * minute }, { preparation: null }],
    });
    expect(new Set((await tasksOf(id)).map(({ times }) => times.PND))).toEqual(
      new Set([wanted - 12 * minute]),
    );
  });
  it('takes as long as its section allows where no product says', async () => {
    const { id, wanted } = await send([{}], 60);
    expect(await beginsOf(id)).toBe(wanted - 5 * minute);
  });
  it('begins at once where there is no time left', async () => {
    const { id } = await send([{ idProduct }], 3);
    soon(await beginsOf(id));
  });
  it('is not among the dishes to make', async () => {
    const { id } = await send([{ name: 'Croqueta tardía' }], 60);
    const { data } = await cook.call(kitchenOrderCalls.product, { data: { idMonitor: cook.idMonitor } });
    expect(data.products.filter(({ name }) => name === 'Croqueta tardía')).toEqual([]);
    await cook.send([cook.move('FIRE', await tasksOf(id))]);
    const later = await cook.call(kitchenOrderCalls.product, { data: { idMonitor: cook.idMonitor } });
    expect(later.data.products.filter(({ name }) => name === 'Croqueta tardía')).toHaveLength(1);
  });
  it('is begun early by a press, once, and waits again when that is taken back', async () => {
    const { id, wanted } = await send([{}], 60);
    const op = cook.move('FIRE', await tasksOf(id));
    expect(await outcomes(op)).toEqual(['applied']);
    soon(await beginsOf(id));
    expect(await outcomes(cook.move('FIRE', await tasksOf(id)))).toEqual(['already']);
    expect(await outcomes(cook.undo(op.opId))).toEqual(['applied']);
    expect(await beginsOf(id)).toBe(wanted - 5 * minute);
  });
  it('has begun when somebody starts one of its dishes', async () => {
    const { id } = await send([{}], 60);
    expect(await outcomes(cook.move('START', await tasksOf(id)))).toEqual(['applied']);
    const [task] = await tasksOf(id);
    expect(task?.times.PND).toBe(task?.times.CRT);
    soon(task?.times.PND ?? 0);
  });
  it('begins at another time once its guests want it at another one', async () => {
    const { id, number: of } = await send([{}], 60);
    const { wanted } = await send([{}], 90, of, 2);
    expect(await beginsOf(id)).toBe(wanted - 5 * minute);
    await send([{}], undefined, of, 3);
    soon(await beginsOf(id));
    expect((await cardOf(id))?.wanted).toBeNull();
  });
  it('with a time that is none is refused at its place', async () => {
    const refused = await shop.till.call(kitchenOrderCalls.upload, {
      data: { ...orderOf((number += 1), [{}]), wanted: 'mañana' },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(refused.text)).toContain('wanted');
  });
});

describe('what is held back', () => {
  it('is started by nobody until it is fired', async () => {
    const chef = await enrolScreen(
      platform(),
      shop.owner,
      (await shop.monitor([], { kind: 'FULLORDER' })).id,
    );
    const { id } = await send([{}], undefined);
    expect(await outcomes(cook.move('HOLD', await tasksOf(id)))).toEqual(['illegal']);
    await chef.send([chef.move('HOLD', await tasksOf(id))]);
    expect((await tasksOf(id))[0]?.isHeld).toBe(true);
    expect(await outcomes(cook.move('START', await tasksOf(id)))).toEqual(['conflict']);
    expect(await outcomes(cook.move('FIRE', await tasksOf(id)))).toEqual(['applied']);
    expect(await outcomes(cook.move('START', await tasksOf(id)))).toEqual(['applied']);
  });
});
