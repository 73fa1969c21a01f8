import { businessCalls, mainMenu, peopleCalls, resourceCalls, sessionCalls } from '@comanda/api/calls';
import { shared } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf, type Caller, signIn } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const credentials = { email: accounts.owner, password, brand };
const holder = (login: string): Caller => callerOf(platform().origin, login);
const renew = (login: string, shown: { email: string; brand: string } = credentials) =>
  holder(login).call(sessionCalls.refresh, { data: { email: shown.email, brand: shown.brand } });
const logged = (session: string) => holder(session).call(peopleCalls.logged);

/** Lets time pass for one login: its token was made, and the login used, so long ago. */
const age = async (login: string, interval: string): Promise<void> => {
  const hash = `sha256('${login}'::bytea)`;
  await platform().pool.query(
    `update login_token set created = created - interval '${interval}' where hash = ${hash}`,
  );
};
const idle = (login: string, column: 'used' | 'created', interval: string) =>
  platform().pool.query(
    `update login set ${column} = now() - interval '${interval}'
      where id = (select id_login from login_token where hash = sha256('${login}'::bytea))`,
  );

// What one test failed to guess must not be held against the next.
beforeEach(() => platform().pool.query('delete from sign_in_attempt'));
/** What an answer leaves on the browser, as it sends it along with the next call. */
const left = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('signing in', () => {
  it('opens a session by any spelling of the address', async () => {
    const { status, data } = await platform().anyone.call(sessionCalls.login, {
      data: { ...credentials, email: ' Owner@Comanda.TEST ' },
    });
    expect(status).toBe(200);
    expect((await logged(data.session)).data).toMatchObject({ email: accounts.owner, uName: 'Carmen' });
  });
  it('answers an unknown address, a wrong password and a locked account alike', async () => {
    await platform().pool.query(`update app_user set status = 'LCK' where email = $1`, [accounts.cook]);
    const tries = [
      { ...credentials, email: 'nobody@comanda.test' },
      { ...credentials, password: 'comanda-dema' },
      { ...credentials, email: accounts.cook },
    ];
    const answers = await Promise.all(
      tries.map((data) => platform().anyone.call(sessionCalls.login, { data })),
    );
    await platform().pool.query(`update app_user set status = 'ACT' where email = $1`, [accounts.cook]);
    const shown = answers.map(({ status, error }) => ({ status, error: { ...error, requestId: '' } }));
    expect(shown).toEqual(Array.from(tries, () => shown[0]));
    expect(shown[0]).toMatchObject({ status: 401, error: { code: 'ERROR_SIGN_IN' } });
  });
  it('is limited per account, also for one that does not exist, and says for how long', async () => {
    for (const email of [accounts.reader, 'nobody@comanda.test']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          platform().anyone.call(sessionCalls.login, { data: { email, password: 'wrong', brand } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
        ...Array.from({ length: 10 }, () => 401),
        429,
        429,
      ]);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    const right = await platform().anyone.call(sessionCalls.login, {
      data: { email: accounts.reader, password, brand },
    });
    expect(right.status).toBe(429);
  });
  it('forgets failures once the right password came, and after a quarter of an hour', async () => {
    const wrong = () =>
      platform().anyone.call(sessionCalls.login, { data: { ...credentials, password: 'wrong' } });
    for (let attempt = 0; attempt < 9; attempt += 1) await wrong();
    expect((await platform().anyone.call(sessionCalls.login, { data: credentials })).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
    await platform().pool.query(`update sign_in_attempt set since = since - interval '15 minutes'`);
    expect((await platform().anyone.call(sessionCalls.login, { data: credentials })).status).toBe(200);
  });
  it('is open at a device that was signed in before, whoever guesses elsewhere, and ten guesses of its own close it', async () => {
    const enter = (email: string, secret: string, cookie = '') =>
      platform().anyone.call(sessionCalls.login, {
        data: { email, password: secret, brand },
        headers: { cookie },
      });
    const first = await enter(accounts.reader, password);
    expect(first.headers.get('set-cookie')).toMatch(
      /^comanda_device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    // Of several people at one browser each is known.
    const both = left((await enter(accounts.cook, password, left(first.headers))).headers);
    expect(both).toContain(left(first.headers).split('.')[1]);
    await platform().pool.query('delete from sign_in_attempt');
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await enter(accounts.reader, 'wrong')).status).toBe(401);
    const shut = await enter(accounts.reader, password);
    expect([shut.status, shut.headers.get('set-cookie')]).toEqual([429, null]);
    const forged = left((await enter(accounts.manager, password)).headers);
    expect((await enter(accounts.reader, password, forged)).status).toBe(429);
    expect((await enter(accounts.reader, password, `${both}x`)).status).toBe(429);
    await platform().pool.query('update sign_in_attempt set count = 100 where count < 100');
    expect((await enter(accounts.reader, password, both)).status).toBe(200);
    // What the device did right forgives no stranger.
    expect((await enter(accounts.reader, password)).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await enter(accounts.reader, 'wrong', both)).status).toBe(401);
    expect((await enter(accounts.reader, password, both)).status).toBe(429);
  });
  it('is limited per address', async () => {
    await platform().anyone.call(sessionCalls.login, { data: { ...credentials, password: 'wrong' } });
    await platform().pool.query('update sign_in_attempt set count = 100');
    const { status } = await platform().anyone.call(sessionCalls.login, {
      data: { email: accounts.manager, password, brand },
    });
    expect(status).toBe(429);
  });
});

