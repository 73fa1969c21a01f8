import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { commitItem, published, type Snapshot, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Author } from './author.ts';
import { kindBetween } from './folding.ts';
import { keyOf } from './snapshot.ts';

/** The state of one record that a store is to have; `null` takes the record away. */
export interface NewState {
  readonly entity: string;
  readonly idEntity: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly record: Snapshot | null;
}
export interface MadeCommit {
  readonly id: string;
  readonly number: number;
}
/** The commit that it takes back, why it is made, or that it holds all that the store is to begin with. */
export interface MadeAs {
  readonly idReverts?: string;
  readonly note?: string | undefined;
  readonly isReload?: boolean;
}

/** Number of a store's newest commit: 0 before the first (docs/product.md §9.2.1). */
export const lastCommitOf = (idCompany: SQL, idStore: SQL): SQL<number> =>
  sql<number>`(select coalesce(max(made.number), 0) from ${storeCommit} made
    where made.id_company = ${idCompany} and made.id_store = ${idStore})`;

/** Keeps other publications to the store waiting: numbers have no gaps (docs/product.md §9.2.1). */
export const lockStore = async (
  db: Database,
  idCompany: string,
  idStore: string,
): Promise<{ lastCommit: number }> => {
  const held = await db.execute(
    sql`select 1 from ${store} where id_company = ${idCompany} and id = ${idStore} for no key update`,
  );
  if (held.rows.length === 0) throw unknownRecord();
  // A statement of its own: it sees the commit that the lock had to wait for.
  const { rows } = await db.execute<{ lastCommit: number }>(
    sql`select ${lastCommitOf(sql`${idCompany}`, sql`${idStore}`)} as "lastCommit"`,
  );
  return { lastCommit: rows[0]?.lastCommit ?? 0 };
};

/** What the store has of some records now. */
const stateOf = async (
  db: Database,
  idCompany: string,
  idStore: string,
  states: readonly NewState[],
): Promise<ReadonlyMap<string, Snapshot | null>> => {
  const rows = await db
    .select({ entity: published.entity, idEntity: published.idEntity, record: published.record })
    .from(published)
    .where(
      and(
        eq(published.idCompany, idCompany),
        eq(published.idStore, idStore),
        sql`(${published.entity}, ${published.idEntity}) in (select * from unnest(${sql.param(
          states.map(({ entity }) => entity),
        )}::text[], ${sql.param(states.map(({ idEntity }) => idEntity))}::uuid[]))`,
      ),
    );
  return new Map(rows.map(({ entity, idEntity, record }) => [keyOf(entity, idEntity), record]));
};

/** Makes the next commit of a store that `lockStore` holds, and moves its published state on. */
export const commitToStore = async (
  db: Database,
  where: { readonly idCompany: string; readonly idStore: string; readonly lastCommit: number },
  author: Author,
  states: readonly NewState[],
  { idReverts, note, isReload = false }: MadeAs = {},
): Promise<MadeCommit> => {
  const { idCompany, idStore } = where;
  const made = { id: randomUUID(), number: where.lastCommit + 1 };
  const had = await stateOf(db, idCompany, idStore, states);
  const items = states.map(({ entity, idEntity, code, names, record }) => {
    const before = had.get(keyOf(entity, idEntity)) ?? null;
    return {
      entity,
      idEntity,
      code,
      names,
      before,
      after: record,
      kind: isReload ? 'RLD' : kindBetween(before, record),
    };
  });
  await db.insert(storeCommit).values({
    idCompany,
    id: made.id,
    idStore,
    number: made.number,
    status: 'SNT',
    changes: items.length,
    idAuthor: author.id,
    authorName: author.name,
    idReverts: idReverts ?? null,
    note: note ?? null,
  });
  // One parameter whatever their number: a publication may hold a whole catalogue.
  await db.execute(sql`
    insert into ${commitItem} (id_company, id_commit, entity, id_entity, kind, code, names, before, after)
    select ${idCompany}, ${made.id}, item.entity, item."idEntity", item.kind, item.code, item.names, item.before, item.after
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item
      (entity text, "idEntity" uuid, kind text, code text, names jsonb, before jsonb, after jsonb)`);
  await db.execute(sql`
    insert into ${published} as state (id_company, id_store, entity, id_entity, record, kind, number)
    select id_company, ${idStore}, entity, id_entity, after, kind, ${made.number}
    from ${commitItem} where id_company = ${idCompany} and id_commit = ${made.id}
    on conflict (id_company, id_store, entity, id_entity)
    do update set record = excluded.record, kind = excluded.kind, number = excluded.number`);
  return made;
};
