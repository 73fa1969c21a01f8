import { randomUUID } from 'node:crypto';
import { businessCalls, favouriteCalls, groupCalls, peopleCalls, reportCalls } from '@comanda/api/calls';
import { grantable } from '@comanda/api/permissions';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { onePixel } from '../support/onePixel.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const query = (text: string, values: readonly unknown[] = []) => platform().pool.query(text, [...values]);
let owner: Caller;
let foreign: Caller;
let encina: string;
let brasa: string;
let istmo: string;
let stores: readonly string[];
let idUser: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  foreign = await platform().as('foreign');
  encina = await platform().company('ENCINA');
  brasa = await platform().company('BRASA');
  istmo = await platform().company('ISTMO');
  const { data } = await owner.call(businessCalls.storesOfCompany, { params: { id: encina } });
  stores = data.map(({ id }) => id);
  idUser = (await owner.call(peopleCalls.logged)).data.id;
});
const clear = async (): Promise<void> => {
  await query('delete from business_group');
  await query('delete from favourite');
};
beforeAll(clear);
afterEach(async () => {
  await clear();
  await giveRole(platform().pool, 'owner', encina, 'OWNER');
});
const make = (gName: string, idCompanies: readonly string[] = [], idStores: readonly string[] = []) =>
  owner.call(groupCalls.make, { data: { gName, idCompanies: [...idCompanies], idStores: [...idStores] } });
const mine = async (caller = owner, id = idUser) =>
  (await caller.call(groupCalls.ofUser, { params: { id } })).data;

