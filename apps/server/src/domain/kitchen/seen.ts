import type { ScreenWord } from '@comanda/api/live';
import { sql, type SQL } from 'drizzle-orm';
import { kitchenScreen } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import type { Screen } from '../../core/caller.ts';

/**
 * Whether a screen that the statement knows as `screen` shows something to somebody: it speaks each 15 s, and one that
 * has missed two of its words is not there (docs/product.md §16.8).
 */
export const isLive: SQL = sql`(screen.ended is null and screen.seen > now() - interval '35 seconds')`;

/** What a screen says of itself. */
export interface Told {
  readonly waiting: number;
  readonly release: number;
  readonly isAudible: boolean;
  /** Build of its app; none of one that does not say so. */
  readonly app: string | null;
}
/**
 * Notes that a screen spoke, and what it says of itself; not at each of its words, which may come by the second. Answers what
 * somebody has for it; nothing where it is no screen any more.
 */
export const noteSeen = async (
  db: Database,
  { idCompany, idScreen }: Pick<Screen, 'idCompany' | 'idScreen'>,
  told?: Told,
): Promise<ScreenWord | undefined> => {
  const { rows } = await db.execute<{ message: ScreenWord['message'] | null; reload: string | null }>(sql`
    with noted as (
      update ${kitchenScreen} screen set seen = now()
        ${told ? sql`, waiting = ${told.waiting}, release = ${told.release}, is_audible = ${told.isAudible}, app = ${told.app}` : sql``}
      where screen.id_company = ${idCompany} and screen.id = ${idScreen} and screen.ended is null
        and (screen.seen is null or screen.seen < now() - interval '5 seconds'
          ${
            told
              ? sql`or (screen.waiting, screen.release, screen.is_audible, screen.app)
                is distinct from (${told.waiting}::int, ${told.release}::int, ${told.isAudible}::boolean, ${told.app}::text)`
              : sql``
          }))
    select screen.message, screen.reload from ${kitchenScreen} screen where screen.id_company = ${idCompany}
      and screen.id = ${idScreen} and screen.ended is null`);
  const [row] = rows;
  return (
    row && {
      ...(row.message && { message: row.message }),
      ...(row.reload !== null && { reload: row.reload }),
    }
  );
};
