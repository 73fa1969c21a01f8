import { randomUUID } from 'node:crypto';
import {
  exportCalls,
  invitationCalls,
  journalCalls,
  type JournalKind,
  roleCalls,
  seeingCalls,
  sessionCalls,
  terminalCalls,
  businessCalls,
} from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, brand } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const query = (text: string, values: readonly unknown[] = []) => platform().pool.query(text, [...values]);
let owner: Caller;
let idCompany: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});
const read = async (kinds: readonly JournalKind[] = [], search = '', caller = owner) =>
  (await caller.call(journalCalls.read, { data: { idCompany, kinds: [...kinds], search, limit: 100 } })).data;
/** The newest of a kind, once it is there: a refusal is noted after its answer. */
const newest = async (kind: JournalKind, search = '') => {
  await expect.poll(async () => (await read([kind], search)).elements.length).toBeGreaterThan(0);
  return (await read([kind], search)).elements[0];
};

describe('a journal', () => {
  it('tells who signed in, and who was refused, in each company of theirs', async () => {
    await signIn(platform().origin, 'cook');
    expect(await newest('SIGN_IN', 'bruno')).toMatchObject({ by: 'Bruno Salvatierra', about: {} });
    const wrong = (email: string) =>
      platform().anyone.call(sessionCalls.login, { data: { email, password: 'not it at all', brand } });
    expect((await wrong(accounts.cook)).status).toBe(401);
    expect(await newest('SIGN_IN_REFUSED')).toMatchObject({ by: 'Bruno Salvatierra' });
    await wrong(`${randomUUID()}@comanda.test`);
    await wrong(accounts.foreign);
    expect((await read(['SIGN_IN_REFUSED'])).total).toBe(1);
  });
  it('tells of invitations, licences, roles, exports and views, and never a secret', async () => {
    const email = `${randomUUID()}@comanda.test`;
    await owner.call(invitationCalls.send, { data: { idCompany, email, role: 'COOK' } });
    expect(await newest('INVITE', email)).toMatchObject({ by: 'Carmen Robledo', about: { email } });
    const [sent] = (await owner.call(invitationCalls.sent)).data;
    await owner.call(invitationCalls.withdraw, { params: { id: sent?.id ?? '' } });
    await newest('INVITE_WITHDRAW', email);

    const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
    const name = `Till ${randomUUID()}`;
    const { data: till } = await owner.call(terminalCalls.make, {
      data: { idCompany, idStore: stores[0]?.id ?? '', name },
    });
    const { data: issued } = await owner.call(terminalCalls.issue, { params: { id: till.id } });
    expect(await newest('LICENCE_ISSUE', name)).toMatchObject({ about: { terminal: name } });
    await owner.call(terminalCalls.revoke, { params: { id: till.id } });
    await newest('LICENCE_REVOKE', name);

    const { data: role } = await owner.call(roleCalls.make, {
      data: { idCompany, name: 'Night shift', permissions: {} },
    });
    expect(await newest('ROLE_MAKE', 'night')).toMatchObject({
      about: { role: { code: role.code, name: 'Night shift' } },
    });
    const { data: roles } = await owner.call(roleCalls.ofCompany, { params: { companyId: idCompany } });
    const seen = roles.flatMap(({ people }) => people).find(({ seeing }) => seeing === null);
    await owner.call(seeingCalls.begin, { data: { idCompany, idUser: seen?.id ?? '' } });
    await newest('ROLE_SEE', seen?.name);

    const file = await fetch(`${platform().origin}/api/setup/v1/tax/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { idCompany, format: 'csv' } }),
    });
    expect([file.status, exportCalls(tax).export.path]).toEqual([200, '/tax/export']);
    await file.arrayBuffer();
    expect(await newest('EXPORT')).toMatchObject({ by: 'Carmen Robledo', about: { entity: 'TAX' } });
    const { rows } = await query('select about::text || coalesce(address, $1) as told from journal', ['']);
    for (const { told } of rows) expect(told).not.toContain(issued.license);
  });
  it('is read page by page, by who makes roles, in their own company', async () => {
    const { data } = await owner.call(journalCalls.read, { data: { idCompany, limit: 10 } });
    expect(data.elements.map(({ at }) => at)).toEqual(
      data.elements.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)),
    );
    const next = await owner.call(journalCalls.read, { data: { idCompany, limit: 10, offset: 10 } });
    const ids = [...data.elements, ...next.data.elements].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const asked = async (account: 'manager' | 'foreign') =>
      (await (await platform().as(account)).call(journalCalls.read, { data: { idCompany } })).status;
    expect([await asked('manager'), await asked('foreign')]).toEqual([403, 404]);
  });
  it('is added to and never changed, whoever asks the database', async () => {
    for (const statement of ['delete from journal', `update journal set kind = 'EXPORT'`, 'truncate journal'])
      await expect(query(statement), statement).rejects.toThrow(/is not changed/);
    const { rows } = await query(
      `select privilege_type as right from information_schema.role_table_grants
        where table_name = 'journal' and grantee in ('comanda_gate', 'comanda_request', 'PUBLIC') order by 1`,
    );
    expect(rows.map(({ right }) => right)).toEqual(['INSERT', 'SELECT']);
  });
});
