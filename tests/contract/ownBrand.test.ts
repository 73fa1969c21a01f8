import { once } from 'node:events';
import { peopleCalls, screenSelfCalls, sessionCalls } from '@comanda/api/calls';
import { parseServerFrame } from '@comanda/api/live';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accounts, brand, password } from '../support/accounts.ts';
import { atHost } from '../support/atHost.ts';
import { signIn } from '../support/caller.ts';
import { enrolScreen, lineUrl, openShop } from '../support/kitchen.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What is of one brand is good at that brand's hosts alone (docs/product.md §4.3.5). */
const ours = 'https://office.elsewhere.example';
const theirs = 'https://office.lumbral.example';
const platform = usePlatform({ COMANDA_ORIGINS: `${ours},${theirs}` });
const lumbral = 'lumbral.localhost';
const refused = { status: 403, code: 'ERROR_BRAND_NOT_ALLOWED' };
const credentials = { email: accounts.owner, password };
const at = (
  host: string,
  ...rest: Parameters<typeof atHost> extends [string, string, ...infer R] ? R : never
) => atHost(platform().origin, host, ...rest);

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
const opened = (url: string, headers: Record<string, string>) => {
  const socket = new WebSocket(url, { headers });
  open.push(socket);
  return new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
  });
};
const liveUrl = (): string => `${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`;

describe('a sign-in', () => {
  it('is to the brand of the host that is asked, and to no other that is named', async () => {
    for (const [host, named] of [
      ['localhost', 'lumbral'],
      [lumbral, brand],
      ['localhost', 'nobody'],
    ] as const)
      expect(await at(host, sessionCalls.login, { data: { ...credentials, brand: named } })).toMatchObject(
        refused,
      );
    for (const [host, named] of [
      ['localhost', brand],
      [lumbral, 'lumbral'],
    ] as const)
      expect(await at(host, sessionCalls.login, { data: { ...credentials, brand: named } })).toMatchObject({
        status: 200,
      });
  });

  it('is refused alike for an account that there is and for one that there is not', async () => {
    const answers = await Promise.all(
      [accounts.owner, 'nobody@comanda.test'].map((email) =>
        at(lumbral, sessionCalls.login, { data: { email, password, brand } }),
      ),
    );
    expect(answers[0]).toMatchObject(refused);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('a session', () => {
  it('is good at the hosts of its brand alone', async () => {
    const { token, login } = await signIn(platform().origin, 'owner');
    expect(await at('localhost', peopleCalls.logged, { token })).toMatchObject({ status: 200 });
    expect(await at(lumbral, peopleCalls.logged, { token })).toMatchObject(refused);
    const { email } = credentials;
    // Renewed nowhere else either, whichever brand is named.
    for (const named of [brand, 'lumbral'])
      expect(
        await at(lumbral, sessionCalls.refresh, { token: login, data: { email, brand: named } }),
      ).toMatchObject(refused);
    expect(
      await at('localhost', sessionCalls.refresh, { token: login, data: { email, brand } }),
    ).toMatchObject({ status: 200 });
  });

  it('opens no live line at the host of another brand', async () => {
    const { token } = await signIn(platform().origin, 'owner');
    for (const [host, answer] of [
      ['localhost', 'ready'],
      [lumbral, 'refused'],
    ] as const) {
      const socket = new WebSocket(liveUrl(), { headers: { host } });
      open.push(socket);
      await once(socket, 'open');
      const first = once(socket, 'message');
      socket.send(JSON.stringify({ email: accounts.owner }));
      socket.send(JSON.stringify({ token }));
      expect(parseServerFrame(String((await first)[0]))).toHaveProperty(answer);
    }
  });
});

describe('a page', () => {
  it.each([
    ['of a configured origin', 'localhost', ours, 101],
    ['of another brand’s origin', 'localhost', theirs, 403],
    ['of its own brand’s origin', lumbral, theirs, 101],
    ['of the default brand’s origin at another brand', lumbral, ours, 403],
    ['of no origin that is one', 'localhost', 'null', 403],
  ])('%s opens a live line at %s from %s: %i', async (_, host, origin, status) => {
    expect(await opened(liveUrl(), { host, origin })).toBe(status);
  });

  it('of another brand opens no line of a monitor, and spends no ticket on it', async () => {
    const shop = await openShop(platform());
    const screen = await enrolScreen(platform(), shop.owner, (await shop.monitor()).id);
    const { ticket } = (await screen.call(screenSelfCalls.ticket)).data;
    const url = lineUrl(platform().origin, screen.idMonitor, ticket);
    expect(await opened(url, { host: 'localhost', origin: theirs })).toBe(403);
    expect(await opened(url, { host: 'localhost', origin: ours })).toBe(101);
  });
});
