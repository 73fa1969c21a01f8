import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import {
  firedOrder,
  kitchenEntry,
  kitchenEvent,
  kitchenHead,
  kitchenInstall,
  kitchenOperation,
  kitchenScreen,
  kitchenTask,
} from '../../db/schema/kitchen.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { monitor } from './standing.ts';

const before = (interval: string) => sql`(extract(epoch from now() - ${interval}::interval) * 1000)::bigint`;
/** Some section that works on it still has it on a monitor. */
const isShown = sql`exists (
  select from ${kitchenTask} task
  join monitor_sections own on own.id_company = task.id_company and own.id_section = task.id_section
  join ${monitor} shown on shown.id_company = own.id_company and shown.id = own.id_owner
    and shown.id_store = task.id_store and shown.status = 'A'
  where task.id_company = fired.id_company and task.id_order = fired.id and task.status in ('PND', 'CRT'))`;

/** After a platform has stood still there is more to remove than one statement may take time for; the rest is next. */
const atOnce = 1_000;

const forgetOperations = async (db: Database, isOld: SQL): Promise<void> => {
  await db.execute(sql`delete from ${kitchenOperation} where ctid = any(array(
    select done.ctid from ${kitchenOperation} done where ${isOld} limit ${atOnce}))`);
};

const isLongEnded = sql`screen.ended < now() - interval '30 days'`;

/** Removes what nobody can ask for any more (docs/product.md §13). An order that a cook still has to do stays. */
export const forgetOldKitchen = async (pool: pg.Pool): Promise<void> => {
  const companies = await withRole(pool, 'comanda_gate', {}, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id_company as id from company`);
    return rows.map(({ id }) => id);
  });
  await withRole(pool, 'comanda_request', { companies }, async (db) => {
    await db.execute(sql`delete from ${kitchenEvent} event using ${kitchenHead} head
      where head.id_company = event.id_company and head.id_store = event.id_store
        and (event.at < ${before('10 minutes')} or event.seq <= head.seq - 500)`);
    await forgetOperations(db, sql`done.relinks = '[]'::jsonb and done.at < ${before('24 hours')}`);
    // Said again, an UNDO would find nothing to take back and be answered as a conflict; a step is answered by the rules.
    await forgetOperations(db, sql`done.relinks <> '[]'::jsonb and done.at < ${before('30 days')}`);
    await db.execute(sql`delete from ${firedOrder} where ctid = any(array(select fired.ctid from ${firedOrder} fired
      where fired.at < ${before('35 days')} and not ${isShown} limit ${atOnce}))`);
    await db.execute(sql`delete from ${kitchenInstall} install where install.used < now() - interval '30 days'
      and not exists (select from ${kitchenOperation} done where done.id_company = install.id_company
        and done.id_store = install.id_store and done.install = install.install)`);
    await db.execute(sql`delete from ${kitchenEntry} entry using ${kitchenScreen} screen
      where screen.id_company = entry.id_company and screen.id = entry.id_screen and ${isLongEnded}`);
    await db.execute(sql`delete from ${kitchenScreen} screen where ${isLongEnded}`);
  });
};
