import { readdirSync, readFileSync } from 'node:fs';
import { type ReportQuery, reportCalls } from '@comanda/api/calls';
import { daysLater } from '@comanda/api/reports';
import type { Pool } from 'pg';
import { sumWhatIsNot } from '../../apps/server/src/domain/report/carryOver.ts';
import { signIn } from '../support/caller.ts';
import { median, print, quantile, table } from './figures.ts';
import { fillProducts, openCompany } from './fill.ts';
import { type Bench, startBench } from './platform.ts';

/*
 * `npm run bench:sales`: a company of 20 stores that has sold four million tickets in a year (BENCH_TICKETS for another
 * number). How long its sums take to be made from its tickets, and what each screen of the statistics then takes of a
 * processor, the server's and the database's together: once with the one year, once with two more beside it.
 */
const count = Number(process.env['BENCH_TICKETS'] ?? 4_000_000);
const stores = 20;
const tills = 3;
const products = 200;
const days = 364;
const rounds = 12;
/** Milliseconds of a processor in which nineteen of twenty answers are there (docs/product.md §20.6). */
const goal = 150;

const today = new Date().toISOString().slice(0, 10);
const first = daysLater(today, 1 - days);

/** Places to sell: one statement a table, so that each meets the rows that it stands on. */
const openStores = async (pool: Pool, idCompany: string): Promise<void> => {
  await pool.query(
    `insert into store (id_company, id, code, names, image, street, city, country, time_zone, cash_allowed, card_allowed,
       app_allowed, local_payment_allowed, delivery_payment_allowed, "order", status)
     select $1::uuid, md5($1 || 'store' || n)::uuid, 'S' || n, jsonb_build_object('es-ES', 'Local ' || n), shop.image,
       'Calle 1', 'Madrid', 'ES', 'Europe/Madrid', 'S', 'S', 'S', 'S', 'S', n, 'A'
     from generate_series(0, $2::int - 1) n, (select image from store limit 1) shop`,
    [idCompany, stores],
  );
  await pool.query(
    `insert into terminal (id_company, id, id_store, name, status)
     select $1::uuid, md5($1 || 'till' || n)::uuid, md5($1 || 'store' || n / $3)::uuid, 'Till ' || n, 'A'
     from generate_series(0, $2::int * $3::int - 1) n`,
    [idCompany, stores, tills],
  );
};

/**
 * Tickets of one day, made from their numbers alone: one to four lines of 200 products, of which some are sold most, eight
 * employees a store, at the hours of two meals, with discounts, tips, credit notes and voids as they come.
 */
