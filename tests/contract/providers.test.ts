import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  accountCalls,
  connectionCalls,
  peopleCalls,
  platformCalls,
  profileCalls,
  providerCalls,
  signedInCalls,
  urlOf,
} from '@comanda/api/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf } from '../support/caller.ts';
import { linkFor } from '../support/mails.ts';
import { providerId, providerLabel, startProvider } from '../support/provider.ts';
import { answerOf, comeBack, offeredBy } from '../support/providerSignIn.ts';
import { usePlatform } from '../support/usePlatform.ts';

const provider = await startProvider(['default', 'lumbral']);
const platform = usePlatform(provider.environment, provider);
const { begin, finish, connect } = providerCalls;
type Back = Awaited<ReturnType<typeof comeBack>>;

beforeEach(() => platform().pool.query('delete from sign_in_attempt'));

const other = 'A'.repeat(43);
const ask = () => platform().anyone.call(begin, { data: { provider: providerId, brand } });
const end = (data: Back) => platform().anyone.call(finish, { data });
/** Status and reason of a refusal. */
const why = ({ status, error }: { status: number; error: { extra?: readonly { error?: string }[] } }) => [
  status,
  error.extra?.[0]?.error,
];
const status = (email: string, to: string) =>
  platform().pool.query('update app_user set status = $2 where email = $1', [email, to]);

/** An open account of nobody else, connected with the provider under its own e-mail. */
const connected = async (): Promise<string> => {
  const { email } = await linkFor(platform().pool, 'confirm', brand);
  await status(email, 'ACT');
  const { key, token } = await offeredBy(platform(), email);
  provider.people.set(email, { email, isVerified: true });
  const { rows } = await platform().pool.query(
    'select subject from provider_offer where hash = sha256($1::text::bytea)',
    [token],
  );
  const done = await platform().anyone.call(connect, { data: { key, token, password } });
  expect(done.status, done.text).toBe(200);
  return String(rows[0]?.subject);
};

describe('a provider that is down', () => {
  // The first test of the file: what a provider says of itself is not known yet.
  it('is told from everything else, and works once it is back', async () => {
    await provider.stop();
    expect(why(await ask())).toEqual([422, 'unreachable']);
    await provider.start();
    const back = await comeBack(platform(), accounts.reader);
    await provider.stop();
    expect(why(await end(back))).toEqual([422, 'unreachable']);
    await provider.start();
    // What came back is used up; the next sign-in is good.
    expect(why(await end(back))).toEqual([422, 'ended']);
    expect((await end(await comeBack(platform(), accounts.reader))).status).toBe(200);
  });
});

