import { once } from 'node:events';
import { resourceCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { usePlatform } from '../support/usePlatform.ts';

/* Who may read the figures is tested where they are made; here the real server fills them. */
const platform = usePlatform();
const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

const figures = async (): Promise<string> => (await fetch(`${platform().origin}/metrics`)).text();
const figureOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

const sockets = async (): Promise<number | undefined> => figureOf(await figures(), 'live_sockets');

it('is what Prometheus reads', async () => {
  const answer = await fetch(`${platform().origin}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('has the calls by their service, the pool and the delay of the event loop', async () => {
  const owner = await platform().as('owner');
  const idCompany = await platform().company('ENCINA');
  await owner.call(resourceCalls(tax).ofCompany, { params: { companyId: idCompany } });
  const text = await figures();
  expect(text).not.toContain(idCompany);
  const kind = '{service="setup",operation="read"}';
  expect(figureOf(text, `http_request_duration_seconds_count${kind}`)).toBe(1);
  expect(figureOf(text, 'database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(figureOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(figureOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

it('counts the live sockets as they come and go', async () => {
  expect(await sockets()).toBe(0);
  const socket = new WebSocket(`${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`);
  open.push(socket);
  await once(socket, 'open');
  await expect.poll(sockets).toBe(1);
  socket.close();
  await once(socket, 'close');
  await expect.poll(sockets).toBe(0);
});
