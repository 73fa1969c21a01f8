import { randomUUID } from 'node:crypto';
import type { AnswerOf, kitchenWallCalls } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { personIn, screenIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { kitchenCover, kitchenScreen } from '../../db/schema/kitchen.ts';
import { screenJson } from './screens.ts';
import { monitor } from './standing.ts';

/** Every active monitor of a company with its screens, those that are shown nowhere too (docs/product.md §16.22). */
export const wallOf = async (
  { db }: Work,
  idCompany: string,
): Promise<AnswerOf<typeof kitchenWallCalls.wall>> => {
  const { rows } = await db.execute<AnswerOf<typeof kitchenWallCalls.wall>[number]>(sql`
    select shown.id, shown.code, shown.names, shown.kind, shown.id_store as "idStore", ${storeName} as "sName",
      (select cover.id_backup from ${kitchenCover} cover where cover.id_company = shown.id_company
        and cover.id_monitor = shown.id) as "idBackup",
      coalesce((select jsonb_agg(${screenJson} order by screen.created desc, screen.id) from ${kitchenScreen} screen
        where screen.id_company = shown.id_company and screen.id_monitor = shown.id and screen.ended is null), '[]')
        as screens
    from ${monitor} shown
    join ${store} shop on shop.id_company = shown.id_company and shop.id = shown.id_store and shop.status = 'A'
    where shown.id_company = ${idCompany} and shown.status = 'A'
    order by shop."order", shop.id, shown."order", shown.id`);
  return rows;
};

interface Said {
  readonly done: true;
}
/** Tells the line of a screen at once; one that has none hears of it when it comes back. */
const change = async ({ db, companies }: Work, id: string, set: SQL): Promise<Said> => {
  const { rows } = await db.execute(sql`
    update ${kitchenScreen} screen set ${set}
    where screen.id_company = any(${sql.param([...companies])}::uuid[]) and screen.id = ${id} and screen.ended is null
    returning pg_notify('comanda_word', screen.id::text)`);
  if (rows.length === 0) throw unknownRecord();
  return { done: true };
};
export const writeTo = (work: Work, id: string, text: string): Promise<Said> => {
  const message = { id: randomUUID(), text, by: personIn(work).name, at: Date.now() };
  return change(work, id, sql`message = ${JSON.stringify(message)}::jsonb`);
};
export const reload = (work: Work, id: string): Promise<Said> =>
  change(work, id, sql`reload = ${randomUUID()}::uuid`);

/** A screen has shown, or done, what was said to it. */
export const heard = async (work: Work, id: string): Promise<Said> => {
  const { idCompany, idScreen } = screenIn(work);
  await work.db.execute(sql`
    update ${kitchenScreen} screen set
      message = case when screen.message ->> 'id' = ${id} then null else screen.message end,
      reload = case when screen.reload = ${id}::uuid then null else screen.reload end
    where screen.id_company = ${idCompany} and screen.id = ${idScreen}`);
  return { done: true };
};

/** Only where dishes are cooked by section: whatever shows whole orders shows these already. */
const bySection: readonly string[] = ['REGULAR', 'FASTFOOD'];
/** Has another monitor of the store show these orders besides its own, or no longer. */
export const cover = async (work: Work, id: string, idBackup: string | null): Promise<Said> => {
  const { db, companies } = work;
  const { rows } = await db.execute<{ id: string; idCompany: string; idStore: string; kind: string }>(sql`
    select shown.id, shown.id_company as "idCompany", shown.id_store as "idStore", shown.kind from ${monitor} shown
    where shown.id_company = any(${sql.param([...companies])}::uuid[]) and shown.status = 'A'
      and shown.id in (${id}, ${idBackup})`);
  const own = rows.find((row) => row.id === id);
  if (!own) throw unknownRecord();
  const backup = rows.find((row) => row.id === idBackup);
  const fits =
    backup?.idStore === own.idStore &&
    backup.id !== own.id &&
    [own, backup].every(({ kind }) => bySection.includes(kind));
  if (idBackup !== null && !fits)
    throw constraint([{ entity: 'KMN', field: 'idBackup', error: backup ? 'not_of_kind' : 'not_found' }]);
  await db.execute(
    sql`delete from ${kitchenCover} where id_company = ${own.idCompany} and id_monitor = ${id}`,
  );
  if (idBackup !== null)
    await db
      .insert(kitchenCover)
      .values({ idCompany: own.idCompany, idMonitor: id, idBackup, author: personIn(work).name });
  await db.execute(sql`select pg_notify('comanda_word', screen.id::text) from ${kitchenScreen} screen
    join ${monitor} shown on shown.id_company = screen.id_company and shown.id = screen.id_monitor
    where screen.id_company = ${own.idCompany} and shown.id_store = ${own.idStore} and screen.ended is null`);
  return { done: true };
};
