import type { listFilter } from '@comanda/api/calls';
import { checkFilter, checkOrder, type Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { languagesOf } from './languages.ts';
import { malformed } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import { asksForDeleted, filterSql, type Reader, searchSql } from './conditions.ts';
import { column, selection, table } from './expressions.ts';
import { orderSql } from './order.ts';
import { canSee, visible } from './read.ts';

type Line = Readonly<Record<string, unknown>>;
export interface LinePage {
  readonly elements: readonly Line[];
  readonly total: number;
  readonly more?: true;
}
/** Totals are exact up to here; counting further would cost more than anybody learns from it. */
const exactTotal = 10_000;
const allOfCompany = 1_000;

const readerOf = async ({ db, caller }: Pick<Work, 'db' | 'caller'>, idCompany: string): Promise<Reader> => ({
  lang: caller.kind === 'person' ? caller.lang : null,
  fallback: (await languagesOf(db, idCompany))[0],
});

const added: ReadonlySet<string> = new Set(['total', 'place']);
const lineOf = (row: Line): Line =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !added.has(name)));

/**
 * A page and its total in one statement, so that they agree: ids are found and sorted first, which an index can do
 * alone, and only the page's rows are read in full.
 */
const page = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  asked: { where: SQL; order: SQL; limit: number; offset: number; idCompany: string },
): Promise<LinePage> => {
  const { where, order, limit, offset, idCompany } = asked;
  const { rows } = await db.execute<{ total: number; place: number | null } & Record<string, unknown>>(
    sql`select counted.total, found.*
      from (select count(*)::int as total from
        (select 1 from ${table(resource)} where ${where} limit ${exactTotal + 1}) matching) counted
      left join (
        select place, ${selection(resource, 'line')}
        from (select id as found_id, row_number() over () as place from
          (select ${column('id')} from ${table(resource)} where ${where} order by ${order} limit ${limit} offset ${offset}) ids) places
        join ${table(resource)} on ${column('idCompany')} = ${idCompany} and ${column('id')} = found_id
      ) found on true
      order by found.place`,
  );
  const elements = rows.filter(({ place }) => place !== null).map(lineOf);
  const total = rows[0]?.total ?? 0;
  return total > exactTotal ? { elements, total: exactTotal, more: true } : { elements, total };
};

const whereOf = (
  resource: Resource,
  idCompany: string,
  { filter, search, reader }: { filter: Filter | undefined; search: string; reader: Reader },
): SQL =>
  sql.join(
    [
      sql`${column('idCompany')} = ${idCompany}`,
      ...(asksForDeleted(filter) ? [] : [sql`${column('status')} <> 'D'`]),
      ...(filter ? [filterSql(resource, filter, reader)] : []),
      ...(search.trim() === '' ? [] : [searchSql(search.trim())]),
    ],
    sql` and `,
  );

/** The condition from outside, checked; what cannot be understood is named. */
const checkedFilter = (
  { caller }: Pick<Work, 'caller'>,
  resource: Resource,
  idCompany: string,
  whereExtra: unknown,
): Filter | undefined => {
  const checked = checkFilter(resource, whereExtra, canSee(resource, caller, idCompany));
  if (checked.ok) return checked.filter;
  const { path, code, name } = checked.fault;
  throw malformed(`The filter cannot be understood at ${path}.`, [
    { field: path, error: code, params: { name } },
  ]);
};

/** What a list finds and in which order (docs/product.md §6); what cannot be understood is named. */
export const found = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  asked: Pick<z.output<typeof listFilter>, 'idCompany' | 'order' | 'search' | 'whereExtra'>,
): Promise<{ readonly where: SQL; readonly order: SQL }> => {
  const { idCompany, order, search, whereExtra } = asked;
  const filter = checkedFilter(work, resource, idCompany, whereExtra);
  const sees = canSee(resource, work.caller, idCompany);
  const sorted = checkOrder(resource, order.trim() === '' ? resource.list.sort : order, sees);
  if (!sorted.ok)
    throw malformed(`The list cannot be sorted by ${sorted.name}.`, [
      { field: 'order', error: 'filter_field', params: { name: sorted.name } },
    ]);
  const reader = await readerOf(work, idCompany);
  return {
    where: whereOf(resource, idCompany, { filter, search, reader }),
    order: orderSql(resource, sorted.keys, reader),
  };
};

/** A filtered, sorted page of a company's records. */
export const listRecords = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  asked: z.output<typeof listFilter>,
): Promise<LinePage> => {
  const { idCompany, limit, offset } = asked;
  const { where, order } = await found(work, resource, asked);
  const listed = await page(work, resource, { where, order, limit, offset, idCompany });
  return {
    ...listed,
    elements: listed.elements.map((line) => visible(resource, work.caller, idCompany, line)),
  };
};

/** The active records of a company in their own order, for choices and references. */
export const activeRecords = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  idCompany: string,
): Promise<LinePage> => {
  const reader = await readerOf(work, idCompany);
  const listed = await page(work, resource, {
    where: sql`${column('idCompany')} = ${idCompany} and ${column('status')} = 'A'`,
    order: orderSql(resource, [{ field: resource.list.sort, descending: false }], reader),
    limit: allOfCompany,
    offset: 0,
    idCompany,
  });
  return {
    ...listed,
    elements: listed.elements.map((line) => visible(resource, work.caller, idCompany, line)),
  };
};
