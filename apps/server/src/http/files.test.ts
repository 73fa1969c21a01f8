import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Brands, openBrands } from '../brand/brands.ts';
import { addBrandFiles } from './brandFiles.ts';
import { failureOf } from '../core/failure.ts';
import { addFiles } from './files.ts';
import { addHeaders } from './headers.ts';

/* Apps as their builds leave them, as far as brands change them; that the real ones are like this is seen in a browser. */
const page = `<!doctype html>
<html lang="en-GB" data-theme="A" data-mode="light">
  <head><link rel="icon" href="data:," /><title>Comanda</title></head>
</html>`;
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const worker = `precache([{revision:"${md5(page)}",url:"index.html"}])`;

let root = '';
let app: FastifyInstance;
let brands: Brands;
/** Another spelling of a name that tries to leave the place where it is written. */
const nasty = `"'><script>alert(1)</script>&amp;`;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-apps-'));
  for (const name of ['console', 'kds']) {
    mkdirSync(join(root, name, 'assets'), { recursive: true });
    writeFileSync(join(root, name, 'index.html'), page);
    writeFileSync(join(root, name, 'assets', 'a-1.js'), 'plain');
    writeFileSync(join(root, name, 'assets', 'a-1.js.br'), 'packed');
    for (const other of ['timer.worker-1.js', 'a-1.svg'])
      writeFileSync(join(root, name, 'assets', other), '');
    for (const own of ['types', '.vite']) {
      mkdirSync(join(root, name, own));
      writeFileSync(join(root, name, own, 'own.js'), '');
    }
  }
  writeFileSync(join(root, 'kds', 'sw.js'), worker);
  writeFileSync(join(root, 'kds', 'sw.js.br'), 'as it was built');
  writeFileSync(
    join(root, 'kds', 'manifest.webmanifest'),
    '{"name":"Comanda – Kitchen","start_url":"/kds","icons":[]}',
  );

  const opened = await openBrands({ brand: undefined, brandsDirectory: undefined });
  const [first] = opened.all;
  if (!first) throw new Error('There is no brand.');
  const strange = { ...first, code: 'strange', name: nasty, pageTitle: nasty };
  brands = {
    all: [...opened.all, strange],
    of: (host) => (host === 'strange.test' ? strange : opened.of(host)),
  };
  app = Fastify();
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = failureOf(error, request.id);
    return reply.code(status).send(body);
  });
  await addHeaders(app, { secure: false });
  addBrandFiles(app, brands);
  await addFiles(app, brands, [
    { root: join(root, 'console'), prefix: '/', titleOf: ({ pageTitle }) => pageTitle },
    { root: join(root, 'kds'), prefix: '/kds/', titleOf: ({ name }) => name },
  ]);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ask = (url: string, host = 'lumbral.localhost:4000', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** What a page says of its brand. */
const brandIn = (html: string): unknown =>
  JSON.parse(unescaped(/<meta name="brand" content="([^"]*)" \/>/.exec(html)?.[1] ?? 'null'));

test.each([
  ['/', 'Lumbral back office'],
  ['/login', 'Lumbral back office'],
  ['/index.html', 'Lumbral back office'],
  ['/kds/config/monitor', 'Lumbral back office'],
  ['/kds', 'Lumbral'],
  ['/kds/monitor/1', 'Lumbral'],
  ['/kds/index.html', 'Lumbral'],
])('the page of %s has title, icon and theme of its host, and what its app asks for', async (url, title) => {
  const { body, headers } = await ask(url);
  const { logos } = brands.of('lumbral.localhost');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`<link rel="icon" type="image/svg+xml" href="${logos.favicon}" />`);
  expect(body).toContain('<html lang="en-GB" data-theme="K" data-allowed="KL" data-mode="light">');
  expect(brandIn(body)).toMatchObject({ code: 'lumbral', allowedThemes: ['K', 'L'], logos });
});

test('a brand with a look of its own wears it from the first paint, in the kitchen without the network too', async () => {
  const host = 'canaria.localhost';
  const { styles = '', worn, wordmark, signIn } = brands.of(host);
  for (const url of ['/login', '/kds']) {
    const { body } = await ask(url, host);
    expect(body).toContain('data-theme="P" data-allowed="PQ"');
    expect(body).toContain(`<link rel="stylesheet" href="${styles}" />`);
    expect(brandIn(body)).toMatchObject({ wordmark, signIn });
  }
  expect(worn).toHaveLength(2);
  const { body } = await ask('/kds/sw.js', host);
  for (const url of worn) expect(body).toContain(JSON.stringify({ url, revision: null }));
  expect((await ask('/kds/sw.js')).body).not.toContain('look.css');
});

test('what is written into a page stays text', async () => {
  const { body } = await ask('/login', 'strange.test');
  expect(body).not.toContain('<script>');
  expect(unescaped(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '')).toBe(nasty);
  expect(brandIn(body)).toMatchObject({ name: nasty });
});

test('the brand is no choice of an address', async () => {
  for (const url of ['/login?brand=lumbral', '/lumbral.localhost/login', '/login#lumbral'])
    expect(brandIn((await ask(url, '127.0.0.1:4000')).body)).toMatchObject({ code: 'default' });
});

