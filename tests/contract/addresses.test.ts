import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { urlOf } from '@comanda/api/calls';
import { addresses } from '@comanda/api/calls/addresses';
import { allCalls } from '@comanda/api/calls/all';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandedNames } from '../../apps/server/src/brand/appFiles.ts';
import { openBrands } from '../../apps/server/src/brand/brands.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { createRegistry } from '../../apps/server/src/http/metrics.ts';
import { createServer } from '../../apps/server/src/http/server.ts';
import { startLive } from '../../apps/server/src/live/live.ts';
import { startKitchen } from '../../apps/server/src/live/monitors.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Every address that the server answers is a call or in the list of docs/permissions.md, and what is listed is answered. */
const platform = usePlatform();
const found = new Set<string>();
let app: FastifyInstance;
let pool: pg.Pool;
const endings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const config = readConfig({ COMANDA_DATA: platform().dataDirectory, LOG_LEVEL: 'silent' });
  pool = createPool(platform().databaseUrl);
  const [brands, registry] = [await openBrands(config), createRegistry()];
  app = await createServer({
    pool,
    config,
    brands,
    registry,
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) found.add(`${each} ${url}`);
    },
  });
  const options = { pool, config, brands, app, registry };
  endings.push((await startLive(options)).stop, startKitchen(options).stop);
  await app.ready();
});
afterAll(async () => {
  for (const end of endings) await end();
  await app.close();
  await pool.end();
});

const built = (name: string): string => fileURLToPath(new URL(`../../apps/${name}/dist`, import.meta.url));
const apps = [
  ['/', built('console')],
  ['/kds/', built('kds')],
] as const;
/** Written for each brand, by either app: whichever an app lacks is not found there. */
const byBrand: ReadonlySet<string> = new Set(brandedNames);
/** Files of the apps are as many as their builds have; they hold no data. */
const isFile = (address: string): boolean => {
  const [method = '', url = ''] = address.split(' ');
  return (
    /^(?:GET|HEAD)$/.test(method) &&
    apps.some(([prefix, root]) => {
      const name = url.slice(prefix.length);
      return url.startsWith(prefix) && (byBrand.has(name) || existsSync(join(root, name.replace('*', ''))));
    })
  );
};
/** Addresses with their parameters in braces; a file of a brand stands for all of them. */
const described = (address: string): string =>
  address
    .replaceAll(/:(\w+)/g, '{$1}')
    .replace(/^GET \/brands\/[^/]+\/[^/]+\.\w+$/, 'GET /brands/{code}/{file}');

it('what the server answers is what is told of it', () => {
  const listed = [
    ...allCalls.map((call) => `${call.method} ${urlOf({ ...call, path: '' })}${call.path}`),
    ...addresses.map(({ path }) => `GET ${path}`),
  ];
  const answered = new Set([...found].filter((address) => !isFile(address)).map(described));
  expect([...answered].toSorted()).toEqual(listed.toSorted());
});
