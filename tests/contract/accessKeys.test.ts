import {
  accessKeyCalls,
  businessCalls,
  journalCalls,
  messageCalls,
  peopleCalls,
  resourceCalls,
} from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { givesRoles, invites, neverKeyed, platformRoles } from '@comanda/api/permissions';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { signedLine } from '../support/liveLine.ts';
import { mailsTo } from '../support/mails.ts';
import { usePlatform } from '../support/usePlatform.ts';

const { places, give, get, list, accept, reject, revoke } = accessKeyCalls;
const platform = usePlatform();
let owner: Caller;
let foreign: Caller;
let encina: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  foreign = await platform().as('foreign');
  encina = await platform().company('ENCINA');
});
const query = (text: string, values: readonly unknown[] = []) => platform().pool.query(text, [...values]);
afterEach(async () => {
  await query('delete from access_key');
  await query('delete from sign_in_attempt');
  await giveRole(platform().pool, 'owner', encina, 'OWNER');
  await giveRole(platform().pool, 'manager', encina, 'MANAGER');
});

const managerIs = (status: string) =>
  query('update app_user set status = $1 where email = $2', [status, accounts.manager]);
const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
const sees = ['ALLOW_COMPANY_ACCESS', 'ALLOW_COMPANY_TAX_ACCESS'];
const giveTo = (email: string, over: Partial<Parameters<typeof bodyOf>[0]> = {}, caller = owner) =>
  caller.call(give, { data: bodyOf({ email, ...over }) });
const bodyOf = ({
  email,
  actions = sees,
  until = inDays(7),
  idCompany = encina,
}: {
  email: string;
  actions?: string[];
  until?: string;
  idCompany?: string;
}) => ({ idCompany, email, until, actions });
/** A key that the foreign owner holds. */
const held = async (actions = sees): Promise<string> => {
  const { id } = (await giveTo(accounts.foreign, { actions })).data;
  await foreign.call(accept, { params: { id } });
  return id;
};
const companiesOf = async (caller: Caller): Promise<readonly string[]> => {
  const { data } = await caller.call(peopleCalls.logged);
  const { data: companies } = await caller.call(businessCalls.companiesOfUser, { params: { id: data.id } });
  return companies.map(({ code }) => code);
};
const heldIn = async (caller: Caller): Promise<readonly string[]> => {
  const answer = await caller.call(peopleCalls.businessActions, {
    data: { kind: 'company', idCompany: encina },
  });
  return answer.status === 200 ? answer.data.actions.map(({ key }) => key) : [];
};
const taxes = (caller: Caller) => caller.call(resourceCalls(tax).list, { data: { idCompany: encina } });
const fault = (field: string, error: string) => ({
  code: 'ERROR_CONSTRAINT',
  extra: [expect.objectContaining({ entity: 'KEY', field, error })],
});

/** The open line of who holds a key. */
const lineOf = () => signedLine(platform(), 'foreign', foreign);
/** Waits until the company is none of those that the line tells of. */
const lost = (line: Awaited<ReturnType<typeof lineOf>>) =>
  line.nextThat((frame) => 'ready' in frame && !(encina in frame.ready));

