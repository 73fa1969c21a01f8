import { setImmediate as breathe } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { blank, type Draft, type Resource } from '@comanda/api/kernel';
import { isTarget, type Outcome, type PlannedRecord, same, Trial } from '@comanda/api/transfer';
import { companyOf, fieldIn, hiddenFrom } from './company.ts';
import { type Finder, finderFor, lastOrderOf } from './find.ts';
import type { Hold, Step } from './hold.ts';
import { keepOutcomes, rowsFrom, rowsNumbered } from './rows.ts';

/** Rows that are judged at once. */
const chunk = 500;
/** Rows that are judged before others get their turn: a few milliseconds. */
const breath = 50;
/** Rows that are looked through at once. */
const outlined = 2_000;
/** Problems that are told at once. */
const told = 200;

const trialOf = async ({ work, job, resource }: Step): Promise<Trial> => {
  const company = await companyOf(work, resource, job.idCompany);
  const hidden = hiddenFrom(resource, work, job.idCompany);
  // A language or a right may be gone since the columns were chosen.
  const mapping = job.mapping.map((column) =>
    column.target !== null &&
    (!isTarget(resource, company.languages, column.target) || hidden(fieldIn(column.target)))
      ? { target: null, by: 'unknown' as const }
      : column,
  );
  const { decimalSign, unnamed, decisions } = job;
  return new Trial(resource, { mapping, decimalSign, unnamed }, company, decisions);
};

/** What has to be written of a planned record: what a new one does not start with, or what changes of a stored one. */
const written = (resource: Resource, outcome: Outcome): Outcome => {
  if (!('record' in outcome)) return outcome;
  const start = blank(resource);
  const { record } = outcome;
  const isKept = (name: string, value: unknown): boolean => {
    // A picture that is still to be fetched is no value yet; a list has a place for it.
    if (outcome.kind === 'changes') return outcome.fields.includes(name) && !(name in record.pictures);
    return outcome.kind === 'creates' && !same(value, start[name]);
  };
  const values: Draft = Object.fromEntries(
    Object.entries(record.values).filter(([name, value]) => isKept(name, value)),
  );
  const kept: PlannedRecord = { ...record, values };
  return { ...outcome, record: kept };
};

interface Judging {
  readonly trial: Trial;
  readonly find: Finder;
}
const judgeChunk = async (step: Step, { trial, find }: Judging): Promise<boolean> => {
  const { db, job, resource, work } = step;
  const rows = await rowsFrom(db, job, job.done, chunk);
  if (rows.length === 0) return false;
  const heads = await rowsNumbered(db, job, trial.headsAbove(rows));
  const lines = trial.read(rows, heads);
  const found = await find(work, trial.ask(lines));
  const outcomes: Outcome[] = [];
  for (let at = 0; at < lines.length; at += breath) {
    const judged = trial.judge(lines.slice(at, at + breath), found);
    outcomes.push(...judged.map((outcome) => written(resource, outcome)));
    await breathe();
  }
  // What will be said anew is not written first.
  if (!trial.isOpen) await keepOutcomes(db, job, job.done, outcomes);
  await step.change({ done: job.done + rows.length });
  return true;
};

/** Goes through all rows as often as the trial run wants to. */
const judgeAll = async ({ step }: Hold, judging: Judging): Promise<void> => {
  do {
    await step(({ change }) => change({ done: 0 }));
    while (await step((now) => judgeChunk(now, judging))) await breathe();
  } while (judging.trial.again());
};

/**
 * Tries all rows from the first on (docs/product.md §25): what a row leaves to the later ones is nowhere but in the
 * trial run, so another server that goes on with it begins anew. Nothing is stored by it.
 */
export const judgeRows = async (hold: Hold): Promise<void> => {
  const { step } = hold;
  const judging = await step(async (begun) => ({
    trial: await trialOf(begun),
    find: finderFor(begun.resource, begun.job.idCompany),
  }));
  const { trial } = judging;
  for (let from = 0; ; from += outlined) {
    const rows = await step(({ db, job }) => rowsFrom(db, job, from, outlined));
    trial.outline(rows);
    if (rows.length < outlined) break;
  }
  await step(async ({ work, job, resource }) =>
    trial.begin(await lastOrderOf(work, resource, job.idCompany)),
  );
  await judgeAll(hold, judging);
  const { problems, problemCount, created, counts, waves, unpriced } = trial.summary();
  await step(({ change }) =>
    change({
      state: 'ready',
      rested: new Date(),
      problems: problems.slice(0, told),
      problemCount,
      beside: created.map((record) => ({ ...record, record: randomUUID() })),
      counts,
      waves,
      unpriced,
    }),
  );
};
