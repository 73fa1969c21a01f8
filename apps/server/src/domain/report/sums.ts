import { facetNames, sums } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { saleSum, ticket } from '../../db/schema/sales.ts';
import { byKeptPlan, type Database } from '../../db/transaction.ts';
import { counts, parts, tickets } from './facts.ts';

const key = sql`id_company, facet, grain, id_store, day, hour, key, currency`;
const names = sums.map((sum) => sql.identifier(sum));
const all = (part: (name: SQL) => SQL): SQL =>
  sql.join(
    names.map((name) => part(sql`${name}`)),
    sql`, `,
  );

/** Adds what some tickets come to; in one order, so that two tills that sell at once wait for each other and go on. */
const add = async (db: Database, which: SQL): Promise<void> => {
  const facets = [undefined, ...facetNames].map(
    (facet) => sql`select sold.id_company, ${facet ?? ''}::text as facet, sold.id_store, sold.day, sold.hour,
      coalesce(part.key, '') as key, sold.currency, ${all((name) => sql`part.${name}`)}, sold.received
      from sold cross join lateral ${parts(facet)} part`,
  );
  const summed = sql`${all((name) => sql`sum(${name}) as ${name}`)}, max(received) as received`;
  await db.execute(sql`
    with sold as materialized (select sold.* from ${tickets} sold where ${counts} and ${which}),
    part as (${sql.join(facets, sql` union all `)}),
    hourly as (
      select id_company, facet, id_store, day, hour, key, currency, ${summed} from part group by 1, 2, 3, 4, 5, 6, 7),
    daily as (
      select id_company, facet, id_store, day, 0 as hour, key, currency, ${summed} from hourly group by 1, 2, 3, 4, 6, 7),
    monthly as (
      select id_company, facet, id_store, date_trunc('month', day)::date as day, 0 as hour, key, currency, ${summed}
      from daily group by 1, 2, 3, 4, 6, 7),
    grained as (
      select 'H' as grain, hourly.* from hourly union all select 'D', daily.* from daily
      union all select 'M', monthly.* from monthly)
    insert into ${saleSum} (${key}, ${all((name) => name)}, newest)
    select ${key}, ${all((name) => name)}, received from grained order by ${key}
    on conflict (${key}) do update set
      ${all((name) => sql`${name} = sale_sum.${name} + excluded.${name}`)},
      newest = greatest(sale_sum.newest, excluded.newest)`);
};

/** Counts a ticket that has come in. */
export const addTicket = (db: Database, idCompany: string, id: string): Promise<void> =>
  byKeptPlan(db, () => add(db, sql`sold.id_company = ${idCompany} and sold.id = ${id}`));

/** Makes the sums of a company anew from its tickets; they are the same (docs/product.md §20.6). */
export const rebuildSums = async (db: Database, idCompany: string): Promise<void> => {
  await db.execute(sql`delete from ${saleSum} where id_company = ${idCompany}`);
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct date_trunc('month', day)::date::text as month from ${ticket}
    where id_company = ${idCompany} order by month`);
  // A company of many years is sorted in memory, as far as it goes.
  await db.execute(sql`set local work_mem = '256MB'`);
  // A month at a time: what a year's tickets come to by each thing is more than a sort should put on the disk.
  for (const { month } of rows)
    await add(
      db,
      sql`sold.id_company = ${idCompany} and sold.day >= ${month}::date and sold.day < ${month}::date + interval '1 month'`,
    );
};
