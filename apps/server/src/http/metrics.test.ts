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
  return { ask };
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

test('answers are counted by template, method and status, and no address makes a series', async () => {
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
  const counts = payload.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/setup/v1/tax/:id",status="201"} 2',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
    'http_request_duration_seconds_count{method="GET",route="file",status="200"} 1',
  ]);
});

test('the pool tells who has a connection and who waits for one', async () => {
  const { payload } = await serverWith().ask('/metrics');
  for (const line of ['{state="busy"} 4', '{state="idle"} 3', '{state="waiting"} 2'])
    expect(payload).toContain(`database_connections${line}`);
});