const sellDay = `
  with drawn as (
    select md5($1 || $2::text || nth)::uuid as id, nth % ${stores} as shop, (nth / ${stores}) % ${tills} as till, nth,
      (hashint8(nth + 1000000 * ($2::date - $4::date)) & 262143) as n
    from generate_series(0, $3::int - 1) nth),
  sold as (
    select id, shop, till, nth, n,
      ('{9,10,11,12,13,13,14,14,14,15,15,16,18,20,20,21,21,21,22,22}'::int[])[1 + (n * 7919) % 20] as hour,
      case when n % 97 = 0 then 'A' else 'N' end as kind, 1 + (n * 31) % 4 as lines
    from drawn),
  line as (
    select sold.*, place, least(abs(hashint8(n * 7 + place)) % ${products}, abs(hashint8(n * 11 + place)) % ${products}) + 1 as product,
      (300 + (sold.n * 37 + place * 211) % 1900) * case kind when 'A' then -1 else 1 end as total
    from sold, lateral generate_series(1, lines) place),
  parts as (
    insert into ticket_line (id_company, id_ticket, position, id_product, id_department, name, quantity, unit_price, total, net,
      discount, taxes)
    select $1::uuid, line.id, place - 1, article.id, article.id_department, 'Product', case line.kind when 'A' then -1 else 1 end,
      abs(total), total, round(total / 1.1), case when n % 11 = 0 then 50 else 0 end, array[article.id_tax_sale]
    from line join product article on article.id_company = $1::uuid and article.code = 'P' || lpad(product::text, 6, '0')),
  whole as (
    select id, shop, till, nth, n, hour, kind, lines, sum(total) as total, sum(round(total / 1.1)) as net from line
    group by id, shop, till, nth, n, hour, kind, lines),
  shares as (
    insert into ticket_tax (id_company, id_ticket, position, id_tax, code, names, base, tax)
    select $1::uuid, whole.id, 0, rate.id, rate.code, '{}', net, total - net
    from whole, (select id, code from tax where id_company = $1::uuid order by id limit 1) rate),
  paid as (
    insert into ticket_payment (id_company, id_ticket, position, id_payment_method, kind, amount, change)
    select $1::uuid, id, 0, null::uuid, case when n % 5 < 3 then 'T' else 'C' end, total, 0 from whole
    union all select $1::uuid, id, 1, null::uuid, 'P', 100, 0 from whole where n % 9 = 0 and kind = 'N')
  insert into ticket (id_company, id, id_store, id_terminal, number, content, at, commit_number, service_kind, day, hour, kind,
    id_employee, id_customer, table_name, covers, discount, tips, voided, currency, net, total, lines)
  select $1::uuid, id, md5($1 || 'store' || shop)::uuid, md5($1 || 'till' || (shop * ${tills} + till))::uuid,
    ($2::date - $4::date) * 100000 + nth, decode(md5(id::text) || md5(id::text), 'hex'),
    $2::date + hour * interval '1 hour' + n % 3600 * interval '1 second', 1, '0' || n % 4, $2::date, hour, kind,
    md5(shop || 'employee' || n % 8)::uuid, case when n % 10 = 0 then md5('customer' || n % 500)::uuid end, 'M' || n % 30,
    1 + n % 4, case when n % 11 = 0 then 50 * lines else 0 end, case when n % 9 = 0 and kind = 'N' then 100 else 0 end,
    case when n % 113 = 0 then '{"reason": "wrong"}'::jsonb end, 'EUR', net, total, lines
  from whole`;

