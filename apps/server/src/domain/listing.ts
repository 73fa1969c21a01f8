import type { listFilter } from '@comanda/api/calls';
import { checkFilter, checkOrder, type Condition, type Filter, type Operator } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { zoneOf } from '../core/caller.ts';
import { malformed } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import { sought } from '../resource/conditions.ts';
import { byDays } from '../resource/days.ts';

/** A list that is not a maintenance area: what it is made of, and what it can be filtered and sorted by. */
export interface Listing {
  /** Names and kinds of the fields; the filter of the wire is checked against them. */
  readonly fields: Resource;
  readonly from: SQL;
  /** SQL of each field, `id` included. */
  readonly columns: Readonly<Record<string, SQL>> & { readonly id: SQL };
  /** What a row must fulfil besides the filter. */
  readonly where: (idCompany: string) => SQL;
  /** Days of fields that are those of a place, and not of who asks. */
  readonly days?: Readonly<Record<string, SQL>>;
  /** Text that `search` looks through. */
  readonly search: SQL;
  /** Newest first, and total. */
  readonly order: SQL;
  /** Rows of sums over `found`, all that a narrowed list finds on whatever page. */
  readonly sums?: (found: SQL) => SQL;
}
export interface FoundPage<Sum> {
  readonly ids: readonly string[];
  readonly total: number;
  readonly more?: true;
  readonly sums?: readonly Sum[];
}
type Asked = z.output<typeof listFilter>;

/** docs/product.md §6.1.3 */
const exactUpTo = 10_000;

const comparisons: Readonly<Record<Operator, (column: SQL, value: Condition['value']) => SQL>> = {
  eq: (column, value) => sql`${column} is not distinct from ${value}`,
  neq: (column, value) => sql`${column} is distinct from ${value}`,
  like: (column, value) => sql`comanda_fold(${column}::text) like ${sought(value)}`,
  notlike: (column, value) => sql`comanda_fold(${column}::text) not like ${sought(value)}`,
  // None of these lists has texts in several languages.
  lacks: () => sql`false`,
  lt: (column, value) => sql`${column} < ${value}`,
  gt: (column, value) => sql`${column} > ${value}`,
  gte: (column, value) => sql`${column} >= ${value}`,
  lte: (column, value) => sql`${column} <= ${value}`,
  between: (column, value) =>
    Array.isArray(value) ? sql`${column} between ${value[0]} and ${value[1]}` : sql`false`,
  in: (column, value) => sql`${column}::text = any(${sql.param(value)}::text[])`,
  nin: (column, value) => sql`not (${column}::text = any(${sql.param(value)}::text[]))`,
};

type Compared = Pick<Listing, 'columns' | 'days' | 'fields'>;
/** Whether a field is a moment, which days are compared with as a whole. */
const isMoment = ({ fields }: Compared, name: string): boolean => {
  const field = fields.fields[name];
  return field === undefined ? name === 'created' : field.kind === 'date' && field.moment === true;
};
const comparisonOf = (listing: Compared, condition: Condition, timeZone: string): SQL => {
  const { field, operator, value } = condition;
  const column = listing.columns[field];
  if (!column) throw malformed('The filter names an unknown field.', [{ field }]);
  const byDay = isMoment(listing, field) ? byDays(column, condition, timeZone) : undefined;
  const own = byDay && listing.days?.[field];
  return own ? comparisons[operator](own, value) : (byDay ?? comparisons[operator](column, value));
};
const conditionOf = (listing: Compared, filter: Filter, timeZone: string): SQL => {
  const joined = (filters: readonly Filter[], word: SQL, empty: SQL): SQL =>
    filters.length === 0
      ? empty
      : sql`(${sql.join(
          filters.map((part) => conditionOf(listing, part, timeZone)),
          word,
        )})`;
  if ('and' in filter) return joined(filter.and, sql` and `, sql`true`);
  if ('or' in filter) return joined(filter.or, sql` or `, sql`false`);
  return comparisonOf(listing, filter, timeZone);
};

const orderOf = (
  { fields, columns, order }: Pick<Listing, 'fields' | 'columns' | 'order'>,
  asked: string,
): SQL => {
  const checked = checkOrder(fields, asked);
  if (!checked.ok)
    throw malformed('The order names an unknown field.', [
      { field: 'order', error: 'unknown', params: { name: checked.name } },
    ]);
  const keys = checked.keys.map(({ field, descending }) => {
    const column = columns[field];
    if (!column) throw malformed('The order names an unknown field.', [{ field: 'order', error: 'unknown' }]);
    return sql`${column} ${descending ? sql`desc` : sql`asc`}`;
  });
  return sql.join([...keys, order], sql`, `);
};

/** What a list is asked for must fulfil, and whether that leaves some out. */
const narrowedTo = (
  { caller }: Pick<Work, 'caller'>,
  listing: Listing,
  asked: Pick<Asked, 'idCompany' | 'search' | 'whereExtra'>,
): { readonly condition: SQL; readonly isNarrowed: boolean } => {
  const checked = checkFilter(listing.fields, asked.whereExtra);
  if (!checked.ok) {
    const { path, code, name } = checked.fault;
    throw malformed('The filter cannot be understood.', [{ field: path, error: code, params: { name } }]);
  }
  const words = asked.search.trim();
  const condition = sql.join(
    [
      listing.where(asked.idCompany),
      ...(checked.filter ? [conditionOf(listing, checked.filter, zoneOf(caller))] : []),
      ...(words === '' ? [] : [sql`comanda_fold(${listing.search}) like ${sought(words)}`]),
    ],
    sql` and `,
  );
  return { condition, isNarrowed: checked.filter !== undefined || words !== '' };
};

/** All that a list finds, in its own order and at most so many: what a file is made of. */
export const findIds = async (
  work: Pick<Work, 'db' | 'caller'>,
  listing: Listing,
  asked: Pick<Asked, 'idCompany' | 'search' | 'whereExtra'>,
  most: number,
): Promise<readonly string[]> => {
  const { condition } = narrowedTo(work, listing, asked);
  const { rows } = await work.db.execute<{ id: string }>(sql`
    select ${listing.columns.id}::text as id from ${listing.from} where ${condition}
    order by ${listing.order} limit ${most}`);
  return rows.map(({ id }) => id);
};

/** One page of a list, its size and what it sums up, in one statement (docs/product.md §6.1). `Sum` is what its sums select. */
export const findPage = async <Sum = never>(
  work: Pick<Work, 'db' | 'caller'>,
  listing: Listing,
  asked: Asked,
): Promise<FoundPage<Sum>> => {
  const { condition, isNarrowed } = narrowedTo(work, listing, asked);
  const summed =
    listing.sums && isNarrowed
      ? sql`, ${listing.sums(sql`${listing.from} where ${condition}`)} as sums`
      : sql``;
  const { rows } = await work.db.execute<{ ids: string[]; total: number; sums?: readonly Sum[] }>(sql`
    select
      array(select ${listing.columns.id}::text from ${listing.from} where ${condition}
        order by ${orderOf(listing, asked.order)} limit ${asked.limit} offset ${asked.offset}) as ids,
      (select count(*)::int from (select from ${listing.from} where ${condition} limit ${exactUpTo + 1}) as all_rows) as total
      ${summed}`);
  const { ids = [], total = 0, sums } = rows[0] ?? {};
  const found = { ids, ...(sums && { sums }) };
  return total > exactUpTo ? { ...found, total: exactUpTo, more: true } : { ...found, total };
};
