import { peopleCalls, resourceCalls, roleCalls } from '@comanda/api/calls';
import { actionOf, grantable, grantedIn, givesRoles, platformRoles } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
let owner: Caller;
let idCompany: string;
const ids = new Map<Account, string>();
const idOf = (account: Account): string => ids.get(account) ?? '';

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  for (const account of ['owner', 'manager', 'reader', 'cook', 'foreign'] as const) {
    const { data } = await (await platform().as(account)).call(peopleCalls.logged);
    ids.set(account, data.id);
  }
});
afterEach(async () => {
  for (const account of ['owner', 'manager', 'reader', 'cook'] as const)
    await giveRole(platform().pool, account, idCompany, account.toUpperCase());
});
const give = (caller: Caller, accounts: readonly Account[], role: string, isTrial = false) =>
  caller.call(roleCalls.give, {
    data: { idCompany, idUsers: accounts.map(idOf), role, try: isTrial },
  });
const rolesNow = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { data } = await owner.call(roleCalls.ofCompany, { params: { companyId: idCompany } });
  return Object.fromEntries(data.map(({ code, people }) => [code, people.map(({ name }) => name)]));
};

/** What a person of a role loses who becomes a cook. */
const lost = (role: string): string[] =>
  (platformRoles[role] ?? []).filter((action) => !platformRoles['COOK']?.includes(action)).toSorted();

const at = (error: string) => ({
  code: 'ERROR_CONSTRAINT',
  type: 'ConstraintExtraInfo',
  extra: [{ entity: 'USR', field: 'role', error }],
});
const setStatus = (account: Account, status: string) =>
  platform().pool.query(`update app_user set status = $2 where id = $1`, [idOf(account), status]);

describe('a change of role', () => {
  it('is tried first: who loses and gains what, by name, and nothing is stored', async () => {
    const before = await rolesNow();
    const { data } = await give(owner, ['manager', 'reader'], 'COOK', true);
    expect(data.people).toEqual([
      {
        id: idOf('manager'),
        name: 'Iñaki Garmendia',
        from: 'MANAGER',
        to: 'COOK',
        loses: lost('MANAGER'),
        gains: [],
      },
      {
        id: idOf('reader'),
        name: 'Lucía Aranda',
        from: 'READER',
        to: 'COOK',
        loses: lost('READER'),
        gains: ['ALLOW_COMPANY_KITCHEN_ACCESS'],
      },
    ]);
    expect(await rolesNow()).toEqual(before);
  });
  it('does what was shown, from the next call on', async () => {
    const reader = await platform().as('reader');
    const edit = actionOf(tax, 'CREATE');
    const shown = await give(owner, ['reader'], 'MANAGER', true);
    expect(shown.data.people[0]?.gains).toContain(edit);
    expect((await give(owner, ['reader'], 'MANAGER')).data).toEqual(shown.data);
    const { data } = await reader.call(peopleCalls.businessActions, { data: { kind: 'company', idCompany } });
    expect(data.actions.map(({ key }) => key)).toContain(edit);
    expect((await rolesNow())['MANAGER']).toEqual(['Iñaki Garmendia', 'Lucía Aranda']);
  });
  it('is not done once it would do something else than was shown', async () => {
    const send = (digest: string) =>
      owner.call(roleCalls.give, {
        data: { idCompany, idUsers: [idOf('reader')], role: 'MANAGER', try: false, digest },
      });
    const stale = { code: 'ERROR_STALE', extra: [{ entity: 'ROL', field: 'digest', error: 'stale' }] };
    const shown = await give(owner, ['reader'], 'MANAGER', true);
    // Another role than the one that was to be lost.
    await giveRole(platform().pool, 'reader', idCompany, 'COOK');
    const [answer, before] = [await send(shown.data.digest), await rolesNow()];
    expect([answer.status, answer.error]).toMatchObject([409, stale]);
    expect(before['MANAGER']).toEqual(['Iñaki Garmendia']);
    // A grant less than was to be gained.
    const again = await give(owner, ['reader'], 'MANAGER', true);
    const grant = (state: string) =>
      platform().pool.query(`update role_permission set state = $1 where role = 'MANAGER' and action = $2`, [
        state,
        actionOf(tax, 'CREATE'),
      ]);
    await grant('NUL');
    const less = await send(again.data.digest).finally(() => grant('GRN'));
    expect([less.status, less.error]).toMatchObject([409, stale]);
    expect(await rolesNow()).toEqual(before);
    expect((await send(again.data.digest)).data).toEqual(again.data);
    expect((await rolesNow())['MANAGER']).toEqual(['Iñaki Garmendia', 'Lucía Aranda']);
  });
  it('leaves whom the company belongs to its owner', async () => {
    await give(owner, ['manager'], 'OWNER');
    for (const isTrial of [true, false]) {
      const answer = await give(owner, ['owner'], 'READER', isTrial);
      expect([answer.status, answer.error]).toMatchObject([422, at('is_owner')]);
    }
    expect((await give(await platform().as('manager'), ['reader', 'owner'], 'COOK')).error).toMatchObject(
      at('is_owner'),
    );
  });
  it('leaves the company an owner who can sign in', async () => {
    expect((await give(owner, ['owner'], 'READER')).error).toMatchObject(at('last_owner'));
    await give(owner, ['manager', 'reader'], 'OWNER');
    const [manager, reader] = [await platform().as('manager'), await platform().as('reader')];
    // An owner who cannot sign in is none that the company could fall back on.
    await setStatus('owner', 'LCK');
    try {
      expect((await give(manager, ['manager', 'reader'], 'COOK')).error).toMatchObject(at('last_owner'));
      // The last two never get past each other.
      const answers = await Promise.all([
        give(manager, ['manager'], 'READER'),
        give(reader, ['reader'], 'READER'),
      ]);
      expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '422']);
      // Who has stepped down gives no roles any more.
      const stood = answers[0].status === 200 ? manager : reader;
      expect((await give(stood, ['cook'], 'OWNER')).status).toBe(403);
    } finally {
      await setStatus('owner', 'ACT');
    }
    owner = await platform().as('owner');
  });
  it('gives and takes no more than the giver may do', async () => {
    const manager = await platform().as('manager');
    await holdOnly(platform().pool, 'manager', idCompany, [givesRoles, ...(platformRoles['COOK'] ?? [])]);
    const beyond = { extra: [{ entity: 'USR', field: 'role', error: 'beyond_own' }] };
    expect((await give(manager, ['manager'], 'OWNER')).error).toMatchObject(beyond);
    expect((await give(manager, ['reader'], 'COOK')).error).toMatchObject(beyond);
    expect((await give(manager, ['cook'], 'COOK')).status).toBe(200);
  });
  it('knows people of the company and roles of companies only', async () => {
    const answer = await give(owner, ['reader', 'foreign'], 'COOK');
    expect(answer.status).toBe(404);
    expect((await rolesNow())['READER']).toEqual(['Lucía Aranda']);
    for (const role of ['OPERATOR', 'USER', 'NOBODY'])
      expect((await give(owner, ['reader'], role)).error).toMatchObject({
        extra: [{ entity: 'USR', field: 'role', error: 'choice' }],
      });
  });
});