const sell = async (pool: Pool, idCompany: string): Promise<void> => {
  const client = await pool.connect();
  try {
    // Whether each key leads somewhere is not what is measured.
    await client.query(`set session_replication_role = replica`);
    for (let nth = 0; nth < days; nth += 1)
      await client.query(sellDay, [idCompany, daysLater(first, nth), Math.round(count / days), first]);
    await client.query(`set session_replication_role = default`);
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze ticket, ticket_line, ticket_tax, ticket_payment');
};

/** The same year once and twice more, of the two years before. */
const addYears = async (pool: Pool, idCompany: string): Promise<void> => {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'sale_sum'::regclass and attnum > 0 and not attisdropped and attname <> 'day'`,
  );
  const columns = rows[0]?.columns ?? '';
  await pool.query(
    `insert into sale_sum (day, ${columns}) select (day - years * interval '1 year')::date, ${columns}
     from sale_sum, generate_series(1, 2) years
     where id_company = $1 and (grain <> 'M' or day >= $2::date) on conflict do nothing`,
    [idCompany, first],
  );
};

type Screen = readonly [name: string, asked: Omit<ReportQuery, 'measures'> & Partial<ReportQuery>];
const whole: ReportQuery['measures'] = [
  'gross',
  'net',
  'tax',
  'tickets',
  'average',
  'discounts',
  'refunds',
  'voids',
  'covers',
  'tips',
];
/** What the pages of statistics ask for, each with what it is compared with. */
const screens: readonly Screen[] = [
  ['today, totals', { measures: whole }],
  ['today by the hour', { dimensions: ['hour'] }],
  ['today by the store', { dimensions: ['store'], measures: whole }],
  ['week by the day', { period: 'W', dimensions: ['day'] }],
  ['month by the day', { period: 'M', dimensions: ['day'], measures: whole }],
  ['month by the department', { period: 'M', dimensions: ['department'] }],
  ['month by the product', { period: 'M', dimensions: ['product'] }],
  ['month by the employee', { period: 'M', dimensions: ['employee'] }],
  [
    'month by the payment',
    { period: 'M', dimensions: ['paymentMethod'], measures: ['gross', 'tickets', 'tips'] },
  ],
  ['month by the tax', { period: 'M', dimensions: ['tax'] }],
  ['month by weekday and hour', { period: 'M', dimensions: ['weekday', 'hour'] }],
  ['year by the month', { period: 'Y', dimensions: ['month'], measures: whole }],
  ['year by the store', { period: 'Y', dimensions: ['store'], measures: whole }],
  ['year by the product', { period: 'Y', dimensions: ['product'] }],
  ['year by the employee', { period: 'Y', dimensions: ['employee'] }],
  ['year by weekday and hour', { period: 'Y', dimensions: ['weekday', 'hour'] }],
  ['year by the day', { period: 'Y', dimensions: ['day'] }],
];

/** Milliseconds that the server and the sessions of its database have had of a processor, as Linux counts them. */
const processor = async ({ server, pool }: Bench): Promise<number> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const pids = [server.process.pid, ...rows.map(({ pid }) => pid)];
  const nanoseconds = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
};

const figuresOf = (values: readonly number[] = []): string[] => [
  median(values).toFixed(0),
  quantile(values, 0.95).toFixed(0),
];

const bench = await startBench();
try {
  const { pool } = bench;
  const idCompany = await openCompany(pool, 'BENCHSALES');
  await openStores(pool, idCompany);
  await fillProducts(pool, idCompany, products);
  const started = performance.now();
  await sell(pool, idCompany);
  const sold = performance.now();
  print(`${count} tickets of ${stores} stores written in ${Math.round((sold - started) / 1000)} s`);
  await sumWhatIsNot(pool);
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from sale_sum where id_company = $1',
    [idCompany],
  );
  print(`their ${rows[0]?.count} sums made in ${Math.round((performance.now() - sold) / 1000)} s`);
  await pool.query('vacuum analyze sale_sum');

  const caller = await signIn(bench.server.origin, 'owner');
  const ask = async (data: ReportQuery): Promise<void> => {
    const answer = await caller.call(reportCalls.query, { data });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const measure = async (): Promise<Map<string, { cpu: number[]; wall: number[] }>> => {
    const measured = new Map(screens.map(([name]) => [name, { cpu: [] as number[], wall: [] as number[] }]));
    for (let round = -1; round < rounds; round += 1)
      for (const [name, asked] of screens) {
        const before = await processor(bench);
        const start = performance.now();
        await ask({
          idCompanies: [idCompany],
          compare: true,
          measures: ['gross', 'net', 'tickets'],
          ...asked,
        });
        const wall = performance.now() - start;
        const cpu = (await processor(bench)) - before;
        // The first round warms up.
        if (round < 0) continue;
        measured.get(name)?.cpu.push(cpu);
        measured.get(name)?.wall.push(wall);
      }
    return measured;
  };
  const one = await measure();
  await addYears(pool, idCompany);
  await pool.query('vacuum analyze sale_sum');
  const three = await measure();
  const lines = screens.map(([name]) => {
    const [a, b] = [one.get(name), three.get(name)];
    return [name, ...figuresOf(a?.wall), ...figuresOf(a?.cpu), ...figuresOf(b?.wall), ...figuresOf(b?.cpu)];
  });
  print(
    table([
      ['milliseconds', 'wall p50', 'p95', 'CPU p50', 'p95', '3 years: wall', 'p95', 'CPU p50', 'p95'],
      ...lines,
    ]),
  );
  for (const [name, measured] of [
    ['one year', one],
    ['three years', three],
  ] as const) {
    const all = [...measured.values()].flatMap(({ cpu }) => cpu);
    const within = all.filter((value) => value <= goal).length / all.length;
    print(
      `${name}: ${(100 * within).toFixed(1)} % of ${all.length} answers within ${goal} ms of a processor`,
    );
  }
} finally {
  await bench.stop();
}
