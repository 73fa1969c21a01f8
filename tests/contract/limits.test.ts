import { randomUUID } from 'node:crypto';
import {
  accountCalls,
  invitationCalls,
  presentationCalls,
  providerCalls,
  publicTicketCalls,
  sessionCalls,
} from '@comanda/api/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { type Caller, callerOf } from '../support/caller.ts';
import { providerId, startProvider } from '../support/provider.ts';
import { startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';

const provider = await startProvider();
const platform = usePlatform(provider.environment, provider);
beforeEach(() => platform().pool.query('delete from sign_in_attempt'));

const fresh = (): string => `${randomUUID()}@comanda.test`;
const enter = (caller: Caller, email: string, secret: string) =>
  caller.call(sessionCalls.login, { data: { email, password: secret, brand } });

describe('what was counted', () => {
  it('outlives a restart, and holds for every server of the database', async () => {
    for (let nth = 0; nth < 10; nth += 1)
      expect((await enter(platform().anyone, accounts.owner, 'wrong')).status).toBe(401);
    const second = await startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: platform().databaseUrl,
      environment: provider.environment,
    });
    try {
      const refused = await enter(callerOf(second.origin), accounts.owner, password);
      expect([refused.status, refused.error.code]).toEqual([429, 'ERROR_TOO_MANY']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await enter(callerOf(second.origin), accounts.reader, password)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
});

/** Calls of nobody in particular, each about another mailbox, and how many an address may make (docs/product.md §13). */
const calls = {
  'an account is asked for': [
    100,
    200,
    (caller: Caller) =>
      caller.call(accountCalls.register, {
        data: {
          name: 'A',
          surname: 'B',
          email: fresh(),
          password: 'correct horse battery',
          lang: 'en-GB',
          brand,
        },
      }),
  ],
  'an invitation is opened': [
    100,
    422,
    (caller: Caller) =>
      caller.call(invitationCalls.open, { data: { email: fresh(), token: 'A'.repeat(43) } }),
  ],
  'a sign-in through a provider is begun': [
    300,
    200,
    (caller: Caller) => caller.call(providerCalls.begin, { data: { provider: providerId, brand } }),
  ],
  'a wall is asked for by a block that nobody has signed': [
    100,
    404,
    (caller: Caller) => caller.call(presentationCalls.show, { data: { page: 'todaysales', block: 'e30' } }),
  ],
  'a ticket is asked for that there is not': [
    300,
    404,
    (caller: Caller) => caller.call(publicTicketCalls.get, { params: { id: randomUUID() } }),
  ],
} as const;

describe('from one address', () => {
  it.each(Object.entries(calls))('%s so often and no more', async (_, [most, status, ask]) => {
    expect((await ask(platform().anyone)).status).toBe(status);
    // As if it had been done until one is left.
    const { rowCount } = await platform().pool.query('update sign_in_attempt set count = $1', [most - 1]);
    expect(rowCount).toBeGreaterThan(0);
    expect((await ask(platform().anyone)).status).toBe(status);
    const refused = await ask(platform().anyone);
    expect([refused.status, refused.error.code]).toEqual([429, 'ERROR_TOO_MANY']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
