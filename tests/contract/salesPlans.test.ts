import { type ReportQuery, reportCalls, urlOf } from '@comanda/api/calls';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrands } from '../../apps/server/src/brand/brands.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { createRegistry } from '../../apps/server/src/http/metrics.ts';
import { createServer } from '../../apps/server/src/http/server.ts';
import { looked, plansOf } from '../support/plans.ts';
import { listenTo, type Statement } from '../support/statements.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * What reports read of a company that has sold for two years (docs/product.md §20.6): of each store and day that is asked
 * for its sums, from their index alone, and no ticket.
 */
const platform = usePlatform({ LOG_LEVEL: 'silent' });
const stores = 20;
const products = 40;
let idCompany = '';
let app: FastifyInstance;
let pool: pg.Pool;
const heard: Statement[] = [];

/** Sums of two years, made up: how they come to be is asked elsewhere. */
const fill = `
  with places as (
    select $1::uuid as id_company, gen_random_uuid() as id, n from generate_series(1, $2::int) n),
  shops as (
    insert into store (id_company, id, code, names, image, street, city, country, time_zone, cash_allowed, card_allowed,
      app_allowed, local_payment_allowed, delivery_payment_allowed, "order", status)
    select places.id_company, places.id, 'P' || n, '{}', shop.image, 'Calle 1', 'Madrid', 'ES', 'Europe/Madrid', 'S', 'S', 'S',
      'S', 'S', 1000 + n, 'A'
    from places, (select image from store where id_company = $1 limit 1) shop
    returning id_company, id),
  days as (select day::date from generate_series('2024-11-01'::date, '2026-10-31'::date, '1 day') day),
  made as (
    select 'H' as grain, day, hour, '' as facet, '' as key from days, generate_series(9, 22) hour
    union all select 'D', day, 0, '', '' from days
    union all select distinct 'M', date_trunc('month', day)::date, 0, '', '' from days
    union all select 'D', day, 0, 'product', md5(n::text)::uuid::text from days, generate_series(1, $3::int) n
    union all select distinct 'M', date_trunc('month', day)::date, 0, 'product', md5(n::text)::uuid::text
      from days, generate_series(1, $3::int) n)
  insert into sale_sum
  select shops.id_company, facet, grain, shops.id, day, hour, key, 'EUR', 1210, 1000, 210, 3, 5, 0, 0, 0, 0, 0, 0, 4, 0, 0,
    now(), 0, 0, 0
  from made, shops`;

beforeAll(async () => {
  idCompany = await platform().company('ENCINA');
  await platform().pool.query(fill, [idCompany, stores, products]);
  await platform().pool.query('vacuum analyze sale_sum');
  pool = createPool(platform().databaseUrl);
  listenTo(pool, (statement) => heard.push(statement));
  const config = readConfig({ COMANDA_DATA: platform().dataDirectory, LOG_LEVEL: 'silent' });
  app = await createServer({ pool, config, brands: await openBrands(config), registry: createRegistry() });
}, 120_000);
afterAll(async () => {
  await app.close();
  await pool.end();
});

const isOfSums = ({ text }: Statement): boolean => text.includes('"sale_sum"');

it.each<readonly [string, Partial<ReportQuery>, number]>([
  ['a day by the hour', { period: 'D', day: '2026-03-14', dimensions: ['hour'] }, 20 * 14],
  ['a month by the day', { period: 'M', day: '2026-03-14', dimensions: ['day'] }, 20 * 31],
  ['a year by the month', { period: 'Y', day: '2026-03-14', dimensions: ['month'] }, 20 * 12],
  ['a year by the product', { period: 'Y', day: '2025-03-14', dimensions: ['product'] }, 20 * 12 * products],
  [
    'a year by weekday and hour',
    { period: 'Y', day: '2025-03-14', dimensions: ['weekday', 'hour'] },
    20 * 365 * 14,
  ],
])('%s reads its sums and nothing else', async (_, asked, rows) => {
  const { token } = await platform().as('owner');
  heard.length = 0;
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(reportCalls.query, {}),
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { idCompanies: [idCompany], measures: ['gross', 'tickets'], ...asked } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const statements = [...heard];
  expect(statements.filter(({ text }) => text.includes('"ticket"'))).toEqual([]);
  const plans = await plansOf(platform().pool, statements, isOfSums);
  // Rows and totals are read at one moment.
  expect(plans).toHaveLength(1);
  const ofSums = plans.flat().filter((part) => part['Relation Name'] === 'sale_sum');
  expect(ofSums.length).toBeGreaterThan(1);
  expect(new Set(ofSums.map((part) => part['Node Type']))).toEqual(new Set(['Index Only Scan']));
  // The few stores of the demo have sold nothing here; totals look at no more than rows do.
  expect(ofSums.reduce((sum, part) => sum + looked(part), 0)).toBeLessThanOrEqual(2 * rows);
});
