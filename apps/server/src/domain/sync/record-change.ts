import { randomUUID } from 'node:crypto';
import { type Draft, isOfPlatform, isPublished } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { tracker, trackerStore } from '../../db/schema/sync.ts';
import type { Work } from '../../core/work.ts';
import type { Change } from '../../resource/change.ts';
import { emit } from '../../live/emit.ts';
import { authorBy } from './author.ts';
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

/** Lists of a company are told of what no till is given; nobody listens for what is the platform's. */
const isUntracked = ({ resource }: Change): boolean => !isPublished(resource) && !isOfPlatform(resource);
const toldOf = ({ resource, after }: Change) => ({
  idCompany: after.idCompany,
  id: after.id,
  entity: resource.code,
});

/**
 * Makes the tracker of each change, pending in every store of its company or in the one that the record is of, in the
 * transaction that wrote it (docs/product.md §9.1), and one of those that were pending. Writes that changed nothing are
 * not told, nor is what no till is given.
 */
export const recordChange = async (work: Work, all: readonly Change[]): Promise<void> => {
  await emit(work.db, trackersChanged(all.filter(isUntracked).map(toldOf)));
  const changes = all.filter(({ resource }) => isPublished(resource));
  if (changes.length === 0) return;
  const author = await authorBy(work);
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
  // What is one store's goes to no other; the one that it was of before hears that it has gone.
  const storesOf = new Map(
    changes.flatMap(({ resource, before, after }): [string, readonly unknown[]][] =>
      resource.owner === 'store'
        ? [
            [
              `${resource.code} ${after.id}`,
              [...new Set([after['idStore'], ...(before ? [before['idStore']] : [])])],
            ],
          ]
        : [],
    ),
  );
  await work.db.insert(tracker).values(rows);
  for (const idCompany of new Set(rows.map((row) => row.idCompany))) {
    const moves = { opened: moved('INS', idCompany), closed: moved('DLT', idCompany) };
    await holdStores(work, idCompany, moves.opened.length > 0 ? 'to change them' : 'as they are');
    const own = rows.filter((row) => row.idCompany === idCompany);
    const told = own.flatMap(({ id, entity, idEntity }) =>
      (storesOf.get(`${entity} ${idEntity}`) ?? [null]).map((idStore) => ({ id, idStore })),
    );
    const ids = told.map(({ id }) => id);
    const stores = told.map(({ idStore }) => idStore);
    await work.db.execute(sql`
      insert into ${trackerStore} (id_company, id_tracker, id_store, status)
      select shop.id_company, fresh.id, shop.id, 'PND'
      from ${store} shop, unnest(${sql.param(ids)}::uuid[], ${sql.param(stores)}::uuid[]) as fresh (id, id_store)
      where shop.id_company = ${idCompany} and shop.status <> 'D'
        and (fresh.id_store is null or fresh.id_store = shop.id)`);
    await followStores(work, idCompany, moves);
    // What has just been made has no earlier change.
    const changed = rows.filter((row) => row.idCompany === idCompany && row.kind !== 'INS');
    await foldPending(work.db, idCompany, changed);
  }
  await emit(work.db, trackersChanged(rows));
};
