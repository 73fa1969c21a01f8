import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { company } from '../../db/schema/company.ts';
import { saleSum, ticket } from '../../db/schema/sales.ts';
import { withRole } from '../../db/transaction.ts';
import { rebuildSums } from './sums.ts';

/** A company of many years is summed up in minutes, once. */
const timeout = 30 * 60_000;

/** Sums up what companies sold before there were sums (docs/product.md §20.6). */
export const sumWhatIsNot = async (pool: pg.Pool): Promise<void> => {
  const companies = await withRole(pool, 'comanda_gate', {}, (db) =>
    db.select({ id: company.id }).from(company),
  );
  for (const { id } of companies)
    await withRole(pool, 'comanda_request', { companies: [id], timeout }, async (db) => {
      // Of two servers that start together the second finds it done: summed up twice, all figures would be doubled.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sums ${id}`}, 0))`);
      const { rows } = await db.execute<{ isDue: boolean }>(sql`
        select exists (select from ${ticket} where id_company = ${id})
          and not exists (select from ${saleSum} where id_company = ${id}) as "isDue"`);
      if (rows[0]?.isDue) await rebuildSums(db, id);
    });
};
