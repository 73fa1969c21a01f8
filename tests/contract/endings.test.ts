import { randomUUID } from 'node:crypto';
import {
  accessKeyCalls,
  businessCalls,
  companyCalls,
  groupCalls,
  hierarchyCalls,
  leavingCalls,
  memberCalls,
  peopleCalls,
  roleCalls,
  sessionCalls,
  syncCalls,
  transferCalls,
} from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { createClient } from '@comanda/api/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole } from '../support/grants.ts';
import { tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* People go from a company, companies and accounts come to their end (docs/product.md §22.14, §22.15, §22.16). */
const platform = usePlatform();
let owner: Caller;
let encina: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  encina = await platform().company('ENCINA');
});
const query = async (text: string, values: readonly unknown[] = []) =>
  (await platform().pool.query(text, [...values])).rows;
const fault = (entity: string, field: string, error: string) => ({
  code: 'ERROR_CONSTRAINT',
  extra: [expect.objectContaining({ entity, field, error })],
});
const idOf = async (caller: Caller): Promise<string> => (await caller.call(peopleCalls.logged)).data.id;
const opened = async (caller: Caller): Promise<{ readonly id: string; readonly cName: string }> => {
  const cName = `Casa ${randomUUID().slice(0, 8)}`;
  const code = `C${randomUUID().slice(0, 8)}`;
  const { data } = await caller.callWith(companyCalls.make, {
    cName,
    code,
    kind: '1',
    taxNumber: null,
    country: 'ES',
  });
  const id = String(Object(data)['id']);
  return { id, cName };
};

describe('people of a company', () => {
  it('are told with address, status and role to who sees roles, one by one and page by page', async () => {
    const { data: all } = await owner.call(memberCalls.ofCompany, { params: { id: encina } });
    const found = all.find(({ email }) => email === accounts.cook);
    expect(found).toMatchObject({ status: 'ACT', role: { code: 'COOK' }, isOwner: false, idCompany: encina });
    expect(all.filter(({ isOwner }) => isOwner).map(({ email }) => email)).toEqual([accounts.owner]);
    const { data: page } = await owner.call(memberCalls.page, {
      data: { idCompany: encina, search: 'cook' },
    });
    expect(page.elements.map(({ email }) => email)).toContain(accounts.cook);
    const { data: one } = await owner.call(memberCalls.byId, { params: { id: found?.id ?? '' } });
    expect(one.every(({ id }) => id === found?.id)).toBe(true);
    const foreign = await platform().as('foreign');
    expect((await foreign.call(memberCalls.byId, { params: { id: found?.id ?? '' } })).status).toBe(404);
  });
  it('are locked in it, which is told at once, keep their role, and go on once they are unlocked', async () => {
    const cook = await platform().as('cook');
    const [idOwner, idCook] = [await idOf(owner), await idOf(cook)];
    const set = (id: string, status: 'ACT' | 'LCK') =>
      owner.call(memberCalls.setStatus, { data: { idCompany: encina, id, status } });
    const reach = async () => (await cook.call(businessCalls.company, { params: { id: encina } })).status;
    const stands = async () =>
      (await owner.call(memberCalls.ofCompany, { params: { id: encina } })).data.find(
        ({ id }) => id === idCook,
      );
    expect((await set(idOwner, 'LCK')).error).toMatchObject(fault('USR', 'idUsers', 'is_owner'));
    expect(await reach()).toBe(200);
    const listener = await platform().pool.connect();
    try {
      await listener.query('listen comanda_access');
      const told = new Promise<string | undefined>((resolve) => {
        listener.on('notification', ({ payload }) => {
          if (payload === idCook) resolve(payload);
        });
      });
      expect((await set(idCook, 'LCK')).status).toBe(200);
      // Open pages of that person are judged anew by this.
      expect(await told).toBe(idCook);
    } finally {
      listener.release(true);
    }
    expect(await reach()).toBe(404);
    expect(await stands()).toMatchObject({ status: 'LCK', role: { code: 'COOK' } });
    // A key to the same company opens nothing either.
    const { data: key } = await owner.call(accessKeyCalls.give, {
      data: {
        idCompany: encina,
        email: accounts.cook,
        until: new Date(Date.now() + 86_400_000).toISOString(),
        actions: [],
      },
    });
    await cook.call(accessKeyCalls.accept, { params: { id: key.id } });
    expect(await reach()).toBe(404);
    expect((await set(idCook, 'ACT')).status).toBe(200);
    expect(await reach()).toBe(200);
    expect(await stands()).toMatchObject({ status: 'ACT', role: { code: 'COOK' } });
    await owner.call(accessKeyCalls.revoke, { params: { id: key.id } });
  });
  it('go from it by their store and by a group of companies too', async () => {
    const reader = await platform().as('reader');
    const idReader = await idOf(reader);
    const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: encina } });
    const { data: group } = await owner.call(groupCalls.make, {
      data: { gName: `Group ${randomUUID()}`, idCompanies: [encina], idStores: [] },
    });
    const unknown = await owner.call(memberCalls.removeFromGroup, {
      data: { idGroups: [group.id], idUsers: [idReader, randomUUID()] },
    });
    expect(unknown.status).toBe(404);
    const gone = await owner.call(memberCalls.removeFromStore, {
      data: { id: stores[0]?.id ?? '', idUsers: [idReader] },
    });
    expect(gone.status, gone.text).toBe(200);
    expect((await reader.call(businessCalls.company, { params: { id: encina } })).status).toBe(404);
  });
  it('go from it all or none: not its owner, nobody who may do more, and their keys end', async () => {
    const out = (caller: Caller, ...idUsers: string[]) =>
      caller.call(memberCalls.takeOut, { data: { idCompany: encina, idUsers } });
    const manager = await platform().as('manager');
    const [idOwner, idManager] = [await idOf(owner), await idOf(manager)];
    expect((await out(owner, idManager, idOwner)).error).toMatchObject(fault('USR', 'idUsers', 'is_owner'));
    expect((await out(owner, randomUUID())).status).toBe(404);
    await giveRole(platform().pool, 'manager', encina, 'OWNER');
    const { data: key } = await manager.call(accessKeyCalls.give, {
      data: {
        idCompany: encina,
        email: accounts.foreign,
        until: new Date(Date.now() + 86_400_000).toISOString(),
        actions: [],
      },
    });
    const foreign = await platform().as('foreign');
    await foreign.call(accessKeyCalls.accept, { params: { id: key.id } });
    expect((await out(owner, idManager)).status).toBe(200);
    expect((await manager.call(roleCalls.ofCompany, { params: { companyId: encina } })).status).toBe(404);
    expect((await foreign.call(accessKeyCalls.get, { params: { id: key.id } })).data.ended).toBe('revoked');
  });
});

