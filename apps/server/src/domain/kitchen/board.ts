import type { AnswerOf, kitchenCalls, KitchenCard, KitchenPosition } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { firedOrder, kitchenAcknowledged, kitchenTask } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import { cardJson } from './cards.ts';
import { isUpToDate, settingsOf, type ShownMonitor, type Standing } from './standing.ts';

/** So many orders that are finished, and so many that were given up, are shown (docs/product.md §16.3). */
const mostDone = 63;

interface Shown {
  readonly card: KitchenCard;
  readonly acknowledged: string[];
}
/** What is open, in the order of firing; then the newest that are finished, and the newest that were given up. */
const ordersOf = async (
  db: Database,
  { idCompany, idMonitor }: ShownMonitor,
  { idStore, sections }: Standing,
): Promise<readonly Shown[]> => {
  const { rows } = await db.execute<{ card: KitchenCard; acknowledged: string[] }>(sql`
    with own as (
      select task.id_order, max(task.moved) as moved,
        case when bool_or(task.status in ('PND', 'CRT')) then 0
          when bool_and(task.status = 'DSC') then 2 else 1 end as part
      from ${kitchenTask} task
      where task.id_company = ${idCompany} and task.id_store = ${idStore}
        and task.id_section = any(${sql.param([...sections])}::uuid[])
      group by task.id_order),
    placed as (
      select own.*, row_number() over (partition by own.part order by own.moved desc, own.id_order) as place from own)
    select ${cardJson} as card, array(
        select seen.id_task from ${kitchenAcknowledged} seen
        join ${kitchenTask} task on task.id_company = seen.id_company and task.id = seen.id_task
          and task.epoch = seen.epoch and task.status = 'DSC'
        where seen.id_company = fired.id_company and seen.id_monitor = ${idMonitor}
          and task.id_order = fired.id) as acknowledged
    from placed
    join ${firedOrder} fired on fired.id_company = ${idCompany} and fired.id = placed.id_order
    where placed.part = 0 or placed.place <= ${mostDone}
    order by placed.part, case placed.part when 0 then fired.at else -placed.moved end, fired.number, fired.id`);
  return rows;
};

/** The board of a monitor, or that it is as it was at a position. The position is read before what stands there. */
export const boardOf = async (
  db: Database,
  shown: ShownMonitor,
  since: KitchenPosition | undefined,
): Promise<AnswerOf<typeof kitchenCalls.regular>> => {
  const { standing, settings } = await settingsOf(db, shown);
  const { epoch, seq, now } = standing;
  const asOf = { epoch, seq };
  if (since && isUpToDate(since, standing)) return { asOf, now, unchanged: true };
  const orders = await ordersOf(db, shown, standing);
  return {
    asOf,
    now,
    settings,
    orders: orders.map(({ card }) => card),
    acknowledged: orders.flatMap(({ acknowledged }) => acknowledged),
  };
};
