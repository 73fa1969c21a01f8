import type { AnswerOf, ChangeKind, deviceCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { acknowledgement, published, type Snapshot, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, malformed, unknownRecord } from '../../core/refusal.ts';
import { type Till, tillIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { lastCommitOf, lockStore } from '../sync/commit-to-store.ts';
import { storeNamed } from '../business/stores.ts';
import { tell } from '../message/index.ts';
import { settle } from '../sync/settle.ts';
import { withPins } from './pins.ts';

const numberFrom = (text: string): number => {
  const number = Number(text);
  if (!/^\d{1,10}$/.test(text) || number >= 2 ** 31)
    throw malformed('The number of a commit is a whole one.', [{ field: 'since', error: 'not_integer' }]);
  return number;
};

/** Notes that a till spoke; not at each of its questions, which come by the second. */
export const noteSeen = async (db: Database, { idCompany, idTerminal }: Till): Promise<void> => {
  await db
    .update(terminal)
    .set({ seen: sql`now()` })
    .where(
      and(
        eq(terminal.idCompany, idCompany),
        eq(terminal.id, idTerminal),
        sql`(${terminal.seen} is null or ${terminal.seen} < now() - interval '5 seconds')`,
      ),
    );
};

/**
 * Everything published to the till's store after a number, each record once in its newest state; from 0, or from a
 * number that the store never had, all that is there (docs/product.md §10.2).
 */
export const pull = async (work: Work, sinceText: string): Promise<AnswerOf<typeof deviceCalls.pull>> => {
  const { db } = work;
  const till = tillIn(work);
  const since = numberFrom(sinceText);
  await noteSeen(db, till);
  const [idCompany, idStore] = [sql`${till.idCompany}::uuid`, sql`${till.idStore}::uuid`];
  // One statement, so that the number and the records are of the same moment.
  const { rows } = await db.execute<{
    number: number;
    reload: boolean;
    entity: string | null;
    id: string;
    kind: ChangeKind;
    record: Snapshot | null;
  }>(sql`
    select newest.number, newest.reload, state.entity, state.id_entity as id, state.kind, state.record
    from (select last.number, ${since} = 0 or ${since} > last.number as reload
      from (select ${lastCommitOf(idCompany, idStore)} as number) last) newest
    left join ${published} state on state.id_company = ${idCompany} and state.id_store = ${idStore}
      and case when newest.reload then state.record is not null else state.number > ${since} end
    order by state.number, state.entity, state.id_entity`);
  const { number = 0, reload = true } = rows[0] ?? {};
  const changes = await withPins(
    db,
    till.idCompany,
    rows.flatMap(({ entity, id, kind, record }) => (entity === null ? [] : [{ entity, id, kind, record }])),
  );
  return {
    number,
    reload,
    changes: changes.map((change) => (reload ? { ...change, kind: 'RLD' as const } : change)),
  };
};

/** The till has everything up to a number, or says why it cannot take it (docs/product.md §9.3). */
export const acknowledge = async (
  work: Work,
  { number, error }: { readonly number: number; readonly error?: string | undefined },
): Promise<{ number: number }> => {
  const { db } = work;
  const till = tillIn(work);
  const { idCompany, idTerminal, idStore } = till;
  // Two tills of a store that answer at once are heard one after the other: each sees what the other said.
  const { lastCommit } = await lockStore(db, idCompany, idStore);
  if (number > lastCommit)
    throw constraint([{ entity: 'CMM', field: 'number', error: 'too_big', params: { max: lastCommit } }]);
  const mine = and(eq(terminal.idCompany, idCompany), eq(terminal.id, idTerminal));
  const [row] = await db.select().from(terminal).where(mine).for('no key update');
  if (!row) throw unknownRecord();
  const isNew =
    error === undefined
      ? number > row.acknowledged
      : number > row.acknowledged && (row.refused !== number || row.reason !== error);
  if (!isNew) return { number };
  if (error === undefined) {
    await db
      .update(terminal)
      .set({ acknowledged: number, refused: null, reason: null, refusedAt: null, seen: sql`now()` })
      .where(mine);
    await db.insert(acknowledgement).values({ idCompany, idTerminal, number }).onConflictDoNothing();
  } else {
    await db
      .update(terminal)
      .set({ refused: number, reason: error, refusedAt: sql`now()`, seen: sql`now()` })
      .where(mine);
  }
  const settled = await settle(db, idCompany, idStore);
  const [answered] = await db
    .select({ id: storeCommit.id, idAuthor: storeCommit.idAuthor })
    .from(storeCommit)
    .where(
      and(
        eq(storeCommit.idCompany, idCompany),
        eq(storeCommit.idStore, idStore),
        eq(storeCommit.number, number),
      ),
    );
  const data = { idStore, idTerminal, number };
  await emit(db, [
    ...(answered ? [{ idCompany, class: 'COMMIT' as const, id: answered.id, data }] : []),
    ...(settled[0] === undefined ? [] : [{ idCompany, class: 'TRACKER' as const, id: settled[0], data }]),
  ]);
  // Its author is told once, by the first till that does not take it.
  if (error !== undefined && answered && settled.includes(answered.id)) {
    const shop = await storeNamed(db, idCompany, idStore);
    await work.gate((identity) =>
      tell(identity, {
        idCompany,
        to: [answered.idAuthor],
        kind: 'publication.refused',
        about: { store: shop, number, till: row.name, reason: error },
        data: { idCommit: answered.id },
      }),
    );
  }
  return { number };
};