describe('a session', () => {
  it('is needed: 401 without a token of ours, also with a login token in its place', async () => {
    const { login } = await signIn(platform().origin, 'owner');
    const [, payload = ''] = (await platform().as('owner')).token?.split('.') ?? [];
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['', 'nonsense', 'a.b.c', unsigned, login]) {
      const { status, error } = await logged(token);
      expect([status, error.code]).toEqual([401, 'ERROR_TOKEN']);
    }
    expect((await platform().anyone.call(peopleCalls.logged)).status).toBe(401);
  });
  it('ends with its login: 511, and only for that device', async () => {
    const here = await signIn(platform().origin, 'owner');
    const there = await signIn(platform().origin, 'owner');
    expect((await holder(here.login).call(sessionCalls.logout)).status).toBe(200);
    const { status, error } = await here.call(peopleCalls.logged);
    expect([status, error.code]).toEqual([511, 'ERROR_SESSION_EXPIRED']);
    expect((await renew(here.login)).status).toBe(511);
    expect((await there.call(peopleCalls.logged)).status).toBe(200);
  });
  it('ends with the account', async () => {
    const cook = await signIn(platform().origin, 'cook');
    await platform().pool.query(`update app_user set status = 'LCK' where email = $1`, [accounts.cook]);
    expect((await cook.call(peopleCalls.logged)).status).toBe(511);
    await platform().pool.query(`update app_user set status = 'ACT' where email = $1`, [accounts.cook]);
  });
});

describe('renewing', () => {
  it('takes the login token with the e-mail and brand that belong to it, and nothing else', async () => {
    const { login, token = '' } = await signIn(platform().origin, 'owner');
    const { status, data } = await renew(login);
    expect([status, data.login]).toEqual([200, undefined]);
    expect((await logged(data.token)).status).toBe(200);
    expect((await renew(login, { email: accounts.manager, brand })).status).toBe(401);
    expect((await renew(login, { email: accounts.owner, brand: 'other' })).status).toBe(403);
    expect((await renew(token)).status).toBe(401);
    expect((await platform().anyone.call(sessionCalls.refresh, { data: credentials })).status).toBe(401);
  });
  it('changes an old login token, and a lost answer signs nobody out', async () => {
    const { login } = await signIn(platform().origin, 'owner');
    await age(login, '2 hours');
    const lost = (await renew(login)).data.login;
    const second = (await renew(login)).data.login ?? '';
    expect(lost).toBeDefined();
    expect(second).not.toBe(lost);
    expect((await renew(second)).status).toBe(200);
  });
  it('ends the whole family when a token is used after its successor', async () => {
    const { login, token = '' } = await signIn(platform().origin, 'owner');
    await age(login, '2 hours');
    const successor = (await renew(login)).data.login ?? '';
    expect((await renew(successor)).status).toBe(200);
    expect((await renew(login)).status).toBe(511);
    expect((await renew(successor)).status).toBe(511);
    expect((await logged(token)).status).toBe(511);
  });
  it('ends the family when a token is used a day after it was exchanged', async () => {
    const { login } = await signIn(platform().origin, 'owner');
    await age(login, '2 hours');
    const successor = (await renew(login)).data.login ?? '';
    await age(successor, '25 hours');
    expect((await renew(login)).status).toBe(511);
    expect((await renew(successor)).status).toBe(511);
  });
  it.each([
    ['used', '12 hours 1 minute'],
    ['created', '30 days 1 minute'],
  ] as const)('stops %s %s ago', async (column, interval) => {
    const { login } = await signIn(platform().origin, 'owner');
    expect((await renew(login)).status).toBe(200);
    await idle(login, column, interval);
    expect((await renew(login)).status).toBe(511);
  });
});

