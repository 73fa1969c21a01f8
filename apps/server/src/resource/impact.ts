import type { AnswerOf, BulkCalls } from '@comanda/api/calls';
import { store } from '@comanda/api/areas/hierarchy/store';
import { isPublished, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { recordTable } from '../db/naming.ts';
import { unknownRecord } from '../core/refusal.ts';
import { may } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { type Referrer, referrersOf } from './dependants.ts';
import { column, table } from './expressions.ts';

type Impact = AnswerOf<BulkCalls['impact']>;

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
 * How many live records refer to one, by their areas, and how many stores of its company a change of it reaches
 * (docs/product.md §7.10), in one statement. Areas that the caller may not read are counted and not named.
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
    ({ entity, pairs }) => sql`select ${entity}::text as entity, owner from (${pairs(target)}) pairs`,
  );
  const { rows } = await db.execute<{
    idCompany: string;
    stores: number;
    uses: Impact['uses'];
  }>(
    sql`select ${column('idCompany')} as "idCompany",
        (select count(distinct id_store)::int from (${reachedBy(referrers, target, everyStore)}) reached) as stores,
        ${
          users.length === 0
            ? sql`'[]'::jsonb`
            : sql`(select coalesce(jsonb_agg(jsonb_build_object('entity', entity, 'count', count) order by count desc, entity), '[]')
              from (select entity, count(distinct owner)::int as count
                from (${sql.join(users, sql` union all `)}) users group by entity) counted)`
        } as uses
      from ${table(resource)} where ${column('id')} = ${id}::uuid and ${column('status')} <> 'D'`,
  );
  const [found] = rows;
  if (!found) throw unknownRecord();
  const { idCompany, stores, uses } = found;
  const access = new Map(referrers.map((referrer) => [referrer.entity, referrer.access]));
  const isRead = ({ entity }: Impact['uses'][number]): boolean =>
    may(caller, idCompany, access.get(entity) ?? '');
  return {
    uses: uses.filter(isRead),
    others: uses.filter((use) => !isRead(use)).reduce((sum, { count }) => sum + count, 0),
    stores: isPublished(resource) ? stores : 0,
  };
};