describe('whom to ask', () => {
  it('is who gives roles there, owners first, told to who may see the company', async () => {
    const ask = async (account: Account) =>
      (await platform().as(account)).call(roleCalls.grantors, { params: { companyId: idCompany } });
    expect((await ask('cook')).data).toEqual([{ name: 'Carmen Robledo' }]);
    await holdOnly(platform().pool, 'cook', idCompany, grantable);
    expect((await ask('reader')).data).toEqual([{ name: 'Carmen Robledo' }, { name: 'Bruno Salvatierra' }]);
    await holdOnly(platform().pool, 'cook', idCompany, [actionOf(tax, 'ACCESS')]);
    expect((await ask('cook')).status).toBe(403);
    expect((await ask('foreign')).status).toBe(404);
  });
});

describe('the platform’s own roles', () => {
  it('are what the release says, whatever was done to them: the administrator’s cannot be changed', async () => {
    const { pool, databaseUrl, dataDirectory } = platform();
    await pool.query(`update role_permission set state = 'DEN' where role in ('OPERATOR', 'OWNER')`);
    await pool.query(`insert into role_permission (role, action, state) values ('COOK', $1, 'GRN')`, [
      actionOf(tax, 'DELETE'),
    ]);
    const list = resourceCalls(tax).list;
    expect((await owner.call(list, { data: { idCompany } })).status).toBe(403);
    await (await startServer({ dataDirectory, databaseUrl })).stop();
    expect((await owner.call(list, { data: { idCompany } })).status).toBe(200);
    const { data } = await owner.call(roleCalls.ofCompany, { params: { companyId: idCompany } });
    for (const { code, permissions } of data)
      if (code in platformRoles)
        expect(grantedIn(permissions).toSorted(), code).toEqual([...(platformRoles[code] ?? [])].toSorted());
  });
});
