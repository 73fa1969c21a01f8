import type { recordFilter } from '@comanda/api/calls';
import { checkFilter, checkOrder, conditionsOf, type Filter } from '@comanda/api/filter';
import { type Resource, tenantOf } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { languagesOf } from './languages.ts';
import { malformed } from '../core/refusal.ts';
import { zoneOf } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { asksForDeleted, filterSql, hasIndex, type Reader, searchSql } from './conditions.ts';
import { column, own, selection, table } from './expressions.ts';
import { findPage, isIndexed, type PageAsked } from './pagePlaces.ts';
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

/** A language that the company does not keep has no texts: its reader sees, compares and sorts the company's own. */
const readerOf = async ({ db, caller }: Pick<Work, 'db' | 'caller'>, idCompany: string): Promise<Reader> => {
  const languages = await languagesOf(db, idCompany);
  const lang = languages.find((iso) => caller.kind === 'person' && iso === caller.lang);
  return { lang: lang ?? null, fallback: languages[0], timeZone: zoneOf(caller) };
};

/** Where no text is compared or sorted, nobody's language matters. */
const anybody = ({ caller }: Pick<Work, 'caller'>): Reader => ({
  lang: null,
  fallback: undefined,
  timeZone: zoneOf(caller),
});

const lineOf = ({ total: _total, place: _place, ...line }: Line): Line => line;

/**
 * A page and its total in one statement, so that they agree: its records are found and sorted first, and only they are
 * read in full. Where a record lies is known by then, and holds for the statement: going there is the one way that is
 * as good in a company of any size, so that no plan takes another.
 */
const page = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  asked: PageAsked & { idCompany: string },
): Promise<LinePage> => {
  const { counted, places } = findPage(resource, asked, exactTotal);
  const { rows } = await db.execute<{ total: number; place: number | null } & Record<string, unknown>>(
    sql`with ${counted}
      select counted.total, found.*
      from counted
      left join (
        select place, ${selection(resource, 'line', asked.reader.of)}
        from (select at as found_at, row_number() over () as place from (${places}) ordered) places
        join ${table(resource)} on ${column('idCompany')} = ${asked.idCompany} and ${own}.ctid = found_at
      ) found on true
      order by found.place`,
  );
  const elements = rows.filter(({ place }) => place !== null).map(lineOf);
  const total = rows[0]?.total ?? 0;
  return total > exactTotal ? { elements, total: exactTotal, more: true } : { elements, total };
};

interface Looked {
  readonly filter: Filter | undefined;
  readonly search: string;
  readonly reader: Reader;
}
const whereOf = (resource: Resource, idCompany: string, { filter, search, reader }: Looked): SQL =>
  sql.join(
    [
      sql`${column('idCompany')} = ${idCompany}`,
      ...(asksForDeleted(filter) ? [] : [sql`${column('status')} <> 'D'`]),
      ...(filter ? [filterSql(resource, filter, reader)] : []),
      ...(search.trim() === '' ? [] : [searchSql(search.trim())]),
    ],
    sql` and `,
  );
/** The condition from outside, checked; what cannot be understood is named, by its path below `place`. */
const checkedFilter = (
  { caller }: Pick<Work, 'caller'>,
  resource: Resource,
  idCompany: string,
  whereExtra: unknown,
  place = '',
): Filter | undefined => {
  const checked = checkFilter(resource, whereExtra, canSee(resource, caller, idCompany));
  if (checked.ok) return checked.filter;
  const { path, code, name } = checked.fault;
  throw malformed(`The filter cannot be understood at ${path}.`, [
    { field: `${place}${path}`, error: code, params: { name } },
  ]);
};

