import { resourceCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { department } from '@comanda/api/areas/sales/department';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { column, table } from '../../apps/server/src/resource/expressions.ts';
import { orderSql } from '../../apps/server/src/resource/order.ts';
import { coveringLists } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * A list must not read a whole table to show its first ten rows (docs/product.md §6.3). Plain texts sort by the
 * language of their reader, which no index knows beforehand; names have one for each language (`plans.test.ts`); code
 * and order have their unique index, whose ties are one row; details are shown and not sorted by.
 */
const platform = usePlatform();
const others: ReadonlySet<string | undefined> = new Set([
  'text',
  'names',
  'code',
  'order',
  'list',
  'choices',
  'week',
]);

/** The plan of a page's ids where the planner may not sort, as it would not with many rows. */
const planOf = (resource: Resource, field: string, descending: boolean): Promise<string> =>
  drizzle(platform().pool).transaction(async (db) => {
    const idCompany = await platform().company('ENCINA');
    await db.execute(
      sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`,
    );
    const order = orderSql(resource, [{ field, descending }], {
      lang: 'es-ES',
      fallback: 'es-ES',
      timeZone: 'UTC',
    });
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ${column('id')} from ${table(resource)}
        where ${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D' order by ${order} limit 10`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

const areas = coveringLists().map((resource) => [resource.name, resource] as const);
describe.each(areas)('%s', (_, resource) => {
  const sorted = resource.list.columns.filter((name) => !others.has(resource.fields[name]?.kind));
  it.each(sorted)('is found in the order of %s by an index, from either end', async (name) => {
    for (const descending of [false, true]) {
      const plan = await planOf(resource, name, descending);
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Sort');
    }
  });
});

const listed = async (lang: string, over: object = {}): Promise<string[]> => {
  const { call } = await platform().as('owner');
  const { data } = await call(resourceCalls(department).list, {
    data: { idCompany: await platform().company('ENCINA'), search: 'SHOWN', order: 'names ASC', ...over },
    headers: { 'accept-language': lang },
  });
  return data.elements.map(({ names: texts }) => texts[lang] ?? texts['es-ES'] ?? '');
};

describe('A list of names', () => {
  const names = [
    { 'es-ES': 'Zanahoria', 'en-GB': 'Artichoke' },
    { 'es-ES': 'Manzana', 'en-GB': 'Zucchini' },
    { 'es-ES': 'Berenjena' },
  ];
  it('is sorted and compared by the texts that are shown, and searched in all languages', async () => {
    const { call } = await platform().as('owner');
    for (const [index, texts] of names.entries())
      await call(resourceCalls(department).create, {
        data: {
          idCompany: await platform().company('ENCINA'),
          code: `SHOWN${index}`,
          names: texts,
          order: 8000 + index,
        },
      });
    expect(await listed('es-ES')).toEqual(['Berenjena', 'Manzana', 'Zanahoria']);
    expect(await listed('en-GB')).toEqual(['Artichoke', 'Berenjena', 'Zucchini']);
    // Shown in no language of the company: in its default.
    expect(await listed('ar-EG')).toEqual(['Berenjena', 'Manzana', 'Zanahoria']);
    const first = { field: 'names', operator: 'like', value: 'art' };
    expect(await listed('en-GB', { whereExtra: first })).toEqual(['Artichoke']);
    expect(await listed('es-ES', { whereExtra: first })).toEqual([]);
    expect(await listed('es-ES', { search: 'zucchini' })).toEqual(['Manzana']);
    expect(await listed('en-GB', { search: 'manzana' })).toEqual(['Zucchini']);
  });
});
