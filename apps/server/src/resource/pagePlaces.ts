import type { Resource } from '@comanda/api/kernel';
import { languageCodes } from '@comanda/machines/language';
import { type SQL, sql } from 'drizzle-orm';
import { textIn } from '../db/collation.ts';
import { columnOf, isLarge, mainLanguageColumn, valuesOf } from '../db/naming.ts';
import { type Reader, readText } from './conditions.ts';
import { column, own, table } from './expressions.ts';
import { collation, keyOf, orderSql, type SortKey } from './order.ts';

export interface PageAsked {
  readonly where: SQL;
  readonly keys: readonly SortKey[];
  readonly reader: Reader;
  readonly limit: number;
  readonly offset: number;
  /** Whether something is looked for that its own index does not tell. */
  readonly isSearch: boolean;
  /** Whether deleted records are left out: then no two have the same order. */
  readonly isLive: boolean;
}
const directionOf = (key: SortKey | undefined): SQL => sql.raw(key?.descending ? ' desc' : '');

/** Some of a list's records, which an index has in the order of all: by which condition, and by what they are sorted first. */
interface Part {
  readonly holds: SQL;
  readonly first: SQL;
}
/**
 * Multilingual text of a large area in the company's main language: texts that are in it come from its index, those that
 * stand in for a missing one are sorted. In another language all are sorted (docs/product.md §6.3).
 */
const byMainLanguage = (field: string, reader: Reader): readonly Part[] | undefined => {
  const language = languageCodes.find((one) => one === reader.fallback);
  if (!language || (reader.lang ?? language) !== language) return undefined;
  const indexed = sql.raw(textIn(`t."${columnOf(field)}"`, language));
  const isOfIndex = sql.raw(`t.${mainLanguageColumn} = '${language}'`);
  const other = sql`${readText(column(field), reader)} ${collation(reader)}`;
  return [
    { holds: sql`${isOfIndex} and ${indexed} is not null`, first: indexed },
    { holds: sql`${isOfIndex} and ${indexed} is null`, first: other },
  ];
};
/** Records of a choice by each of its values: within one of them it is the next key that sorts, which has its index. */
const byValue = (field: string, values: readonly string[], optional: boolean): readonly Part[] => [
  ...values.map((value) => ({ holds: sql`${column(field)} = ${value}`, first: column(field) })),
  ...(optional ? [{ holds: sql`${column(field)} is null`, first: column(field) }] : []),
];
const partsOf = (resource: Resource, { keys, reader }: PageAsked): readonly Part[] | undefined => {
  const [key, second] = keys;
  const field = key && resource.fields[key.field];
  if (!field) return undefined;
  if (field.kind === 'names') return isLarge(resource) ? byMainLanguage(key.field, reader) : undefined;
  const values = valuesOf(field);
  return second && values ? byValue(key.field, values, field.optional) : undefined;
};

/** Merges the parts of a list. Each gives as many as the page could take from it alone. */
const merged = (resource: Resource, asked: PageAsked, parts: readonly Part[]): SQL => {
  const { where, keys, reader, limit, offset } = asked;
  const [, ...rest] = keys;
  const names = keys.map((_, index) => sql.identifier(`key_${index}`));
  const others = rest.map(({ field }) => keyOf(resource, field, reader));
  const inOrder = (sources: readonly SQL[]): SQL =>
    sql.join(
      sources.map((source, index) => sql`${source}${directionOf(keys[index] ?? keys.at(-1))}`),
      sql`, `,
    );
  const one = ({ holds, first }: Part): SQL => sql`(
    select ${own}.ctid as at, ${column('id')}, ${sql.join(
      [first, ...others].map((source, index) => sql`${source} as ${names[index]}`),
      sql`, `,
    )} from ${table(resource)} where ${where} and ${holds}
    order by ${inOrder([first, ...others, column('id')])} limit ${limit + offset})`;
  return sql`select at from (${sql.join(parts.map(one), sql` union all `)}) parts
    order by ${inOrder([...names.map((name) => sql`${name}`), sql`id`])} limit ${limit} offset ${offset}`;
};

const unindexed: ReadonlySet<string | undefined> = new Set([undefined, 'names', 'text', 'list']);
/** Whether one index has the order of a list for every reader. */
export const isIndexed = (resource: Resource, keys: readonly SortKey[]): boolean =>
  keys.length === 1 && keys.every(({ field }) => !unindexed.has(resource.fields[field]?.kind));

/** Selects where the records of a page lie, in their order, by an index alone where there is one (docs/product.md §6.3). */
const inOrder = (resource: Resource, asked: PageAsked): SQL => {
  const { where, keys, reader, limit, offset, isLive } = asked;
  const parts = partsOf(resource, asked);
  if (parts) return merged(resource, asked, parts);
  const [key] = keys;
  const field = key && resource.fields[key.field];
  const from = sql`from ${table(resource)} where ${where}`;
  if (!field || !isIndexed(resource, keys))
    return sql`select ${own}.ctid as at ${from}
      order by ${orderSql(resource, keys, reader)} limit ${limit} offset ${offset}`;
  // Codes and orders are unique among what is not deleted: with the id behind them their index would not do.
  const isUnique = isLive && (field.kind === 'code' || field.kind === 'order');
  const sources = [keyOf(resource, key.field, reader), ...(isUnique ? [] : [column('id')])];
  const order = sql.join(
    sources.map((source) => sql`${source}${directionOf(key)}`),
    sql`, `,
  );
  const page = (rest: SQL): SQL =>
    sql`select ${own}.ctid as at ${from}${rest} order by ${order} limit ${limit}`;
  if (offset === 0) return page(sql``);
  if (field.optional) return sql`${page(sql``)} offset ${offset}`;
  // Where a page begins an index tells alone; the page is all that is read.
  const columns = sql.join(sources, sql`, `);
  return page(sql` and (${columns}) ${sql.raw(key.descending ? '<=' : '>=')} (
    select ${columns} ${from} order by ${order} limit 1 offset ${offset})`);
};

const counting = (matching: SQL): SQL => sql`counted as (select count(*)::int as total from ${matching})`;

interface Found {
  /** What stands in front of the statement: `counted`, with the `total` up to one more than is counted. */
  readonly counted: SQL;
  /** Selects where the page's records lie, as `at`. */
  readonly places: SQL;
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
      places: inOrder(resource, asked),
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
      select ${own}.ctid as at, ${sql.join([column('id'), ...sorted.map(({ field, name }) => sql`${keyOf(resource, field, reader)} as ${name}`)], sql`, `)}
      from ${table(resource)} where ${where} ${upTo}), ${counting(sql`matching`)}`,
    places: sql`(select at from matching where ${total} <= ${exactTotal}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})
      union all (${inOrder(resource, { ...asked, where: sql`${where} and ${total} > ${exactTotal}` })})`,
  };
};
