import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as fc from 'fast-check';
import { peopleCalls, resourceCalls, sessionCalls } from '../calls/index.ts';
import { tax } from '../areas/basics/tax.ts';
import { createClient, type Credentials } from './client.ts';

interface Seen {
  method: string;
  url: string;
  authorization: string;
  key: string;
  body: string;
}
type Reply = { status: number; body: unknown } | 'cut';
const id = '0190d6c0-0000-7000-8000-000000000001';
const error = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: code, requestId: 'r' } },
});
const number: Reply = { status: 200, body: { data: { id, version: 1 } } };
const taxes = resourceCalls(tax);

let server: Server;
let origin = '';
let seen: Seen[] = [];
let reply: (request: Seen, index: number) => Reply | Promise<Reply>;

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};
beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    void (async () => {
      const entry: Seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        key: String(request.headers['idempotency-key'] ?? ''),
        body: await read(request),
      };
      seen.push(entry);
      const answer = await reply(entry, seen.length - 1);
      if (answer === 'cut') return void request.socket.destroy();
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const clientWith = (credentials: Partial<Credentials> & { current?: string } = {}) => {
  const waits: number[] = [];
  const client = createClient({
    origin,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    credentials: {
      token: (by) => (by === 'login' ? 'long' : (credentials.current ?? 'short')),
      renew: () => Promise.resolve(true),
      ...credentials,
    },
  });
  return { ...client, waits };
};

describe('the client', () => {
  it('wraps, addresses and authorises a call, and unwraps its answer', async () => {
    reply = () => number;
    expect(await clientWith().call(taxes.update, { data: { id, version: 1, code: 'A' } })).toEqual({
      ok: true,
      data: { id, version: 1 },
    });
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      url: '/api/setup/v1/tax',
      authorization: 'Bearer short',
      body: JSON.stringify({ data: { id, version: 1, code: 'A' } }),
    });
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('sends no token where none is asked for, and the login token to renew', async () => {
    reply = () => ({ status: 200, body: { data: { token: 't', session: 's', login: 'l' } } });
    await clientWith().call(sessionCalls.login, { data: { email: 'a@b', password: 'x', brand: 'default' } });
    await clientWith().call(sessionCalls.refresh, { data: { email: 'a@b', brand: 'default' } });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['', 'Bearer long']);
  });
  it('says what the platform refused, and why', async () => {
    reply = () => error(422, 'ERROR_CODE_EXIST');
    expect(await clientWith().call(taxes.get, { params: { id } })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 422, error: { code: 'ERROR_CODE_EXIST' } },
    });
  });
  it('says of a code that came after this release that the operation failed, with its reference', async () => {
    reply = () => error(422, 'ERROR_OF_NEXT_YEAR');
    expect(await clientWith().call(taxes.get, { params: { id } })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 422, error: { code: 'ERROR_OPERATION_FAILED' } },
    });
  });
  it('never hands a token out with an answer', async () => {
    reply = () => error(422, 'ERROR_CODE_EXIST');
    expect(JSON.stringify(await clientWith().call(taxes.get, { params: { id } }))).not.toContain('short');
  });
  it('takes an answer that is not the platform’s for being offline', async () => {
    reply = () => ({ status: 511, body: '<html>Sign in to the hotel</html>' });
    let renewals = 0;
    const client = clientWith({
      renew: () => {
        renewals += 1;
        return Promise.resolve(true);
      },
    });
    expect(await client.call(taxes.get, { params: { id } })).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    });
    expect(renewals).toBe(0);
  });
  it('takes a body that a proxy finds too large for too large, and not for being offline', async () => {
    for (const body of ['<html>413</html>', { message: 'Request size limit exceeded' }]) {
      reply = () => ({ status: 413, body });
      expect(await clientWith().call(taxes.create, { data: { idCompany: id } })).toMatchObject({
        failure: { kind: 'refused', status: 413, error: { code: 'ERROR_TOO_LARGE' } },
      });
    }
  });
  it('tells a newer platform from a broken line', async () => {
    reply = () => ({ status: 200, body: { data: { elements: 'many' } } });
    expect(await clientWith().call(peopleCalls.logged, {})).toEqual({
      ok: false,
      failure: { kind: 'unreadable' },
    });
  });
  it('asks once more after two seconds, with the same key, only where that is allowed', async () => {
    reply = () => 'cut';
    const client = clientWith();
    expect(await client.call(peopleCalls.logged, {})).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(client.waits).toEqual([2000]);
    expect(seen).toHaveLength(2);
    await client.call(taxes.create, { data: { idCompany: id }, key: 'one' });
    expect(seen).toHaveLength(3);
    expect(seen[2]?.key).toBe('one');
  });
  it.each([
    [511, 'ERROR_SESSION_EXPIRED'],
    [401, 'ERROR_TOKEN'],
    [403, 'ERROR_BRAND_NOT_ALLOWED'],
  ])(
    'sends a call refused with %i %s once more, then gives it up and tells of the token',
    async (status, code) => {
      reply = () => error(status, code);
      const told: string[] = [];
      const client = clientWith({ refused: (token) => told.push(token) });
      expect(await client.call(taxes.get, { params: { id } })).toEqual({
        ok: false,
        failure: { kind: 'signed_out' },
      });
      expect(seen).toHaveLength(2);
      expect(told).toEqual(['short']);
    },
  );
  it('waits longer for an answer where a file is on its way', async () => {
    const late = () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(Response.json({ data: { id, version: 1 } })), 120);
      });
    const client = createClient({
      origin,
      timeout: 40,
      fetch: late,
      credentials: { token: () => 'short', renew: () => Promise.resolve(true) },
    });
    const picture = { ...taxes.create, multipart: 1 };
    const file = new Blob(['x'.repeat(40_000)]);
    expect(await client.call(picture, { data: { idCompany: id } })).toMatchObject({ ok: false });
    expect(await client.call(picture, { data: { idCompany: id }, files: { file } })).toMatchObject({
      ok: true,
    });
  });
  it.each([
    [500, 'ERROR_FAULT', 2],
    [503, 'ERROR_BUSY', 2],
    [500, 'ERROR_COMPANY_IN_MAINTENANCE', 1],
  ] as const)('asks again at once after %i %s as far as that is any use', async (status, code, times) => {
    reply = () => error(status, code);
    expect(await clientWith().call(peopleCalls.logged, {})).toMatchObject({
      failure: { kind: 'refused', status, error: { code } },
    });
    expect(seen).toHaveLength(times);
  });
  it('does not renew for the call that renews', async () => {
    reply = () => error(511, 'ERROR_SESSION_EXPIRED');
    await clientWith().call(sessionCalls.refresh, { data: { email: 'a@b', brand: 'default' } });
    expect(seen).toHaveLength(1);
  });
  it('renews once for all who wait, and sends each again once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(true, false, undefined),
        async (callers, outcome) => {
          seen = [];
          let current: string | undefined = 'old';
          let renewals = 0;
          reply = ({ authorization }) =>
            authorization === 'Bearer new' ? number : error(511, 'ERROR_SESSION_EXPIRED');
          const client = createClient({
            origin,
            credentials: {
              token: () => current,
              renew: async () => {
                renewals += 1;
                // Every caller has been refused before the renewal ends.
                while (seen.length < callers) await new Promise((resolve) => setImmediate(resolve));
                if (outcome !== undefined) current = outcome ? 'new' : undefined;
                return outcome;
              },
            },
          });
          const results = await Promise.all(
            Array.from({ length: callers }, () => client.call(taxes.get, { params: { id } })),
          );
          const kinds = new Set(results.map((result) => (result.ok ? 'ok' : result.failure.kind)));
          expect([...kinds]).toEqual([outcome === undefined ? 'offline' : outcome ? 'ok' : 'signed_out']);
          // Offline, a late refusal may ask again; otherwise it finds the renewal done.
          if (outcome !== undefined) expect(renewals).toBe(1);
          expect(seen.length).toBe(outcome ? callers * 2 : callers);
        },
      ),
      { numRuns: 40 },
    );
  });
});
