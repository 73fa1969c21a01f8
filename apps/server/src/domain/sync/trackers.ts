import type {
  AnswerOf,
  listFilter,
  syncCalls,
  SyncStatus,
  Tracker,
  trackerNumberCalls,
} from '@comanda/api/calls';
import { defineResource, f, type Field } from '@comanda/api/kernel';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { store, storeName } from '../../db/schema/business.ts';
import { tracker, trackerStore } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import { definitionOf, differences, type FieldDifference, shortenedList } from './snapshot.ts';

/** The least advanced of a tracker's stores; a refusal comes before all others (docs/product.md §9.1.2). */
const statusOf = sql`(
  select case
    when bool_or(state.status = 'ERR') then 'ERR'
    when bool_or(state.status = 'PND') then 'PND'
    when bool_or(state.status = 'SNT') then 'SNT'
    when bool_or(state.status = 'CMT') then 'CMT'
    else 'PND'
  end
  from ${trackerStore} state
  where state.id_company = ${tracker.idCompany} and state.id_tracker = ${tracker.id})`;

const listing: Listing = {
  fields: defineResource({
    code: 'TRK',
    route: '/settings/sync/trackers',
    owner: 'company',
    service: 'system',
    name: 'tracker',
    fields: {
      code: f.code(),
      entity: f.text({ max: 3 }),
      /** The record that was changed, of whatever area. */
      idEntity: f.ref('TRK'),
      kind: f.choice({ INS: 'created', EDT: 'changed', DLT: 'deleted', RLD: 'loaded whole' }, 'EDT'),
      status: f.choice({ PND: 'pending', SNT: 'sent', CMT: 'on the tills', ERR: 'refused' }, 'PND'),
      /** Name of who made it, as it was then. */
      author: f.text({ max: 200 }),
    },
    list: { columns: ['entity', 'code', 'kind', 'status'], search: ['code'], sort: 'code', facets: [] },
    form: [],
  }),
  from: sql`${tracker}`,
  columns: {
    id: sql`${tracker.id}`,
    code: sql`${tracker.code}`,
    entity: sql`${tracker.entity}`,
    idEntity: sql`${tracker.idEntity}`,
    kind: sql`${tracker.kind}`,
    status: statusOf,
    author: sql`${tracker.authorName}`,
    created: sql`${tracker.created}`,
  },
  where: (idCompany) => sql`${tracker.idCompany} = ${idCompany}`,
  search: sql`(${tracker.code} || E'\\n' || comanda_texts(${tracker.names}))`,
  order: sql`${tracker.position} desc`,
};

