import { sql } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { storeCommit, trackerStore } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';

/**
 * Judges a store's open commits by what its active tills said (docs/product.md §9.3.2): ERR while one of them refuses,
 * CMT once all of them have it. Answers the commits whose status changed.
 */
export const settle = async (db: Database, idCompany: string, idStore: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with judged as (
      select made.id,
        case
          when bool_or(till.acknowledged < made.number and till.refused >= made.number) then 'ERR'
          when bool_and(till.acknowledged >= made.number) then 'CMT'
          else 'SNT'
        end as status,
        min(till.reason) filter (where till.acknowledged < made.number and till.refused >= made.number) as reason
      from ${storeCommit} made
      left join ${terminal} till on till.id_company = made.id_company and till.id_store = made.id_store
        and till.status = 'A'
      where made.id_company = ${idCompany} and made.id_store = ${idStore} and made.status in ('SNT', 'ERR')
      group by made.id
    ), changed as (
      update ${storeCommit} made set status = judged.status from judged
      where made.id_company = ${idCompany} and made.id = judged.id and made.status <> judged.status
      returning made.id, judged.status, judged.reason
    ), told as (
      update ${trackerStore} change set status = changed.status, reason = changed.reason from changed
      where change.id_company = ${idCompany} and change.id_commit = changed.id and change.status <> 'PND'
      returning 1
    )
    select id from changed`);
  return rows.map(({ id }) => id);
};