test('what installs the kitchen app is of the brand, and takes the page anew when that changes', async () => {
  const manifest = await ask('/kds/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.json()).toMatchObject({
    name: 'Lumbral – Kitchen',
    start_url: '/kds',
    icons: [
      { src: '/brands/lumbral/favicon.svg' },
      { src: '/brands/lumbral/maskable.svg', purpose: 'maskable' },
    ],
  });
  const named = async (search: string) => (await ask(`/kds/manifest.webmanifest${search}`)).json();
  expect(await named('?lang=es-ES')).toMatchObject({
    name: 'Lumbral – Cocina',
    short_name: 'Cocina',
    lang: 'es-ES',
    dir: 'ltr',
    start_url: '/kds',
  });
  expect(await named('?lang=ar-EG')).toMatchObject({ name: 'Lumbral – المطبخ', dir: 'rtl' });
  for (const search of ['', '?lang=en-GB', '?lang=xx', '?lang=es-ES&v=2'])
    expect(await named(search)).toMatchObject({ name: 'Lumbral – Kitchen', lang: 'en-GB' });
  const { body, headers } = await ask('/kds/sw.js', undefined, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'service-worker-allowed': '/kds', 'cache-control': 'no-cache' });
  expect(body).toBe(worker.replace(md5(page), md5((await ask('/kds')).body)));
  expect((await ask('/kds/sw.js', '127.0.0.1')).body).not.toBe(body);
  expect((await app.inject({ method: 'HEAD', url: '/kds/sw.js' })).statusCode).toBe(200);
});

test('the worker of the back office is as it was built, over all of its origin; without one there is none', async () => {
  expect((await ask('/sw.js')).statusCode).toBe(404);
  writeFileSync(join(root, 'console', 'sw.js'), worker);
  const own = Fastify();
  await addFiles(own, brands, [{ root: join(root, 'console'), prefix: '/', titleOf: ({ name }) => name }]);
  const { body, headers } = await own.inject('/sw.js');
  rmSync(join(root, 'console', 'sw.js'));
  await own.close();
  expect(body).toBe(worker);
  expect(headers).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('a page is sent packed to whom can unpack it', async () => {
  const { headers } = await ask('/', undefined, { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
});

test('nothing is handed out as it was built that a brand changes', async () => {
  for (const url of ['/kds/sw.js.br', '/manifest.webmanifest']) {
    const { statusCode } = await ask(url);
    expect([url, statusCode]).toEqual([url, 404]);
  }
  expect((await ask('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a file is sent as it is or packed; what the build keeps for itself, and all around, is not there', async () => {
  const { body, headers } = await ask('/kds/assets/a-1.js', undefined, { 'accept-encoding': 'br' });
  expect([body, headers['content-encoding']]).toEqual(['packed', 'br']);
  expect((await ask('/assets/a-1.js')).body).toBe('plain');
  expect((await app.inject({ method: 'HEAD', url: '/assets/a-1.js' })).statusCode).toBe(200);
  for (const url of [
    '/types/own.js',
    '/kds/types/own.js',
    '/.vite/own.js',
    '/assets/../types/own.js',
    '/assets/..%2f.vite/own.js',
    '/assets/%2e%2e/%2e%2e/kds/.vite/own.js',
    '/..%5ckds%5c.vite%5cown.js',
    '/assets/A-1.js',
    '/assets/none.js',
  ]) {
    const { statusCode } = await ask(url);
    expect([url, statusCode]).toEqual([url, 404]);
  }
});

test('what is no document carries no policy of one; pages, drawings and workers do', async () => {
  const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options'];
  const ruled = async (url: string): Promise<readonly string[]> => {
    const { headers } = await ask(url, undefined, { 'accept-encoding': 'br' });
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    return policies.filter((name) => name in headers);
  };
  expect(await ruled('/assets/a-1.js')).toEqual([]);
  for (const url of [
    '/',
    '/kds/sw.js',
    '/kds/assets/timer.worker-1.js',
    '/assets/a-1.svg',
    '/assets/none.js',
    brands.of('lumbral.localhost').logos.dark,
  ])
    expect([url, await ruled(url)]).toEqual([url, policies]);
});

test('a drawing is kept for good by its version, and asked for again without', async () => {
  const { logos, drawings } = brands.of('lumbral.localhost');
  const versioned = await ask(logos.dark);
  expect(versioned.rawPayload).toEqual(drawings.dark);
  expect(versioned.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/brands/lumbral/dark.svg', '/brands/lumbral/dark.svg?v=00000000'])
    expect((await ask(url)).headers['cache-control']).toBe('no-cache');
  expect((await ask('/brands/lumbral/../../package.json')).statusCode).toBe(404);
});

test('an app without a place for its brand does not start', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'comanda-apps-'));
  const bare = { root: broken, prefix: '/' as const, titleOf: () => '' };
  for (const [text, place] of [
    [page.replace('<title>Comanda</title>', ''), 'title'],
    [page.replace(' data-theme="A"', ''), 'data-theme'],
    [page.replace('<link rel="icon" href="data:," />', ''), 'icon'],
  ] as const) {
    writeFileSync(join(broken, 'index.html'), text);
    await expect(addFiles(Fastify(), brands, [bare])).rejects.toThrow(place);
  }
  writeFileSync(join(broken, 'index.html'), page);
  writeFileSync(join(broken, 'manifest.webmanifest'), '{}');
  writeFileSync(join(broken, 'sw.js'), 'precache([])');
  await expect(addFiles(Fastify(), brands, [bare])).rejects.toThrow('does not list the page');
  rmSync(broken, { recursive: true });
});

test('who goes to an address that ends like a file gets the page; who asks for a file that is not there does not', async () => {
  const address = '/invitation/x/amaia%40encina.example';
  expect((await ask(address, undefined, { accept: 'text/html,*/*;q=0.8' })).body).toContain('<html');
  expect((await ask(address, undefined, { accept: '*/*' })).statusCode).toBe(404);
  expect((await ask('/api/x/v1/a.html', undefined, { accept: 'text/html' })).statusCode).toBe(404);
});
