import { type AnyCall, resourceCalls, urlOf } from '@comanda/api/calls';
import { blank } from '@comanda/api/kernel';
import { product } from '@comanda/api/areas/sales/product';
import { store } from '@comanda/api/areas/hierarchy/store';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrands } from '../../apps/server/src/brand/brands.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { createRegistry } from '../../apps/server/src/http/metrics.ts';
import { createServer } from '../../apps/server/src/http/server.ts';
import { type Asked, casesOf } from '../bench/cases.ts';
import { fillProducts, openCompany } from '../bench/fill.ts';
import { listenTo, type Statement } from '../support/statements.ts';
import { looked, type Plan, plansOf } from '../support/plans.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * What calls about many records ask of the database, as a request asks it: lists (docs/product.md §6) and a store that
 * opens (§9.1.5). The statements that a call really sends are heard at the pool, and explained under the role and the
 * companies that they were sent with.
 */
const platform = usePlatform({ LOG_LEVEL: 'silent' });
const size = 20_000;
/** Totals are counted up to 10,000 (docs/product.md §6.1); whoever reads more rows has read them all. */
const bound = 10_100;
const nth = 12_000;

let idCompany = '';
let app: FastifyInstance;
let pool: pg.Pool;
let cases: Readonly<Record<string, Asked>> = {};
const heard: Statement[] = [];

