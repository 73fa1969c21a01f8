import type { AnswerOf, Import, importCalls, ListedImport } from '@comanda/api/calls';
import { systemOf } from '@comanda/api/transfer';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { importJob, importRow } from '../../db/schema/import.ts';
import type { Database } from '../../db/transaction.ts';
import type { Work } from '../../core/work.ts';
import type { Job } from './hold.ts';
import { proposalsFor } from './proposals.ts';
import { veilFor } from './veil.ts';
import { isPassed } from './waves.ts';

const sampled = 5;
const newest = 50;

/** Of rows that are gone through in several waves, as many as that is of all. */
const rowsDone = ({ state, done, waves }: Job): number =>
  state === 'storing' || state === 'undoing' ? Math.floor(done / waves) : done;

/** An import as a list has it. */
const listedOf = (job: Job): ListedImport => ({
  id: job.id,
  idCompany: job.idCompany,
  entity: job.entity,
  version: job.version,
  fileName: job.fileName,
  bytes: job.bytes,
  author: { id: job.idAuthor, name: job.authorName },
  created: job.created.toISOString(),
  state: job.state,
  progress: { done: rowsDone(job), total: job.total },
  refusal: job.refusal && {
    code: job.refusal.code,
    ...(job.refusal.params && { params: { ...job.refusal.params } }),
  },
  halt: job.halt,
  counts: job.counts,
  stored: job.stored,
  undone: job.undone,
});

/** What is not known of files that were read before it was kept. */
const unarranged = {
  encodings: [],
  mixed: null,
  headingLine: 1,
  lines: [],
  gaps: [],
  filledDown: [],
  sections: null,
};

/** An import as the caller may look at it. */
export const shown = async (work: Work, job: Job): Promise<Import> => {
  const { db, caller } = work;
  const veil = veilFor(work, job);
  const samples = await db
    .select({ cells: importRow.cells })
    .from(importRow)
    .where(
      sql`${importRow.idCompany} = ${job.idCompany} and ${importRow.idImport} = ${job.id} and ${importRow.position} < ${sampled}`,
    )
    .orderBy(importRow.position);
  const { source, mapping } = job;
  const arranged = source && { ...unarranged, ...source };
  return {
    ...listedOf(job),
    source: arranged && { ...arranged, lines: veil.lines(arranged.lines, arranged.headingLine) },
    reading: job.reading,
    header: job.header,
    system: systemOf(job.header) ?? null,
    samples: samples.map(({ cells }) => veil.cells(cells)),
    settings: { mapping: mapping.map(({ target }) => target), decimalSign: job.decimalSign },
    recognised: mapping.map(({ by }) => by),
    meant: mapping.map(({ meant = null }) => meant),
    unreadPrices: mapping.flatMap(({ isPrice, target }, at) => (isPrice && target === null ? at : [])),
    unpriced: { count: job.unpriced?.count ?? 0, first: [...(job.unpriced?.first ?? [])] },
    decisions: job.decisions.filter(veil.isTold),
    decided: job.decided.filter(veil.isTold),
    problems: job.problems.map(proposalsFor(caller, job.idCompany).problem).map(veil.problem),
    problemCount: job.problemCount,
    createdRecords: job.beside.map(({ record, entity, code, names }) => ({
      id: record,
      entity,
      code,
      names,
    })),
  };
};

/** The newest imports of a company in some areas. */
export const newestOf = async (
  db: Database,
  idCompany: string,
  entities: readonly string[],
): Promise<AnswerOf<typeof importCalls.ofCompany>> => {
  const jobs = await db
    .select()
    .from(importJob)
    .where(sql`${eq(importJob.idCompany, idCompany)} and ${inArray(importJob.entity, [...entities])}`)
    .orderBy(desc(importJob.created))
    .limit(newest);
  return { elements: jobs.map(listedOf), total: jobs.length };
};

interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly kind?: string | undefined;
  readonly problem?: string | undefined;
}
/** A page of rows as the caller may look at them, all or of one outcome or problem. */
export const rowsOf = async (
  work: Work,
  job: Job,
  { limit, offset, kind, problem }: Asked,
): Promise<AnswerOf<typeof importCalls.rows>> => {
  const { db, caller } = work;
  const { idCompany, id } = job;
  const veil = veilFor(work, job);
  const proposals = proposalsFor(caller, idCompany);
  const where = sql.join(
    [
      sql`${importRow.idCompany} = ${idCompany} and ${importRow.idImport} = ${id}`,
      ...(kind === 'failed' ? [sql`(${importRow.failed} or ${importRow.kept} is not null)`] : []),
      ...(kind === undefined || kind === 'failed' ? [] : [sql`${importRow.kind} = ${kind}`]),
      // Only what is rejected has problems, and finding those is quick.
      ...(problem === undefined
        ? []
        : [sql`${importRow.kind} = 'rejected' and ${problem} = any(${importRow.problems})`]),
    ],
    sql` and `,
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(importRow)
    .where(where);
  const rows = await db
    .select()
    .from(importRow)
    .where(where)
    .orderBy(importRow.position)
    .limit(limit)
    .offset(offset);
  return {
    elements: rows.map(({ number, cells, outcome, idRecord, wrote, kept, picture, ...place }) => ({
      row: number,
      cells: veil.cells(cells),
      outcome: veil.outcome(proposals.outcome(outcome)),
      ...(wrote !== null && kept === null && isPassed(job, place) && { undone: true as const }),
      ...(idRecord !== null && { record: { id: idRecord } }),
      ...(kept !== null && { kept }),
      ...(picture !== null && { picture }),
    })),
    total: counted?.total ?? 0,
  };
};
