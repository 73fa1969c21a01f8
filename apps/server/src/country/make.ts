import { randomUUID } from 'node:crypto';
import type { Draft, Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { recordTable } from '../db/naming.ts';
import type { Work } from '../core/work.ts';
import { writeMany } from '../resource/engine.ts';

/** Ids of records by their codes. */
export type Ids = ReadonlyMap<string, string>;

export const idIn = (ids: Ids, code: string): string => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`A record names ${code}, which is not there.`);
  return id;
};

/**
 * Makes the records of an area in their order, 10 apart after `before` others, as a person would have written them.
 * One may name those of its area that come before it.
 */
export const make = async <T extends { readonly code: string }>(
  work: Work,
  idCompany: string,
  resource: Resource,
  rows: readonly T[],
  draftOf: (row: T, ids: Ids) => Draft,
  before = 0,
): Promise<Ids> => {
  const ids = new Map(rows.map(({ code }) => [code, randomUUID()]));
  const written = await writeMany(
    work,
    resource,
    idCompany,
    rows.map((row, index) => ({
      id: idIn(ids, row.code),
      sent: { code: row.code, order: (before + index + 1) * 10, ...draftOf(row, ids) },
    })),
  );
  for (const one of written) if (!one.ok) throw one.refusal;
  return ids;
};

/** Ids of the records that an area holds already, by their codes. */
export const idsOf = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  resource: Resource,
): Promise<Ids> => {
  const { rows } = await db.execute<{ id: string; code: string }>(
    sql`select id, code from ${sql.identifier(recordTable(resource))} where id_company = ${idCompany}`,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
};
