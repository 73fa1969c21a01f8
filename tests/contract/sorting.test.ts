import { resources } from '@comanda/api/areas/all';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { column, table } from '../../apps/server/src/resource/expressions.ts';
import { orderSql } from '../../apps/server/src/resource/order.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * A list must not read a whole table to show its first ten rows (docs/product.md §6.3). Plain texts sort by the
 * language of their reader, which no index knows beforehand; names have one for each language (`plans.test.ts`); code
 * and order have their unique index, whose ties are one row; details are shown and not sorted by.
 */
const platform = usePlatform();
const others: ReadonlySet<string | undefined> = new Set(['text', 'names', 'code', 'order', 'list']);

/** The plan of a page's ids where the planner may not sort, as it would not with many rows. */
const planOf = (resource: (typeof resources)[number], field: string, descending: boolean): Promise<string> =>
  drizzle(platform().pool).transaction(async (db) => {
    const idCompany = await platform().company('ENCINA');
    await db.execute(
      sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`,
    );
    const order = orderSql(resource, [{ field, descending }], { lang: 'es-ES', fallback: 'es-ES' });
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ${column('id')} from ${table(resource)}
        where ${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D' order by ${order} limit 10`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const sorted = resource.list.columns.filter((name) => !others.has(resource.fields[name]?.kind));
  it.each(sorted)('is found in the order of %s by an index, from either end', async (name) => {
    for (const descending of [false, true]) {
      const plan = await planOf(resource, name, descending);
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Sort');
    }
  });
});
