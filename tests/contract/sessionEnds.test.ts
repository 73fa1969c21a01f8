import { peopleCalls, seeingCalls, sessionCalls } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { accounts, brand } from '../support/accounts.ts';
import { type Caller, callerOf, signIn } from '../support/caller.ts';
import { signedLine } from '../support/liveLine.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();

/** A device that is signed in, with its line open and what it hears from now on. */
const deviceOf = async (account: keyof typeof accounts) =>
  lineOf(account, await signIn(platform().origin, account));
const lineOf = async (
  account: keyof typeof accounts,
  caller: Caller & { readonly login?: string | undefined },
) => {
  const { next } = await signedLine(platform(), account, caller);
  const { login } = caller;
  return {
    next,
    status: async () => (await caller.call(peopleCalls.logged)).status,
    renew: () =>
      callerOf(platform().origin, login).call(sessionCalls.refresh, {
        data: { email: accounts[account], brand },
      }),
  };
};
const idOf = (email: string): string => `(select id from app_user where email = '${email}')`;
const role = (to: string): string =>
  `update membership set role = '${to}' where id_user = ${idOf(accounts.manager)}`;

/** Does something in the database, and says what the devices hear of it, without asking (docs/product.md §2.4.5). */
const heardOf = async (statement: string, devices: readonly { next: () => Promise<unknown> }[]) => {
  await platform().pool.query(statement);
  return Promise.all(devices.map(({ next }) => next()));
};

const statusOf = (to: string): string =>
  `update app_user set status = '${to}' where email = '${accounts.cook}'`;

describe.each([
  ['locked', statusOf('LCK')],
  ['deleted', statusOf('DLT')],
  ['inactive', statusOf('INA')],
  ['ended', `update login set ended = now() where id_user = ${idOf(accounts.cook)}`],
] as const)('an account %s', (why, statement) => {
  it('ends every device: the open line and the next call at once, and the renewal says why', async () => {
    const devices = [await deviceOf('cook'), await deviceOf('cook'), await deviceOf('cook')];
    const heard = await heardOf(statement, devices);
    const answers = await Promise.all(devices.map(({ renew }) => renew()));
    const statuses = await Promise.all(devices.map(({ status }) => status()));
    await platform().pool.query(statusOf('ACT'));
    expect(heard).toEqual(devices.map(() => ({ refused: 'token' })));
    expect(statuses).toEqual([511, 511, 511]);
    for (const { status, error } of answers)
      expect([status, error.extra]).toEqual([511, [{ entity: 'USR', error: why }]]);
  });
});

describe('a login', () => {
  it('that nobody used for long says that its time is over, and not that somebody ended it', async () => {
    const device = await deviceOf('reader');
    await platform().pool.query(
      `update login set used = now() - interval '12 hours 1 minute' where id_user = ${idOf(accounts.reader)}`,
    );
    expect((await device.renew()).error.extra).toEqual([{ entity: 'USR', error: 'idle' }]);
  });
  it('that was never ours learns nothing of the account', async () => {
    const stranger = callerOf(platform().origin, 'A'.repeat(43));
    const { status, error } = await stranger.call(sessionCalls.refresh, {
      data: { email: accounts.owner, brand },
    });
    expect([status, error.code, error.extra]).toEqual([401, 'ERROR_TOKEN', undefined]);
  });
});

describe('rights that are taken', () => {
  it('are told on the open line at once, with the channels that are left', async () => {
    const device = await deviceOf('manager');
    const heard = await heardOf(role('READER'), [device]);
    await platform().pool.query(role('MANAGER'));
    expect(heard).toEqual([{ ready: { [await platform().company('ENCINA')]: expect.any(Number) } }]);
    expect(await device.status()).toBe(200);
  });
});

const view = async () => {
  const actor = await signIn(platform().origin, 'owner');
  const idCompany = await platform().company('ENCINA');
  const { data: seen } = await (await platform().as('manager')).call(peopleCalls.logged);
  const { data } = await actor.call(seeingCalls.begin, { data: { idCompany, idUser: seen.id } });
  const line = await lineOf('owner', callerOf(platform().origin, data.token));
  return { line, idCompany, idSeen: seen.id };
};
const ownerIs = (code: string): string =>
  `update membership set role = '${code}' where id_user = ${idOf(accounts.owner)}`;

describe('the line of who sees as somebody else', () => {
  it('ends at once with what it takes to see as others', async () => {
    const { line } = await view();
    const heard = await heardOf(ownerIs('MANAGER'), [line]);
    await platform().pool.query(ownerIs('OWNER'));
    expect(heard).toEqual([{ refused: 'token' }]);
  });
  it('is told at once what who is seen as may do now, in the one company', async () => {
    const { line, idCompany } = await view();
    const heard = await heardOf(role('READER'), [line]);
    await platform().pool.query(role('MANAGER'));
    expect(heard).toEqual([{ ready: { [idCompany]: expect.any(Number) } }]);
  });
  it('hears that something came for the person, and not what', async () => {
    const { line, idCompany, idSeen } = await view();
    const own = await deviceOf('manager');
    const heard = await heardOf(
      `insert into live_event (id_company, id, class, id_subject, id_user, data) values ('${idCompany}',
        gen_random_uuid(), 'MESSAGE', '${idSeen}', '${idSeen}', '{"idCompany":"${idCompany}","title":"For you"}')`,
      [own, line],
    );
    expect(heard).toMatchObject([
      { class: 'MESSAGE', id: idSeen, data: { title: 'For you' } },
      { class: 'TICKET', id: '', data: { idCompany } },
    ]);
    expect(JSON.stringify(heard[1])).not.toContain('For you');
  });
});
