import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { platformCalls, urlOf } from '@comanda/api/calls';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../support/server.ts';
import { usePlatform } from '../support/usePlatform.ts';

/** A folder of the server's own with one brand more than the product has: lumbral's drawings under another name. */
const product = fileURLToPath(new URL('../../packages/tokens/brands', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'comanda-brands-'));
const brasero = {
  ...JSON.parse(readFileSync(join(product, 'lumbral.json'), 'utf8')),
  code: 'brasero',
  domains: ['office.brasero.example'],
};
writeFileSync(join(folder, 'brasero.json'), JSON.stringify(brasero));
cpSync(join(product, 'logos', 'lumbral'), join(folder, 'logos', 'brasero'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const platform = usePlatform({ COMANDA_BRANDS: folder });

/** What a host name is answered; `fetch` sends no other than that of its address. */
const ask = (path: string, host: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    get(`${platform().origin}${path}`, { headers: { host } }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, type: headers['content-type'], body }), reject);
    }).on('error', reject);
  });

it.each([
  ['lumbral.localhost:4000', 'lumbral'],
  ['OFFICE.LUMBRAL.EXAMPLE', 'lumbral'],
  ['office.brasero.example', 'brasero'],
  ['brasero.localhost', 'brasero'],
  ['127.0.0.1', 'default'],
])('who asks for %s is told the brand %s', async (host, brand) => {
  const { body } = await ask(urlOf(platformCalls.environment), host);
  expect(JSON.parse(body).data.brand).toBe(brand);
});

it.each([
  'office.lumbral.example.attacker.example',
  'attacker.example:4000',
  'localhost.attacker.example',
  'notlocalhost',
  '127.0.0.1.attacker.example',
  '10.0.0.1',
])('demo mode tells nothing under the name %s, which may be a page that leads here', async (host) => {
  for (const path of ['/dev/mail', '/', '/metrics', '/healthz', urlOf(platformCalls.environment)]) {
    const { status, type, body } = await ask(path, host);
    expect([path, status, type]).toEqual([path, 400, 'application/json; charset=utf-8']);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'ERROR_MALFORMED',
      message: expect.stringContaining('open http://localhost'),
      extra: [{ entity: 'REQUEST', field: 'Host', error: 'choice' }],
    });
  }
});

it.each([
  'localhost:4000',
  'LOCALHOST.',
  'lumbral.localhost',
  '[::1]:4000',
  '127.0.0.1',
  'office.brasero.example',
])('demo mode answers under the name %s', async (host) => {
  for (const path of ['/dev/mail', '/healthz']) expect((await ask(path, host)).status).toBe(200);
});

it('gives the drawings of every brand, its own folder’s too, to anybody', async () => {
  for (const code of ['default', 'lumbral', 'brasero']) {
    const { status, type, body } = await ask(`/brands/${code}/dark.svg`, 'localhost');
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">')).toBe(true);
  }
  expect((await ask('/brands/brasero/brasero.json', 'localhost')).status).toBe(404);
});

it.each([
  ['a brand that is not there', { COMANDA_BRAND: 'calera' }, 'COMANDA_BRAND is one of default, '],
  [
    'a folder that is not there',
    { COMANDA_BRANDS: '/nowhere' },
    'COMANDA_BRANDS names /nowhere, which cannot be read',
  ],
])(
  'does not start with %s, in one sentence and without touching a database',
  async (_, environment, sentence) => {
    const { dataDirectory, databaseUrl } = platform();
    const started = startServer({ dataDirectory, databaseUrl: `${databaseUrl}_none`, environment });
    await expect(started).rejects.toThrow(`the server ended with 1: ${sentence}`);
  },
);