describe('giving', () => {
  it('is told to who gives and who gets, by a mail too, and opens nothing before it is accepted', async () => {
    const { id } = (await giveTo(` ${accounts.foreign.toUpperCase()} `)).data;
    const [sent] = (await owner.call(list, { data: { kind: 'sent' } })).data.elements;
    const [got] = (await foreign.call(list, { data: { kind: 'received' } })).data.elements;
    const told = {
      id,
      company: 'Taberna La Encina',
      giver: { name: 'Carmen Robledo', email: accounts.owner },
      email: accounts.foreign,
      holder: null,
      actions: sees,
      status: 'PND',
      ended: null,
    };
    expect(sent).toMatchObject({ ...told, isOwn: true });
    expect(got).toMatchObject({ ...told, isOwn: false });
    const { data: messages } = await foreign.call(messageCalls.list, {
      params: { status: 'UNR', offset: '0', limit: '10' },
    });
    const [newest] = messages.elements;
    expect(newest).toMatchObject({
      nclass: 'key.new',
      ntype: 'factorycloud',
      data: [{ key: 'id', value: id }],
    });
    expect(newest?.title).toContain('Carmen Robledo');
    expect((await foreign.call(messageCalls.read, { data: { ids: [newest?.id ?? ''] } })).status).toBe(200);
    const mail = (await mailsTo(platform().pool, accounts.foreign)).at(-1);
    expect(mail?.subject).toContain('Carmen Robledo');
    expect(mail?.html).toContain('Taberna La Encina');
    expect(await companiesOf(foreign)).not.toContain('ENCINA');
    expect((await taxes(foreign)).status).toBe(404);
  });
  it('is refused at its field: oneself, the past, too long, twice, what one may not do, what lets others in', async () => {
    expect((await giveTo(accounts.owner)).error).toMatchObject(fault('email', 'own_address'));
    expect((await giveTo(accounts.foreign, { until: inDays(-1) })).error).toMatchObject(
      fault('until', 'past'),
    );
    expect((await giveTo(accounts.foreign, { until: inDays(400) })).error).toMatchObject(
      fault('until', 'too_late'),
    );
    for (const action of [...neverKeyed, 'ALLOW_USER_PROFILE', 'NOBODYS'])
      expect((await giveTo(accounts.foreign, { actions: [action] })).error, action).toMatchObject(
        fault('actions', 'not_held'),
      );
    await holdOnly(platform().pool, 'manager', encina, [invites, 'ALLOW_COMPANY_ACCESS']);
    const manager = await platform().as('manager');
    expect((await giveTo(accounts.foreign, {}, manager)).error).toMatchObject(fault('actions', 'not_held'));
    await giveTo(accounts.foreign);
    expect((await giveTo(accounts.foreign)).error).toMatchObject(fault('email', 'is_keyed'));
  });
  it('offers the roles that grant no more than the giver has, without what lets others in', async () => {
    const place = (await owner.call(places)).data.find(({ idCompany }) => idCompany === encina);
    const reader = place?.roles.find(({ role }) => role.code === 'READER');
    expect(reader?.actions).toEqual([...(platformRoles['READER'] ?? [])].toSorted());
    expect(place?.actions.filter((action) => neverKeyed.includes(action))).toEqual([]);
  });
});

describe('a key that was accepted', () => {
  it('opens what it says, from the next call on, and nothing else', async () => {
    const id = await held();
    expect((await foreign.call(accept, { params: { id } })).data).toEqual({ idCompany: encina });
    expect(await companiesOf(foreign)).toContain('ENCINA');
    expect((await taxes(foreign)).data.total).toBeGreaterThan(0);
    const made = await foreign.callWith(resourceCalls(tax).create, { idCompany: encina });
    expect([made.status, made.error.code]).toEqual([403, 'ERROR_FORBIDDEN']);
    expect((await foreign.call(get, { params: { id } })).data).toMatchObject({ status: 'ACP' });
    expect((await owner.call(get, { params: { id } })).data.holder).not.toBeNull();
  });
  it('opens no more than its giver may do now, and nothing of who has gone or may not sign in', async () => {
    await holdOnly(platform().pool, 'manager', encina, [invites, ...sees]);
    const manager = await platform().as('manager');
    const { id } = (await giveTo(accounts.foreign, {}, manager)).data;
    await foreign.call(accept, { params: { id } });
    expect(await heldIn(foreign)).toEqual(expect.arrayContaining(sees));
    await holdOnly(platform().pool, 'manager', encina, [invites, 'ALLOW_COMPANY_ACCESS']);
    expect((await taxes(foreign)).status).toBe(403);
    await holdOnly(platform().pool, 'manager', encina, [invites, ...sees]);
    expect((await taxes(foreign)).status).toBe(200);
    await managerIs('LCK');
    const locked = await taxes(foreign);
    await managerIs('ACT');
    expect(locked.status).toBe(404);
  });
  it('adds to a role, against whose denial it does not hold', async () => {
    await holdOnly(platform().pool, 'manager', encina, {
      ALLOW_COMPANY_ACCESS: 'GRN',
      ALLOW_COMPANY_TAX_ACCESS: 'DEN',
    });
    const manager = await platform().as('manager');
    const { id } = (await giveTo(accounts.manager, { actions: [...sees, 'ALLOW_STORE_ACCESS'] })).data;
    await manager.call(accept, { params: { id } });
    const own = await heldIn(manager);
    expect(own).toContain('ALLOW_STORE_ACCESS');
    expect(own).not.toContain('ALLOW_COMPANY_TAX_ACCESS');
  });
  it('is passed on by nobody', async () => {
    await held([...(platformRoles['OWNER'] ?? [])].filter((action) => !neverKeyed.includes(action)));
    expect((await giveTo('someone@comanda.test', {}, foreign)).status).toBe(403);
    expect((await foreign.call(places)).data.map(({ idCompany }) => idCompany)).not.toContain(encina);
  });
});

