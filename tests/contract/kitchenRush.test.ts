import { kitchenOrderCalls, resourceCalls, type SentOrder } from '@comanda/api/calls';
import { kitchenStore } from '@comanda/api/areas/kitchen/kitchenStore';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolScreen, openShop, orderOf, type TestScreen, type TestShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Orders whose tills say that they go first (docs/product.md §16.9), and when whole orders are late (§8.35). */
const platform = usePlatform();
let shop: TestShop;
let chef: TestScreen;
let number = 0;

beforeAll(async () => {
  shop = await openShop(platform());
  chef = await enrolScreen(platform(), shop.owner, (await shop.monitor([], { kind: 'FULLORDER' })).id);
});

const say = async (names: readonly string[], isRush: boolean | undefined, revision = 1): Promise<string> => {
  if (revision === 1) number += 1;
  const lines = names.map((name) => ({ name }));
  const { data } = await shop.till.call(kitchenOrderCalls.upload, {
    data: { ...orderOf(number, lines, revision), ...(isRush !== undefined && { isRush }) },
  });
  return data.id;
};
const tasksOf = async (id: string) =>
  (await chef.whole()).orders.find((order) => order.id === id)?.tasks ?? [];
const rushOf = async (id: string) => (await tasksOf(id)).map(({ isRush = false }) => isRush);

const upload = (order: SentOrder) => shop.till.call(kitchenOrderCalls.upload, { data: order });
const read = async () => {
  const { asOf, settings } = await chef.whole();
  return { epoch: asOf.epoch, delays: settings.delays };
};

describe('an order that goes first', () => {
  it('does so from the beginning, and what is added to it too', async () => {
    expect(await rushOf(await say(['Sopa'], undefined))).toEqual([false]);
    const id = await say(['Sopa', 'Pan'], true);
    expect(await rushOf(id)).toEqual([true, true]);
    expect(await rushOf(await say(['Sopa', 'Pan', 'Flan'], true, 2))).toEqual([true, true, true]);
  });
  it('comes to do so later, and no longer, without its dishes being other ones', async () => {
    const id = await say(['Sopa'], undefined);
    const [before] = await tasksOf(id);
    await say(['Sopa'], true, 2);
    const [after] = await tasksOf(id);
    expect(after).toMatchObject({ id: before?.id, epoch: before?.epoch, isRush: true, times: before?.times });
    await say(['Sopa'], false, 3);
    expect(await rushOf(id)).toEqual([false]);
  });
  it('stays as the kitchen has decided until the till says something else than it did', async () => {
    const id = await say(['Sopa'], true);
    const [task] = await tasksOf(id);
    if (!task) throw new Error('Nothing was fired.');
    await chef.send([chef.move('UNRUSH', [task])]);
    expect(await rushOf(id)).toEqual([false]);
    await say(['Sopa'], true, 2);
    expect(await rushOf(id)).toEqual([false]);
    await say(['Sopa'], false, 3);
    await say(['Sopa'], true, 4);
    expect(await rushOf(id)).toEqual([true]);
  });
  it('said again as the same revision has no further effect, and otherwise is refused', async () => {
    const order = { ...orderOf((number += 1), [{ name: 'Sopa' }]), isRush: true };
    expect((await upload(order)).status).toBe(200);
    expect((await upload(order)).status).toBe(200);
    expect((await upload({ ...order, isRush: false })).status).toBeGreaterThanOrEqual(400);
  });
});

it('whole orders are late as their store says, and screens fetch it when that changes', async () => {
  const before = await read();
  const { rows } = await platform().pool.query<{ id: string }>(
    `select id from kitchen_store where id_company = $1 and id_store = $2 and status = 'A'`,
    [shop.idCompany, shop.idStore],
  );
  const calls = resourceCalls(kitchenStore);
  const { data: kept } = await shop.owner.call(calls.get, { params: { id: rows[0]?.id ?? '' } });
  expect(before.delays).toEqual({ alert1: kept.alert1 * 60_000, alert2: kept.alert2 * 60_000 });
  const { status, text } = await shop.owner.call(calls.update, { data: { ...kept, alert1: 3, alert2: 4 } });
  expect(status, text).toBe(200);
  const after = await read();
  expect(after.delays).toEqual({ alert1: 180_000, alert2: 240_000 });
  expect(after.epoch).not.toBe(before.epoch);
  const cook = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
  expect((await cook.whole()).settings.delays ?? null).toBeNull();
});
