import { accountCalls, sessionCalls } from '@comanda/api/calls';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { atHost } from '../support/atHost.ts';
import { startMailServer } from '../support/smtp.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';

/* In production behind a proxy that ends TLS and says for whom it asks (README, COMANDA_PROXIES). */
const office = 'https://office.example';
const mails = await startMailServer();
afterAll(() => mails.close());
const platform = usePlatformProcess({
  COMANDA_MODE: 'production',
  COMANDA_SECRET: 'of this test alone, and long enough',
  COMANDA_ORIGINS: office,
  COMANDA_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
  COMANDA_SMTP: mails.url,
  COMANDA_MAIL_FROM: 'office@comanda.test',
});

beforeEach(async () => {
  await platform().pool.query('delete from sign_in_attempt');
  // Production closes the accounts of a demo.
  await platform().pool.query(`update app_user set status = 'ACT' where email = $1`, [accounts.owner]);
});

const proxy = '127.0.0.1';
const stranger = '127.0.0.2';
const ask = (host: string, headers: Readonly<Record<string, string>> = {}, from = proxy) =>
  atHost(platform().origin, host, accountCalls.recover, {
    data: { email: accounts.owner, brand },
    headers,
    from,
  });
const signIn = (visitor: string, email: string, secret: string, from = proxy) =>
  atHost(platform().origin, 'office.example', sessionCalls.login, {
    data: { email, password: secret, brand },
    headers: { 'x-forwarded-for': visitor },
    from,
  });
const plain = (content: string): string => content.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('a link of a mail', () => {
  it.each(['office.example', 'office.example:443', 'OFFICE.example'])(
    'asked for at %s leads to the origin that browsers open',
    async (host) => {
      const taken = mails.next();
      expect(await ask(host)).toMatchObject({ status: 200 });
      await taken;
      const content = plain(mails.handed.at(-1)?.content ?? '');
      const links = content.match(/https?:\/\/[^\s"<]+/g) ?? [];
      const resets = links.filter((link) => link.includes('/reset#'));
      expect(resets).not.toHaveLength(0);
      for (const link of resets) expect(link).toMatch(/^https:\/\/office\.example\/reset#/);
    },
  );

  it.each(['elsewhere.example', 'office.example.elsewhere.example', 'office.example:8443', 'localhost'])(
    'is not asked for at %s',
    async (host) => {
      expect(await ask(host)).toMatchObject({ status: 400, code: 'ERROR_MALFORMED' });
    },
  );

  it('is asked for at the host that the proxy names, and not at one that anybody else does', async () => {
    expect(await ask('inside.lan', { 'x-forwarded-host': 'office.example' })).toMatchObject({ status: 200 });
    expect(await ask('inside.lan', { 'x-forwarded-host': 'office.example' }, stranger)).toMatchObject({
      status: 400,
    });
  });
});

/** How many count for the address that most were counted for. */
const most = async (): Promise<number> =>
  (await platform().pool.query<{ most: number }>('select max(count) as most from sign_in_attempt')).rows[0]
    ?.most ?? 0;

describe('failed sign-ins', () => {
  const guesses = 101;
  const atOnce = 10;

  it('of one visitor limit nobody else who comes through the same proxy', async () => {
    for (let first = 0; first < guesses; first += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, (_, nth) =>
          signIn('203.0.113.7', `nobody-${first + nth}@comanda.test`, 'wrong'),
        ),
      );
    expect(await signIn('203.0.113.7', accounts.owner, password)).toMatchObject({ status: 429 });
    expect(await signIn('203.0.113.8', accounts.owner, password)).toMatchObject({ status: 200 });
  });

  it.each([
    ['the visitor whom the proxy saw, whatever that one has written before', ', 203.0.113.7', proxy],
    ['a stranger’s own address, whomever they say that they speak for', '', stranger],
  ])('count for %s', async (_, seen, from) => {
    for (const nth of [1, 2, 3])
      await signIn(`198.51.100.${nth}${seen}`, `nobody-${nth}@comanda.test`, 'wrong', from);
    expect(await most()).toBe(3);
    await signIn('198.51.100.1', 'nobody-4@comanda.test', 'wrong');
    expect(await most()).toBe(3);
  });
});
