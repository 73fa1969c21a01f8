import type { AnswerOf, BulkCalls } from '@comanda/api/calls';
import { isPublished, type Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { store } from '../db/schema/business.ts';
import { unknownRecord } from '../http/errors.ts';
import { may, type Work } from '../http/handler.ts';
import { referrersOf } from './dependants.ts';
import { column, table } from './expressions.ts';

type Impact = AnswerOf<BulkCalls['impact']>;

/**
 * How many live records refer to one, by their areas, and how many stores of its company they are sent to
 * (docs/product.md §7.10), in one statement. Areas that the caller may not read are counted and not named.
 */
export const impactOf = async (
  { db, caller }: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  id: string,
): Promise<Impact> => {
  const referrers = referrersOf(resource.code);
  const target = sql`array[${id}::uuid]`;
  const users = referrers.map(
    ({ entity, pairs }) => sql`select ${entity}::text as entity, owner from (${pairs(target)}) pairs`,
  );
  const { rows } = await db.execute<{
    idCompany: string;
    stores: number;
    uses: Impact['uses'];
  }>(
    sql`select ${column('idCompany')} as "idCompany",
        (select count(*)::int from ${store} shop where shop.id_company = ${column('idCompany')}
          and shop.status <> 'D') as stores,
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
