import { randomUUID } from 'node:crypto';
import {
  accountCalls,
  businessCalls,
  invitationCalls,
  peopleCalls,
  resourceCalls,
  roleCalls,
  sessionCalls,
} from '@comanda/api/calls';
import { businessInfo } from '@comanda/api/areas/basics/businessInfo';
import { givesRoles, invites, platformRoles } from '@comanda/api/permissions';
import { array, assert, asyncProperty, constantFrom, tuple } from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, accounts, brand } from '../support/accounts.ts';
import { type Caller, callerOf } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { invitedBy, linkIn, mailsTo } from '../support/mails.ts';
import { pixel } from '../support/pictures.ts';
import { usePlatform } from '../support/usePlatform.ts';

const { send, again, withdraw, sent, received, accept, reject, block, unblock, open, find, places } =
  invitationCalls;
const platform = usePlatform();
let owner: Caller;
let foreign: Caller;
let encina: string;
let istmo: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  foreign = await platform().as('foreign');
  encina = await platform().company('ENCINA');
  istmo = await platform().company('ISTMO');
});
const query = (text: string, values: readonly unknown[] = []) => platform().pool.query(text, [...values]);
/** As if nobody had ever been invited; who was brought in is out again. */
afterEach(async () => {
  await query('delete from invitation');
  await query('delete from invitation_block');
  await query('delete from sign_in_attempt');
  await query(
    `delete from membership using app_user where app_user.id = id_user and app_user.email = $1
    and id_company = $2`,
    [accounts.foreign, encina],
  );
  await giveRole(platform().pool, 'owner', encina, 'OWNER');
  await giveRole(platform().pool, 'manager', encina, 'MANAGER');
});

const invite = (email: string = accounts.foreign, role = 'COOK', caller = owner, idCompany = encina) =>
  caller.call(send, { data: { idCompany, email, role } });
const by = { accept, reject, block, unblock } as const;
const answer = (how: keyof typeof by, id: string, caller = foreign) =>
  caller.call(by[how], { params: { id } });
const inbox = async (caller = foreign) => (await caller.call(received)).data;
const outbox = async (caller = owner) => (await caller.call(sent)).data;
/** The newest invitation that the owner sent. */
const lastId = async (): Promise<string> => (await outbox())[0]?.id ?? '';
const invited = async (): Promise<string> => {
  await invite();
  return lastId();
};
const roleIn = async (email: string = accounts.foreign, idCompany = encina): Promise<string | undefined> => {
  const { rows } = await query(
    `select role from membership join app_user on app_user.id = id_user where email = $1 and id_company = $2`,
    [email, idCompany],
  );
  return rows[0]?.role;
};
const fault = (field: string, error: string) => ({
  code: 'ERROR_CONSTRAINT',
  extra: [{ entity: 'INV', field, error }],
});
const fresh = (): string => `${randomUUID()}@comanda.test`;
const pass = (days: number) =>
  query(
    `update invitation set sent = sent - make_interval(days => $1), expires = expires - make_interval(days => $1)`,
    [days],
  );

const makeRole = async (caller: Caller, idCompany: string): Promise<string> => {
  const data = { idCompany, name: 'Floor lead', permissions: { ALLOW_COMPANY_ACCESS: 'GRN' as const } };
  return (await caller.call(roleCalls.make, { data })).data.code;
};
const deleteRole = (caller: Caller, companyId: string, code: string) =>
  caller.call(roleCalls.delete, { params: { companyId, code } });

