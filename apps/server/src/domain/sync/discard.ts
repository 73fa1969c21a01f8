import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { tracker, trackerStore } from '../../db/schema/sync.ts';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { lockRecords, restore } from '../../resource/restore.ts';
import { grouped } from './closure.ts';
import { trackersChanged } from './events.ts';
import { foldPending } from './fold-pending.ts';
import { followStores, holdStores, storeEntity } from './followStores.ts';
import { definitionOf, keyOf } from './snapshot.ts';

/**
 * Discards pending changes, all or none: each record goes back to what it was before, as a new version, and the
 * trackers are gone (docs/product.md §9.5). Of several changes of one record the later goes first.
 */
export const discard = async (work: Work, ids: readonly string[]): Promise<void> => {
  const { db } = work;
  const wanted = [...new Set(ids)];
  const found = await db
    .select()
    .from(tracker)
    .where(inArray(tracker.id, wanted))
    .orderBy(desc(tracker.position));
  if (found.length !== wanted.length) throw unknownRecord();
  const changes = found.map((change) => {
    const resource = definitionOf(change.entity);
    if (!resource) throw unknownRecord();
    return { ...change, resource };
  });
  // The records first, as every write does: from here on nobody changes them later.
  await lockRecords(
    work,
    changes.map(({ resource, idCompany, idEntity }) => ({ resource, idCompany, id: idEntity })),
  );
  const states = await db
    .select()
    .from(trackerStore)
    .where(inArray(trackerStore.idTracker, wanted))
    .for('update');
  const chosen = new Set(wanted);
  for (const { id, entity, idEntity, idCompany, position, code } of changes) {
    const taken = states.find(({ idTracker, status }) => idTracker === id && status !== 'PND');
    if (taken)
      throw new Refusal('ERROR_ALREADY_PUBLISHED', 'A store has this change.', {
        extra: [{ entity, error: 'ERROR_ALREADY_PUBLISHED', params: { code } }],
      });
    const later = await db
      .select({ id: tracker.id })
      .from(tracker)
      .where(
        and(
          eq(tracker.idCompany, idCompany),
          eq(tracker.entity, entity),
          eq(tracker.idEntity, idEntity),
          gt(tracker.position, position),
        ),
      );
    if (later.some((other) => !chosen.has(other.id)))
      throw new Refusal('ERROR_CHANGED_LATER', 'The record was changed again later.', {
        extra: [{ entity, error: 'ERROR_CHANGED_LATER', params: { code } }],
      });
  }
  // The oldest discarded change of a record says what it was before; later ones are undone with it.
  const firsts = new Map(changes.map((change) => [keyOf(change.entity, change.idEntity), change]));
  await restore(
    work,
    [...firsts.values()].map(({ resource, idCompany, idEntity, before }) => ({
      resource,
      idCompany,
      id: idEntity,
      record: before,
    })),
  );
  await db.delete(tracker).where(inArray(tracker.id, wanted));
  for (const { idCompany, entity, idEntity, before } of firsts.values()) {
    if (entity !== storeEntity) continue;
    const isBack = before !== null && changes.some((one) => one.idEntity === idEntity && one.kind === 'DLT');
    await holdStores(work, idCompany, 'to change them');
    await followStores(work, idCompany, {
      opened: isBack ? [idEntity] : [],
      closed: before === null ? [idEntity] : [],
    });
  }
  for (const [idCompany, records] of grouped(firsts.values(), (change) => [change.idCompany]))
    await foldPending(db, idCompany, records);
  await emit(db, trackersChanged(changes));
};
