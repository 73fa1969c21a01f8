import { type BodyOf, kitchenOrderCalls, type KitchenTimePart, kitchenTimeCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* How long kitchens took (docs/product.md §20.8). */
const platform = usePlatform();
const minute = 60_000;
let shop: TestShop;
let cook: TestScreen;
let slow = '';

beforeAll(async () => {
  shop = await openShop(platform());
  // What the demo's tills have sent is no part of this.
  await platform().pool.query('delete from fired_order');
  cook = await enrolScreen(
    platform(),
    shop.owner,
    (await shop.monitor([shop.idSection], { kind: 'FULLORDER' })).id,
  );
  const send = async (number: number, name: string) =>
    (await shop.till.call(kitchenOrderCalls.upload, { data: orderOf(number, [{ name }]) })).data.id;
  slow = await send(1, 'Solomillo');
  const quick = await send(2, 'Solomillo');
  const open = await send(3, 'Merluza');
  const given = await send(4, 'Flan');
  const { orders } = await cook.whole();
  const tasksOf = (id: string) => orders.find((order) => order.id === id)?.tasks ?? [];
  await cook.send([cook.move('DISCARD', tasksOf(given))]);
  const now = Date.now();
  const passed = async (id: string, times: Readonly<Record<string, number>>, status: string) =>
    platform().pool.query(`update kitchen_task set times = $2, status = $3 where id_order = $1`, [
      id,
      times,
      status,
    ]);
  await passed(
    slow,
    { PND: now, CRT: now + 2 * minute, FNL: now + 9 * minute, RDY: now + 9 * minute },
    'RDY',
  );
  await passed(quick, { PND: now, CRT: now + minute, FNL: now + 3 * minute, RDY: now + 4 * minute }, 'RDY');
  await passed(open, { PND: now }, 'PND');
});

type Asked = BodyOf<typeof kitchenTimeCalls.query>;
const asked = (by: KitchenTimePart): Asked => ({ idStores: [shop.idStore], by });
const query = async (by: KitchenTimePart) =>
  (await shop.owner.call(kitchenTimeCalls.query, { data: asked(by) })).data;

describe('the times of a kitchen', () => {
  it('are those of its dishes, without what was given up', async () => {
    const { rows, totals } = await query('product');
    expect(rows).toMatchObject([
      {
        key: 'Solomillo',
        label: 'Solomillo',
        dishes: 2,
        late: 1,
        waits: 1.5 * minute,
        cooks: 4.5 * minute,
        passes: minute,
        collects: null,
        whole: 6 * minute,
      },
      { label: 'Merluza', dishes: 1, late: 0, waits: null, whole: null },
    ]);
    expect(totals).toMatchObject({ dishes: 3, late: 1, whole: 6 * minute });
  });
  it('come to the same by whatever they are told', async () => {
    for (const by of ['section', 'hour', 'service'] as const) {
      const { rows, totals } = await query(by);
      expect(rows.reduce((sum, { dishes }) => sum + dishes, 0)).toBe(3);
      expect(totals.dishes).toBe(3);
    }
    expect((await query('service')).rows.map(({ key }) => key)).toEqual(['00']);
    expect((await query('section')).rows.map(({ key }) => key)).toEqual([shop.idSection]);
  });
  it('open the orders behind them, the slowest first', async () => {
    const { data } = await shop.owner.call(kitchenTimeCalls.orders, {
      data: { ...asked('product'), key: 'Solomillo' },
    });
    expect(data.orders.map(({ number, late }) => [number, late])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(data.orders[0]?.id).toBe(slow);
  });
  it('of another day are none', async () => {
    const { data } = await shop.owner.call(kitchenTimeCalls.query, {
      data: { ...asked('product'), day: '2026-01-15' },
    });
    expect(data.rows).toEqual([]);
    expect(data.totals).toMatchObject({ dishes: 0, whole: null });
  });
});
