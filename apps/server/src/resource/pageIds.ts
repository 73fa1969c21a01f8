import type { Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { sortedLanguages, textIn } from '../db/collation.ts';
import { columnOf } from '../db/naming.ts';
import { type Reader, readText } from './conditions.ts';
import { column, table } from './expressions.ts';
import { collation, keyOf, orderSql, type SortKey } from './order.ts';

export interface PageAsked {
  readonly where: SQL;
  readonly keys: readonly SortKey[];
  readonly reader: Reader;
  readonly limit: number;
  readonly offset: number;
  /** Whether something is looked for that its own index does not tell. */
  readonly isSearch: boolean;
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
const inOrder = (resource: Resource, asked: PageAsked): SQL => {
  const { where, keys, reader, limit, offset } = asked;
  const [key, second] = keys;
  if (key && !second && resource.fields[key.field]?.kind === 'names') {
    const language = sortedLanguages.find((one) => one === (reader.lang ?? reader.fallback));
    if (language) return idsByText(resource, asked, key, language);
  }
  return sql`select ${column('id')} from ${table(resource)} where ${where}
    order by ${orderSql(resource, keys, reader)} limit ${limit} offset ${offset}`;
};

const counting = (matching: SQL): SQL => sql`counted as (select count(*)::int as total from ${matching})`;

interface Found {
  /** What stands in front of the statement: `counted`, with the `total` up to one more than is counted. */
  readonly counted: SQL;
  /** Selects the ids of the page. */
  readonly ids: SQL;
}

/**
 * How a page is found. What an index finds is counted there and read in the order of another. What has to be looked
 * at record by record is looked at once: counted, and sorted when that was all of it; otherwise there is so much of
 * it that the page is soon found by going through all records in their order.
 */
export const findPage = (resource: Resource, asked: PageAsked, exactTotal: number): Found => {
  const { where, keys, reader, limit, offset, isSearch } = asked;
  const upTo = sql`limit ${exactTotal + 1}`;
  if (!isSearch)
    return {
      counted: counting(sql`(select 1 from ${table(resource)} where ${where} ${upTo}) matching`),
      ids: inOrder(resource, asked),
    };
  const total = sql`(select total from counted)`;
  const sorted = keys.map((key, index) => ({ ...key, name: sql.identifier(`key_${index}`) }));
  const last = sql.raw(keys.at(-1)?.descending ? ' desc' : '');
  const order = [
    ...sorted.map(({ name, descending }) => sql`${name}${sql.raw(descending ? ' desc' : '')}`),
    sql`id${last}`,
  ];
  return {
    counted: sql`matching as materialized (
      select ${sql.join([column('id'), ...sorted.map(({ field, name }) => sql`${keyOf(resource, field, reader)} as ${name}`)], sql`, `)}
      from ${table(resource)} where ${where} ${upTo}), ${counting(sql`matching`)}`,
    ids: sql`(select id from matching where ${total} <= ${exactTotal}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})
      union all (${inOrder(resource, { ...asked, where: sql`${where} and ${total} > ${exactTotal}` })})`,
  };
};
