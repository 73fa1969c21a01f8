import { resources } from '@comanda/api/areas/all';
import { sql } from 'drizzle-orm';
import { tracker, trackerStore, published } from '../../db/schema/sync.ts';
import { joinedInOnePass } from '../../db/transaction.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { authorOf } from './author.ts';
import { commitToStore, lockStore, type NewState } from './commit-to-store.ts';

/** Entity of the records that changes are published to. */
export const storeEntity = 'STR';

/**
 * Keeps changes and new stores of a company apart until their transaction ends: otherwise a change and a store that
 * are written at the same moment would not see each other, and the store would never wait for the change.
 */
export const holdStores = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  mode: 'as they are' | 'to change them',
): Promise<void> => {
  const lock = sql.raw(mode === 'as they are' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await db.execute(sql`select ${lock}(hashtextextended(${`stores of ${idCompany}`}, 0))`);
};

/** Areas whose records are one store's: a store that opens has none of another's. */
const ofOneStore = resources.filter(({ owner }) => owner === 'store').map(({ code }) => code);
const isForAll = sql`change.entity <> all(${sql.param(ofOneStore)}::text[])`;

/** The newest published change of each record that all stores are given, whichever store has it. */
const newestPublished = (idCompany: string) => sql`
  select distinct on (change.entity, change.id_entity) change.*
  from ${tracker} change
  where change.id_company = ${idCompany} and ${isForAll} and exists (select from ${trackerStore} state
    where state.id_company = change.id_company and state.id_tracker = change.id and state.status <> 'PND')
  order by change.entity, change.id_entity, change.position desc`;

/** What the company has published is the store's next commit; what is newer waits for it too. */
const open = async (work: Work, idCompany: string, idStore: string): Promise<void> => {
  const { db } = work;
  const { lastCommit } = await lockStore(db, idCompany, idStore);
  const { rows } = await db.execute<NewState & Record<string, unknown>>(sql`
    select newest.entity, newest.id_entity as "idEntity", newest.code, newest.names, newest.after as record
    from (${newestPublished(idCompany)}) newest
    where newest.after is not null or exists (select from ${published} had
      where had.id_company = newest.id_company and had.id_store = ${idStore}
        and had.entity = newest.entity and had.id_entity = newest.id_entity and had.record is not null)`);
  await db.execute(sql`
    insert into ${trackerStore} (id_company, id_tracker, id_store, status)
    select change.id_company, change.id, ${idStore}, 'PND'
    from ${tracker} change
    left join (${newestPublished(idCompany)}) newest
      on newest.entity = change.entity and newest.id_entity = change.id_entity
    where change.id_company = ${idCompany} and ${isForAll} and change.position > coalesce(newest.position, 0)
    on conflict do nothing`);
  if (rows.length === 0) return;
  const made = await commitToStore(db, { idCompany, idStore, lastCommit }, authorOf(work), rows, {
    isReload: true,
  });
  await emit(db, [{ idCompany, class: 'COMMIT', id: made.id, data: { idStore } }]);
};

export interface StoreMoves {
  /** Ids of stores that are there from now on, and of those that are gone. */
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}
/**
 * A store that is new, or back, begins with what the company has published (docs/product.md §9.1.5); nothing waits any
 * longer for one that is gone.
 */
export const followStores = async (
  work: Work,
  idCompany: string,
  { opened, closed }: StoreMoves,
): Promise<void> => {
  if (closed.length > 0)
    await work.db.execute(sql`delete from ${trackerStore}
      where id_company = ${idCompany} and id_store = any(${sql.param(closed)}::uuid[])`);
  if (opened.length > 0)
    await joinedInOnePass(work.db, async () => {
      for (const id of opened) await open(work, idCompany, id);
    });
};
