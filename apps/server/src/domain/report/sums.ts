import { facetNames, sums } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { saleSum, ticket } from '../../db/schema/sales.ts';
import { byKeptPlan, type Database } from '../../db/transaction.ts';
import { counts, parts } from './facts.ts';

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
  await db.execute(sql`
    with sold as materialized (select sold.* from ${ticket} sold where ${counts} and ${which}),
    part as (${sql.join(facets, sql` union all `)}),
    grained as (
      select part.id_company, facet, grain, id_store,
        case grain when 'M' then date_trunc('month', day)::date else day end as day,
        case grain when 'H' then hour else 0 end as hour, key, currency, ${all((name) => name)}, received
      from part cross join (values ('H'), ('D'), ('M')) as grains (grain))
    insert into ${saleSum} (${key}, ${all((name) => name)}, newest)
    select ${key}, ${all((name) => sql`sum(${name})`)}, max(received)
    from grained group by ${key} order by ${key}
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
  await add(db, sql`sold.id_company = ${idCompany}`);
};
