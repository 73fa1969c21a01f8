import { sql } from 'drizzle-orm';
import { hashColumn, pinsOf, recordTable, resourceOf } from '../../db/naming.ts';
import type { Snapshot } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { definitionOf } from '../sync/snapshot.ts';

interface Changed {
  readonly entity: string;
  readonly id: string;
  readonly record: Snapshot | null;
}

const pinsIn = (entity: string): readonly string[] => {
  const resource = definitionOf(entity);
  return resource ? pinsOf(resource) : [];
};

/** The hashes of some records of an area, by their ids. */
const hashesOf = async (
  db: Database,
  idCompany: string,
  {
    entity,
    field,
    ids,
  }: { readonly entity: string; readonly field: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string | null>> => {
  const { rows } = await db.execute<{ id: string; hash: string | null }>(
    sql`select id, ${sql.identifier(hashColumn(field))} as hash
      from ${sql.identifier(recordTable(resourceOf(entity)))}
      where id_company = ${idCompany} and id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};

/**
 * Gives a till the hash of each PIN among what it pulls, to check it by without a line, and null where there is none
 * (docs/product.md §10.2). No change keeps it: a till has the present one, also after a publication was reverted.
 */
export const withPins = async <C extends Changed>(
  db: Database,
  idCompany: string,
  changes: readonly C[],
): Promise<readonly C[]> => {
  let told = changes;
  for (const entity of new Set(changes.map((change) => change.entity)))
    for (const field of pinsIn(entity)) {
      const ids = changes.flatMap((change) => (change.entity === entity && change.record ? [change.id] : []));
      const hashes = await hashesOf(db, idCompany, { entity, field, ids });
      told = told.map((change) =>
        change.entity === entity && change.record
          ? { ...change, record: { ...change.record, [field]: hashes.get(change.id) ?? null } }
          : change,
      );
    }
  return told;
};
