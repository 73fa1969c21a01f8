import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { accountCalls, platformCalls, urlOf } from '@comanda/api/calls';
import { Pool } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { accounts } from '../support/accounts.ts';
import { atHost } from '../support/atHost.ts';
import { createDatabase, dropDatabase, urlOf as databaseAt } from '../support/cluster.ts';
import { mailsTo } from '../support/mails.ts';
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
/** And one that wears a colour, a font, corners, a drawn name and a picture of its own, as a partner would bring it. */
const canaria = JSON.parse(readFileSync(join(product, 'canaria.json'), 'utf8'));
const calima = { ...canaria, code: 'calima', domains: ['office.calima.example'], colour: '#39FF14' };
writeFileSync(join(folder, 'calima.json'), JSON.stringify(calima));
cpSync(join(product, 'logos', 'canaria'), join(folder, 'logos', 'calima'), { recursive: true });
for (const kept of ['fonts', 'pictures'])
  cpSync(join(product, kept, 'canaria'), join(folder, kept, 'canaria'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const platform = usePlatform({ COMANDA_BRANDS: folder });

/** What a host name is answered; `fetch` sends no other than that of its address. */
const ask = (path: string, host: string, more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    get(`${platform().origin}${path}`, { headers: { host, ...more } }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, type: headers['content-type'], body }), reject);
    }).on('error', reject);
  });

it.each([
  ['lumbral.localhost:4000', 'lumbral'],
  ['LUMBRAL.LOCALHOST', 'lumbral'],
  ['brasero.localhost', 'brasero'],
  ['127.0.0.1', 'default'],
])('who asks for %s is told the brand %s', async (host, brand) => {
  const { body } = await ask(urlOf(platformCalls.environment), host);
  expect(JSON.parse(body).data.brand).toBe(brand);
});

it.each([
  'office.brasero.example',
  'office.lumbral.example.attacker.example',
  'attacker.example:4000',
  'localhost.attacker.example',
  'notlocalhost',
  '127.0.0.1.attacker.example',
  '10.0.0.1',
])('demo mode tells nothing under the name %s, which may be a page that leads here', async (host) => {
  for (const path of ['/dev/mail', '/', '/metrics', '/healthz', urlOf(platformCalls.environment)]) {
    const { status, type, body } = await ask(path, host);
    expect([path, status, type]).toEqual([path, 421, 'application/json; charset=utf-8']);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'ERROR_MISDIRECTED',
      message: expect.stringContaining('open http://localhost'),
      extra: [{ entity: 'REQUEST', field: 'Host', error: 'choice' }],
    });
  }
});

it.each(['localhost:4000', 'LOCALHOST.', 'lumbral.localhost', '[::1]:4000', '127.0.0.1'])(
  'demo mode answers under the name %s',
  async (host) => {
    for (const path of ['/dev/mail', '/healthz']) expect((await ask(path, host)).status).toBe(200);
  },
);

it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
  'demo mode answers nobody whom a proxy speaks for in %s',
  async (header) => {
    for (const path of ['/dev/mail', '/', urlOf(platformCalls.environment)])
      expect((await ask(path, 'localhost', { [header]: 'for=10.0.0.9' })).status).toBe(421);
  },
);

it('demo mode opens no live channel under another name or through a proxy', async () => {
  const url = `${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`;
  for (const headers of [{ host: 'attacker.example' }, { 'x-forwarded-for': '10.0.0.9' }]) {
    const socket = new WebSocket(url, { headers }).on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(421);
    // The server itself ends the connection: one that it kept would also keep it from ending.
    await once(response.socket, 'close');
  }
});

it('does not seed a database that holds what no demo has made', async () => {
  const { dataDirectory } = platform();
  const cluster = inject('cluster');
  const name = 'test_of_somebody_else';
  await createDatabase(cluster, name);
  const pool = new Pool({ connectionString: databaseAt(cluster, name) });
  try {
    await pool.query('create table ledger (id int)');
    const started = startServer({ dataDirectory, databaseUrl: databaseAt(cluster, name) });
    await expect(started).rejects.toThrow('holds something that no demo has made');
    const { rows } = await pool.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(rows).toEqual([{ table_name: 'ledger' }]);
  } finally {
    await pool.end();
    await dropDatabase(cluster, name);
  }
});

it('gives the drawings of every brand, its own folder’s too, to anybody', async () => {
  for (const code of ['default', 'lumbral', 'brasero']) {
    const { status, type, body } = await ask(`/brands/${code}/dark.svg`, 'localhost');
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">')).toBe(true);
  }
  expect((await ask('/brands/brasero/brasero.json', 'localhost')).status).toBe(404);
});

it('wears a brand that was put into its folder: colour, corners, font, name, picture and mail', async () => {
  const host = 'calima.localhost';
  const look = await ask('/brands/calima/look.css', host);
  expect([look.status, look.type]).toEqual([200, 'text/css; charset=utf-8']);
  for (const part of [
    "[data-theme='P']",
    "[data-theme='Q']",
    '--cmd-ground-accent: #39ff14;',
    '--cmd-radius-control: 14px;',
    "--cmd-font-family: 'Space Grotesk', ",
    "src: url('/brands/calima/font-1.woff2?v=",
  ])
    expect(look.body).toContain(part);
  for (const [name, type] of [
    ['font-1.woff2', 'font/woff2'],
    ['sign-in.webp', 'image/webp'],
    ['wordmark.light.svg', 'image/svg+xml; charset=utf-8'],
    ['wordmark.dark.svg', 'image/svg+xml; charset=utf-8'],
  ])
    expect(await ask(`/brands/calima/${name}`, host)).toMatchObject({ status: 200, type });
  expect((await ask('/brands/lumbral/look.css', host)).status).toBe(404);

  const asked = await atHost(platform().origin, host, accountCalls.recover, {
    data: { email: accounts.owner, brand: 'calima' },
  });
  expect(asked.status).toBe(200);
  const [mail] = (await mailsTo(platform().pool, accounts.owner)).slice(-1);
  expect(mail?.html).toContain('background:#39ff14;border:1px solid ');
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
