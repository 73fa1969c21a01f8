import { cleared, isUncollected } from '@comanda/machines/kitchen/rules';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { store } from '../../db/schema/business.ts';
import { firedOrder, kitchenTask } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { holdKitchen, type Shop } from './kept.ts';
import { toldTasks } from './store.ts';

const kitchenStore = resourceTable('kitchenStore');
const MINUTE_MS = 60_000;
/** So many orders leave a shop at once; the rest is next. */
const atOnce = 100;

/**
 * What has been ready in a shop for so long leaves by itself (docs/product.md §16.2, row 19).
 * @param isCalled only orders whose numbers are called
 */
export const clearShop = async (db: Database, shop: Shop, after: number, isCalled = true): Promise<void> => {
  const kitchen = await holdKitchen(db, shop);
  const { rows } = await db.execute<{ order: string; tasks: string[] }>(sql`
    select task.id_order as "order", array_agg(task.id) as tasks from ${kitchenTask} task
    join ${firedOrder} fired on fired.id_company = task.id_company and fired.id = task.id_order
    where task.id_company = ${shop.idCompany} and task.id_store = ${shop.idStore}
      and (fired.has_pickup or ${!isCalled})
      and exists (select from ${kitchenTask} ready where ready.id_company = task.id_company
        and ready.id_order = task.id_order and ready.status = 'RDY' and ready.moved <= ${kitchen.at - after}::bigint)
    group by task.id_order limit ${atOnce}`);
  const known = new Map(
    (await kitchen.tasksBy(rows.flatMap(({ tasks }) => tasks))).map((task) => [task.id, task] as const),
  );
  for (const { order, tasks: ids } of rows) {
    const tasks = ids.flatMap((id) => known.get(id) ?? []);
    if (!isUncollected(tasks, after, kitchen.at)) continue;
    const gone = tasks.flatMap((task) => {
      const { outcome, task: now } = cleared(task, kitchen.at);
      return outcome === 'applied' ? [now] : [];
    });
    await kitchen.move(gone);
    await kitchen.tell([{ kind: 'STATUS', order, tasks: toldTasks(gone, { at: kitchen.at, by: null }) }]);
  }
};

/** Shops in which something is ready for longer than their settings let it stand. */
const shopsDue = async (db: Database): Promise<readonly (Shop & { readonly minutes: number })[]> => {
  const { rows } = await db.execute<{ idCompany: string; idStore: string; minutes: number }>(sql`
    select shop.id_company as "idCompany", shop.id as "idStore", kitchen.auto_clear as minutes from ${store} shop
    cross join lateral (
      select own.auto_clear, own.pickup_circuit from ${kitchenStore} own
      where own.id_company = shop.id_company and own.id_store = shop.id and own.status = 'A'
      order by own."order", own.id limit 1) kitchen
    where shop.status = 'A' and kitchen.auto_clear is not null and kitchen.pickup_circuit <> 'N' and exists (
      select from ${firedOrder} fired
      join ${kitchenTask} task on task.id_company = fired.id_company and task.id_order = fired.id
      where fired.id_company = shop.id_company and fired.id_store = shop.id and fired.has_pickup
        and fired.at > (extract(epoch from now() - interval '24 hours') * 1000)::bigint and task.status = 'RDY'
        and task.moved <= (extract(epoch from now()) * 1000)::bigint - kitchen.auto_clear * ${MINUTE_MS})`);
  return rows;
};

/** What nobody has collected leaves its board, in every shop. */
export const clearUncollected = async (pool: pg.Pool): Promise<void> => {
  const companies = await withRole(pool, 'comanda_gate', {}, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id_company as id from company`);
    return rows.map(({ id }) => id);
  });
  const due = await withRole(pool, 'comanda_request', { companies }, shopsDue);
  for (const { minutes, ...shop } of due)
    await withRole(pool, 'comanda_request', { companies: [shop.idCompany] }, (db) =>
      clearShop(db, shop, minutes * MINUTE_MS),
    );
};
