import type { Draft, Resource } from '@comanda/api/kernel';
import type { Work } from '../http/handler.ts';
import { createRecord } from '../resource/engine.ts';

/** Ids of records by their codes. */
export type Ids = ReadonlyMap<string, string>;

export const idIn = (ids: Ids, code: string): string => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The demo data name ${code}, which is not there.`);
  return id;
};

/** Makes the records of an area in their order, 10 apart after `before` others, as a person would have written them. */
export const make = async <T extends { readonly code: string }>(
  work: Work,
  idCompany: string,
  resource: Resource,
  rows: readonly T[],
  draftOf: (row: T, ids: Ids) => Draft,
  before = 0,
): Promise<Ids> => {
  const ids = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const draft = { code: row.code, order: (before + index + 1) * 10, ...draftOf(row, ids) };
    ids.set(row.code, (await createRecord(work, resource, idCompany, draft)).id);
  }
  return ids;
};
