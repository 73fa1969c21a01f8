import { type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { published, type Snapshot, tracker, trackerStore } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { grouped } from './closure.ts';
import { foldChanges, type Folded, kindBetween, type Waiting } from './folding.ts';
import { keyOf, saysSame } from './snapshot.ts';

export interface RecordKey {
  readonly entity: string;
  readonly idEntity: string;
}
type Row<T> = T & Record<string, unknown>;
const rowsOf = (records: readonly RecordKey[]): SQL => sql`unnest(
  ${sql.param(records.map(({ entity }) => entity))}::text[],
  ${sql.param(records.map(({ idEntity }) => idEntity))}::uuid[]) as wanted (entity, id_entity)`;

/** Keeps what is pending of these records from being published meanwhile; in the order in which a publication does. */
const hold = (db: Database, idCompany: string, records: readonly RecordKey[]): Promise<unknown> =>
  db.execute(sql`
    select 1 from ${rowsOf(records)}
    join ${tracker} change on change.id_company = ${idCompany} and change.entity = wanted.entity
      and change.id_entity = wanted.id_entity
    join ${trackerStore} state on state.id_company = change.id_company and state.id_tracker = change.id
    where state.status = 'PND' order by change.position, state.id_store for update of state`);

interface Change extends RecordKey {
  readonly id: string;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  readonly pending: readonly string[];
  readonly out: readonly string[];
}
const pairs = (of: Folded['ended']): SQL => sql`unnest(
  ${sql.param(of.map(([change]) => change))}::uuid[], ${sql.param(of.map(([, shop]) => shop))}::uuid[])
  as pair (id_tracker, id_store)`;

/** Of each record the changes that somebody waits for, and its newest. */
const changesOf = async (
  db: Database,
  idCompany: string,
  records: readonly RecordKey[],
): Promise<readonly Change[]> => {
  const { rows } = await db.execute<Row<Change>>(sql`
    select change.id, change.entity, change.id_entity as "idEntity", change.before, change.after,
      array(select state.id_store::text from ${trackerStore} state where state.id_company = change.id_company
        and state.id_tracker = change.id and state.status = 'PND') as pending,
      array(select state.id_store::text from ${trackerStore} state where state.id_company = change.id_company
        and state.id_tracker = change.id and state.status <> 'PND') as out
    from ${rowsOf(records)}
    join ${tracker} change on change.id_company = ${idCompany} and change.entity = wanted.entity
      and change.id_entity = wanted.id_entity
    where exists (select from ${trackerStore} state where state.id_company = change.id_company
        and state.id_tracker = change.id and state.status = 'PND')
      or not exists (select from ${tracker} later where later.id_company = change.id_company
        and later.entity = change.entity and later.id_entity = change.id_entity
        and later.position > change.position)
    order by change.position`);
  return rows;
};

const publishedOf = async (
  db: Database,
  idCompany: string,
  records: readonly RecordKey[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Snapshot | null>>> => {
  const { rows } = await db.execute<Row<RecordKey & { idStore: string; record: Snapshot | null }>>(sql`
    select had.entity, had.id_entity as "idEntity", had.id_store as "idStore", had.record
    from ${rowsOf(records)}
    join ${store} shop on shop.id_company = ${idCompany} and shop.status <> 'D'
    join ${published} had on had.id_company = shop.id_company and had.id_store = shop.id
      and had.entity = wanted.entity and had.id_entity = wanted.id_entity`);
  const found = new Map<string, Map<string, Snapshot | null>>();
  for (const { entity, idEntity, idStore, record } of rows) {
    const key = keyOf(entity, idEntity);
    found.set(key, (found.get(key) ?? new Map<string, Snapshot | null>()).set(idStore, record));
  }
  return found;
};

const write = async (
  db: Database,
  idCompany: string,
  { gone, begun, ended, added }: Folded,
  afterOf: (id: string) => Snapshot | null,
): Promise<void> => {
  if (gone.length > 0)
    await db.execute(sql`delete from ${tracker}
      where id_company = ${idCompany} and id = any(${sql.param(gone)}::uuid[])`);
  if (begun.length > 0)
    await db.execute(sql`update ${tracker} change set before = given.before, kind = given.kind
      from jsonb_to_recordset(${JSON.stringify(
        begun.map(({ id, before }) => ({ id, before, kind: kindBetween(before, afterOf(id)) })),
      )}::jsonb) as given (id uuid, before jsonb, kind text)
      where change.id_company = ${idCompany} and change.id = given.id`);
  if (ended.length > 0)
    await db.execute(sql`delete from ${trackerStore} state using ${pairs(ended)}
      where state.id_company = ${idCompany} and state.id_tracker = pair.id_tracker
        and state.id_store = pair.id_store`);
  if (added.length > 0)
    await db.execute(sql`insert into ${trackerStore} (id_company, id_tracker, id_store, status)
      select ${idCompany}, pair.id_tracker, pair.id_store, 'PND' from ${pairs(added)}`);
};

/**
 * Folds what is pending of these records, whose changes nobody else makes meanwhile, into what their stores do not have
 * (docs/product.md §9.1.7).
 */
export const foldPending = async (
  db: Database,
  idCompany: string,
  records: readonly RecordKey[],
): Promise<void> => {
  if (records.length === 0) return;
  await hold(db, idCompany, records);
  const shops = await db.execute<{ id: string }>(
    sql`select id from ${store} where id_company = ${idCompany} and status <> 'D'`,
  );
  const changes = await changesOf(db, idCompany, records);
  const had = await publishedOf(db, idCompany, records);
  const stores = shops.rows.map(({ id }) => id);
  const byRecord = grouped(changes, ({ entity, idEntity }) => [keyOf(entity, idEntity)]);
  const folded = [...byRecord].map(([key, all]) =>
    foldChanges({
      changes: all.map(({ pending, out, ...change }): Waiting => ({
        ...change,
        pending: new Set(pending),
        out: new Set(out),
      })),
      stores,
      published: had.get(key) ?? new Map<string, Snapshot | null>(),
      same: (one, other) => saysSame(all[0]?.entity ?? '', one, other),
    }),
  );
  const afters = new Map(changes.map(({ id, after }) => [id, after]));
  await write(
    db,
    idCompany,
    {
      gone: folded.flatMap(({ gone }) => gone),
      begun: folded.flatMap(({ begun }) => begun),
      ended: folded.flatMap(({ ended }) => ended),
      added: folded.flatMap(({ added }) => added),
    },
    (id) => afters.get(id) ?? null,
  );
};