describe('a group', () => {
  it('holds companies and stores, any of them in any number of groups', async () => {
    const { data: north } = await make('North', [encina, brasa], stores);
    expect(north.companies.map(({ id }) => id)).toEqual([brasa, encina]);
    expect(north.stores.map(({ id }) => id).toSorted()).toEqual([...stores].toSorted());
    await make('Bars', [encina]);
    expect((await mine()).map(({ gName }) => gName)).toEqual(['Bars', 'North']);
    const of = async (call: typeof groupCalls.ofCompany | typeof groupCalls.ofStore, id: string) =>
      (await owner.call(call, { params: { id } })).data.map(({ gName }) => gName);
    expect(await of(groupCalls.ofCompany, encina)).toEqual(['Bars', 'North']);
    expect(await of(groupCalls.ofCompany, brasa)).toEqual(['North']);
    expect(await of(groupCalls.ofStore, stores[0] ?? '')).toEqual(['North']);
    const { data: several } = await owner.call(groupCalls.several, {
      data: { idGroups: [north.id, randomUUID()] },
    });
    expect(several).toEqual([north]);
  });
  it('has a picture of its own, which stays until another one comes or it is taken away', async () => {
    const files = { image: new Blob([onePixel], { type: 'image/png' }) };
    const content = { gName: 'Pictured', idCompanies: [encina], idStores: [] };
    const { data: made } = await owner.call(groupCalls.make, { data: content, files });
    expect(made.avatar.url).toMatch(/^\/api\/storage\/v1\/image\/[0-9a-f]{64}$/);
    const avatarOf = async (caller = owner) =>
      caller.call(groupCalls.avatar, { params: { id: made.id, ts: '1' } });
    expect((await avatarOf()).data).toMatchObject({ url: made.avatar.url, image64: expect.any(String) });
    expect((await avatarOf(foreign)).status).toBe(404);
    const change = async (version: number, image?: null) =>
      (
        await owner.call(groupCalls.change, {
          data: { ...content, id: made.id, version, ...(image === null && { image }) },
        })
      ).data.avatar.url;
    expect(await change(1)).toBe(made.avatar.url);
    expect(await change(2, null)).toBeNull();
    expect((await avatarOf()).data).toMatchObject({ url: null, hash: null, image64: null });
    const text = { image: new Blob(['no picture'], { type: 'image/png' }) };
    expect(
      (await owner.call(groupCalls.make, { data: { ...content, gName: 'Text' }, files: text })).status,
    ).toBe(400);
  });
  it('shows its businesses with their pictures', async () => {
    const [store = ''] = stores;
    const url = `/api/storage/v1/image/${'a'.repeat(64)}`;
    await query('update store set image = $2 where id = $1', [store, { url }]);
    const { data: made } = await make('Faces', [encina], [store]);
    expect(made.stores[0]?.avatar).toEqual({ url, color: null });
    await query('update store set image = $2 where id = $1', [store, { color: '#a2557a' }]);
    expect((await owner.call(favouriteCalls.stores)).data.find(({ id }) => id === store)?.avatar).toEqual({
      url: null,
      color: '#a2557a',
    });
    await query('update store set image = null where id = $1', [store]);
  });
  it('is filled and emptied by its lists, and says what it lacks', async () => {
    const { data: made } = await make('North');
    const params = { id: made.id };
    const ids = async (call: typeof groupCalls.companies | typeof groupCalls.otherCompanies) =>
      (await owner.call(call, { params })).data.map(({ id }) => id);
    expect(await ids(groupCalls.otherCompanies)).toEqual([brasa, encina]);
    await owner.call(groupCalls.addCompanies, { data: { idGroup: made.id, ids: [encina, encina] } });
    expect([await ids(groupCalls.companies), await ids(groupCalls.otherCompanies)]).toEqual([
      [encina],
      [brasa],
    ]);
    await owner.call(groupCalls.addStores, { data: { idGroup: made.id, ids: [...stores] } });
    await owner.call(groupCalls.takeStores, { data: { idGroup: made.id, ids: stores.slice(0, 1) } });
    expect((await owner.call(groupCalls.stores, { params })).data.map(({ id }) => id)).toEqual(
      stores.slice(1),
    );
    const { data } = await owner.call(groupCalls.takeCompanies, {
      data: { idGroup: made.id, ids: [encina] },
    });
    expect([data.companies, data.version]).toEqual([[], made.version + 4]);
  });
  it('is renamed and filled anew from the version that was read', async () => {
    const { data: made } = await make('North', [encina]);
    const change = (version: number, gName: string) =>
      owner.call(groupCalls.change, {
        data: { id: made.id, version, gName, idCompanies: [brasa], idStores: [] },
      });
    const { data } = await change(made.version, 'South');
    expect([data.gName, data.companies.map(({ id }) => id)]).toEqual(['South', [brasa]]);
    const stale = await change(made.version, 'West');
    expect([stale.status, stale.error.code]).toEqual([409, 'ERROR_STALE']);
    await make('East');
    expect((await change(data.version, '  eást')).error).toMatchObject({
      extra: [{ entity: 'GRP', field: 'gName', error: 'exists' }],
    });
    const answers = await Promise.all([make('Twin'), make('twin')]);
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '422']);
    await owner.call(groupCalls.remove, { params: { id: made.id } });
    expect((await owner.call(groupCalls.get, { params: { id: made.id } })).status).toBe(404);
  });
  it('is its maker’s alone, and holds nothing that they do not see', async () => {
    const { data: made } = await make('North', [encina]);
    for (const call of [groupCalls.get, groupCalls.companies, groupCalls.stores, groupCalls.remove])
      expect((await foreign.call(call, { params: { id: made.id } })).status).toBe(404);
    expect((await mine(foreign, (await foreign.call(peopleCalls.logged)).data.id)).length).toBe(0);
    expect((await foreign.call(groupCalls.ofUser, { params: { id: idUser } })).status).toBe(404);
    expect((await make('Strange', [istmo])).status).toBe(404);
    expect((await make('Strange', [randomUUID()])).status).toBe(404);
    expect(
      (await foreign.call(groupCalls.addCompanies, { data: { idGroup: made.id, ids: [istmo] } })).status,
    ).toBe(404);
    // An operator's own groups hold what they see; nobody's group tells of a company that its person has left.
    const operator = await platform().as('operator');
    expect(
      (await operator.call(groupCalls.make, { data: { gName: 'All', idCompanies: [encina, istmo] } })).status,
    ).toBe(200);
  });
  it('shows a business no longer than its person sees it, and shows it again', async () => {
    const { data: made } = await make('North', [encina], stores);
    await holdOnly(
      platform().pool,
      'owner',
      encina,
      grantable.filter((action) => action !== 'ALLOW_STORE_ACCESS'),
    );
    expect((await mine())[0]).toMatchObject({ stores: [], companies: [{ id: encina }] });
    const { data: changed } = await owner.call(groupCalls.change, {
      data: { id: made.id, version: made.version, gName: 'North', idCompanies: [], idStores: [] },
    });
    expect(changed.stores).toEqual([]);
    await giveRole(platform().pool, 'owner', encina, 'OWNER');
    expect((await mine())[0]?.stores.map(({ id }) => id)).toEqual(stores);
  });
});

