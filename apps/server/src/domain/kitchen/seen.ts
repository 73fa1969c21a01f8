import { sql, type SQL } from 'drizzle-orm';
import { kitchenScreen } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import type { Screen } from '../../core/caller.ts';

/**
 * Whether a screen that the statement knows as `screen` shows something to somebody: it speaks each 15 s, and one that
 * has missed two of its words is not there (docs/product.md §16.8).
 */
export const isLive: SQL = sql`(screen.ended is null and screen.seen > now() - interval '35 seconds')`;

/**
 * Notes that a screen spoke, and how many operations it has still to send; not at each of its words, which may come by
 * the second. Answers whether it is still one.
 */
export const noteSeen = async (
  db: Database,
  { idCompany, idScreen }: Pick<Screen, 'idCompany' | 'idScreen'>,
  waiting?: number,
): Promise<boolean> => {
  const { rows } = await db.execute<{ isScreen: boolean }>(sql`
    with noted as (
      update ${kitchenScreen} screen set seen = now()
        ${waiting === undefined ? sql`` : sql`, waiting = ${waiting}`}
      where screen.id_company = ${idCompany} and screen.id = ${idScreen} and screen.ended is null
        and (screen.seen is null or screen.seen < now() - interval '5 seconds'
          ${waiting === undefined ? sql`` : sql`or screen.waiting <> ${waiting}`}))
    select exists (select from ${kitchenScreen} screen where screen.id_company = ${idCompany}
      and screen.id = ${idScreen} and screen.ended is null) as "isScreen"`);
  return rows[0]?.isScreen ?? false;
};
