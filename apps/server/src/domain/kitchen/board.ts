import type {
  AnswerOf,
  kitchenCalls,
  KitchenCard,
  kitchenOrderCalls,
  KitchenPosition,
} from '@comanda/api/calls';
import { isWaiting, type MonitorKind, openAt } from '@comanda/machines/kitchen/rules';
import { type SQL, sql } from 'drizzle-orm';
import { firedOrder, kitchenAcknowledged, kitchenTask } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import { cardJson } from './cards.ts';
import { isUpToDate, type Standing } from './position.ts';
import { settingsOf, type ShownMonitor } from './standing.ts';

/** So many orders that are finished, and so many that were given up, are shown (docs/product.md §16.3). */
const mostDone = 63;

/** What is ready waits to be handed over only where numbers are called, and for a day; else it has left the kitchen. */
const isStillOpen: SQL = sql`(task.status <> 'RDY'
  or task.moved > (extract(epoch from now() - interval '24 hours') * 1000)::bigint and exists (select from ${firedOrder} called
  where called.id_company = task.id_company and called.id = task.id_order and called.has_pickup))`;

interface Shown {
  readonly card: KitchenCard;
  readonly acknowledged: string[];
}
/**
 * What is open, in the order of firing; then the newest that are finished, and the newest that were given up. An order
 * that has ended stands by the last of its steps, so that only the newest are looked at, however many there are.
 */
const ordersOf = async (
  db: Database,
  { idCompany, idMonitor }: ShownMonitor,
  { idStore, sections }: Standing,
  kind: MonitorKind,
): Promise<readonly Shown[]> => {
  const open = sql`${sql.param([...openAt[kind]])}::text[]`;
  const own = sql`${sql.param([...sections])}::uuid[]`;
  const isOf = (idSection: SQL): SQL => sql`task.id_company = ${idCompany} and task.id_store = ${idStore}
    and task.id_section = ${idSection}`;
  const { rows } = await db.execute<{ card: KitchenCard; acknowledged: string[] }>(sql`
    with placed as (
      select distinct task.id_order, 0 as part, 0 as moved, 0 as place from ${kitchenTask} task
      where ${isOf(sql`any(${own})`)} and task.status = any(${open}) and ${isStillOpen}
      union all
      select ended.id_order, part.nth, ended.moved,
        row_number() over (partition by part.nth order by ended.moved desc, ended.id_order)
      from unnest(${own}) as section (id)
      cross join (values ('FNL', 1), ('RDY', 1), ('DLV', 1), ('DSC', 2)) as part (status, nth)
      cross join lateral (
        select task.id_order, task.moved from ${kitchenTask} task
        where ${isOf(sql`section.id`)} and task.status = part.status and part.status <> all(${open}) and not exists (
          select from ${kitchenTask} other
          where other.id_company = task.id_company and other.id_order = task.id_order and other.id_section = any(${own})
            and (other.status = any(${open})
              or (part.nth = 2 and other.status <> 'DSC')
              or ((other.status = 'DSC') = (part.nth = 2) and (other.moved, other.id) > (task.moved, task.id))))
        order by task.moved desc limit ${mostDone}) ended)
    select ${cardJson} as card, array(
        select seen.id_task from ${kitchenAcknowledged} seen
        join ${kitchenTask} task on task.id_company = seen.id_company and task.id = seen.id_task
          and task.epoch = seen.epoch and task.status = 'DSC'
        where seen.id_company = fired.id_company and seen.id_monitor = ${idMonitor}
          and task.id_order = fired.id) as acknowledged
    from placed
    join ${firedOrder} fired on fired.id_company = ${idCompany} and fired.id = placed.id_order
    where placed.place <= ${mostDone}
    order by placed.part, case placed.part when 0 then fired.at else -placed.moved end, fired.number, fired.id`);
  return rows;
};

/** The board of a monitor, or that it is as it was at a position. The position is read before what stands there. */
export const boardOf = async (
  db: Database,
  shown: ShownMonitor,
  since: KitchenPosition | undefined,
): Promise<AnswerOf<typeof kitchenCalls.regular>> => {
  const { standing, settings } = await settingsOf(db, shown, since);
  const { epoch, seq, now } = standing;
  const asOf = { epoch, seq };
  if (since && isUpToDate(since, standing)) return { asOf, now, unchanged: true };
  const orders = await ordersOf(db, shown, standing, settings.kind);
  return {
    asOf,
    now,
    settings,
    orders: orders.map(({ card }) => card),
    acknowledged: orders.flatMap(({ acknowledged }) => acknowledged),
  };
};

/** What is to be made at a monitor, dish by dish over all orders: it is told apart by what is done differently. */
export const productsOf = async (
  db: Database,
  shown: ShownMonitor,
): Promise<AnswerOf<typeof kitchenOrderCalls.product>> => {
  const { standing, settings } = await settingsOf(db, shown, undefined);
  const orders = await ordersOf(db, shown, standing, settings.kind);
  const own = new Set(standing.sections);
  const products = new Map<string, AnswerOf<typeof kitchenOrderCalls.product>['products'][number]>();
  for (const { card } of orders)
    for (const { id, name, names, modifiers, note, quantity } of card.lines) {
      const open = card.tasks.filter(
        (task) =>
          task.line === id &&
          own.has(task.section) &&
          (task.status === 'PND' || task.status === 'CRT') &&
          !isWaiting(task, standing.now),
      );
      if (open.length === 0) continue;
      const key = JSON.stringify([name, names, modifiers, note]);
      const known = products.get(key) ?? { name, names, modifiers, note, quantity: 0, tasks: [] };
      products.set(key, {
        ...known,
        quantity: known.quantity + Number(quantity),
        tasks: [
          ...known.tasks,
          ...open.map(({ id: task, times }) => ({
            task,
            order: card.id,
            number: card.number,
            quantity,
            since: times.PND ?? card.at,
          })),
        ],
      });
    }
  const { epoch, seq, now } = standing;
  return { asOf: { epoch, seq }, now, products: [...products.values()] };
};
