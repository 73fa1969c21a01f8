import type { PictureReason } from '@comanda/api/calls';
import type { Draft, Image } from '@comanda/api/kernel';
import { movedWith, withPictures } from '@comanda/api/pictures';
import type { Outcome, PlannedRecord, Rejection } from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { importRow } from '../../db/schema/import.ts';
import { type Write, type Written, writeMany } from '../../resource/writeMany.ts';
import { tell } from '../message/index.ts';
import { createBeside } from './beside.ts';
import { lastOrderOf } from './find.ts';
import type { Hold, Job, Step } from './hold.ts';
import { newsOfStored } from './news.ts';
import { Pictures } from './pictures.ts';
import { Made } from './references.ts';
import { rejectionsOf } from './refusal.ts';
import { inPart, partAfter } from './waves.ts';

/** Rows that are stored in one transaction; fewer where their pictures have to be fetched before. */
const plain = 500;
const pictured = 50;
const chunkOf = ({ counts }: Job): number => (counts && counts.images > 0 ? pictured : plain);

interface Planned {
  readonly position: number;
  readonly number: number;
  readonly cells: readonly string[];
  readonly outcome: Extract<Outcome, { readonly record: PlannedRecord }>;
}

const plannedIn = async ({ db, job }: Step): Promise<Planned[]> => {
  const part = partAfter(job, chunkOf(job));
  if (!part) return [];
  const rows = await db
    .select({
      position: importRow.position,
      number: importRow.number,
      cells: importRow.cells,
      outcome: importRow.outcome,
    })
    .from(importRow)
    .where(sql`${inPart(job, part)} and ${importRow.kind} in ('creates', 'changes')`)
    .orderBy(importRow.position);
  return rows.flatMap(({ outcome, ...row }) => (outcome && 'record' in outcome ? [{ ...row, outcome }] : []));
};

/** Pictures of a planned record that are here by now, by their paths. */
const fetchedFor = ({ outcome }: Planned, pictures: Pictures): Readonly<Record<string, Image>> =>
  Object.fromEntries(
    Object.entries(outcome.record.pictures).flatMap(([path, address]) => {
      const taken = pictures.at(address);
      return taken?.ok ? [[path, { url: taken.url }]] : [];
    }),
  );
const missingOf = ({ outcome }: Planned, pictures: Pictures): PictureReason | undefined => {
  for (const address of Object.values(outcome.record.pictures)) {
    const taken = pictures.at(address);
    if (taken?.ok === false) return taken.why;
  }
  return undefined;
};
const wantedBy = ({ outcome }: Planned): number => Object.keys(outcome.record.pictures).length;
/** What rows refer to and show, as far as it is here by now. */
interface Means {
  readonly made: Made;
  readonly pictures: Pictures;
}
const writeOf = (planned: Planned, { made, pictures }: Means): Write => {
  const { id, version, values } = planned.outcome.record;
  const sent: Draft = withPictures(made.settled(values), fetchedFor(planned, pictures));
  return id === undefined ? { sent } : { sent, record: { id, version: version ?? 0 } };
};

/** Another import that is stored at the same moment can take the next places too; each time one of the two is done. */
const attempts = 10;
/** A place at the end that the trial run gave to a row, and that somebody else has taken meanwhile. */
const isDisplaced = ({ job }: Step, { cells, outcome }: Planned, written: Written | undefined): boolean => {
  const at = job.mapping.findIndex(({ target }) => target === 'order');
  return (
    written?.ok === false &&
    written.refusal.code === 'ERROR_ORDER_EXIST' &&
    outcome.kind === 'creates' &&
    (cells[at] ?? '').trim() === ''
  );
};

const writtenBy = async (step: Step, rows: readonly Planned[], means: Means): Promise<readonly Written[]> => {
  const { work, job, resource } = step;
  const writes = rows.map((row) => writeOf(row, means));
  const written = [...(await writeMany(work, resource, job.idCompany, writes))];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const displaced = rows.flatMap((row, at) => (isDisplaced(step, row, written[at]) ? [at] : []));
    if (displaced.length === 0) break;
    const last = await lastOrderOf(work, resource, job.idCompany);
    const again = await writeMany(
      work,
      resource,
      job.idCompany,
      displaced.map((at, nth) => ({ sent: { ...writes[at]?.sent, order: last + 1 + nth } })),
    );
    for (const [nth, at] of displaced.entries()) {
      const one = again[nth];
      if (one) written[at] = one;
    }
  }
  return written;
};

