import type { Draft, Image } from '@comanda/api/kernel';
import { movedWith, withPictures } from '@comanda/api/pictures';
import type { PictureReason } from '@comanda/api/calls';
import type { Outcome, PlannedRecord } from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { importRow } from '../../db/schema/import.ts';
import { type Write, type Written, writeMany } from '../../resource/writeMany.ts';
import { createBeside } from './beside.ts';
import { lastOrderOf } from './find.ts';
import type { Hold, Job, Step } from './hold.ts';
import { Pictures } from './pictures.ts';
import { rejectionsOf } from './refusal.ts';

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
  const rows = await db
    .select({
      position: importRow.position,
      number: importRow.number,
      cells: importRow.cells,
      outcome: importRow.outcome,
    })
    .from(importRow)
    .where(
      sql`${importRow.idCompany} = ${job.idCompany} and ${importRow.idImport} = ${job.id}
        and ${importRow.position} >= ${job.done} and ${importRow.position} < ${job.done + chunkOf(job)}
        and ${importRow.kind} in ('creates', 'changes')`,
    )
    .orderBy(importRow.position);
  return rows.flatMap(({ outcome, ...row }) => (outcome && 'record' in outcome ? [{ ...row, outcome }] : []));
};

/** Ids of the records created beside the rows, in place of what stood for them in the trial run. */
const settled = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => settled(part, ids));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, settled(part, ids)]))
    : value;
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
const writeOf = ({ job }: Step, planned: Planned, pictures: Pictures): Write => {
  const { outcome } = planned;
  const { id, version, values } = outcome.record;
  const ids = new Map(job.beside.map((created) => [created.id, created.record]));
  const sent: Draft = withPictures(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, settled(value, ids)])),
    fetchedFor(planned, pictures),
  );
  return id === undefined ? { sent } : { sent, record: { id, version: version ?? 0 } };
};

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

const writtenBy = async (
  step: Step,
  rows: readonly Planned[],
  pictures: Pictures,
): Promise<readonly Written[]> => {
  const { work, job, resource } = step;
  const writes = rows.map((row) => writeOf(step, row, pictures));
  const first = await writeMany(work, resource, job.idCompany, writes);
  const displaced = rows.flatMap((row, at) => (isDisplaced(step, row, first[at]) ? [at] : []));
  if (displaced.length === 0) return first;
  const last = await lastOrderOf(work, resource, job.idCompany);
  const again = await writeMany(
    work,
    resource,
    job.idCompany,
    displaced.map((at, nth) => ({ sent: { ...writes[at]?.sent, order: last + 1 + nth } })),
  );
  const places = new Map(displaced.map((at, nth) => [at, again[nth]]));
  return first.map((written, at) => places.get(at) ?? written);
};

/** What is kept of a row that was stored, so that it can be taken back; or why it was not. */
const lineOf = ({ job, resource }: Step, planned: Planned, written: Written, pictures: Pictures) => {
  const { position, number, cells, outcome } = planned;
  if (!written.ok) {
    const rejections = rejectionsOf(job, cells, written.refusal);
    return {
      position,
      kind: 'rejected',
      problems: [...new Set(rejections.map(({ problem }) => problem))],
      outcome: { row: number, kind: 'rejected', rejections },
      failed: true,
    };
  }
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
  if (job.done >= job.total || !counts || !stored) return false;
  const rows = await plannedIn(step);
  const written = rows.length === 0 ? [] : await writtenBy(step, rows, pictures);
  const lines = rows.flatMap((row, at) => (written[at] ? [lineOf(step, row, written[at], pictures)] : []));
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
    count(({ outcome }, one) => outcome.kind === kind && one?.ok === false);
  await change({
    done: Math.min(job.done + chunkOf(job), job.total),
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
  const { step } = hold;
  const pictures = new Pictures(hold);
  await step(async (begun) => {
    if (begun.job.done === 0) await createBeside(begun);
  });
  do {
    const next = await step(plannedIn);
    await pictures.fetch(next.flatMap(({ outcome }) => Object.values(outcome.record.pictures)));
  } while (await step((now) => storeChunk(now, pictures)));
  await step(({ change }) => change({ state: 'stored', rested: new Date() }));
};
