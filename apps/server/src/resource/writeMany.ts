import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { Refusal, unknownRecord } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import type { WireRow } from './change.ts';
import { readRecord } from './read.ts';
import { changeRecord, createRecord } from './write.ts';

export interface Write {
  /** Fields of the record. Those that are left out stay as they are stored, or start as the definition says. */
  readonly sent: Draft;
  /** The stored record that it changes, from the version that was read; none: a new one. */
  readonly record?: { readonly id: string; readonly version: number };
  /** Id for a new record, else random. */
  readonly id?: string;
}
export type Written =
  | {
      readonly ok: true;
      readonly kind: 'created' | 'changed' | 'unchanged';
      readonly before: WireRow | null;
      readonly after: WireRow;
    }
  | { readonly ok: false; readonly refusal: Refusal };

const create = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  { sent, id }: Write,
): Promise<Written> => ({
  ok: true,
  kind: 'created',
  before: null,
  after: await createRecord(work, resource, idCompany, sent, id),
});

const change = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  {
    sent,
    record,
  }: { readonly sent: Draft; readonly record: { readonly id: string; readonly version: number } },
): Promise<Written> => {
  const before = await readRecord(work, resource, record.id);
  if (before?.idCompany !== idCompany) throw unknownRecord();
  const fields = fieldsOf(resource).flatMap(([name]) => (name in before ? [[name, before[name]]] : []));
  const after = await changeRecord(work, resource, {
    ...record,
    sent: { ...Object.fromEntries(fields), ...sent },
  });
  return { ok: true, kind: after.version === record.version ? 'unchanged' : 'changed', before, after };
};

const one = (work: Work, resource: Resource, idCompany: string, write: Write): Promise<Written> =>
  work.db
    .transaction((db) => {
      const inner = { ...work, db };
      const { record, sent } = write;
      return record
        ? change(inner, resource, idCompany, { record, sent })
        : create(inner, resource, idCompany, write);
    })
    .catch((error: unknown): Written => {
      if (error instanceof Refusal) return { ok: false, refusal: error };
      throw error;
    });

/**
 * Does writes of one area, each judged as if it came alone: one that is refused leaves no trace and hinders none of
 * the others.
 */
export const writeMany = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  writes: readonly Write[],
): Promise<readonly Written[]> => {
  const done: Written[] = [];
  for (const write of writes) done.push(await one(work, resource, idCompany, write));
  return done;
};