describe('closing a company', () => {
  it('is its owner’s alone, by its name, and not in maintenance mode', async () => {
    const { id, cName } = await opened(owner);
    const close = (caller: Caller, name = cName) =>
      caller.call(hierarchyCalls.remove, { params: { id }, data: { cName: name } });
    const foreign = await platform().as('foreign');
    expect((await close(foreign)).status).toBe(404);
    expect((await close(owner, 'Casa')).error).toMatchObject(fault('CMP', 'cName', 'not_the_name'));
    expect((await close(await platform().as('operator'))).error).toMatchObject(
      fault('CMP', 'id', 'not_owned'),
    );
    await owner.call(hierarchyCalls.lock, { data: { idCompany: id } });
    const locked = await close(owner);
    expect([locked.status, locked.error.code, locked.error.message]).toEqual([
      500,
      'ERROR_COMPANY_IN_MAINTENANCE',
      'company is locked in maintenance mode',
    ]);
    await owner.call(hierarchyCalls.unlock, { data: { idCompany: id } });
    expect((await close(owner)).status).toBe(200);
    expect((await close(owner)).status).toBe(404);
  });
  it('puts everybody out, operators too, signs tills out, and takes offers and keys back', async () => {
    const id = await platform().company('ISTMO');
    const foreign = await platform().as('foreign');
    const { data: before } = await foreign.call(businessCalls.company, { params: { id } });
    const named = platform().licences.find(({ name }) => name.startsWith('ISTMO'))?.name ?? '';
    const till = await tillOf(platform(), named);
    const offer = await foreign.call(transferCalls.offer, {
      data: { emailGuest: accounts.owner, transferBusinesses: [{ idCompany: id }] },
    });
    const closing = await foreign.call(hierarchyCalls.remove, {
      params: { id },
      data: { cName: before.cName },
    });
    expect(closing.status, closing.text).toBe(200);
    for (const account of ['foreign', 'operator'] as const) {
      const caller = await platform().as(account);
      expect((await caller.call(businessCalls.company, { params: { id } })).status, account).toBe(404);
      expect((await caller.call(companyCalls.all)).text).not.toContain(id);
    }
    expect((await foreign.call(transferCalls.owned)).text).not.toContain(id);
    await expect(till.pull(0)).rejects.toThrow();
    expect((await owner.call(transferCalls.get, { params: { id: offer.data.id } })).data.ended).toBe(
      'withdrawn',
    );
    expect((await foreign.call(syncCalls.trackerList, { data: { idCompany: id } })).status).toBe(404);
    const noted = await query('select kind from journal where id_company = $1 order by at desc limit 1', [
      id,
    ]);
    expect(noted).toEqual([{ kind: 'COMPANY_CLOSE' }]);
    // What it holds is kept.
    expect((await query('select 1 from product where id_company = $1 limit 1', [id])).length).toBe(1);
  });
});

