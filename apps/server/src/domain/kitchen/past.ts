import type { AnswerOf, KitchenCard, kitchenOrderCalls } from '@comanda/api/calls';
import { pastAt } from '@comanda/machines/kitchen/rules';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { firedOrder, kitchenTask } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import { cardJson } from './cards.ts';
import { settingsOf, type ShownMonitor } from './standing.ts';

/** So many orders are told at once: as many as somebody reads before they look for a number. */
const atOnce = 30;
/** A shift, however it lies to midnight. */
const reachMs = 24 * 3_600_000;

type Asked = Pick<z.output<typeof kitchenOrderCalls.past.body>, 'search' | 'before'>;

/** Signs that mean something to LIKE stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/**
 * Orders with dishes that are through at a monitor and can be brought back from there, the newest first, each by when the
 * last of them was (docs/product.md §16.3): a board shows the newest of them only.
 */
export const pastOf = async (
  db: Database,
  shown: ShownMonitor,
  { search, before }: Asked,
): Promise<AnswerOf<typeof kitchenOrderCalls.past>> => {
  const { standing, settings } = await settingsOf(db, shown, undefined);
  const { now, idStore, sections } = standing;
  const words = search.trim();
  const wanted = /^\d{1,9}$/u.test(words) ? Number(words) : null;
  const { rows } = await db.execute<{ card: KitchenCard; at: string }>(sql`
    with ended as (
      select task.id_order as id, max(task.moved) as at from ${kitchenTask} task
      where task.id_company = ${shown.idCompany} and task.id_store = ${idStore}
        and task.id_section = any(${sql.param([...sections])}::uuid[])
        and task.status = any(${sql.param([...pastAt[settings.kind]])}::text[])
        and task.moved > ${now - reachMs}
      group by task.id_order)
    select ${cardJson} as card, ended.at
    from ended join ${firedOrder} fired on fired.id_company = ${shown.idCompany} and fired.id = ended.id
    where (${words} = '' or fired.number = ${wanted}
        or (${wanted}::int is null and fired.place ilike ${`%${literally(words)}%`}))
      and (${before === undefined} or (ended.at, fired.id) < (${before?.at ?? 0}::bigint, ${before?.order ?? null}::uuid))
    order by ended.at desc, fired.id desc limit ${atOnce + 1}`);
  const page = rows.slice(0, atOnce);
  const last = page.at(-1);
  return {
    now,
    orders: page.map(({ card }) => card),
    next: rows.length > atOnce && last ? { at: Number(last.at), order: last.card.id } : null,
  };
};
