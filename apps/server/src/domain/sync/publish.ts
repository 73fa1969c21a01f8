import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { tracker, trackerStore } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { type Author, authorOf } from './author.ts';
import { type Pending, withDependencies } from './closure.ts';
import { commitToStore, lockStore, type NewState } from './commit-to-store.ts';
import { keyOf } from './snapshot.ts';

/** What a store does not have yet, held so that nobody discards or publishes it meanwhile. */
const pendingIn = (db: Database, idCompany: string, idStore: string): Promise<Pending[]> =>
  db
    .select({
      id: tracker.id,
      position: tracker.position,
      entity: tracker.entity,
      idEntity: tracker.idEntity,
      kind: tracker.kind,
      code: tracker.code,
      names: tracker.names,
      before: tracker.before,
      after: tracker.after,
    })
    .from(trackerStore)
    .innerJoin(
      tracker,
      and(eq(tracker.idCompany, trackerStore.idCompany), eq(tracker.id, trackerStore.idTracker)),
    )
    .where(
      and(
        eq(trackerStore.idCompany, idCompany),
        eq(trackerStore.idStore, idStore),
        eq(trackerStore.status, 'PND'),
      ),
    )
    .orderBy(asc(tracker.position))
    .for('update', { of: trackerStore });

/** Each record once, as its newest change left it. */
const statesAfter = (changes: readonly Pending[]): NewState[] => [
  ...new Map(
    changes.map(({ entity, idEntity, code, names, after }) => [
      keyOf(entity, idEntity),
      { entity, idEntity, code, names, record: after },
    ]),
  ).values(),
];

const publishTo = async (
  db: Database,
  author: Author,
  idCompany: string,
  idStore: string,
  chosen: ReadonlySet<string> | undefined,
  note: string | undefined,
): Promise<string | undefined> => {
  const { lastCommit } = await lockStore(db, idCompany, idStore);
  const pending = await pendingIn(db, idCompany, idStore);
  const going = withDependencies(pending, ({ id }) => chosen?.has(id) ?? true);
  if (going.length === 0) return undefined;
  const { id } = await commitToStore(db, { idCompany, idStore, lastCommit }, author, statesAfter(going), {
    note,
  });
  await db
    .update(trackerStore)
    .set({ status: 'SNT', idCommit: id, reason: null })
    .where(
      and(
        eq(trackerStore.idCompany, idCompany),
        eq(trackerStore.idStore, idStore),
        sql`${trackerStore.idTracker} = any(${sql.param(going.map((change) => change.id))}::uuid[])`,
      ),
    );
  return id;
};

const refuseUnknown = (known: readonly { id: string }[], asked: readonly string[]): void => {
  const ids = new Set(known.map(({ id }) => id));
  if (asked.some((id) => !ids.has(id))) throw unknownRecord();
};

export interface Publication {
  readonly idCompany: string;
  readonly idStores: readonly string[];
  /** Without them, everything that is pending. */
  readonly idTrackers?: readonly string[] | undefined;
  /** Why, in the words of who publishes. */
  readonly note?: string | undefined;
}

/** 404 for stores and changes that are not the company's. */
export const refuseUnknownParts = async (
  db: Database,
  { idCompany, idStores, idTrackers }: Publication,
): Promise<void> => {
  const stores = await db.execute<{ id: string }>(
    sql`select id from ${store} where id_company = ${idCompany} and status <> 'D'
      and id = any(${sql.param([...idStores])}::uuid[])`,
  );
  refuseUnknown(stores.rows, idStores);
  if (!idTrackers) return;
  const known = await db
    .select({ id: tracker.id })
    .from(tracker)
    .where(and(eq(tracker.idCompany, idCompany), inArray(tracker.id, [...idTrackers])));
  refuseUnknown(known, idTrackers);
};

/**
 * Publishes pending changes: one commit for each store that has any of them pending (docs/product.md §9.2).
 * Answers the ids of the commits, in the order of the stores.
 */
export const publish = async (work: Work, asked: Publication): Promise<string[]> => {
  const { idCompany } = asked;
  const idStores = [...new Set(asked.idStores)];
  await refuseUnknownParts(work.db, asked);
  const author = authorOf(work);
  const chosen = asked.idTrackers && new Set(asked.idTrackers);
  const made = new Map<string, string>();
  // In one order for everybody: two publications that share stores must not wait for one another.
  for (const idStore of idStores.toSorted()) {
    const id = await publishTo(work.db, author, idCompany, idStore, chosen, asked.note);
    if (id) made.set(idStore, id);
  }
  if (made.size === 0)
    throw new Refusal('ERROR_NOTHING_PENDING', 'Nothing of this is still pending in these stores.');
  await emit(
    work.db,
    [...made].flatMap(([idStore, id]) => [
      { idCompany, class: 'COMMIT', id, data: { idStore } } as const,
      { idCompany, class: 'TRACKER', id, data: { idStore } } as const,
    ]),
  );
  return idStores.flatMap((idStore) => made.get(idStore) ?? []);
};
