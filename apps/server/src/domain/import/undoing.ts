import { sql } from 'drizzle-orm';
import { resourceOf } from '../../db/naming.ts';
import { importRow } from '../../db/schema/import.ts';
import { Refusal } from '../../core/refusal.ts';
import { readRecords } from '../../resource/read.ts';
import { removeRecords } from '../../resource/remove.ts';
import { writeMany } from '../../resource/writeMany.ts';
import type { Hold, Step } from './hold.ts';
import { partBefore, inPart } from './waves.ts';

/** Rows that are taken back in one transaction. */
const chunk = 500;

interface Row {
  readonly position: number;
  readonly idRecord: string;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>> | null;
}
type Kept = 'changed' | 'used';
interface Made {
  readonly id: string;
  readonly version: number;
}

/** Deletes records within a savepoint; answers whether that was possible. */
const remove = async (step: Step, entity: string, ids: readonly string[]): Promise<boolean> => {
  const { work } = step;
  try {
    await work.db.transaction((db) => removeRecords({ ...work, db }, resourceOf(entity), ids));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Deletes those of some records that nobody has changed since or refers to; answers why the others are left. */
const removeUnused = async (
  step: Step,
  entity: string,
  made: readonly Made[],
): Promise<ReadonlyMap<string, Kept>> => {
  const kept = new Map<string, Kept>();
  const stored = await readRecords(
    step.work,
    resourceOf(entity),
    made.map(({ id }) => id),
  );
  const now = new Map(stored.map((record) => [record.id, record]));
  const untouched: string[] = [];
  for (const { id, version } of made) {
    const record = now.get(id);
    if (record?.version === version && record['status'] !== 'D') untouched.push(id);
    else kept.set(id, 'changed');
  }
  if (untouched.length > 0 && !(await remove(step, entity, untouched)))
    for (const id of untouched) if (!(await remove(step, entity, [id]))) kept.set(id, 'used');
  return kept;
};

const undoChunk = async (step: Step): Promise<boolean> => {
  const { work, db, job, resource, change } = step;
  const { undone } = job;
  const part = partBefore(job, chunk);
  if (!part || !undone) return false;
  const { rows } = await db.execute<Row & { wrote: 'created' | 'changed' } & Record<string, unknown>>(
    sql`select position, id_record as "idRecord", version_after as version, before, wrote from ${importRow}
      where ${inPart(job, part)} and ${importRow.wrote} is not null order by position desc`,
  );
  const created = rows.filter(({ wrote }) => wrote === 'created');
  const changed = rows.filter(({ wrote }) => wrote === 'changed');
  const kept = new Map<string, Kept>(
    created.length === 0
      ? []
      : await removeUnused(
          step,
          resource.code,
          created.map(({ idRecord, version }) => ({ id: idRecord, version })),
        ),
  );
  const written = await writeMany(
    work,
    resource,
    job.idCompany,
    changed.map(({ idRecord, version, before }) => ({
      sent: before ?? {},
      record: { id: idRecord, version },
    })),
  );
  for (const [at, { idRecord }] of changed.entries()) if (!written[at]?.ok) kept.set(idRecord, 'changed');
  const lines = rows.flatMap(({ position, idRecord }) =>
    kept.has(idRecord) ? [{ position, kept: kept.get(idRecord) }] : [],
  );
  await db.execute(sql`update ${importRow} set kept = line.kept
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line (position int, kept text)
    where ${inPart(job, part)} and ${importRow.position} = line.position`);
  await change({
    done: part.done,
    undone: { taken: undone.taken + rows.length - lines.length, kept: undone.kept + lines.length },
  });
  return true;
};

/** Records made beside the rows, once the rows that refer to them are taken back. */
const undoBeside = async (step: Step): Promise<void> => {
  const { job, change } = step;
  const { undone } = job;
  const made = job.beside.flatMap(({ entity, record, version }) =>
    version === undefined ? [] : [{ entity, id: record, version }],
  );
  if (!undone || made.length === 0) return;
  let kept = 0;
  for (const { entity, ...one } of made) kept += (await removeUnused(step, entity, [one])).size;
  await change({ undone: { taken: undone.taken + made.length - kept, kept: undone.kept + kept } });
};

/**
 * Takes back what an import has stored, the last row first, by writes like any other: records that it made are
 * deleted, changed ones get back what they had. What somebody has changed or uses since is left (docs/product.md §25).
 */
export const undoRows = async ({ step }: Hold): Promise<void> => {
  while (await step(undoChunk));
  await step(async (last) => {
    await undoBeside(last);
    await last.change({ state: 'undone', rested: new Date() });
  });
};