const ask = async (businesses: object) => {
  const { data } = await owner.callWith(reportCalls.query, {
    ...businesses,
    measures: ['gross', 'tickets'],
    dimensions: ['store'],
    period: 'Y',
  });
  return data;
};
const without = (answer: unknown) => JSON.stringify(answer).replaceAll(/"(?:at|now|asOf)":"[^"]*"/g, '');

describe('a report of a group', () => {
  it('is one of its stores and of all stores of its companies', async () => {
    const { data: ofStore } = await make('One store', [], stores.slice(0, 1));
    const { data: ofCompany } = await make('One company', [encina]);
    expect(without(await ask({ idGroups: [ofStore.id] }))).toBe(
      without(await ask({ idStores: stores.slice(0, 1) })),
    );
    expect(without(await ask({ idGroups: [ofCompany.id] }))).toBe(
      without(await ask({ idCompanies: [encina] })),
    );
    const refused = await foreign.callWith(reportCalls.query, {
      idGroups: [ofCompany.id],
      measures: ['gross'],
      period: 'Y',
    });
    expect(refused.status).toBe(404);
  });
});

describe('favourites', () => {
  it('are companies, stores and groups that the person sees', async () => {
    const { data: group } = await make('North');
    const set = (data: Parameters<typeof owner.callWith>[1], caller = owner) =>
      caller.callWith(favouriteCalls.set, data);
    expect((await set({ kind: 'company', idCompany: encina, favorite: true })).status).toBe(200);
    expect((await set({ kind: 'company', idCompany: encina, favorite: true })).status).toBe(200);
    await set({ kind: 'store', idStore: stores[0], favorite: true });
    await set({ kind: 'group', idGroup: group.id, favorite: true });
    const list = async (caller = owner) => (await caller.call(favouriteCalls.list)).data;
    expect(await list()).toHaveLength(3);
    expect(await list(foreign)).toEqual([]);
    expect((await set({ kind: 'company', idCompany: istmo, favorite: true })).status).toBe(404);
    expect((await set({ kind: 'group', idGroup: group.id, favorite: true }, foreign)).status).toBe(404);
    expect((await set({ kind: 'store', idCompany: encina, favorite: true })).status).toBe(400);
    await owner.call(groupCalls.remove, { params: { id: group.id } });
    await set({ kind: 'company', idCompany: encina, favorite: false });
    expect(await list()).toEqual([{ kind: 'store', idStore: stores[0] }]);
  });
  it('have all stores to choose from', async () => {
    const { data } = await owner.call(favouriteCalls.stores);
    expect(new Set(data.map(({ idCompany }) => idCompany))).toEqual(new Set([encina, brasa]));
    expect(data.every(({ sName, cName }) => sName !== '' && cName !== '')).toBe(true);
  });
});
