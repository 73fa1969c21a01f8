import { allCalls } from '@comanda/api/calls/all';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { failureOf } from '../core/failure.ts';
import { addMetrics } from './metrics.ts';

const token = 'a token of more than sixteen';
const serverWith = (options: { readonly token: string | undefined } = { token }) => {
  const app = Fastify();
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = failureOf(error, request.id);
    return reply.code(status).send(body);
  });
  const pool = { totalCount: 7, idleCount: 3, waitingCount: 2 };
  addMetrics(app, { registry: new Registry(), pool, ...options });
  app.get('/api/setup/v1/tax/:id', async (_, reply) => reply.code(201).send({}));
  app.get('/assets/page-1a2b.js', async () => '');
  const ask = async (url: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
    app.inject({ url, remoteAddress, headers });
  return { ask, app };
};

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by its other address', '::1', {}, 200],
  ['this machine as a socket for both has it', '::ffff:127.0.0.1', {}, 200],
  ['another machine', '10.1.2.3', {}, 404],
  ['another machine whose name begins alike', '127.0.0.1.example', {}, 404],
  ['a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' }, 404],
  ['a proxy that speaks the standard', '127.0.0.1', { forwarded: 'for=10.1.2.3' }, 404],
  ['another machine with the token', '10.1.2.3', { authorization: `Bearer ${token}` }, 200],
  ['a proxy with the token', '127.0.0.1', { forwarded: 'for=x', authorization: `Bearer ${token}` }, 200],
  ['a wrong token', '10.1.2.3', { authorization: `Bearer ${token}.` }, 404],
  ['an empty token', '10.1.2.3', { authorization: 'Bearer ' }, 404],
] as const)('%s', async (_, address, headers, status) => {
  expect((await serverWith().ask('/metrics', address, headers)).statusCode).toBe(status);
});

test('without a token of the server none opens it', async () => {
  const { ask } = serverWith({ token: undefined });
  for (const authorization of ['Bearer undefined', 'Bearer ', ''])
    expect((await ask('/metrics', '10.1.2.3', { authorization })).statusCode).toBe(404);
  expect((await ask('/metrics')).statusCode).toBe(200);
});

test('answers are counted by service, operation and kind of status, and no address makes a series', async () => {
  const { ask } = serverWith();
  for (const url of [
    '/api/setup/v1/tax/1',
    '/api/setup/v1/tax/2',
    '/nowhere/a',
    '/nowhere/b',
    '/assets/page-1a2b.js',
  ])
    await ask(url);
  const { payload } = await ask('/metrics');
  const lines = payload.split('\n');
  expect(lines.filter((line) => line.startsWith('http_requests_total'))).toEqual([
    'http_requests_total{service="setup",operation="read",status="2xx"} 2',
    'http_requests_total{service="none",operation="read",status="4xx"} 2',
    'http_requests_total{service="file",operation="read",status="2xx"} 1',
  ]);
  expect(lines).toContain('http_request_duration_seconds_count{service="setup",operation="read"} 2');
});

test('all calls together make no thousand series', async () => {
  const { ask, app } = serverWith();
  // One call of each service, method and end of address: the others can make no labels of their own.
  const ways = new Map(
    allCalls.map(({ service, path, method }) => [
      `${method} ${service} ${path.split('/').at(-1)}`,
      { method, url: `/api/${service}/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}` },
    ]),
  );
  for (const { method, url } of ways.values())
    if (!app.hasRoute({ method, url })) app.route({ method, url, handler: async () => ({}) });
  for (const { method, url } of ways.values()) await app.inject({ method, url });
  const { payload } = await ask('/metrics');
  const series = payload.split('\n').filter((line) => line.startsWith('http_'));
  expect(series.length).toBeGreaterThan(100);
  // Each kind of status that is not seen here would add one series to each service and operation.
  expect(series.length).toBeLessThan(700);
});

test('the pool tells who has a connection and who waits for one', async () => {
  const { payload } = await serverWith().ask('/metrics');
  for (const line of ['{state="busy"} 4', '{state="idle"} 3', '{state="waiting"} 2'])
    expect(payload).toContain(`database_connections${line}`);
});