/** The picture that a mail carries. */
const markIn = (html = '') => /data:image\/png;base64,([^"]+)/.exec(html)?.[1];
it('goes out under the name and the picture of its company', async () => {
  await invited();
  const plain = (await mailsTo(platform().pool, accounts.foreign)).at(-1);
  expect(plain?.text).toMatch(/^Taberna La Encina\n/);
  await query('delete from invitation');
  const { get, update } = resourceCalls(businessInfo);
  const { data: seller } = await owner.call(get, { params: { id: encina } });
  await owner.call(update, { data: { ...seller }, files: { image: new Blob([pixel(40)]) } });
  await invited();
  const worn = (await mailsTo(platform().pool, accounts.foreign)).at(-1);
  expect(markIn(worn?.html)).toBeDefined();
  expect(markIn(worn?.html)).not.toBe(markIn(plain?.html));
});

describe('sending', () => {
  it('is told to the sender and the recipient, and by a mail in the recipient’s language', async () => {
    expect((await invite(` ${accounts.foreign.toUpperCase()} `)).data).toEqual({ done: true });
    const told = {
      company: 'Taberna La Encina',
      sender: 'Carmen Robledo',
      role: { code: 'COOK', name: null },
      status: 'PND',
      ended: null,
    };
    const [row] = await outbox();
    expect(row).toMatchObject({ ...told, email: accounts.foreign, idCompany: encina, isOwn: true });
    expect(Date.parse(row?.expires ?? '') - Date.parse(row?.sent ?? '')).toBe(30 * 86_400_000);
    const [got, ...others] = await inbox();
    expect(others).toEqual([]);
    expect(got).toMatchObject({ ...told, id: row?.id, isBlocked: false });
    expect(Object.keys(got ?? {})).not.toContain('email');
    const mail = (await mailsTo(platform().pool, accounts.foreign)).at(-1);
    expect(mail?.subject).toContain('Carmen Robledo');
    expect(mail?.html).toContain('Taberna La Encina');
  });
  it('is written in the sender’s language to who has no account, and says nothing of one', async () => {
    const email = fresh();
    expect((await invite(email)).text).toBe((await invite()).text);
    expect((await mailsTo(platform().pool, email)).map(({ lang }) => lang)).toEqual(['es-ES']);
  });
  it('is refused for oneself, for who is there, and a second time while the first waits', async () => {
    expect((await invite(accounts.owner)).error).toMatchObject(fault('email', 'own_address'));
    expect((await invite(accounts.cook)).error).toMatchObject(fault('email', 'is_member'));
    await invite();
    expect((await invite(accounts.foreign, 'READER')).error).toMatchObject(fault('email', 'is_invited'));
    expect(await outbox()).toHaveLength(1);
    await pass(31);
    expect((await invite(accounts.foreign, 'READER')).status).toBe(200);
    expect((await outbox()).map(({ role, ended }) => [role?.code, ended])).toEqual([
      ['READER', null],
      ['COOK', 'expired'],
    ]);
  });
  it('once more of two at once is one', async () => {
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '422']);
  });
  it('gives no role that may do more than its sender, and none that is not a company’s', async () => {
    await holdOnly(platform().pool, 'manager', encina, [invites, ...(platformRoles['COOK'] ?? [])]);
    const manager = await platform().as('manager');
    const [place, ...others] = (await manager.call(places)).data;
    expect(others).toEqual([]);
    expect(place).toMatchObject({ idCompany: encina, company: 'Taberna La Encina' });
    expect(place?.roles.filter(({ name }) => name === null)).toEqual([{ code: 'COOK', name: null }]);
    for (const role of ['OWNER', 'READER', 'OPERATOR', 'USER', 'NOBODY'])
      expect((await invite(fresh(), role, manager)).error, role).toMatchObject(fault('role', 'beyond_own'));
    expect((await invite(fresh(), 'COOK', manager)).status).toBe(200);
  });
  it('gives a role of the company by its name, and no other company’s', async () => {
    const code = await makeRole(owner, encina);
    const theirs = await makeRole(foreign, istmo);
    expect((await invite(accounts.foreign, theirs)).error).toMatchObject(fault('role', 'beyond_own'));
    await invite(accounts.foreign, code);
    const role = { code, name: 'Floor lead' };
    const [arrived] = await inbox();
    expect(arrived).toMatchObject({ role, ended: null });
    expect((await mailsTo(platform().pool, accounts.foreign)).at(-1)?.html).toContain('Floor lead');
    // Who deletes it takes back what was to come of it.
    expect((await deleteRole(owner, encina, code)).status).toBe(200);
    expect((await inbox())[0]).toMatchObject({ role: null, status: 'PND', ended: 'withdrawn' });
    expect((await answer('accept', arrived?.id ?? '')).error).toMatchObject(fault('status', 'withdrawn'));
    expect((await owner.call(again, { params: { id: await lastId() } })).status).toBe(422);
    await deleteRole(foreign, istmo, theirs);
  });
  it('takes the action, in a company that one is in', async () => {
    const manager = await platform().as('manager');
    expect((await invite(fresh(), 'COOK', manager)).status).toBe(403);
    expect((await invite(fresh(), 'COOK', owner, istmo)).status).toBe(404);
  });
  it('is bounded: fifty a day of a sender, ten a day to a mailbox', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      expect((await invite()).status).toBe(200);
      await owner.call(withdraw, { params: { id: await lastId() } });
    }
    const refused = await invite();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    for (let nth = 10; nth < 49; nth += 1) expect((await invite(fresh())).status).toBe(200);
    expect((await invite(fresh())).status).toBe(429);
  });
});

