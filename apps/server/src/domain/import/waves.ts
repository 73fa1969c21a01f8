import { sql } from 'drizzle-orm';
import { importRow } from '../../db/schema/import.ts';
import type { Job } from './hold.ts';

/** A part of the rows of one wave, by their positions, and where the work stands after it. */
export interface Part {
  readonly wave: number;
  readonly from: number;
  readonly until: number;
  readonly done: number;
}

/**
 * Storing goes through all rows once for each wave: a row that refers to others of the file is of a later wave than
 * those, wherever it stands (docs/product.md §25). `done` counts rows of all waves; nothing where all are done.
 */
export const partAfter = ({ done, total, waves }: Job, size: number): Part | undefined => {
  if (done >= total * waves) return undefined;
  const wave = Math.floor(done / total);
  const from = done % total;
  const until = Math.min(from + size, total);
  return { wave, from, until, done: wave * total + until };
};
/** The same from the last row of the last wave back: what refers is taken back before what it refers to. */
export const partBefore = (job: Job, size: number): Part | undefined => {
  const mirrored = partAfter(job, size);
  if (!mirrored) return undefined;
  const { wave, from, until, done } = mirrored;
  return { wave: job.waves - 1 - wave, from: job.total - until, until: job.total - from, done };
};

/** Whether undoing has come past a row; one that it has left says why (`kept`). */
export const isPassed = (
  { undone, done, total, waves }: Job,
  { wave, position }: { readonly wave: number; readonly position: number },
): boolean => undone !== null && wave * total + position >= waves * total - done;

export const inPart = ({ idCompany, id }: Job, { wave, from, until }: Part) =>
  sql`${importRow.idCompany} = ${idCompany} and ${importRow.idImport} = ${id} and ${importRow.wave} = ${wave}
    and ${importRow.position} >= ${from} and ${importRow.position} < ${until}`;
