import { type KitchenTask, type PastPosition, kitchenOrderCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What is through at a monitor, as far back as a shift reaches (docs/product.md §16.3). */
const platform = usePlatform();
let shop: TestShop;
let cook: TestScreen;
let number = 0;

beforeAll(async () => {
  shop = await openShop(platform());
  const monitor = await shop.monitor();
  cook = await enrolScreen(platform(), shop.owner, monitor.id);
});

const fire = async (over: Partial<ReturnType<typeof orderOf>> = {}): Promise<string> => {
  number += 1;
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: { ...orderOf(number, [{}, { name: 'Pan' }]), ...over },
  });
  return data.id;
};
const tasksOf = async (id: string): Promise<readonly KitchenTask[]> =>
  (await cook.whole()).orders.find((order) => order.id === id)?.tasks ?? [];
const step = async (kind: 'START' | 'FINISH', id: string): Promise<void> => {
  await cook.send([cook.move(kind, await tasksOf(id))]);
};
const finish = async (id: string): Promise<void> => {
  await step('START', id);
  await step('FINISH', id);
};
const past = async (search = '', before?: PastPosition) => {
  const { data } = await cook.call(kitchenOrderCalls.past, {
    data: { idMonitor: cook.idMonitor, search, ...(before && { before }) },
  });
  return data;
};
const idsOf = (page: Awaited<ReturnType<typeof past>>): readonly string[] => page.orders.map(({ id }) => id);
/** As if all of it had been done so many hours ago. */
const age = (id: string, hours: number) =>
  platform().pool.query(`update kitchen_task set moved = moved - $2::bigint where id_order = $1`, [
    id,
    hours * 3_600_000,
  ]);

describe('what is through', () => {
  it('is told whole, page after page, the newest first', async () => {
    const fired: string[] = [];
    for (let count = 0; count < 35; count += 1) fired.push(await fire());
    const open = await fire();
    // In one operation, as a cook who clears the whole board does.
    const all = (await cook.whole()).orders
      .filter(({ id }) => fired.includes(id))
      .flatMap(({ tasks }) => tasks);
    await cook.send([cook.move('START', all)]);
    const started = (await cook.whole()).orders
      .filter(({ id }) => fired.includes(id))
      .flatMap(({ tasks }) => tasks);
    await cook.send([cook.move('FINISH', started)]);
    const last = fired.at(-1) ?? '';
    await age(fired[0] ?? '', 2);
    const first = await past();
    expect(first.orders).toHaveLength(30);
    const second = await past('', first.next ?? undefined);
    expect(second.next).toBeNull();
    const told = [...idsOf(first), ...idsOf(second)];
    expect(told.toSorted()).toEqual(fired.toSorted());
    expect(told.at(-1)).toBe(fired[0]);
    expect(told).not.toContain(open);
    const orders = [...first.orders, ...second.orders];
    expect(orders.find(({ id }) => id === last)?.tasks).toHaveLength(2);
  });
  it('is found by its number or by where it went, and by no sign of a pattern', async () => {
    const id = await fire({ place: 'Terraza 9' });
    await finish(id);
    expect(idsOf(await past(String(number)))).toEqual([id]);
    expect(idsOf(await past('terraza'))).toEqual([id]);
    expect(idsOf(await past('terr%'))).toEqual([]);
  });
  it('reaches back for a day and no further', async () => {
    const id = await fire({ place: 'Ayer' });
    await finish(id);
    await age(id, 23);
    expect(idsOf(await past('Ayer'))).toEqual([id]);
    await age(id, 2);
    expect(idsOf(await past('Ayer'))).toEqual([]);
  });
  it('comes back from there, long after it has left every board', async () => {
    const id = await fire({ place: 'Vuelve' });
    await finish(id);
    await age(id, 5);
    const [order] = (await past('Vuelve')).orders;
    await cook.send([cook.move('REOPEN', order?.tasks ?? [])]);
    expect((await tasksOf(id)).map(({ status }) => status)).toEqual(['CRT', 'CRT']);
    expect(idsOf(await past('Vuelve'))).toEqual([]);
  });
  it('is told to no screen of another monitor', async () => {
    const other = await shop.monitor();
    const { status } = await cook.callWith(kitchenOrderCalls.past, { idMonitor: other.id });
    expect(status).toBe(404);
  });
});
