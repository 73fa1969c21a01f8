import { type Draft, fieldsOf, isMoved, isWithheld, type Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { unknownRecord } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { settleClaims } from './claims.ts';
import { refuseReferred } from './dependants.ts';
import { refuseHolder } from './exclusive.ts';
import { column, table } from './expressions.ts';
import { updateRecords } from './persist.ts';
import { readRecord } from './read.ts';
import { judge } from './judge.ts';

export interface RecordKey {
  readonly resource: Resource;
  readonly idCompany: string;
  readonly id: string;
}

/** Locks records, deleted ones too, against every other writer; always in the same order, so that two never wait for each other. */
export const lockRecords = async ({ db }: Pick<Work, 'db'>, keys: readonly RecordKey[]): Promise<void> => {
  const sorted = [...keys].sort((a, b) => {
    const [first, second] = [`${a.resource.code} ${a.id}`, `${b.resource.code} ${b.id}`];
    return first < second ? -1 : Number(first > second);
  });
  for (const { resource, idCompany, id } of sorted)
    await db.execute(
      sql`select 1 from ${table(resource)} where ${column('idCompany')} = ${idCompany} and ${column('id')} = ${id} for update`,
    );
};

/** The change made the record: without it, it is deleted. */
const takeAway = async (work: Work, resource: Resource, stored: WireRow): Promise<void> => {
  if (stored['status'] === 'D') return;
  refuseHolder(resource, stored);
  await refuseReferred(work, resource, [stored]);
  const { idCompany, id } = stored;
  const records = [{ idCompany, id, values: { status: 'D' }, before: stored }];
  await updateRecords(work, resource, records);
  await settleClaims(work, resource, records);
};
const putBack = async (work: Work, resource: Resource, stored: WireRow, record: Draft): Promise<void> => {
  // Of a secret or a file nothing was kept that could be put back, and a state goes by calls of its own: they stay.
  const values = Object.fromEntries(
    fieldsOf(resource).flatMap(([name, field]) =>
      isWithheld(field) ? [] : [[name, (isMoved(field) ? stored : record)[name]]],
    ),
  );
  const { idCompany, id } = stored;
  await judge(work, resource, idCompany, { id, values, before: stored });
  const records = [{ idCompany, id, values, before: stored }];
  await updateRecords(work, resource, records);
  await settleClaims(work, resource, records);
};

/**
 * Puts locked records back as they were before a change, each as a new version and without a change to publish
 * (docs/product.md §9.5); `record` is `null` where the change made it. The rules of any write hold: a code or order
 * that was given away since, or a reference that is gone, refuses it.
 */
export const restore = async (
  work: Work,
  records: readonly (RecordKey & { readonly record: Draft | null })[],
): Promise<void> => {
  for (const { resource, id, record } of records) {
    const stored = await readRecord(work, resource, id);
    if (!stored) throw unknownRecord();
    if (record) await putBack(work, resource, stored, record);
    else await takeAway(work, resource, stored);
  }
};
