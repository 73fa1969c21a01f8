import type { AnswerOf, BulkCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { store } from '@comanda/api/areas/hierarchy/store';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { isPublished, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { recordTable } from '../db/naming.ts';
import { ticket, ticketLine, ticketTax } from '../db/schema/sales.ts';
import { unknownRecord } from '../core/refusal.ts';
import { may } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { type Referrer, referrersOf } from './dependants.ts';
import { column, table } from './expressions.ts';

type Impact = AnswerOf<BulkCalls['impact']>;

/** So many of those who use a record are named. */
const named = 4;

/** Whether a ticket was made with a record, by the areas whose records tickets are made with. */
const madeWith: Readonly<Record<string, (id: string) => SQL>> = {
  [tax.code]: (id) => sql`exists (select from ${ticketTax} paid
    where paid.id_company = sold.id_company and paid.id_ticket = sold.id and paid.id_tax = ${id}::uuid)`,
  [product.code]: (id) => sql`exists (select from ${ticketLine} line
    where line.id_company = sold.id_company and line.id_ticket = sold.id and line.id_product = ${id}::uuid)`,
  [rate.code]: (id) => sql`exists (select from ${ticketLine} line
    where line.id_company = sold.id_company and line.id_ticket = sold.id and line.id_rate = ${id}::uuid)`,
};
/** Tickets of a record's company that were made with it today, as the clock of each store says. */
const ticketsOf = (resource: Resource, id: string): SQL => {
  const isMade = madeWith[resource.code];
  return isMade
    ? sql`(select count(*)::int from ${ticket} sold
        join ${sql.identifier(recordTable(store))} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
        where sold.id_company = ${column('idCompany')} and sold.at > now() - interval '26 hours'
          and sold.at >= date_trunc('day', now() at time zone shop.time_zone) at time zone shop.time_zone
          and ${isMade(id)})`
    : sql`null::int`;
};

/**
 * The stores that a record reaches through those who refer to it, as a selection of `id_store`: a store that refers to it,
 * the stores that refer to such a record (those of a region), and every store where anything else refers to it, or nobody.
 */
const reachedBy = (referrers: readonly Referrer[], target: SQL, everyStore: SQL): SQL => {
  const users = referrers.map(({ entity, pairs }) => ({
    entity,
    owners: sql`select owner from (${pairs(target)}) pairs`,
  }));
  const ways = users.map(({ entity, owners }) => {
    if (entity === store.code) return sql`select owner as id_store from (${owners}) owners`;
    const throughStores = referrersOf(entity, [store]);
    if (throughStores.length === 0) return sql`${everyStore} and exists (${owners})`;
    return sql.join(
      throughStores.map(
        ({ pairs }) => sql`select owner as id_store from (${pairs(sql`array(${owners})`)}) pairs`,
      ),
      sql` union `,
    );
  });
  const isUsed = users.map(({ owners }) => sql`exists (${owners})`);
  const unused =
    isUsed.length === 0 ? everyStore : sql`${everyStore} and not (${sql.join(isUsed, sql` or `)})`;
  return sql.join([unused, ...ways], sql` union `);
};

/**
 * How many live records refer to one, by their areas, how the first of them are called, how many stores of its company a
 * change of it reaches, and how many tickets of today were made with it (docs/product.md §7.10), in one statement. Areas that the caller may not read are counted and not named.
 */
export const impactOf = async (
  { db, caller }: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  id: string,
): Promise<Impact> => {
  const referrers = referrersOf(resource.code);
  const target = sql`array[${id}::uuid]`;
  const everyStore = sql`select shop.id as id_store from ${sql.identifier(recordTable(store))} shop
    where shop.id_company = ${column('idCompany')} and shop.status <> 'D'`;
  const users = referrers.map(
    ({ entity, pairs }) =>
      sql`select ${entity}::text as entity, owner, code, names from (${pairs(target)}) pairs`,
  );
  const { rows } = await db.execute<{
    idCompany: string;
    stores: number;
    tickets: number | null;
    uses: Impact['uses'];
  }>(
    sql`select ${column('idCompany')} as "idCompany",
        (select count(distinct id_store)::int from (${reachedBy(referrers, target, everyStore)}) reached) as stores,
        ${ticketsOf(resource, id)} as tickets,
        ${
          users.length === 0
            ? sql`'[]'::jsonb`
            : sql`(select coalesce(jsonb_agg(jsonb_build_object('entity', entity, 'count', count, 'some', "some") order by count desc, entity), '[]')
              from (select entity, count(*)::int as count,
                  jsonb_agg(jsonb_build_object('code', code, 'names', names) order by place) filter (where place <= ${named}) as "some"
                from (select entity, code, names, row_number() over (partition by entity order by code, owner) as place
                  from (select distinct on (entity, owner) entity, owner, code, names
                    from (${sql.join(users, sql` union all `)}) users order by entity, owner) each_once) numbered
                group by entity) counted)`
        } as uses
      from ${table(resource)} where ${column('id')} = ${id}::uuid and ${column('status')} <> 'D'`,
  );
  const [found] = rows;
  if (!found) throw unknownRecord();
  const { idCompany, stores, tickets, uses } = found;
  const access = new Map(referrers.map((referrer) => [referrer.entity, referrer.access]));
  const isRead = ({ entity }: Impact['uses'][number]): boolean =>
    may(caller, idCompany, access.get(entity) ?? '');
  return {
    uses: uses.filter(isRead),
    others: uses.filter((use) => !isRead(use)).reduce((sum, { count }) => sum + count, 0),
    stores: isPublished(resource) ? stores : 0,
    tickets: may(caller, idCompany, 'ALLOW_COMPANY_TICKET_ACCESS') ? tickets : null,
  };
};
