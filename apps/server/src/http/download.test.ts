import { Readable } from 'node:stream';
import { defineCall, file } from '@comanda/api/calls';
import { createClient } from '@comanda/api/client';
import { download } from '@comanda/api/client/download';
import * as fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendFile } from './download.ts';

const call = defineCall({
  name: 'test.file',
  service: 'setup',
  method: 'POST',
  path: '/file',
  summary: 'A file of this name',
  access: { by: 'anyone' },
  body: z.string(),
  answer: file,
});
const app = Fastify();
app.post<{ Body: { data: string } }>('/api/setup/v1/file', (request, reply) =>
  sendFile(reply, {
    name: request.body.data,
    mediaType: 'text/csv; charset=utf-8',
    content: Readable.from(['a', new Uint8Array([0xc3, 0xb1]), '']),
  }),
);
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

it('gives a file whole, under any name that is no path', async () => {
  const client = createClient({ origin, credentials: { token: () => undefined, renew: async () => false } });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('رسوم 100%.csv', `a"b';c=d*(e)\\f/g.csv`, 'x\r\nset-cookie: a=b'),
      ),
      async (name) => {
        const result = await download(client, call, { data: name });
        expect(result.ok && result.data.name).toBe(name.replaceAll(/[\p{Cc}/\\]/gu, '_'));
        expect(result.ok && (await result.data.blob.text())).toBe('añ');
      },
    ),
    { numRuns: 25 },
  );
});
