import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { commitItem, published, storeCommit, trackerStore } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { authorOf } from './author.ts';
import { commitToStore, lockStore, type NewState } from './commit-to-store.ts';
import { foldPending } from './fold-pending.ts';
import { isOfOneStore, keyOf, referredBy } from './snapshot.ts';

const changedLater = (entity: string, code: string, number: number): Refusal =>
  new Refusal('ERROR_CHANGED_LATER', `Commit ${number} of this store builds on it.`, {
    extra: [{ entity, error: 'ERROR_CHANGED_LATER', params: { code, number } }],
  });

/** The newest commit of the same store that touched one of the same records later. */
const refuseTouchedLater = async (
  db: Database,
  made: { idCompany: string; id: string; idStore: string; number: number },
): Promise<void> => {
  const [later] = await db
    .select({ number: storeCommit.number, entity: commitItem.entity, code: commitItem.code })
    .from(storeCommit)
    .innerJoin(
      commitItem,
      and(eq(commitItem.idCompany, storeCommit.idCompany), eq(commitItem.idCommit, storeCommit.id)),
    )
    .where(
      and(
        eq(storeCommit.idCompany, made.idCompany),
        eq(storeCommit.idStore, made.idStore),
        gt(storeCommit.number, made.number),
        sql`(${commitItem.entity}, ${commitItem.idEntity}) in (
          select own.entity, own.id_entity from ${commitItem} own
          where own.id_company = ${made.idCompany} and own.id_commit = ${made.id})`,
      ),
    )
    .orderBy(desc(storeCommit.number))
    .limit(1);
  if (later) throw changedLater(later.entity, later.code, later.number);
};

/**
 * A store must not be left with a record that refers to one that it no longer has: what is taken away must not be
 * referred to, and what returns must find what it refers to.
 */
const refuseDangling = async (
  db: Database,
  idCompany: string,
  idStore: string,
  states: readonly NewState[],
): Promise<void> => {
  const rows = await db
    .select({
      entity: published.entity,
      idEntity: published.idEntity,
      record: published.record,
      number: published.number,
    })
    .from(published)
    .where(and(eq(published.idCompany, idCompany), eq(published.idStore, idStore)));
  const present = new Map(rows.map((row) => [keyOf(row.entity, row.idEntity), row]));
  // What is one store's never was in another.
  const gone = (key: string): boolean => !present.get(key)?.record && !isOfOneStore(key);
  const touched = new Set(states.map(({ entity, idEntity }) => keyOf(entity, idEntity)));
  for (const { entity, idEntity, record } of rows) {
    const missing = referredBy(entity, record).find(gone);
    const key = keyOf(entity, idEntity);
    if (missing === undefined || (!touched.has(key) && !touched.has(missing))) continue;
    const blamed = touched.has(key) ? present.get(missing) : present.get(key);
    const code = record?.['code'];
    throw changedLater(entity, typeof code === 'string' ? code : '', blamed?.number ?? 0);
  }
};

/**
 * Takes a commit back by the inverse one, published to the same store as its next (docs/product.md §9.4). The changes
 * of the commit are pending there again; the company's own records are untouched. Answers the new commit's id.
 */
export const revert = async (work: Work, idCommit: string): Promise<string> => {
  const { db } = work;
  const [made] = await db.select().from(storeCommit).where(eq(storeCommit.id, idCommit));
  if (!made) throw unknownRecord();
  const { idCompany, idStore } = made;
  const { lastCommit } = await lockStore(db, idCompany, idStore);
  if (made.idReverts !== null)
    throw new Refusal('ERROR_INFORMATION_EXISTS', 'Its changes are pending: publish them again instead.', {
      type: 'InformationExits',
      extra: [{ entity: 'TRK' }],
    });
  if (made.number === 1)
    throw new Refusal('ERROR_FIRST_COMMIT', 'The store would be left with nothing to sell from.', {
      extra: [{ entity: 'CMM', error: 'ERROR_FIRST_COMMIT', params: { number: made.number } }],
    });
  await refuseTouchedLater(db, made);
  const items = await db
    .select()
    .from(commitItem)
    .where(and(eq(commitItem.idCompany, idCompany), eq(commitItem.idCommit, idCommit)));
  const states = items.map(({ entity, idEntity, code, names, before }) => ({
    entity,
    idEntity,
    code,
    names,
    record: before,
  }));
  const inverse = await commitToStore(db, { idCompany, idStore, lastCommit }, authorOf(work), states, {
    idReverts: idCommit,
  });
  await refuseDangling(db, idCompany, idStore, states);
  await db
    .update(trackerStore)
    .set({ status: 'PND', idCommit: null, reason: null })
    .where(and(eq(trackerStore.idCompany, idCompany), eq(trackerStore.idCommit, idCommit)));
  await foldPending(db, idCompany, states);
  await emit(db, [
    { idCompany, class: 'COMMIT', id: inverse.id, data: { idStore } },
    { idCompany, class: 'TRACKER', id: inverse.id, data: { idStore } },
  ]);
  return inverse.id;
};