describe('sending again', () => {
  it('lets it hold anew and ends the link of the mail before', async () => {
    const id = await invited();
    const first = invitedBy((await mailsTo(platform().pool, accounts.foreign)).at(-1));
    await pass(31);
    expect((await answer('accept', id)).error).toMatchObject(fault('status', 'expired'));
    expect((await owner.call(again, { params: { id } })).status).toBe(200);
    const second = invitedBy((await mailsTo(platform().pool, accounts.foreign)).at(-1));
    expect((await platform().anyone.call(open, { data: first })).error.code).toBe('ERROR_LINK');
    expect((await platform().anyone.call(open, { data: second })).data.ended).toBeNull();
    expect((await answer('accept', id)).status).toBe(200);
  });
  it('is for who sent it or gives roles there, while it waits, with a role that they may give', async () => {
    const id = await invited();
    const once = (caller: Caller) => caller.call(again, { params: { id } });
    const manager = await platform().as('manager');
    expect((await once(foreign)).status).toBe(404);
    await holdOnly(platform().pool, 'manager', encina, [givesRoles]);
    expect((await once(manager)).status).toBe(403);
    await holdOnly(platform().pool, 'manager', encina, [invites]);
    expect((await once(manager)).status).toBe(404);
    await holdOnly(platform().pool, 'manager', encina, [invites, givesRoles]);
    expect((await once(manager)).error).toMatchObject(fault('role', 'beyond_own'));
    await giveRole(platform().pool, 'manager', encina, 'OWNER');
    expect((await once(manager)).status).toBe(200);
    await owner.call(withdraw, { params: { id } });
    expect((await once(owner)).error).toMatchObject(fault('status', 'withdrawn'));
    await answer('reject', id);
    expect((await once(owner)).error).toMatchObject(fault('status', 'answered'));
  });
});

const companiesOfForeign = async () => {
  const { data } = await foreign.call(peopleCalls.logged);
  return (await foreign.call(businessCalls.companiesOfUser, { params: { id: data.id } })).data.map(
    ({ code }) => code,
  );
};