const close = async (caller: Caller, word = password) =>
  caller.call(leavingCalls.close, { params: { id: await idOf(caller) }, data: { password: word } });
describe('the own account', () => {
  it('stays with another password, and while companies belong to it', async () => {
    expect((await close(owner, 'another one')).error).toMatchObject(
      fault('USR', 'password', 'wrong_password'),
    );
    expect((await close(owner)).error).toMatchObject(fault('USR', 'id', 'owns_companies'));
    expect((await close(await platform().as('operator'))).error).toMatchObject(
      fault('USR', 'id', 'operates'),
    );
  });
  it('is a file of all that is kept of the person', async () => {
    const cook = await platform().as('cook');
    const client = createClient({
      origin: platform().origin,
      credentials: { token: () => cook.token, renew: () => Promise.resolve(false) },
    });
    const result = await download(client, leavingCalls.data, { params: { id: await idOf(cook) } });
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    expect(result.data.name).toMatch(/\.json$/);
    const data = JSON.parse(await result.data.blob.text());
    expect(data.account.email).toBe(accounts.cook);
    expect(data.companies).toEqual([{ company: 'Taberna La Encina', role: 'COOK' }]);
    expect(data.devices.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/argon2|"password"/);
  });
  it('is forgotten: signed in nowhere, in no company, with no name in what stays', async () => {
    const cook = await platform().as('cook');
    const id = await idOf(cook);
    await query(
      `insert into user_address (id_user, phone) values ($1, '+34 600 55 44 33')
        on conflict (id_user) do update set phone = excluded.phone`,
      [id],
    );
    const [name] = await query('select first_name, surname from app_user where id = $1', [id]);
    const step = {
      status: 'RCV',
      at: '',
      by: 'person',
      name: `${name?.['first_name']} ${name?.['surname']}`,
    };
    // Their own order, and one of somebody else that they have moved.
    for (const [code, phone] of [
      ['OWN', '+34600554433'],
      ['OTHER', '+34 600 55 44 34'],
    ])
      await query(
        `insert into hub_order (id_company, id, id_store, id_store_service, code, status, service_kind, at, due, customer, phone,
            address, table_name, note, is_paid, currency, total, lines, steps, content)
          select id_company, gen_random_uuid(), id_store, id, $2, 'RCV', '01', now(), now(), 'Bruno', $3, 'Calle Mayor 4', '',
            'Call me', true, 'EUR', 0, '[]', $4::jsonb, '' from store_service where id_company = $1 limit 1`,
        [encina, code, phone, JSON.stringify([{ ...step, by: 'till', name: 'Barra' }, step])],
      );
    expect((await close(cook)).status).toBe(200);
    expect(
      await query(
        `select code, customer, phone, address, note, steps -> 0 ->> 'name' as till, steps -> 1 ->> 'name' as who
          from hub_order where code in ('OWN', 'OTHER') order by code desc`,
      ),
    ).toEqual([
      { code: 'OWN', customer: '—', phone: '', address: '', note: '', till: 'Barra', who: '—' },
      {
        code: 'OTHER',
        customer: 'Bruno',
        phone: '+34 600 55 44 34',
        address: 'Calle Mayor 4',
        note: 'Call me',
        till: 'Barra',
        who: '—',
      },
    ]);
    expect((await cook.call(peopleCalls.logged)).status).toBe(511);
    const signIn = await platform().anyone.call(sessionCalls.login, {
      data: { email: accounts.cook, password, brand },
    });
    expect(signIn.status).toBe(401);
    const [row] = await query(
      'select email, first_name, surname, status, password from app_user where id = $1',
      [id],
    );
    expect(row).toEqual({
      email: `${id}@gone.invalid`,
      first_name: '—',
      surname: '—',
      status: 'DLT',
      password: '',
    });
    const { data: people } = await owner.call(memberCalls.ofCompany, { params: { id: encina } });
    expect(people.map((one) => one.id)).not.toContain(id);
    // Nothing outside of the journal, which nobody can change, holds the address any more.
    const tables = await query(
      `select table_name as name, column_name as field from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and column_name in ('email', 'first_name', 'surname')`,
    );
    for (const { name, field } of tables) {
      if (name === 'mail') continue;
      const held = await query(`select 1 from "${name}" where "${field}" = $1`, [accounts.cook]);
      expect(held, `${name}.${field}`).toEqual([]);
    }
  });
});