type Shown = Omit<Tracker, 'diff'>;
type Row = Shown & Record<string, unknown>;
/** Trackers as the wire has them, in the order of their ids. */
const trackersBy = async (db: Database, ids: readonly string[]): Promise<Shown[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select ${tracker.id}, ${tracker.idCompany} as "idCompany", ${tracker.kind},
      jsonb_build_object('entity', ${tracker.entity}, 'idEntity', ${tracker.idEntity},
        'code', ${tracker.code}, 'names', ${tracker.names}) as subject,
      jsonb_build_object('id', ${tracker.idAuthor}, 'name', ${tracker.authorName}) as author,
      ${instantOf(tracker.created)} as created,
      ${statusOf} as status,
      coalesce((
        select jsonb_agg(jsonb_build_object('idStore', shop.id, 'sName', ${storeName}, 'status', state.status,
          'idCommit', state.id_commit, 'reason', state.reason) order by shop.code)
        from ${trackerStore} state
        join ${store} shop on shop.id_company = state.id_company and shop.id = state.id_store
        where state.id_company = ${tracker.idCompany} and state.id_tracker = ${tracker.id}), '[]') as stores
    from ${tracker}
    where ${tracker.id} = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], ${tracker.id})`);
  return rows;
};

type Readable = (idCompany: string) => (field: Field) => boolean;
const differencesIn = (
  { entity, idCompany, before, after }: typeof tracker.$inferSelect,
  readable: Readable,
): FieldDifference[] => {
  const resource = definitionOf(entity);
  return resource ? differences(resource, before, after, readable(idCompany)) : [];
};
/** Of a record's own list so many entries are told in a row of a list. */
const toldEntries = 20;
/** A list of a record that is long is told by the entries that differ, the first of them. */
const shortened = (entity: string, diff: readonly FieldDifference[]): FieldDifference[] =>
  diff.map((pair) =>
    definitionOf(entity)?.fields[pair.field]?.kind === 'list' ? shortenedList(pair, toldEntries) : pair,
  );

/** A page of trackers; of those that edit a record, what they change. */
export const listTrackers = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
  readable: Readable,
): Promise<AnswerOf<typeof syncCalls.trackerList>> => {
  const { db } = work;
  const { ids, ...size } = await findPage(work, listing, asked);
  const edits =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(tracker)
          .where(
            and(eq(tracker.idCompany, asked.idCompany), inArray(tracker.id, ids), eq(tracker.kind, 'EDT')),
          );
  const diffs = new Map(edits.map((row) => [row.id, shortened(row.entity, differencesIn(row, readable))]));
  const shown = await trackersBy(db, ids);
  return { elements: shown.map((row) => ({ ...row, diff: diffs.get(row.id) ?? [] })), ...size };
};

/** Trackers that have a store in this status, or all: what the badge counts, of which records they are and whose (docs/product.md §9.1.3). */
export const countTrackers = async (
  db: Database,
  idCompany: string,
  status: SyncStatus | 'ALL',
): Promise<AnswerOf<typeof trackerNumberCalls.number>> => {
  const inStatus = sql`and ${tracker.id} in (
      select ${trackerStore.idTracker} from ${trackerStore}
      where ${trackerStore.idCompany} = ${idCompany} and ${trackerStore.status} = ${status})`;
  const { rows } = await db.execute<{
    entity: string | null;
    author: string | null;
    changes: number;
    records: number;
  }>(sql`
    select ${tracker.entity} as entity, ${tracker.authorName} as author, count(*)::int as changes,
      count(distinct ${tracker.idEntity})::int as records
    from ${tracker}
    where ${tracker.idCompany} = ${idCompany} ${status === 'ALL' ? sql`` : inStatus}
    group by grouping sets ((1), (2))
    order by records desc, entity, author`);
  const kinds = rows.flatMap(({ entity, records }) => (entity === null ? [] : [{ entity, records }]));
  const people = rows.flatMap(({ author: name, changes }) => (name === null ? [] : [{ name, changes }]));
  return {
    elements: people.reduce((sum, { changes }) => sum + changes, 0),
    kinds,
    people: people.toSorted((one, other) => other.changes - one.changes),
  };
};

const isChangedLater = async (db: Database, row: typeof tracker.$inferSelect): Promise<boolean> => {
  const sameRecord: SQL | undefined = and(
    eq(tracker.idCompany, row.idCompany),
    eq(tracker.entity, row.entity),
    eq(tracker.idEntity, row.idEntity),
    gt(tracker.position, row.position),
  );
  return (await db.select({ id: tracker.id }).from(tracker).where(sameRecord).limit(1)).length > 0;
};

/** One tracker with the fields that differ, as far as the caller may read them. */
export const trackerDetail = async (
  db: Database,
  id: string,
  readable: Readable,
): Promise<AnswerOf<typeof syncCalls.tracker>> => {
  const [row] = await db.select().from(tracker).where(eq(tracker.id, id));
  const [shown] = await trackersBy(db, [id]);
  if (!row || !shown) throw unknownRecord();
  return {
    ...shown,
    diff: differencesIn(row, readable),
    discardable: shown.stores.every(({ status }) => status === 'PND') && !(await isChangedLater(db, row)),
  };
};