beforeAll(async () => {
  idCompany = await openCompany(platform().pool, 'LARGE');
  await fillProducts(platform().pool, idCompany, size, { rates: 1 });
  await platform().pool.query('vacuum analyze product');
  cases = await casesOf(platform().pool, idCompany, { nth, page: 500 });
  pool = createPool(platform().databaseUrl);
  listenTo(pool, (statement) => heard.push(statement));
  const config = readConfig({
    COMANDA_DATA: platform().dataDirectory,
    LOG_LEVEL: 'silent',
  });
  app = await createServer({
    pool,
    config,
    brands: await openBrands(config),
    registry: createRegistry(),
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
});

/** The statements of one call, as the server sends them. */
const statementsOfCall = async (call: AnyCall, data: object): Promise<readonly Statement[]> => {
  const { token } = await platform().as('owner');
  heard.length = 0;
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(call, {}),
    headers: { authorization: `Bearer ${token}` },
    payload: { data: { idCompany, ...data } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return [...heard];
};
const statementsOf = (asked: Asked) => statementsOfCall(resourceCalls(product).list, asked);
const isPage = ({ text }: Statement): boolean => text.includes('row_number()');
const nameOf = (statement: Statement): string => {
  if (isPage(statement)) return 'page';
  const { text } = statement;
  if (text.includes('"company_language"')) return 'languages';
  return text.includes('"app_user"') ? 'who' : text.replace(/; set local app.*/, '');
};

const planOf = async (asked: Asked): Promise<Plan[]> => {
  const [plan] = await plansOf(platform().pool, await statementsOf(asked), isPage);
  if (!plan) throw new Error('No statement of a list was heard.');
  return plan;
};

describe('a list of many products', () => {
  it('asks who calls, then under their role for the page, however long that is', async () => {
    const frame = [
      'begin; set local role comanda_gate',
      'who',
      'set local role comanda_request',
      'page',
      'commit',
    ];
    // What a role says is read once for as long as it says the same.
    await statementsOf({ limit: 10 });
    for (const limit of [10, 100] as const)
      expect((await statementsOf({ limit })).map(nameOf)).toEqual(frame);
    expect((await statementsOf({ order: 'names ASC' })).map(nameOf)).toEqual([
      ...frame.slice(0, 3),
      'languages',
      ...frame.slice(3),
    ]);
  });
  it('plans each page for what it looks for, however often the same was asked', async () => {
    // Two letters: a plan that is made for any text goes through the whole index of searching with them.
    for (let count = 0; count < 12; count += 1) await statementsOf({ search: 'té' });
    const { rows } = await pool.query<{
      generic_plans: string;
      custom_plans: string;
    }>(
      `select generic_plans, custom_plans from pg_prepared_statements
       where statement like '%row_number()%' and statement like '%comanda_sought%'`,
    );
    expect(rows).not.toEqual([]);
    // A list of everything is found alike in each company, and planning it would take as long as finding it.
    for (let count = 0; count < 12; count += 1) await statementsOf({ limit: 25 });
    const { rows: plain } = await pool.query<{ generic: string }>(
      `select max(generic_plans) as generic from pg_prepared_statements
       where statement like '%row_number()%' and statement not like '%comanda_sought%'`,
    );
    expect(Number(plain[0]?.generic)).toBeGreaterThan(5);
    for (const { generic_plans, custom_plans } of rows) {
      expect(Number(generic_plans)).toBe(0);
      expect(Number(custom_plans)).toBeGreaterThan(5);
    }
  });
  it('finds a page by an index, whatever it is sorted, searched or filtered by', async () => {
    const read: Record<string, string[]> = {};
    for (const [name, asked] of Object.entries(cases)) {
      // Two letters are fewer than the index of searching knows.
      if (name === 'search two letters') continue;
      const plan = await planOf(asked);
      const whole = plan.filter(
        (part) =>
          (part['Relation Name'] === product.name || part['Node Type'].includes('Sort')) &&
          looked(part) > bound,
      );
      if (whole.length > 0) read[name] = whole.map((part) => `${part['Node Type']}: ${looked(part)}`);
    }
    expect(read).toEqual({});
  });
  it('goes along an index by the plan that it keeps, also among very many small companies', async () => {
    await platform().pool.query('alter table product alter column id_company set (n_distinct = 5000)');
    await platform().pool.query('analyze product');
    for (const name of ['first page', 'last page of 1,000', 'sort kind down', 'sort code up']) {
      const most = Math.max(...(await planOf(cases[name] ?? {})).map(looked));
      // One in a hundred is deleted, and counting may meet those.
      expect(most, name).toBeLessThanOrEqual(bound + 100);
    }
  });
});

const openStore = (order: number) =>
  statementsOfCall(resourceCalls(store).create, {
    ...blank(store),
    code: `S${order}`,
    names: { 'es-ES': `Local ${order}`, 'en-GB': `Shop ${order}`, 'ar-EG': `${order}` },
    order,
    street: 'Gran Vía 1',
    city: 'Bilbao',
  });
const isAboutNewest = ({ text }: Statement): boolean => text.includes('distinct on');

describe('a store that opens', () => {
  const changes = 300;
  /** Changes of as many records, every other one published, of which the database has counted nothing yet. */
  const uncounted = `
    with fresh as (
      insert into tracker (id_company, id, entity, id_entity, kind, code, names, after, id_author, author_name)
      select $1::uuid, gen_random_uuid(), 'TAX', gen_random_uuid(), 'INS', 'T' || n, '{}', '{}', gen_random_uuid(), 'Ana'
      from generate_series(1, $2::int) n returning id, code)
    insert into tracker_store (id_company, id_tracker, id_store, status)
    select $1::uuid, fresh.id, store.id, case when right(fresh.code, 1)::int % 2 = 0 then 'CMT' else 'PND' end
    from fresh, store where store.id_company = $1`;

  it('goes through the changes once, also where the database has not counted them', async () => {
    await openStore(1);
    await platform().pool.query(uncounted, [idCompany, changes]);
    for (const table of ['tracker', 'tracker_store'])
      await platform().pool.query(
        `select pg_clear_relation_stats('public', $1), pg_clear_attribute_stats('public', $1, attname, false)
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [table],
      );
    const statements = await openStore(2);
    const replayed = statements.filter(
      (one) => isAboutNewest(one) || /^(?:begin|set local)\b/.test(one.text),
    );
    const plans = await plansOf(platform().pool, replayed, isAboutNewest);
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(Math.max(...plan.map(looked))).toBeLessThan(3 * changes);
  });
});
