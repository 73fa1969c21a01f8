import { businessCalls, resourceCalls, syncCalls, type Tracker } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* A store that opens, sells, closes and comes back (docs/product.md §8.15, §9.1.5). */
const platform = usePlatform();
let home: Business;
let owner: Caller;
let idCompany = '';

beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ owner, idCompany } = home);
});

const cards = async () =>
  (await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } })).data;
const trackersOf = async (id: string): Promise<Tracker[]> => {
  const { data } = await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 100 } });
  return data.elements.filter(({ subject }) => subject.idEntity === id);
};
const publish = (idStores: string[], trackers: readonly Tracker[]) =>
  owner.call(syncCalls.publish, { data: { idCompany, idStores, idTrackers: trackers.map(({ id }) => id) } });
const commitsOf = async (idStore: string) => {
  const { data } = await owner.call(syncCalls.commitList, {
    data: { idCompany, whereExtra: { field: 'idStore', operator: 'eq', value: idStore } },
  });
  return Promise.all(
    data.elements.map(async ({ id }) => (await owner.call(syncCalls.commit, { params: { id } })).data),
  );
};
const remove = (id: string) => owner.call(resourceCalls(store).remove, { params: { id } });

it('begins with what is published and waits for the rest; goes with nothing left behind, and comes back', async () => {
  const [known, fresh] = [await home.create(tax), await home.create(tax)];
  await publish(home.idStores.slice(0, 1), await trackersOf(known.id));
  const { id, names } = await home.create(store, { city: 'Irún' });

  expect((await cards()).find((card) => card.id === id)).toMatchObject({
    sName: Object(names)['es-ES'],
    address: { city: 'Irún' },
    terminals: 0,
  });
  const [first, ...others] = await commitsOf(id);
  expect([first?.number, first?.revertible, others]).toEqual([1, false, []]);
  expect(new Set(first?.items.map(({ kind }) => kind))).toEqual(new Set(['RLD']));
  const begun = first?.items.map(({ subject }) => subject.idEntity) ?? [];
  expect([known.id, fresh.id, id].map((one) => begun.includes(one))).toEqual([true, false, false]);
  const waits = async (of: string) =>
    (await trackersOf(of)).map(({ stores }) => stores.find(({ idStore }) => idStore === id)?.status);
  expect([await waits(known.id), await waits(fresh.id), await waits(id)]).toEqual([
    [undefined],
    ['PND'],
    ['PND'],
  ]);

  // A till of it has all that the others have, and keeps the store from being deleted.
  const { idTerminal, idStore } = (await tillOf(platform(), 'ENCINA LPA Terraza')).signed;
  const move = (to: string) =>
    platform().pool.query('update terminal set id_store = $1 where id = $2', [to, idTerminal]);
  await move(id);
  const till = await tillOf(platform(), 'ENCINA LPA Terraza');
  const pulled = await till.pull(0);
  expect([till.signed.idStore, pulled.number, pulled.reload]).toEqual([id, 1, true]);
  expect(pulled.changes.map((change) => change.id).toSorted()).toEqual(begun.toSorted());
  const stocked = await home.create(product, { stockControl: 'S', stock: [{ idStore: id, stock: '3' }] });
  expect((await remove(id)).error).toMatchObject({
    code: 'ERROR_NOT_ERASABLE',
    extra: [
      { entity: 'ART', count: 1, records: [{ id: stocked.id }] },
      { entity: 'TRM', count: 1, records: [{ id: idTerminal, code: 'Terraza', names: {} }] },
    ],
  });
  await move(idStore);
  await owner.call(resourceCalls(product).remove, { params: { id: stocked.id } });

  // What nobody has published is no change when it goes, and could not be discarded.
  await publish(home.idStores.slice(0, 1), await trackersOf(id));
  expect((await remove(id)).status).toBe(200);
  expect((await cards()).map((card) => card.id)).not.toContain(id);
  expect(await waits(fresh.id)).toEqual([undefined]);
  expect((await publish([id], await trackersOf(fresh.id))).status).toBe(404);

  await publish(home.idStores.slice(0, 1), await trackersOf(fresh.id));
  const [deletion] = await trackersOf(id);
  expect((await owner.call(syncCalls.discard, { params: { id: deletion?.id ?? '' } })).status).toBe(200);
  const back = (await commitsOf(id)).find(({ number }) => number === 2);
  expect(back?.items.map(({ subject }) => subject.idEntity)).toContain(fresh.id);
  expect(back?.items.map(({ subject }) => subject.idEntity)).toContain(id);
  expect(await waits(id)).toEqual([undefined]);
});

it('misses no change that is written at the same moment', async () => {
  const client = await platform().pool.connect();
  const {
    rows: [{ id: idTracker }],
  } = await client.query('select gen_random_uuid() as id');
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock_shared(hashtextextended('stores of ' || $1, 0))`, [
      idCompany,
    ]);
    const opening = home.create(store);
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    await client.query(
      `insert into tracker (id_company, id, entity, id_entity, kind, code, names, id_author, author_name)
        values ($1, $2, 'TAX', gen_random_uuid(), 'INS', 'X', '{}', $2, '')`,
      [idCompany, idTracker],
    );
    await client.query('commit');
    const { id } = await opening;
    const { rowCount } = await client.query(
      `select 1 from tracker_store where id_tracker = $1 and id_store = $2 and status = 'PND'`,
      [idTracker, id],
    );
    expect(rowCount).toBe(1);
  } finally {
    client.release();
  }
});
