import { randomUUID } from 'node:crypto';
import type { Draft } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { tracker, trackerStore } from '../../db/schema/sync.ts';
import { type Work } from '../../http/handler.ts';
import type { Change } from '../../resource/change.ts';
import { emit } from '../../live/emit.ts';
import { authorOf } from './author.ts';
import { trackersChanged } from './events.ts';
import { foldPending } from './fold-pending.ts';
import { followStores, holdStores, storeEntity } from './followStores.ts';
import { snapshotOf } from './snapshot.ts';

const isNames = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** How a person knows the record: by its code and its names. */
export const subjectOf = (row: Draft): { code: string; names: Readonly<Record<string, string>> } => ({
  code: typeof row['code'] === 'string' ? row['code'] : '',
  names: isNames(row['names']) ? row['names'] : {},
});

/**
 * Makes the tracker of each change, pending in every store of its company, in the transaction that wrote it
 * (docs/product.md §9.1), and one of those that were pending. Writes that changed nothing are not told.
 */
export const recordChange = async (work: Work, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const author = authorOf(work);
  const rows = changes.map(({ resource, kind, before, after }) => ({
    idCompany: after.idCompany,
    id: randomUUID(),
    entity: resource.code,
    idEntity: after.id,
    kind,
    ...subjectOf(after),
    before: before && snapshotOf(before),
    after: kind === 'DLT' ? null : snapshotOf(after),
    idAuthor: author.id,
    authorName: author.name,
  }));
  const moved = (kind: Change['kind'], idCompany: string): string[] =>
    rows
      .filter((row) => row.entity === storeEntity && row.kind === kind && row.idCompany === idCompany)
      .map(({ idEntity }) => idEntity);
  await work.db.insert(tracker).values(rows);
  for (const idCompany of new Set(rows.map((row) => row.idCompany))) {
    const moves = { opened: moved('INS', idCompany), closed: moved('DLT', idCompany) };
    await holdStores(work, idCompany, moves.opened.length > 0 ? 'to change them' : 'as they are');
    const ids = rows.filter((row) => row.idCompany === idCompany).map(({ id }) => id);
    await work.db.execute(sql`
      insert into ${trackerStore} (id_company, id_tracker, id_store, status)
      select shop.id_company, fresh.id, shop.id, 'PND'
      from ${store} shop, unnest(${sql.param(ids)}::uuid[]) as fresh (id)
      where shop.id_company = ${idCompany} and shop.status <> 'D'`);
    await followStores(work, idCompany, moves);
    // What has just been made has no earlier change.
    const changed = rows.filter((row) => row.idCompany === idCompany && row.kind !== 'INS');
    await foldPending(work.db, idCompany, changed);
  }
  await emit(work.db, trackersChanged(rows));
};