/** What is kept of a row that is not stored after all. */
const refusedLine = ({ position, number }: Planned, rejections: readonly Rejection[]) => ({
  position,
  kind: 'rejected',
  problems: [...new Set(rejections.map(({ problem }) => problem))],
  outcome: { row: number, kind: 'rejected', rejections },
  failed: true,
});
/** What is kept of a row that was stored, so that it can be taken back; or why it was not. */
const lineOf = ({ job, resource }: Step, planned: Planned, written: Written, pictures: Pictures) => {
  const { position, cells, outcome } = planned;
  if (!written.ok) return refusedLine(planned, rejectionsOf(job, cells, written.refusal));
  const { kind, before, after } = written;
  const fields =
    outcome.kind === 'changes' ? outcome.fields.flatMap((name) => movedWith(resource, name)) : [];
  return {
    position,
    kind: outcome.kind,
    problems: null,
    outcome,
    failed: false,
    picture: missingOf(planned, pictures),
    record: after.id,
    wrote: kind === 'unchanged' ? null : kind,
    version: after.version,
    before: before && Object.fromEntries(fields.map((name) => [name, before[name]])),
  };
};

const storeChunk = async (step: Step, pictures: Pictures): Promise<boolean> => {
  const { db, job, change } = step;
  const { counts, stored } = job;
  const part = partAfter(job, chunkOf(job));
  if (!part || !counts || !stored) return false;
  const planned = await plannedIn(step);
  const made = new Made(step);
  await made.learn(step, planned);
  const rows = planned.filter((row) => made.lost(row).length === 0);
  const lost = planned.filter((row) => !rows.includes(row));
  const written = rows.length === 0 ? [] : await writtenBy(step, rows, { made, pictures });
  const lines = [
    ...rows.flatMap((row, at) => (written[at] ? [lineOf(step, row, written[at], pictures)] : [])),
    ...lost.map((row) => refusedLine(row, made.lost(row))),
  ];
  await db.execute(sql`update ${importRow} set kind = line.kind, problems = line.problems, outcome = line.outcome,
      failed = line.failed, picture = line.picture, id_record = line.record, wrote = line.wrote, version_after = line.version, before = line.before
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line (position int, kind text, problems text[],
      outcome jsonb, failed boolean, picture text, record uuid, wrote text, version int, before jsonb)
    where ${importRow.idCompany} = ${job.idCompany} and ${importRow.idImport} = ${job.id}
      and ${importRow.position} = line.position`);
  const sum = (of: (row: Planned, one: Written | undefined) => number): number =>
    rows.reduce((total, row, at) => total + of(row, written[at]), 0);
  const count = (holds: (row: Planned, one: Written | undefined) => boolean): number =>
    sum((row, one) => (holds(row, one) ? 1 : 0));
  const failed = (kind: 'creates' | 'changes') =>
    count(({ outcome }, one) => outcome.kind === kind && one?.ok === false) +
    lost.filter(({ outcome }) => outcome.kind === kind).length;
  await change({
    done: part.done,
    counts: {
      ...counts,
      creates: counts.creates - failed('creates'),
      changes: counts.changes - failed('changes'),
      rejected: counts.rejected + failed('creates') + failed('changes'),
    },
    stored: {
      created: stored.created + count((_, one) => one?.ok === true && one.kind === 'created'),
      changed: stored.changed + count((_, one) => one?.ok === true && one.kind === 'changed'),
      failed: stored.failed + failed('creates') + failed('changes'),
      pictures: stored.pictures + sum((row, one) => (one?.ok === true ? wantedBy(row) : 0)),
      picturesFailed:
        stored.picturesFailed +
        sum((row, one) =>
          one?.ok === true ? wantedBy(row) - Object.keys(fetchedFor(row, pictures)).length : 0,
        ),
    },
  });
  return true;
};

/**
 * Stores what the trial run has planned, a part of the rows in each transaction, from where it stands. A row that is
 * refused now is rejected with its reason and hinders no other (docs/product.md §25).
 */
export const storeRows = async (hold: Hold): Promise<void> => {
  const { step, counting } = hold;
  const pictures = new Pictures(hold);
  await step(async (begun) => {
    if (begun.job.done === 0) await createBeside(begun);
  });
  do {
    const next = await step(async (now) => ({
      rows: await plannedIn(now),
      created: now.job.stored?.created ?? 0,
      resource: now.resource,
    }));
    await counting.wrote(next.resource, next.created);
    await pictures.fetch(next.rows.flatMap(({ outcome }) => Object.values(outcome.record.pictures)));
  } while (await step((now) => storeChunk(now, pictures)));
  await step(async ({ work, job, resource, change }) => {
    await change({ state: 'stored', rested: new Date() });
    await work.gate((db) => tell(db, newsOfStored(job, resource)));
  });
};
