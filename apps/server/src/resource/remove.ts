import type { Resource } from '@comanda/api/kernel';
import { recordChange } from '../domain/sync/record-change.ts';
import type { Work } from '../core/work.ts';
import type { Change, WireRow } from './change.ts';
import { settleClaims } from './claims.ts';
import { refuseReferred } from './dependants.ts';
import { refuseHolder } from './exclusive.ts';
import { letGo } from './letGo.ts';
import { updateRecords } from './persist.ts';
import { refuseTakenPins } from './pins.ts';
import { lockLive, readRecords } from './read.ts';

const setStatusOf = async (
  work: Work,
  resource: Resource,
  rows: readonly WireRow[],
  { kind, status }: { kind: Change['kind']; status: 'A' | 'I' | 'D' },
): Promise<void> => {
  if (rows.length === 0) return;
  const records = rows.map((before) => {
    const { idCompany, id } = before;
    return { idCompany, id, values: { status }, before };
  });
  await updateRecords(work, resource, records);
  // What goes on living keeps what it has.
  if (status === 'D') await settleClaims(work, resource, records);
  const stored = await readRecords(
    work,
    resource,
    rows.map(({ id }) => id),
  );
  const befores = new Map(rows.map((row) => [row.id, row]));
  await recordChange(
    work,
    stored.map((after) => ({ resource, kind, before: befores.get(after.id) ?? null, after })),
  );
};

/**
 * Deletes records, all of them or none (docs/product.md §7.6). What they refer to each other does not count, nor do lists
 * that let them go.
 */
export const removeRecords = async (
  work: Work,
  resource: Resource,
  ids: readonly string[],
): Promise<void> => {
  const rows = await lockLive(work, resource, [...new Set(ids)]);
  for (const row of rows) refuseHolder(resource, row);
  await letGo(work, resource, rows);
  await refuseReferred(work, resource, rows);
  await setStatusOf(work, resource, rows, { kind: 'DLT', status: 'D' });
};

/** Activates or deactivates records, all of them or none; those that are so already stay untouched. */
export const setStatus = async (
  work: Work,
  resource: Resource,
  ids: readonly string[],
  status: 'A' | 'I',
): Promise<void> => {
  const rows = await lockLive(work, resource, [...new Set(ids)]);
  const changed = rows.filter((row) => row['status'] !== status);
  if (status === 'I') for (const row of changed) refuseHolder(resource, row);
  if (status === 'A') await refuseTakenPins(work, resource, changed);
  await setStatusOf(work, resource, changed, { kind: 'EDT', status });
};
