import { randomUUID } from 'node:crypto';
import type { PlannedPublication } from '@comanda/api/calls';
import { eq, type SQL, sql } from 'drizzle-orm';
import { store, storeName } from '../../db/schema/business.ts';
import { plannedPublication } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { instantOf } from '../instant.ts';
import { authorOf } from './author.ts';
import { type Publication, refuseUnknownParts } from './publish.ts';

/** Days ahead that a publication may be planned for, and that the notice of one that could not be done stays. */
const furthest = 90;
const noticed = 7;

const plansWhere = async (db: Database, where: SQL): Promise<PlannedPublication[]> => {
  const { rows } = await db.execute<PlannedPublication & Record<string, unknown>>(sql`
    select plan.id, plan.id_company as "idCompany", plan.id_store as "idStore", ${storeName} as "sName",
      ${instantOf(sql`plan.at`)} as at, cardinality(plan.id_trackers) as changes, plan.note,
      jsonb_build_object('id', plan.id_author, 'name', plan.author_name) as author,
      ${instantOf(sql`plan.created`)} as created, plan.refusal
    from ${plannedPublication} plan
    join ${store} shop on shop.id_company = plan.id_company and shop.id = plan.id_store
    where ${where}
    order by plan.refusal is not null desc, plan.at, shop.code`);
  return rows;
};

/** What waits in a company for its hour, after what could not be done in the last days (docs/product.md §9.6). */
export const plansOf = (db: Database, idCompany: string): Promise<PlannedPublication[]> =>
  plansWhere(
    db,
    sql`plan.id_company = ${idCompany} and (plan.refusal is null or plan.at > now() - make_interval(days => ${noticed}))`,
  );

/** Plans one publication for each store, at an hour of the clock on its wall. */
export const plan = async (
  work: Work,
  { at, ...asked }: Publication & { readonly at: string },
): Promise<PlannedPublication[]> => {
  const { db } = work;
  const { idCompany, idTrackers, note } = asked;
  await refuseUnknownParts(db, asked);
  const stores = await db.execute<{ id: string; isSound: boolean; at: Date }>(sql`
    select shop.id, hour.at, hour.at between now() and now() + make_interval(days => ${furthest}) as "isSound"
    from ${store} shop, lateral (select ${at}::timestamp at time zone shop.time_zone as at) hour
    where shop.id_company = ${idCompany} and shop.id = any(${sql.param([...new Set(asked.idStores)])}::uuid[])`);
  if (stores.rows.some(({ isSound }) => !isSound))
    throw constraint([{ entity: 'PCM', field: 'at', error: 'hour_to_come', params: { days: furthest } }]);
  const { id: idAuthor, name: authorName } = authorOf(work);
  const made = stores.rows.map((hour) => ({
    idCompany,
    id: randomUUID(),
    idStore: hour.id,
    at: new Date(hour.at),
    idTrackers: idTrackers ? [...new Set(idTrackers)] : null,
    note: note ?? null,
    idAuthor,
    authorName,
  }));
  await db.insert(plannedPublication).values(made);
  await emit(
    db,
    made.map(({ id, idStore }) => ({ idCompany, class: 'COMMIT', id, data: { idStore } }) as const),
  );
  return plansWhere(db, sql`plan.id = any(${sql.param(made.map(({ id }) => id))}::uuid[])`);
};

/** Takes a plan back; one whose hour has come meanwhile is no longer there. */
export const unplan = async (db: Database, id: string): Promise<void> => {
  const [gone] = await db
    .delete(plannedPublication)
    .where(eq(plannedPublication.id, id))
    .returning({ idCompany: plannedPublication.idCompany, idStore: plannedPublication.idStore });
  if (!gone) throw unknownRecord();
  await emit(db, [{ idCompany: gone.idCompany, class: 'COMMIT', id, data: { idStore: gone.idStore } }]);
};
