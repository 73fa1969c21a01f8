import { randomUUID } from 'node:crypto';
import { businessCalls, resourceCalls, syncCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Pool } from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { startPlans } from '../../apps/server/src/domain/sync/planRunner.ts';
import type { Caller } from '../support/caller.ts';
import { toldTo } from '../support/told.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* A publication waits for its hour and is then done by the platform itself (docs/product.md §9.6). */
const platform = usePlatform();
let owner: Caller;
let idCompany = '';
let stores: readonly { id: string; code: string; timeZone: string }[] = [];
let pool: Pool;
const idOf = (code: string): string => stores.find((store) => store.code === code)?.id ?? '';

beforeAll(async () => {
  pool = platform().pool;
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  stores = (await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } })).data;
});

beforeEach(() => pool.query('delete from message'));

let serial = 0;
/** A new tax, and the change that it makes. */
const changed = async () => {
  serial += 1;
  const { data: record } = await owner.call(resourceCalls(tax).create, {
    data: {
      idCompany,
      code: `PLAN${serial}`,
      names: { 'es-ES': `Plan ${serial}` },
      value: '3',
      order: 7000 + serial,
    },
  });
  const { data } = await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 10 } });
  const tracker = data.elements.find(({ subject }) => subject.idEntity === record.id);
  return { record, idTracker: tracker?.id ?? '' };
};
const plan = (data: Record<string, unknown>, caller = owner) =>
  caller.call(syncCalls.plan, { data: { idCompany, idStores: [idOf('MAD')], at: tomorrow(), ...data } });
const plans = async () => (await owner.call(syncCalls.plans, { params: { companyId: idCompany } })).data;
/** Four in the morning of the day after the next. */
const tomorrow = (): string => `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T04:00`;
const nothing = (...said: unknown[]): void => expect(said).toEqual([]);
/** Lets the hour of every plan come, and sees to it as the platform does. */
const letComeDue = async (warn: (...said: unknown[]) => void = nothing): Promise<void> => {
  await pool.query('update planned_publication set at = now() where refusal is null');
  const own = createPool(platform().databaseUrl);
  const config = readConfig({ COMANDA_DATA: platform().dataDirectory });
  await startPlans({
    pool: own,
    config,
    log: { warn },
  }).stop();
  // The platform itself looks too, and may have come to a plan first: it holds it until it is done.
  await pool.query('select 1 from planned_publication where at <= now() and refusal is null for update');
  await own.end();
};
const storesWith = async (idTracker: string): Promise<string[]> => {
  const { data } = await owner.call(syncCalls.tracker, { params: { id: idTracker } });
  return data.stores.flatMap(({ idStore, status }) =>
    status === 'PND' ? [] : (stores.find(({ id }) => id === idStore)?.code ?? []),
  );
};

it('names one hour, which each store has on its own wall', async () => {
  const { idTracker } = await changed();
  const at = tomorrow();
  const answer = await plan({
    idStores: [idOf('MAD'), idOf('LPA')],
    idTrackers: [idTracker],
    at,
    note: 'Menu',
  });
  const hours = new Map(answer.data.map(({ idStore, at: instant }) => [idStore, Date.parse(instant)]));
  // The Canaries are an hour behind.
  expect((hours.get(idOf('LPA')) ?? 0) - (hours.get(idOf('MAD')) ?? 0)).toBe(3_600_000);
  expect(await plans()).toMatchObject([
    {
      sName: expect.any(String),
      changes: 1,
      note: 'Menu',
      author: { name: 'Carmen Robledo' },
      refusal: null,
    },
    { changes: 1 },
  ]);
  for (const { id } of await plans())
    expect((await owner.call(syncCalls.unplan, { params: { id } })).status).toBe(200);
  expect(await plans()).toEqual([]);
  await letComeDue();
  expect(await storesWith(idTracker)).toEqual([]);
});

it('goes out at its hour, by whose it is, with its words, and only what was chosen', async () => {
  const [chosen, other] = [await changed(), await changed()];
  await plan({ idTrackers: [chosen.idTracker], note: 'New season' });
  await letComeDue();
  expect([await storesWith(chosen.idTracker), await storesWith(other.idTracker)]).toEqual([['MAD'], []]);
  expect(await plans()).toEqual([]);
  const { data } = await owner.call(syncCalls.commitList, { data: { idCompany, limit: 10 } });
  expect(data.elements[0]).toMatchObject({ note: 'New season', author: { name: 'Carmen Robledo' } });
  expect(await toldTo(platform(), 'owner')).toMatchObject([
    { nclass: 'publication.planned', idCommit: data.elements[0]?.id, idCompany },
  ]);
});

