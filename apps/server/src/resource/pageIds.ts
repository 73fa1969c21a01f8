import type { Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { sortedLanguages, textIn } from '../db/collation.ts';
import { columnOf } from '../db/naming.ts';
import { type Reader, readText } from './conditions.ts';
import { column, table } from './expressions.ts';
import { collation, orderSql, type SortKey } from './order.ts';

export interface PageAsked {
  readonly where: SQL;
  readonly keys: readonly SortKey[];
  readonly reader: Reader;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Multilingual text in the reader's order: texts in their own language come from its index, those that stand in for a
 * missing one are sorted, and the two are merged. Each half gives as many as the page could take from it alone.
 */
const idsByText = (
  resource: Resource,
  { where, reader, limit, offset }: PageAsked,
  { field, descending }: SortKey,
  language: (typeof sortedLanguages)[number],
): SQL => {
  const indexed = sql.raw(textIn(`t."${columnOf(field)}"`, language));
  const other = sql`${readText(column(field), reader)} ${collation(reader)}`;
  const direction = sql.raw(descending ? ' desc' : '');
  const half = (text: SQL, present: SQL): SQL => sql`(
    select ${column('id')}, ${text} as text from ${table(resource)} where ${where} and ${indexed} is ${present}
    order by ${text}${direction}, ${column('id')}${direction} limit ${limit + offset})`;
  return sql`select id from (${half(indexed, sql`not null`)} union all ${half(other, sql`null`)}) halves
    order by text${direction}, id${direction} limit ${limit} offset ${offset}`;
};

/** Selects the ids of a page in their order, by an index alone where there is one (docs/product.md §6.3). */
export const idsOfPage = (resource: Resource, asked: PageAsked): SQL => {
  const { where, keys, reader, limit, offset } = asked;
  const [key, second] = keys;
  if (key && !second && resource.fields[key.field]?.kind === 'names') {
    const language = sortedLanguages.find((one) => one === (reader.lang ?? reader.fallback));
    if (language) return idsByText(resource, asked, key, language);
  }
  return sql`select ${column('id')} from ${table(resource)} where ${where}
    order by ${orderSql(resource, keys, reader)} limit ${limit} offset ${offset}`;
};
