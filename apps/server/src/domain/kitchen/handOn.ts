import { sql } from 'drizzle-orm';
import type { Screen } from '../../core/caller.ts';
import type { Database } from '../../db/transaction.ts';
import { isShownIn, section } from './standing.ts';

/** Sections that a screen may hand a dish to: whatever is cooked there is seen by somebody (docs/product.md §16.2). */
export const handsTo = async (
  db: Database,
  { idCompany, idStore, mayHandOn }: Screen,
): Promise<readonly string[]> => {
  if (!mayHandOn) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select part.id from ${section} part
    cross join (select ${idCompany}::uuid as id_company, ${idStore}::uuid as id_store) shop
    where part.id_company = ${idCompany} and part.status = 'A' and ${isShownIn(sql`shop`)}`);
  return rows.map(({ id }) => id);
};