/** What a list finds and in which order (docs/product.md §6); what cannot be understood is named. */
export const found = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  asked: Pick<z.output<typeof recordFilter>, 'idCompany' | 'order' | 'search' | 'whereExtra' | 'of'>,
): Promise<Omit<PageAsked, 'limit' | 'offset'>> => {
  const { order, search, whereExtra } = asked;
  const idCompany = tenantOf(resource, asked.idCompany);
  const filter = checkedFilter(work, resource, idCompany, whereExtra);
  const sees = canSee(resource, work.caller, idCompany);
  const sorted = checkOrder(resource, order.trim() === '' ? resource.list.sort : order, sees);
  if (!sorted.ok)
    throw malformed(`The list cannot be sorted by ${sorted.name}.`, [
      { field: 'order', error: 'filter_field', params: { name: sorted.name } },
    ]);
  const isText = ({ field }: { readonly field: string }): boolean =>
    ['names', 'text'].includes(resource.fields[field]?.kind ?? '');
  const conditions = conditionsOf(filter);
  const anyone = [...sorted.keys, ...conditions].some(isText)
    ? await readerOf(work, idCompany)
    : anybody(work);
  const reader = { ...anyone, of: asked.of };
  const looked = { filter, search, reader };
  return {
    where: whereOf(resource, idCompany, looked),
    isLive: !asksForDeleted(filter),
    keys: sorted.keys,
    isSearch: search.trim() !== '' || conditions.some((one) => !hasIndex(resource, one)),
    reader,
  };
};

/** Whether a list is of all there is, in an order that one index has: it is found alike in every company. */
export const isPlain = (
  resource: Resource,
  {
    order = '',
    search = '',
    whereExtra,
  }: Partial<Pick<z.output<typeof recordFilter>, 'order' | 'search' | 'whereExtra'>>,
): boolean => {
  if (search.trim() !== '' || (whereExtra !== undefined && whereExtra !== null)) return false;
  const sorted = checkOrder(resource, order.trim() === '' ? resource.list.sort : order, () => true);
  return sorted.ok && isIndexed(resource, sorted.keys);
};

/** A filtered, sorted page of a company's records. */
export const listRecords = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  asked: z.output<typeof recordFilter>,
): Promise<LinePage> => {
  const { limit, offset } = asked;
  const idCompany = tenantOf(resource, asked.idCompany);
  const listed = await page(work, resource, {
    ...(await found(work, resource, asked)),
    limit,
    offset,
    idCompany,
  });
  return {
    ...listed,
    elements: listed.elements.map((line) => visible(resource, work.caller, idCompany, line)),
  };
};

/** Ids of the records that a list finds, in their order and from one on: what changes meanwhile moves none of them. */
export const matchingIds = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  asked: Pick<z.output<typeof recordFilter>, 'idCompany' | 'search' | 'whereExtra' | 'of'> & {
    readonly except: readonly string[];
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly string[]> => {
  const { search, whereExtra, except, after, limit } = asked;
  const idCompany = tenantOf(resource, asked.idCompany);
  const filter = checkedFilter(work, resource, idCompany, whereExtra, 'matching.');
  const looked = { filter, search, reader: { ...(await readerOf(work, idCompany)), of: asked.of } };
  const { rows } = await work.db.execute<{ id: string }>(
    sql`select ${column('id')} as id from ${table(resource)}
      where ${whereOf(resource, idCompany, looked)} and ${column('status')} <> 'D'
        and ${column('id')} <> all(${sql.param(except)}::uuid[])
        ${after === undefined ? sql`` : sql`and ${column('id')} > ${after}::uuid`}
      order by ${column('id')} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};

/** The active records of a company in their own order, for choices and references. */
export const activeRecords = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  askedIn: string,
): Promise<LinePage> => {
  const idCompany = tenantOf(resource, askedIn);
  const reader =
    resource.fields[resource.list.sort]?.kind === 'order' ? anybody(work) : await readerOf(work, idCompany);
  const where = sql`${column('idCompany')} = ${idCompany} and ${column('status')} = 'A'`;
  const listed = await page(work, resource, {
    where,
    isLive: true,
    keys: [{ field: resource.list.sort, descending: false }],
    isSearch: false,
    reader,
    limit: allOfCompany,
    offset: 0,
    idCompany,
  });
  return {
    ...listed,
    elements: listed.elements.map((line) => visible(resource, work.caller, idCompany, line)),
  };
};
