import { type Condition, conditionsOf, type Filter, type Operator } from '@comanda/api/filter';
import { comparedAs, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { isRanged } from '../db/naming.ts';
import { byDays } from './days.ts';
import { column, figureOf } from './expressions.ts';

/** Whose languages decide how multilingual text is compared and sorted (docs/product.md §6.2.3, §6.3). */
export interface Reader {
  readonly lang: string | null;
  /** The company's default language. */
  readonly fallback: string | undefined;
  /** Whose days are meant (docs/product.md §6.2.7). */
  readonly timeZone: string;
  /** Whose details are compared, where not the default's (docs/product.md §6.1.5). */
  readonly of?: string | undefined;
}
type Kind = Resource['fields'][string]['kind'] | 'id' | 'instant';
const kindOf = (resource: Resource, name: string): Kind => {
  if (name === 'id') return 'id';
  const field = resource.fields[name];
  return field ? comparedAs(field).kind : 'instant';
};

/** Multilingual text as its reader sees it: in their language, else the company's, else the first there is. */
export const readText = (source: SQL, { lang, fallback }: Pick<Reader, 'lang' | 'fallback'>): SQL =>
  sql`coalesce(${source}->>${lang ?? ''}::text, ${source}->>${fallback ?? ''}::text,
    (select value from jsonb_each_text(${source}) limit 1), '')`;

/** What `like` looks for in folded text (docs/product.md §6.2.4). */
export const sought = (words: unknown): SQL => sql`comanda_sought(${String(words)}::text)`;
/** The database type that a value of each kind is compared as. */
const types: Readonly<Partial<Record<Kind, string>>> = {
  integer: 'integer',
  order: 'integer',
  money: 'bigint',
  decimal: 'numeric',
  ref: 'uuid',
  id: 'uuid',
  date: 'date',
  time: 'time',
};

interface Side {
  readonly source: SQL;
  readonly type: SQL;
}
const sideOf = (resource: Resource, { field }: Condition, reader: Reader): Side => {
  const kind = kindOf(resource, field);
  const source = figureOf(resource, field, reader.of) ?? column(field);
  // A name in no language is empty, and not the empty text.
  if (kind === 'names')
    return { source: sql`nullif(${readText(source, reader)}, '')`, type: sql.raw('text') };
  if (kind === 'code') return { source: sql`lower(${source})`, type: sql.raw('text') };
  return { source, type: sql.raw(kind === 'instant' ? 'timestamptz' : (types[kind] ?? 'text')) };
};

type Compare = (source: SQL, value: (one: unknown) => SQL, given: Condition['value'], type: SQL) => SQL;
const list = (given: Condition['value'], type: SQL): SQL => sql`${sql.param(given)}::${type}[]`;
const within: Compare = (source, value, given) =>
  Array.isArray(given) ? sql`${source} between ${value(given[0])} and ${value(given[1])}` : sql`false`;
const comparisons: Readonly<Record<Operator, Compare>> = {
  eq: (source, value, given) => (given === null ? sql`${source} is null` : sql`${source} = ${value(given)}`),
  neq: (source, value, given) =>
    given === null ? sql`${source} is not null` : sql`${source} is distinct from ${value(given)}`,
  like: (source, _, given) => sql`comanda_fold(${source}) like ${sought(given)}`,
  notlike: (source, _, given) => sql`comanda_fold(coalesce(${source}, '')) not like ${sought(given)}`,
  // Of texts in several languages, which are told apart before they are compared.
  lacks: () => sql`false`,
  lt: (source, value, given) => sql`${source} < ${value(given)}`,
  gt: (source, value, given) => sql`${source} > ${value(given)}`,
  gte: (source, value, given) => sql`${source} >= ${value(given)}`,
  lte: (source, value, given) => sql`${source} <= ${value(given)}`,
  between: within,
  in: (source, _, given, type) => sql`${source} = any(${list(given, type)})`,
  nin: (source, _, given, type) => sql`coalesce(${source} <> all(${list(given, type)}), true)`,
};

/** A set is looked for by what it has: any of some, or none of them. */
const ofSets: Readonly<Record<Operator, Compare>> = {
  ...comparisons,
  in: (source, _, given) => sql`${source} && ${list(given, sql.raw('text'))}`,
  nin: (source, _, given) => sql`not (${source} && ${list(given, sql.raw('text'))})`,
};
const comparisonsOf = (kind: Kind): Readonly<Record<Operator, Compare>> =>
  kind === 'choices' ? ofSets : comparisons;

const lowered = (value: Condition['value']): Condition['value'] =>
  Array.isArray(value)
    ? value.map((one: string | number | boolean | null) =>
        typeof one === 'string' ? one.toLowerCase() : one,
      )
    : typeof value === 'string'
      ? value.toLowerCase()
      : value;

/** Records that hold a text: what is searched is kept folded, which an index knows and is quick to compare. */
export const searchSql = (search: string): SQL => sql`${column('search')} like ${sought(search)}`;

/** Whether a condition holds for a run of its field's index, so that what it finds is counted without being read. */
export const hasIndex = (resource: Resource, { field, operator }: Condition): boolean => {
  const kind = resource.fields[field]?.kind;
  return (
    kind !== undefined &&
    kind !== 'list' &&
    (resource.list.columns.includes(field) || isRanged(kind)) &&
    kind !== 'names' &&
    kind !== 'choices' &&
    operator !== 'like' &&
    operator !== 'notlike'
  );
};

const conditionOf = (resource: Resource, condition: Condition, reader: Reader): SQL => {
  const days =
    kindOf(resource, condition.field) === 'instant' &&
    byDays(column(condition.field), condition, reader.timeZone);
  if (days) return days;
  if (condition.operator === 'lacks')
    return sql`(coalesce(${column(condition.field)} ->> ${String(condition.value)}::text, '') = '')`;
  const { source, type } = sideOf(resource, condition, reader);
  // Codes that differ in case only are the same code (docs/product.md §7.1).
  const given = kindOf(resource, condition.field) === 'code' ? lowered(condition.value) : condition.value;
  const compared = comparisonsOf(kindOf(resource, condition.field))[condition.operator](
    source,
    (one) => sql`${one}::${type}`,
    given,
    type,
  );
  // What is searched holds the whole text, and has the index that the text alone has not.
  return condition.operator === 'like' && resource.list.search.includes(condition.field)
    ? sql`(${searchSql(String(given))} and ${compared})`
    : sql`(${compared})`;
};

/** A checked filter as SQL. A group without members holds when all of none do, and fails when one of none should. */
export const filterSql = (resource: Resource, filter: Filter, reader: Reader): SQL => {
  if (!('and' in filter) && !('or' in filter)) return conditionOf(resource, filter, reader);
  const [parts, word, none] =
    'and' in filter ? [filter.and, sql` and `, sql`true`] : [filter.or, sql` or `, sql`false`];
  if (parts.length === 0) return none;
  return sql`(${sql.join(
    parts.map((part) => filterSql(resource, part, reader)),
    word,
  )})`;
};

/** Whether a filter asks for deleted records: nothing else finds them (docs/product.md §6.2.5). */
export const asksForDeleted = (filter: Filter | undefined): boolean =>
  conditionsOf(filter).some(
    ({ field, operator, value }) =>
      field === 'status' &&
      (operator === 'eq' || operator === 'in') &&
      (Array.isArray(value) ? value.includes('D') : value === 'D'),
  );