describe('accepting', () => {
  it('brings the person in with the role, from the next call on, and twice is once', async () => {
    const id = await invited();
    expect(await companiesOfForeign()).not.toContain('ENCINA');
    expect((await answer('accept', id)).data).toEqual({ idCompany: encina });
    expect(await companiesOfForeign()).toContain('ENCINA');
    expect(await roleIn()).toBe('COOK');
    expect((await answer('accept', id)).data).toEqual({ idCompany: encina });
    expect((await inbox())[0]).toMatchObject({ status: 'ACP', ended: null });
    for (const how of ['reject', 'block'] as const)
      expect((await answer(how, id)).error).toMatchObject(fault('status', 'answered'));
    expect((await owner.call(withdraw, { params: { id } })).error).toMatchObject(fault('status', 'answered'));
    expect(await roleIn()).toBe('COOK');
  });
  it('is for the owner of the mailbox alone: others find nothing', async () => {
    const id = await invited();
    for (const how of ['accept', 'reject', 'block', 'unblock'] as const)
      for (const account of ['owner', 'manager', 'operator'] as const)
        expect((await answer(how, id, await platform().as(account))).status, how).toBe(404);
    expect((await answer('accept', randomUUID())).status).toBe(404);
    expect((await answer('accept', 'x')).status).toBe(404);
    expect(await inbox(await platform().as('manager'))).toEqual([]);
  });
  it('says that it was withdrawn, rejected or is too late', async () => {
    const id = await invited();
    await owner.call(withdraw, { params: { id } });
    expect((await answer('accept', id)).error).toMatchObject(fault('status', 'withdrawn'));
    const next = await invited();
    await answer('reject', next);
    expect((await answer('accept', next)).error).toMatchObject(fault('status', 'answered'));
    const late = await invited();
    await pass(31);
    expect((await answer('accept', late)).error).toMatchObject(fault('status', 'expired'));
    expect(await roleIn()).toBeUndefined();
  });
  it('needs a sender who could send it still', async () => {
    const id = await invited();
    await holdOnly(platform().pool, 'owner', encina, [invites]);
    expect((await answer('accept', id)).error).toMatchObject(fault('status', 'sender_cannot'));
    await giveRole(platform().pool, 'owner', encina, 'MANAGER');
    expect((await answer('accept', id)).error).toMatchObject(fault('status', 'sender_cannot'));
    expect(await roleIn()).toBeUndefined();
    await giveRole(platform().pool, 'owner', encina, 'OWNER');
    expect((await answer('accept', id)).status).toBe(200);
  });
  it('of one of two leaves the role as it is, and closes the other', async () => {
    await giveRole(platform().pool, 'manager', encina, 'OWNER');
    await invite();
    await invite(accounts.foreign, 'OWNER', await platform().as('manager'));
    const [second, first] = (await inbox()).map(({ id }) => id);
    const answers = await Promise.all([answer('accept', first ?? ''), answer('accept', second ?? '')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const role = await roleIn();
    await Promise.all([answer('accept', first ?? ''), answer('accept', second ?? '')]);
    expect(await roleIn()).toBe(role);
  });
});

describe('a blocked sender', () => {
  it('is told of a rejection and of nothing more; what they send looks sent and never arrives', async () => {
    const id = await invited();
    expect((await answer('block', id)).status).toBe(200);
    expect((await inbox())[0]).toMatchObject({ status: 'BLC', isBlocked: true });
    expect((await outbox())[0]).toMatchObject({ status: 'RJC', ended: null });
    const mails = (await mailsTo(platform().pool, accounts.foreign)).length;
    const looks = await invite();
    expect([looks.status, looks.data]).toEqual([200, { done: true }]);
    const hidden = await lastId();
    expect((await outbox())[0]).toMatchObject({ status: 'PND', ended: null });
    expect((await owner.call(again, { params: { id: hidden } })).status).toBe(200);
    expect(await mailsTo(platform().pool, accounts.foreign)).toHaveLength(mails);
    expect(await inbox()).toHaveLength(1);
    for (const how of ['accept', 'reject', 'block'] as const)
      expect((await answer(how, hidden)).status, how).toBe(404);
    // Others of the company are not blocked with them.
    await giveRole(platform().pool, 'manager', encina, 'OWNER');
    await invite(accounts.foreign, 'COOK', await platform().as('manager'));
    expect(await inbox()).toHaveLength(2);
  });
  it('arrives again once they are let, with what still holds', async () => {
    const id = await invited();
    await answer('block', id);
    await invite();
    expect((await answer('unblock', id)).status).toBe(200);
    expect((await inbox()).map(({ status, isBlocked }) => [status, isBlocked])).toEqual([
      ['PND', false],
      ['RJC', false],
    ]);
  });
});

describe('withdrawing', () => {
  it('is for the sender, and for who gives roles there; others find nothing', async () => {
    const id = await invited();
    const take = (caller: Caller) => caller.call(withdraw, { params: { id } });
    const manager = await platform().as('manager');
    await holdOnly(platform().pool, 'manager', encina, [invites]);
    expect((await take(manager)).status).toBe(404);
    expect(await outbox(manager)).toEqual([]);
    expect((await take(foreign)).status).toBe(404);
    await holdOnly(platform().pool, 'manager', encina, [givesRoles]);
    expect(await outbox(manager)).toMatchObject([{ id, isOwn: false, sender: 'Carmen Robledo' }]);
    expect((await take(manager)).status).toBe(200);
    expect((await take(owner)).status).toBe(200);
    expect((await inbox())[0]).toMatchObject({ status: 'PND', ended: 'withdrawn' });
  });
});

const opened = (data: { readonly email: string; readonly token: string }) =>
  platform().anyone.call(open, { data });
describe('the link of a mail', () => {
  it('shows who invites to what as which, and changes nothing', async () => {
    await invite();
    const link = invitedBy((await mailsTo(platform().pool, accounts.foreign)).at(-1));
    expect(link.email).toBe(accounts.foreign);
    const shown = {
      company: 'Taberna La Encina',
      sender: 'Carmen Robledo',
      role: { code: 'COOK', name: null },
      status: 'PND',
      ended: null,
    };
    expect((await opened(link)).data).toEqual(shown);
    expect((await opened(link)).data).toEqual(shown);
    const { rows } = await query('select 1 from invitation where link = $1', [link.token]);
    expect(rows).toEqual([]);
    expect((await foreign.call(find, { data: link })).data).toMatchObject({ ...shown, id: await lastId() });
    expect((await owner.call(find, { data: link })).error.code).toBe('ERROR_LINK');
    await answer('block', await lastId());
    expect((await opened(link)).data.status).toBe('RJC');
  });
  it('is unknown alike, whatever is wrong with it', async () => {
    await invite();
    const link = invitedBy((await mailsTo(platform().pool, accounts.foreign)).at(-1));
    const bare = async (data: typeof link) => {
      const { status, error } = await opened(data);
      return [status, { ...error, requestId: '' }];
    };
    const wrong = await bare({
      ...link,
      token: link.token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    });
    expect(wrong).toMatchObject([422, { code: 'ERROR_LINK' }]);
    expect(await bare({ ...link, email: accounts.cook })).toEqual(wrong);
    expect(await bare({ ...link, email: fresh() })).toEqual(wrong);
    expect(await bare({ ...link, token: await lastId() })).toEqual(wrong);
    await query(`update invitation set brand = 'lumbral'`);
    expect(await bare(link)).toEqual(wrong);
  });
});

it('who opens an account that somebody was invited by is told so, and can accept', async () => {
  const email = fresh();
  const openAccount = async (): Promise<boolean> => {
    await platform().anyone.call(accountCalls.register, {
      data: { name: 'Amaia', surname: 'E', email, password: 'correct horse battery', lang: 'es-ES', brand },
    });
    const { token } = linkIn((await mailsTo(platform().pool, email)).at(-1) ?? { text: '' });
    const { data } = await platform().anyone.call(accountCalls.activate, {
      data: { email, token, password: 'correct horse battery' },
    });
    return data.isInvited;
  };
  await invite(email, 'READER');
  expect(await openAccount()).toBe(true);
  const { data } = await platform().anyone.call(sessionCalls.login, {
    data: { email, password: 'correct horse battery', brand },
  });
  const amaia = callerOf(platform().origin, data.session);
  expect((await answer('accept', (await inbox(amaia))[0]?.id ?? '', amaia)).status).toBe(200);
  expect(await roleIn(email)).toBe('READER');
});

/** What anybody may do with the two invitations of one mailbox, in any order. */
const steps = [
  'accept',
  'reject',
  'block',
  'unblock',
  'withdraw',
  'again',
  'send',
  'sendMore',
  'late',
] as const;
const people = ['foreign', 'owner', 'manager'] as const;

it('no sequence of steps gives a role twice, another than was sent, or anybody but the recipient one', async () => {
  await assert(
    asyncProperty(
      array(tuple(constantFrom(...steps), constantFrom<Account>(...people)), { maxLength: 8 }),
      async (walk) => {
        const before = (await owner.call(roleCalls.ofCompany, { params: { companyId: encina } })).data.map(
          ({ code, people: who }) => [code, who.map(({ id }) => id)],
        );
        await invite();
        let given: string | undefined;
        for (const [step, account] of walk) {
          const caller = await platform().as(account);
          const id = await lastId();
          if (step === 'late') await pass(31);
          else if (step === 'send') await invite();
          else if (step === 'sendMore') await invite(accounts.foreign, 'READER');
          else if (step === 'withdraw') await caller.call(withdraw, { params: { id } });
          else if (step === 'again') await caller.call(again, { params: { id } });
          else {
            const [row] = await outbox();
            const { status } = await answer(step, id, caller);
            if (step === 'accept' && status === 200 && given === undefined) {
              // Only what waits, in time, for this very person.
              expect([account, row?.status, row?.ended]).toEqual(['foreign', 'PND', null]);
              given = row?.role?.code;
            }
          }
          expect(await roleIn()).toBe(given);
        }
        await query(
          'delete from membership using app_user where app_user.id = id_user and email = $1 and id_company = $2',
          [accounts.foreign, encina],
        );
        const after = (await owner.call(roleCalls.ofCompany, { params: { companyId: encina } })).data.map(
          ({ code, people: who }) => [code, who.map(({ id }) => id)],
        );
        expect(after).toEqual(before);
        await query('delete from invitation');
        await query('delete from invitation_block');
        await query('delete from sign_in_attempt');
      },
    ),
    { numRuns: 25 },
  );
});