/** An answer without what differs from call to call. */
const bare = async (answer: Promise<{ status: number; text: string }>): Promise<string> => {
  const { status, text } = await answer;
  return `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
};

describe('what a person may do', () => {
  it('changes with the next call', async () => {
    const manager = await platform().as('manager');
    const data = { idCompany: await platform().company('ENCINA') };
    const { list } = resourceCalls(tax);
    expect((await manager.call(list, { data })).status).toBe(200);
    const role = (from: string, to: string) =>
      platform().pool.query('update membership set role = $2 where role = $1', [from, to]);
    await role('MANAGER', 'COOK');
    await platform().pool.query(
      `update membership set role = 'READER' where id_user =
      (select id from app_user where email = $1)`,
      [accounts.cook],
    );
    expect((await manager.call(list, { data })).status).toBe(403);
    await role('COOK', 'MANAGER');
    await platform().pool.query(
      `update membership set role = 'COOK' where id_user =
      (select id from app_user where email = $1)`,
      [accounts.cook],
    );
    expect((await manager.call(list, { data })).status).toBe(200);
  });
  it('is told with what is granted only, and drawn in the menu', async () => {
    const [owner, cook] = [await platform().as('owner'), await platform().as('cook')];
    const idCompany = await platform().company('ENCINA');
    const params = { menu: mainMenu, id: idCompany };
    const names = async (caller: Caller): Promise<string[]> =>
      (await caller.call(peopleCalls.companyMenu, { params })).data.map(({ name }) => name);
    expect(await names(owner)).toEqual([
      'home',
      'sales',
      'menu',
      'prices',
      'team',
      'kitchen',
      'purchases',
      'ordering',
      'cards',
      'publishing',
      'settings',
    ]);
    expect(await names(cook)).toEqual(['home', 'menu', 'team']);
    // The pictures of the company have one entry: the page that shows them side by side.
    const { data: ofOwner } = await owner.call(peopleCalls.companyMenu, { params });
    const dishes = ofOwner.find(({ name }) => name === 'menu')?.submenu.map(({ name }) => name);
    expect(dishes).toContain('photos');
    expect(dishes).not.toContain('photo');
    const { data } = await cook.call(peopleCalls.businessActions, { data: { kind: 'company', idCompany } });
    const own = data.actions.filter(({ key }) => !shared.includes(key));
    expect(own).toEqual([
      { key: 'ALLOW_COMPANY_ACCESS', value: 'GRANTED' },
      { key: 'ALLOW_COMPANY_KITCHEN_ACCESS', value: 'GRANTED' },
      { key: 'ALLOW_STORE_ACCESS', value: 'GRANTED' },
    ]);
  });
  it.each(['MAIN', 'other', '~'])('is of the one menu that there is: %s is unknown', async (menu) => {
    const owner = await platform().as('owner');
    const id = await platform().company('ENCINA');
    for (const answer of [
      await owner.call(peopleCalls.menu, { params: { menu } }),
      await owner.call(peopleCalls.companyMenu, { params: { menu, id } }),
    ])
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([
        404,
        'ERROR_UNKNOWN',
        'There is no such menu.',
      ]);
    // Without a company there is nothing else to go to (docs/product.md §3.2.2).
    const { data } = await owner.call(peopleCalls.menu, { params: { menu: mainMenu } });
    expect(data.map(({ name }) => name)).toEqual(['home']);
  });
  it('has no purchases where the company is in Chile', async () => {
    const owner = await platform().as('owner');
    const id = await platform().company('ENCINA');
    const names = async (): Promise<string[]> =>
      (await owner.call(peopleCalls.companyMenu, { params: { menu: mainMenu, id } })).data.map(
        ({ name }) => name,
      );
    await platform().pool.query(`update company set country = 'CL' where id_company = $1`, [id]);
    try {
      expect(await names()).not.toContain('purchases');
    } finally {
      await platform().pool.query(`update company set country = 'ES' where id_company = $1`, [id]);
    }
    expect(await names()).toContain('purchases');
  });
  it('never reaches another company or person: as unknown as an id that is not there', async () => {
    const foreign = await platform().as('foreign');
    const owner = await platform().as('owner');
    const id = await platform().company('ENCINA');
    const missing = '0190d6c0-0000-7000-8000-00000000dead';
    const { data: me } = await owner.call(peopleCalls.logged);
    const calls = [
      (target: string) => foreign.call(businessCalls.company, { params: { id: target } }),
      (target: string) => foreign.call(businessCalls.storesOfCompany, { params: { id: target } }),
      (target: string) => foreign.call(peopleCalls.companyMenu, { params: { menu: mainMenu, id: target } }),
      (target: string) =>
        foreign.call(peopleCalls.businessActions, { data: { kind: 'company', idCompany: target } }),
    ];
    const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id } });
    const shops = [
      (target: string) => foreign.call(businessCalls.store, { params: { id: target } }),
      (target: string) =>
        foreign.call(peopleCalls.businessActions, { data: { kind: 'store', idStore: target } }),
    ];
    const persons = [
      (target: string) => foreign.call(businessCalls.companiesOfUser, { params: { id: target } }),
      (target: string) =>
        foreign.call(peopleCalls.setLanguage, { params: { id: target }, data: { lang: 'ar-EG' } }),
      (target: string) =>
        foreign.call(peopleCalls.setTheme, { params: { id: target }, data: { webTheme: 'K-dark' } }),
    ];
    for (const [tries, target] of [
      [calls, id],
      [shops, stores[0]?.id ?? ''],
      [persons, me.id],
    ] as const)
      for (const attempt of tries) {
        const answer = await bare(attempt(target));
        expect(answer).toBe(await bare(attempt(missing)));
        expect(answer).toContain('404');
      }
    expect((await owner.call(peopleCalls.logged)).data.lang).not.toBe('ar-EG');
  });
});