describe('a sign-in through a provider', () => {
  it('takes the password of the account once, and none after that', async () => {
    const email = accounts.manager;
    const back = await comeBack(platform(), email);
    const { signedIn, offer } = (await end(back)).data;
    expect([signedIn, offer?.email]).toEqual([null, email]);
    const take = (word: string, over = {}) =>
      platform().anyone.call(connect, {
        data: { key: back.key, token: offer?.token ?? '', password: word, ...over },
      });
    expect((await take('another one')).error.code).toBe('ERROR_SIGN_IN');
    expect(why(await take(password, { key: other }))).toEqual([422, 'ended']);
    const { data } = await take(password);
    expect(why(await take(password))).toEqual([422, 'ended']);
    const caller = callerOf(platform().origin, data.session);
    expect((await caller.call(peopleCalls.logged)).data).toMatchObject({ email });

    const again = (await end(await comeBack(platform(), email))).data;
    expect(again).toMatchObject({ offer: null, signedIn: { email } });
    const devices = await callerOf(platform().origin, again.signedIn?.session).call(signedInCalls.list);
    expect(devices.data.length).toBeGreaterThanOrEqual(2);
    expect(devices.data.filter(({ current }) => current)).toHaveLength(1);
  });

  it('is asked for by the brand that has it, and by its name', async () => {
    const { data } = await platform().anyone.call(platformCalls.environment);
    expect(data.providers).toEqual([{ id: providerId, label: providerLabel }]);
    const strange = (over: object) =>
      platform().anyone.callWith(begin, { provider: providerId, brand, ...over });
    for (const [over, refusal] of [
      [{ provider: 'another' }, 400],
      [{ brand: 'lumbral' }, 403],
    ] as const) {
      const { status, error } = await strange(over);
      expect([status, error.extra?.[0]?.field]).toEqual([refusal, Object.keys(over)[0]]);
    }
    const url = new URL((await ask()).data.url);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${platform().origin}/callback`,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
  });

  it('leaves nothing that could be copied, in the database or the log', async () => {
    const back = await comeBack(platform(), accounts.cook);
    const { rows } = await platform().pool.query(
      'select provider_attempt::text as row from provider_attempt',
    );
    const kept = JSON.stringify(rows) + platform().server.said();
    await end({ ...back, code: 'none' });
    const said = kept + platform().server.said();
    for (const secret of [back.key, back.state, back.code ?? '', provider.environment['HOUSE_SECRET'] ?? ''])
      expect([secret.length > 20, said.includes(secret)]).toEqual([true, false]);
  });
});

describe('what comes back', () => {
  it('is good once, in time, and in the browser that began', async () => {
    const login = await connected();
    const back = await comeBack(platform(), login);
    expect(why(await end({ ...back, key: other }))).toEqual([422, 'elsewhere']);
    expect(why(await end({ ...back, state: other }))).toEqual([422, 'ended']);
    // Neither has spoilt it for whose it is.
    expect((await end(back)).status).toBe(200);
    expect(why(await end(back))).toEqual([422, 'ended']);
    const late = await comeBack(platform(), login);
    await platform().pool.query(`update provider_attempt set expires = now() - interval '1 second'`);
    expect(why(await end(late))).toEqual([422, 'ended']);
  });

  it('of somebody else signs nobody in: a victim has another key', async () => {
    const attacker = await comeBack(platform(), await connected());
    const victim = (await ask()).data;
    expect(why(await end({ ...attacker, key: victim.key }))).toEqual([422, 'elsewhere']);
    // With the state of the victim's own sign-in the attacker's code does not fit its proof.
    const state = new URL(victim.url).searchParams.get('state') ?? '';
    expect(why(await end({ ...attacker, key: victim.key, state }))).toEqual([422, 'refused']);
  });

  it('is of the brand that it was begun for', async () => {
    const back = await comeBack(platform(), await connected());
    const answer = await new Promise<string>((resolve, reject) => {
      const body = JSON.stringify({ data: back });
      request(platform().origin + urlOf(finish), {
        method: 'POST',
        headers: { host: 'lumbral.localhost', 'content-type': 'application/json' },
      })
        .on('response', (response) => void text(response).then(resolve, reject))
        .on('error', reject)
        .end(body);
    });
    expect(JSON.parse(answer).error.extra[0].error).toBe('ended');
  });

  it.each([
    ['nonce', (url: URL) => url.searchParams.set('nonce', 'another')],
    ['challenge', (url: URL) => url.searchParams.set('code_challenge', other)],
  ])('with another %s is refused', async (_, change) => {
    const back = await comeBack(platform(), await connected(), change);
    expect(why(await end(back))).toEqual([422, 'refused']);
  });

  it('from another issuer is refused', async () => {
    const back = await comeBack(platform(), await connected());
    expect(why(await end({ ...back, iss: 'https://id.example.com' }))).toEqual([422, 'refused']);
  });

  it('is signed with a key that the provider shows, old or new', async () => {
    const login = await connected();
    expect((await end(await comeBack(platform(), login))).status).toBe(200);
    // At once: what was fetched a moment ago does not hold any more.
    provider.changeKey();
    expect((await end(await comeBack(platform(), login))).status).toBe(200);
    const forged = await comeBack(platform(), login);
    provider.showOtherKeys(true);
    expect(why(await end(forged))).toEqual([422, 'refused']);
    provider.showOtherKeys(false);
    expect((await end(await comeBack(platform(), login))).status).toBe(200);
  });
});

describe('who comes back', () => {
  it('may have said no', async () => {
    const back = await comeBack(platform(), undefined);
    expect(back.error).toBe('access_denied');
    expect(why(await end(back))).toEqual([422, 'denied']);
    expect(why(await end(back))).toEqual([422, 'ended']);
  });

  it('needs an e-mail that the provider has verified, and an open account', async () => {
    provider.people.set('careless', { email: accounts.owner, isVerified: false });
    expect(why(await end(await comeBack(platform(), 'careless')))).toEqual([422, 'not_verified']);
    expect(why(await end(await comeBack(platform(), 'nobody@encina.example')))).toEqual([422, 'no_account']);
    const { email } = await linkFor(platform().pool, 'confirm', brand);
    for (const closed of ['INA', 'LCK', 'DLT', 'GUE']) {
      await status(email, closed);
      expect(why(await end(await comeBack(platform(), email)))).toEqual([422, 'no_account']);
    }
  });

  it.each([
    ['LCK', 'locked'],
    ['DLT', 'deleted'],
    ['INA', 'inactive'],
    ['GUE', 'inactive'],
  ])('with an account that is %s is told so, once it was connected', async (to, reason) => {
    const login = await connected();
    await status(provider.people.get(login)?.email ?? '', to);
    expect(why(await end(await comeBack(platform(), login)))).toEqual([422, reason]);
  });

  it('keeps their account when the provider gives the e-mail to somebody else', async () => {
    const login = await connected();
    const email = provider.people.get(login)?.email ?? '';
    provider.people.set('successor', { email, isVerified: true });
    const { signedIn, offer } = (await end(await comeBack(platform(), 'successor'))).data;
    expect([signedIn, offer?.email]).toEqual([null, email]);
    provider.people.set(login, { email: 'moved@encina.example', isVerified: true });
    expect((await end(await comeBack(platform(), login))).data.signedIn?.email).toBe(email);
  });
});

describe('an offer to connect', () => {
  it('ends with its time, and with the account', async () => {
    const { email } = await linkFor(platform().pool, 'confirm', brand);
    await status(email, 'ACT');
    const take = async (change: () => Promise<unknown>) => {
      const made = await offeredBy(platform(), email);
      await change();
      return platform().anyone.call(connect, { data: { ...made, password } });
    };
    const late = () =>
      platform().pool.query(`update provider_offer set expires = now() - interval '1 second'`);
    expect(why(await take(late))).toEqual([422, 'ended']);
    expect(why(await take(() => status(email, 'LCK')))).toEqual([422, 'ended']);
  });

  it('counts wrong passwords with those at the sign-in', async () => {
    const { email } = await linkFor(platform().pool, 'confirm', brand);
    await status(email, 'ACT');
    const made = await offeredBy(platform(), email);
    const take = (word: string) => platform().anyone.call(connect, { data: { ...made, password: word } });
    for (let guess = 0; guess < 10; guess += 1) expect((await take('a guess')).status).toBe(401);
    expect((await take(password)).status).toBe(429);
  });

  it('comes again after a new password, however it was set', async () => {
    const login = await connected();
    const email = provider.people.get(login)?.email ?? '';
    const chosen = 'correct horse battery';
    const { data } = await end(await comeBack(platform(), login));
    const caller = callerOf(platform().origin, data.signedIn?.session);
    const { id } = (await caller.call(peopleCalls.logged)).data;
    const changed = await caller.call(profileCalls.password, {
      params: { id },
      data: { password, newPassword: chosen },
    });
    expect(changed.status, changed.text).toBe(200);
    const after = (await end(await comeBack(platform(), login))).data;
    expect([after.signedIn, after.offer?.email]).toEqual([null, email]);

    const second = await connected();
    const address = provider.people.get(second)?.email ?? '';
    await platform().pool.query(
      `insert into one_time_link (hash, purpose, id_user, email, brand, expires)
        select sha256($1::text::bytea), 'reset', id, email, $3, now() + interval '5 minutes'
        from app_user where email = $2`,
      [other, address, brand],
    );
    const reset = await platform().anyone.call(accountCalls.reset, {
      data: { email: address, token: other, password: chosen },
    });
    expect(reset.status, reset.text).toBe(200);
    expect((await end(await comeBack(platform(), second))).data.offer?.email).toBe(address);
  });
});

/** Signs in again through the provider. */
const enter = async (login: string) => {
  const { data } = await end(await comeBack(platform(), login));
  return callerOf(platform().origin, data.signedIn?.session);
};

describe('a connection', () => {
  const { list, end: disconnect } = connectionCalls;
  it('is named to the person whose it is, and ends when they say so', async () => {
    const before = Date.now();
    const login = await connected();
    const caller = await enter(login);
    const { data } = await caller.call(list);
    expect(data).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{64}$/), label: providerLabel, created: expect.any(String) },
    ]);
    const created = Date.parse(data[0]?.created ?? '');
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
    const params = { id: data[0]?.id ?? '' };
    const another = await enter(await connected());
    const refused = await another.call(disconnect, { params });
    expect([refused.status, refused.error.code]).toEqual([404, 'ERROR_UNKNOWN']);
    expect((await caller.call(list)).data).toHaveLength(1);

    expect((await caller.call(disconnect, { params })).status).toBe(200);
    expect((await caller.call(list)).data).toEqual([]);
    expect((await another.call(list)).data).toHaveLength(1);
    expect((await caller.call(disconnect, { params })).status).toBe(404);
    // Who is signed in stays so; the next sign-in takes the password, as the first did.
    expect((await caller.call(peopleCalls.logged)).status).toBe(200);
    const { signedIn, offer } = (await end(await comeBack(platform(), login))).data;
    expect([signedIn, offer?.email]).toEqual([null, provider.people.get(login)?.email]);
  });

  it('with a provider that no brand names any more is named by its host', async () => {
    const caller = await enter(await connected());
    const { id } = (await caller.call(peopleCalls.logged)).data;
    await platform().pool.query(
      `insert into provider_link (issuer, subject, id_user) values ('https://id.example/of/before', 'somebody', $1)`,
      [id],
    );
    const { data } = await caller.call(list);
    expect(data.map(({ label }) => label)).toEqual([providerLabel, 'id.example']);
    for (const one of data)
      expect((await caller.call(disconnect, { params: { id: one.id } })).status).toBe(200);
    expect((await caller.call(list)).data).toEqual([]);
  });
});

it('a provider sends nobody back to an address that it was not told', async () => {
  const { data } = await ask();
  const url = new URL(data.url);
  url.searchParams.set('redirect_uri', 'https://attacker.example/callback');
  await expect(answerOf(platform(), url.href, accounts.reader)).rejects.toThrow('400');
});
