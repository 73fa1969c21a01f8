import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, file } from '../calls/index.ts';
import { createClient } from './client.ts';
import { download, type DownloadOptions } from './download.ts';

const call = defineCall({
  name: 'test.file',
  service: 'setup',
  method: 'POST',
  path: '/test/file',
  summary: 'A file',
  access: { by: 'user', of: 'self' },
  body: z.object({ which: z.string() }),
  answer: file,
  reads: true,
});
const attachment = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="____ 1.csv"; filename*=UTF-8''%D8%B1%D8%B3%D9%88%D9%85%201.csv`,
};

let server: Server;
let answer: (response: ServerResponse, times: number) => void;
let times = 0;
beforeEach(async () => {
  times = 0;
  server = createServer((_, response) => answer(response, (times += 1)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
const ask = (options: DownloadOptions = {}, signal?: AbortSignal) => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = createClient({
    origin: `http://127.0.0.1:${port}`,
    credentials: { token: () => 'short', renew: () => Promise.resolve(true) },
  });
  return download(client, call, { data: { which: 'all' }, ...(signal && { signal }) }, options);
};

it('gives a file with its name, and tells how far it is', async () => {
  answer = (response, time) => {
    const expired = { error: { code: 'ERROR_SESSION_EXPIRED', message: 'x', requestId: 'r' } };
    if (time === 1) response.writeHead(511).end(JSON.stringify(expired));
    else {
      response.writeHead(200, attachment).write('a;b\r\n');
      setImmediate(() => response.end('1;2\r\n'));
    }
  };
  const told: number[] = [];
  const result = await ask({ onBytes: (bytes) => told.push(bytes) });
  if (!result.ok) throw new Error(result.failure.kind);
  expect(result.data.name).toBe('رسوم 1.csv');
  expect(await result.data.blob.text()).toBe('a;b\r\n1;2\r\n');
  expect(told.at(-1)).toBe(10);
});
it('says why there is none, as every call does', async () => {
  const error = { code: 'ERROR_FORBIDDEN', message: 'x', requestId: 'r' };
  answer = (response) => response.writeHead(403).end(JSON.stringify({ error }));
  expect(await ask()).toEqual({ ok: false, failure: { kind: 'refused', status: 403, error } });
});
it.each([
  ['breaks off', (response: ServerResponse) => response.destroy(), attachment],
  ['stops coming', () => undefined, attachment],
  ['is a page of somebody else', (response: ServerResponse) => response.end(), {}],
])('takes no file that %s', async (_, then, headers) => {
  answer = (response) => {
    response.writeHead(200, headers).write('a;b\r\n');
    setTimeout(() => then(response), 20);
  };
  expect(await ask({ patience: 100 })).toEqual({ ok: false, failure: { kind: 'offline' } });
});
it('is given up by who asked for it', async () => {
  const controller = new AbortController();
  answer = (response) => response.writeHead(200, attachment).write('a;b\r\n');
  const result = ask({ onBytes: () => controller.abort() }, controller.signal);
  expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
