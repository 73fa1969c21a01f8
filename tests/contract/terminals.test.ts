import { randomUUID } from 'node:crypto';
import { businessCalls, deviceCalls, type Terminal, terminalCalls } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Tills of a company and what they are paired with (docs/product.md §22.7). */
const platform = usePlatform();
let owner: Caller;
let idCompany: string;
let stores: readonly string[];
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { data } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  stores = data.map(({ id }) => id);
});

const make = async (idStore = stores[0] ?? '', name = `Till ${randomUUID()}`): Promise<string> =>
  (await owner.call(terminalCalls.make, { data: { idCompany, idStore, name } })).data.id;
const issue = async (id: string): Promise<string> =>
  (await owner.call(terminalCalls.issue, { params: { id } })).data.license;
const signIn = (license: string) =>
  platform().anyone.call(deviceCalls.login, { data: { license, machine: 'counter', version: '8.01' } });
const pull = (token: string) =>
  callerOf(platform().origin, token).call(deviceCalls.pull, { params: { since: '0' } });
const found = async (id: string): Promise<Terminal | undefined> =>
  (await owner.call(terminalCalls.ofCompany, { params: { companyId: idCompany } })).data.find(
    (one) => one.id === id,
  );

describe('a till', () => {
  it('is paired by the licence that was issued for it, and pulls what its store has', async () => {
    const id = await make();
    expect(await found(id)).toMatchObject({ licence: null, seen: null, acknowledged: 0 });
    const { data: signed } = await signIn(await issue(id));
    expect(signed).toMatchObject({ idTerminal: id, idStore: stores[0] });
    const { data: pulled } = await pull(signed.token);
    expect(pulled.changes.length).toBeGreaterThan(0);
    await callerOf(platform().origin, signed.token).call(deviceCalls.acknowledge, {
      data: { number: pulled.number },
    });
    expect(await found(id)).toMatchObject({
      licence: { machine: 'counter' },
      software: '8.01',
      isOnline: true,
      published: pulled.number,
      acknowledged: pulled.number,
    });
  });

  it('is signed out by another licence and by revoking the one it has', async () => {
    const id = await make();
    const first = await issue(id);
    const { data: paired } = await signIn(first);
    const second = await issue(id);
    expect(second).not.toBe(first);
    expect((await pull(paired.token)).status).toBe(511);
    expect((await signIn(first)).error.code).toBe('ERROR_NOT_VALID_LICENSE');
    const { data: anew } = await signIn(second);
    expect((await owner.call(terminalCalls.revoke, { params: { id } })).status).toBe(200);
    expect((await pull(anew.token)).status).toBe(511);
    expect((await signIn(second)).error.code).toBe('ERROR_NOT_VALID_LICENSE');
  });

  it('that moves is paired anew and begins with nothing', async () => {
    const id = await make();
    const license = await issue(id);
    const { data: signed } = await signIn(license);
    const till = callerOf(platform().origin, signed.token);
    const { data: pulled } = await till.call(deviceCalls.pull, { params: { since: '0' } });
    await till.call(deviceCalls.acknowledge, { data: { number: pulled.number } });
    const place = { id, version: 1, idStore: stores[1] ?? '', name: 'Moved' };
    expect((await owner.call(terminalCalls.change, { data: place })).data.version).toBe(2);
    expect((await pull(signed.token)).status).toBe(511);
    expect((await signIn(license)).status).toBe(422);
    expect(await found(id)).toMatchObject({ idStore: stores[1], acknowledged: 0, licence: null });
    expect((await signIn(await issue(id))).data.idStore).toBe(stores[1]);
  });

  it('is renamed without being signed out, by who knows its newest state', async () => {
    const id = await make();
    const { data: signed } = await signIn(await issue(id));
    const named = (version: number, name: string) =>
      owner.call(terminalCalls.change, { data: { id, version, idStore: stores[0] ?? '', name } });
    expect((await named(1, 'First')).status).toBe(200);
    const stale = await named(1, 'Second');
    expect([stale.status, stale.error.records?.stored]).toMatchObject([409, { name: 'First', version: 2 }]);
    expect((await pull(signed.token)).status).toBe(200);
  });

  it('has a name of its own in its store, whoever else is writing', async () => {
    const name = `Till ${randomUUID()}`;
    const both = await Promise.all(
      [1, 2].map(() =>
        owner.call(terminalCalls.make, { data: { idCompany, idStore: stores[0] ?? '', name } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.error.extra).toMatchObject([{ entity: 'TRM', field: 'name', error: 'exists' }]);
    expect(await make(stores[1], name)).toBeTypeOf('string');
  });

  it('that was removed is unknown, and its name is free again', async () => {
    const name = `Till ${randomUUID()}`;
    const id = await make(stores[0], name);
    const license = await issue(id);
    expect((await owner.call(terminalCalls.remove, { params: { id } })).status).toBe(200);
    expect((await signIn(license)).status).toBe(422);
    expect(await found(id)).toBeUndefined();
    for (const call of [terminalCalls.remove, terminalCalls.issue, terminalCalls.revoke])
      expect((await owner.callWith(call, undefined, { id })).status).toBe(404);
    expect(await make(stores[0], name)).toBeTypeOf('string');
  });

  it('is of a store of its company', async () => {
    const foreign = await platform().as('foreign');
    const { data } = await foreign.call(businessCalls.storesOfCompany, {
      params: { id: await platform().company('ISTMO') },
    });
    const refused = await owner.call(terminalCalls.make, {
      data: { idCompany, idStore: data[0]?.id ?? '', name: 'Elsewhere' },
    });
    expect(refused.error.extra).toMatchObject([{ field: 'idStore', error: 'not_found' }]);
  });
});