describe('the end of a key', () => {
  it('is told on the open line at once when it is revoked, and to its holder by a mail', async () => {
    const id = await held();
    const line = await lineOf();
    expect(Object.keys(line.heads)).toContain(encina);
    expect((await owner.call(revoke, { params: { id } })).status).toBe(200);
    await lost(line);
    expect((await taxes(foreign)).status).toBe(404);
    expect(await companiesOf(foreign)).not.toContain('ENCINA');
    expect((await mailsTo(platform().pool, accounts.foreign)).at(-1)?.subject).toContain('Taberna La Encina');
    expect((await owner.call(revoke, { params: { id } })).status).toBe(200);
  });
  it('is told on the open line when its time is over, without anybody doing anything', async () => {
    const id = await held();
    const line = await lineOf();
    expect(Object.keys(line.heads)).toContain(encina);
    await query(`update access_key set until = now() + interval '400 milliseconds' where id = $1`, [id]);
    await lost(line);
    expect((await taxes(foreign)).status).toBe(404);
    expect((await foreign.call(get, { params: { id } })).data.ended).toBe('expired');
    // One that has expired makes room for the next.
    expect((await giveTo(accounts.foreign)).status).toBe(200);
  });
  it.each([
    [
      'its giver goes from the company',
      () => query('delete from membership where id_company = $1 and role = $2', [encina, 'MANAGER']),
    ],
    ['its giver’s role loses it', () => holdOnly(platform().pool, 'manager', encina, [invites])],
    [
      'its giver is locked',
      () => query(`update app_user set status = 'LCK' where email = $1`, [accounts.manager]),
    ],
  ] as const)('is told on the open line at once when %s', async (_, end) => {
    await holdOnly(platform().pool, 'manager', encina, [invites, ...sees]);
    const manager = await platform().as('manager');
    const { id } = (await giveTo(accounts.foreign, {}, manager)).data;
    await foreign.call(accept, { params: { id } });
    await giveRole(platform().pool, 'manager', encina, 'MANAGER');
    await query(
      'insert into role_permission (role, action, state) values ($1, $2, $3) on conflict (role, action) do update set state = $3',
      ['MANAGER', invites, 'GRN'],
    );
    const line = await lineOf();
    await end();
    expect(await line.next()).toHaveProperty('ready');
    const status = (await taxes(foreign)).status;
    await query(`update app_user set status = 'ACT' where email = $1`, [accounts.manager]);
    await query('delete from role_permission where role = $1 and action = $2', ['MANAGER', invites]);
    await query(
      `insert into membership (id_company, id_user, role) select $1, id, 'MANAGER' from app_user where email = $2 on conflict do nothing`,
      [encina, accounts.manager],
    );
    expect([403, 404]).toContain(status);
  });
  it('is for who gave it, who gives roles there and who holds it; others find nothing', async () => {
    const id = await held();
    const manager = await platform().as('manager');
    for (const call of [get, accept, reject, revoke])
      expect((await manager.call(call, { params: { id } })).status, call.name).toBe(404);
    await holdOnly(platform().pool, 'manager', encina, [givesRoles]);
    expect((await manager.call(list, { data: { kind: 'sent' } })).data.elements.map((one) => one.id)).toEqual(
      [id],
    );
    expect((await manager.call(revoke, { params: { id } })).status).toBe(200);
    const next = await held();
    expect((await foreign.call(revoke, { params: { id: next } })).status).toBe(200);
    expect(await companiesOf(foreign)).not.toContain('ENCINA');
    expect((await foreign.call(accept, { params: { id: next } })).error).toMatchObject(
      fault('status', 'revoked'),
    );
  });
  it('after a rejection there is nothing to revoke', async () => {
    const { id } = (await giveTo(accounts.foreign)).data;
    expect((await foreign.call(reject, { params: { id } })).status).toBe(200);
    expect((await foreign.call(accept, { params: { id } })).error).toMatchObject(fault('status', 'answered'));
    expect((await owner.call(revoke, { params: { id } })).error).toMatchObject(fault('status', 'answered'));
  });
});

it('stands in the journal, with the sign-ins of who holds it', async () => {
  const id = await held();
  await platform().as('foreign');
  await owner.call(revoke, { params: { id } });
  const { data } = await owner.call(journalCalls.read, {
    data: { idCompany: encina, kinds: ['KEY_GIVE', 'KEY_ACCEPT', 'KEY_REVOKE'], limit: 100 },
  });
  expect(data.elements.slice(0, 3).map(({ kind, about }) => [kind, about.email])).toEqual([
    ['KEY_REVOKE', accounts.foreign],
    ['KEY_ACCEPT', accounts.foreign],
    ['KEY_GIVE', accounts.foreign],
  ]);
});