it('takes all that is pending by then where nothing is chosen', async () => {
  await plan({});
  const later = await changed();
  await letComeDue();
  expect(await storesWith(later.idTracker)).toEqual(['MAD']);
});

it('leaves out what was discarded, and does nothing where nothing is left', async () => {
  const [kept, gone] = [await changed(), await changed()];
  await plan({ idTrackers: [kept.idTracker, gone.idTracker] });
  await owner.call(syncCalls.discard, { params: { id: gone.idTracker } });
  await letComeDue();
  expect(await storesWith(kept.idTracker)).toEqual(['MAD']);
  const single = await changed();
  await plan({ idTrackers: [single.idTracker] });
  await owner.call(syncCalls.discard, { params: { id: single.idTracker } });
  await letComeDue();
  expect(await plans()).toEqual([]);
  expect(await toldTo(platform(), 'owner')).toHaveLength(1);
});

it('is not done for who may not publish any more, and says so', async () => {
  const { idTracker } = await changed();
  await plan({ idTrackers: [idTracker] });
  const someone = await pool.query("select id from app_user where email = 'reader@comanda.test'");
  await pool.query('update planned_publication set id_author = $1', [someone.rows[0]?.id]);
  await letComeDue();
  expect(await storesWith(idTracker)).toEqual([]);
  expect(await plans()).toMatchObject([{ refusal: 'ERROR_FORBIDDEN' }]);
  // Looked at again it is not tried again, and nobody is told twice.
  await letComeDue();
  expect(await toldTo(platform(), 'reader')).toMatchObject([{ nclass: 'publication.missed', idCompany }]);
  expect(await toldTo(platform(), 'owner')).toEqual([]);
  for (const { id } of await plans()) await owner.call(syncCalls.unplan, { params: { id } });
});

it('that fails says so, and keeps no other from its hour', async () => {
  const [failing, sound] = [await changed(), await changed()];
  await plan({ idTrackers: [failing.idTracker], note: 'Fails' });
  await pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fail_here before insert on store_commit for each row when (new.note = 'Fails')
      execute function fail_here()`);
  try {
    const said: unknown[] = [];
    await letComeDue((...words) => said.push(words));
    // Whichever of the two has come to it says so.
    const byItself = platform().server.said().split('a planned publication was not done').length - 1;
    expect(said.length + byItself).toBe(1);
    await plan({ idTrackers: [sound.idTracker] });
    await letComeDue();
    expect([await storesWith(failing.idTracker), await storesWith(sound.idTracker)]).toEqual([[], ['MAD']]);
    expect(await plans()).toMatchObject([{ note: 'Fails', refusal: 'ERROR_FAULT' }]);
  } finally {
    await pool.query('drop trigger fail_here on store_commit; drop function fail_here');
    for (const { id } of await plans()) await owner.call(syncCalls.unplan, { params: { id } });
  }
});

it('that is gone is not taken back', async () => {
  const { data } = await plan({});
  const params = { id: data[0]?.id ?? '' };
  expect((await owner.call(syncCalls.unplan, { params })).status).toBe(200);
  expect((await owner.call(syncCalls.unplan, { params })).status).toBe(404);
});

it.each([
  ['an hour that is over', { at: '2026-01-01T04:00' }, 422],
  ['one too far away', { at: '2099-01-01T04:00' }, 422],
  ['a day that does not exist', { at: '2027-02-30T04:00' }, 400],
  ['a year that does not exist', { at: '0000-01-01T04:00' }, 400],
  ['no hour', { at: 'tonight' }, 400],
  ['a store of nobody', { idStores: [randomUUID()] }, 404],
  ['a change of nobody', { idTrackers: [randomUUID()] }, 404],
  ['words that are none', { note: ' ' }, 400],
])('is refused for %s', async (_, data, status) => {
  expect((await plan(data)).status).toBe(status);
  expect(await plans()).toEqual([]);
});

it('is made and taken back by who may publish there, and read by who sees the changes', async () => {
  const reader = await platform().as('reader');
  const foreign = await platform().as('foreign');
  expect((await plan({}, reader)).status).toBe(403);
  expect((await plan({}, foreign)).status).toBe(404);
  const { data } = await plan({});
  const params = { id: data[0]?.id ?? '' };
  expect((await reader.call(syncCalls.unplan, { params })).status).toBe(403);
  expect((await foreign.call(syncCalls.unplan, { params })).status).toBe(404);
  expect((await reader.call(syncCalls.plans, { params: { companyId: idCompany } })).data).toHaveLength(1);
  expect((await foreign.call(syncCalls.plans, { params: { companyId: idCompany } })).status).toBe(404);
  expect((await owner.call(syncCalls.unplan, { params })).status).toBe(200);
});
