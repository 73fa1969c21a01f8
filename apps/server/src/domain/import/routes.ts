import { randomUUID } from 'node:crypto';
import { type AnyCall, changes, type Import, importCalls, importInto, isOffered } from '@comanda/api/calls';
import { type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf, type Verb } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { type Decision, isTarget, type Mapping, type Reading } from '@comanda/api/transfer';
import { formats } from '@comanda/api/validation';
import { eq, sql } from 'drizzle-orm';
import { resourceOf } from '../../db/naming.ts';
import { company } from '../../db/schema/company.ts';
import { importJob, importPart } from '../../db/schema/import.ts';
import { forbidden, malformed, Refusal, unknownRecord } from '../../core/refusal.ts';
import { may, personIn } from '../../core/caller.ts';
import { handle, type Input, type Route } from '../../core/route.ts';
import type { Context, Work } from '../../core/work.ts';
import { languagesOf } from '../../resource/languages.ts';
import { spokenOf, textsIn } from '../../texts.ts';
import { fieldIn, hiddenFrom } from './company.ts';
import { type Change, type Job, ofKey } from './hold.ts';
import { proposalsFor } from './proposals.ts';
import { resultFile } from './result.ts';
import { dropParts, dropRows, hasParts } from './rows.ts';
import { newestOf, rowsOf, shown } from './view.ts';

/** Bytes of one piece of a file. */
const piece = 262_144;

/** Wakes whoever works on imports, on every server, once this is committed. */
const wake = (work: Pick<Work, 'db'>): Promise<unknown> =>
  work.db.execute(sql`select pg_notify('comanda_import', '')`);

/** What a call takes in the area of its import. */
const verbsOf = ({ name, access }: AnyCall): readonly Verb[] => {
  if (access.by === 'user' && access.of === 'area') return access.verbs;
  throw new Error(`The call ${name} says nothing of the area of its import.`);
};
const areas = (work: Pick<Work, 'caller'>, idCompany: string): string[] =>
  resources
    .filter((resource) => may(work.caller, idCompany, actionOf(resource, 'ACCESS')))
    .map(({ code }) => code);

/** The import that a call is about; to who may not see its area it is not there (docs/product.md §25.12). */
const findJob = async (work: Work, id: string, call: AnyCall): Promise<Job> => {
  if (!formats.id.test(id)) throw unknownRecord();
  const query = work.db.select().from(importJob).where(eq(importJob.id, id));
  const [job] = await (changes(call) ? query.for('update') : query);
  if (!job) throw unknownRecord();
  const [seeing, ...needed] = verbsOf(call).map((verb) => actionOf(resourceOf(job.entity), verb));
  const lacks = (action = ''): boolean => !may(work.caller, job.idCompany, action);
  if (lacks(seeing)) throw unknownRecord();
  const lacking = needed.find(lacks);
  if (lacking !== undefined) throw forbidden(lacking);
  return job;
};

const changed = async (work: Work, job: Job, change: Change): Promise<Import> => {
  const [after] = await work.db
    .update(importJob)
    .set({ ...change, idActor: personIn(work).id, rested: null, halt: null, worker: null, heartbeat: null })
    .where(ofKey(job))
    .returning();
  if (!after) throw unknownRecord();
  await wake(work);
  return shown(work, after);
};
const stale = (job: Job): Refusal =>
  new Refusal('ERROR_STALE', 'The import has moved on since it was read.', {
    type: 'StaleExtraInfo',
    extra: [{ entity: job.entity, field: 'version' }],
  });
const notNow = (job: Job): Refusal =>
  new Refusal('ERROR_CONSTRAINT', 'The import is not in a state for this.', {
    type: 'ConstraintExtraInfo',
    extra: [{ entity: job.entity, field: 'state', error: 'choice', params: { state: job.state } }],
  });
/** Whether it stands in one of the states, or has stopped in one of them. */
const stands = (job: Job, ...states: readonly Job['state'][]): boolean =>
  states.includes(job.state === 'failed' && job.halt ? job.halt.during : job.state);

/** Imports of a company that may wait for their turn (docs/product.md §13). */
const mostWaiting = 3;
const judgeWaiting = async ({ db }: Pick<Work, 'db'>, idCompany: string): Promise<void> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${importJob}
      where id_company = ${idCompany} and worker is null and state in ('reading', 'judging', 'storing', 'undoing')`,
  );
  if ((rows[0]?.count ?? 0) >= mostWaiting)
    throw new Refusal('ERROR_TOO_MANY', 'Three imports of this company are waiting already.', {
      retryAfter: 10,
    });
};

const bring = async (
  resource: Resource,
  { data, files }: Input<ReturnType<typeof importInto>>,
  work: Context,
): Promise<Import> => {
  const { file } = files;
  if (!file) throw malformed('A file belongs to this.', [{ field: 'file', error: 'required' }]);
  const { idCompany, fileName } = data;
  // The rights to an area of the platform are asked for without a company, so that nobody has judged this one.
  const [known] = await work.db.select({ id: company.id }).from(company).where(eq(company.id, idCompany));
  if (!known) throw unknownRecord();
  await judgeWaiting(work, idCompany);
  const { id: idAuthor, name: authorName, lang } = personIn(work);
  const [fallback] = await languagesOf(work.db, tenantOf(resource, idCompany));
  const id = randomUUID();
  const unnamed = textsIn(spokenOf([lang, fallback]))['import.unnamed'] ?? '';
  const [job] = await work.db
    .insert(importJob)
    .values({
      idCompany,
      id,
      entity: resource.code,
      fileName,
      bytes: file.bytes.length,
      idAuthor,
      authorName,
      idActor: idAuthor,
      state: 'reading',
      total: file.bytes.length,
      unnamed,
    })
    .returning();
  for (let at = 0; at * piece < file.bytes.length; at += 1)
    await work.db.insert(importPart).values({
      idCompany,
      idImport: id,
      position: at,
      content: file.bytes.subarray(at * piece, (at + 1) * piece),
    });
  await wake(work);
  if (!job) throw new Error('The import that was just made is not there.');
  return shown(work, job);
};

/** Columns as a person chose them; what they left as it was keeps how it was recognised. */
const chosen = async (work: Work, job: Job, targets: readonly (string | null)[]): Promise<Mapping> => {
  const resource = resourceOf(job.entity);
  const languages = await languagesOf(work.db, tenantOf(resource, job.idCompany));
  const hidden = hiddenFrom(resource, work, job.idCompany);
  const isFit = (target: string | null): boolean =>
    target === null || (isTarget(resource, languages, target) && !hidden(fieldIn(target)));
  const wrong = targets.findIndex((target) => !isFit(target));
  if (targets.length !== job.header.length || wrong >= 0)
    throw malformed('The columns do not fit.', [
      { field: wrong >= 0 ? `settings.mapping.${wrong}` : 'settings.mapping', error: 'unknown' },
    ]);
  return targets.map((target, at) => {
    const before = job.mapping[at];
    return before && before.target === target ? before : { target, by: 'person' };
  });
};

const getImport = handle(importCalls.get, async ({ params }, work) =>
  shown(work, await findJob(work, params.id, importCalls.get)),
);
const importsOfCompany = handle(importCalls.ofCompany, ({ params }, work) => {
  if (!personIn(work).companies.has(params.companyId)) throw unknownRecord();
  return newestOf(work.db, params.companyId, areas(work, params.companyId));
});
const importRows = handle(importCalls.rows, async ({ data }, work) =>
  rowsOf(work, await findJob(work, data.id, importCalls.rows), data),
);
/** What decisions are about: problems as they stand, or stood when they were decided. */
const decidedBy = (job: Job, decisions: readonly Decision[]): Job['decided'] => {
  const earlier = new Map(job.decided.map((decided) => [decided.problem, decided]));
  for (const { key, path, code, params, cell, count } of job.problems)
    earlier.set(key, { problem: key, path, code, ...(params && { params }), cell, count });
  return decisions.flatMap(({ problem }) => earlier.get(problem) ?? []);
};
/** Nobody takes a proposal that they are not told. */
const refuseUnseen = ({ caller }: Work, job: Job, decisions: readonly Decision[]): void => {
  const { isUnseen } = proposalsFor(caller, job.idCompany);
  const unseen = new Set(job.problems.filter(isUnseen).map(({ key }) => key));
  const at = decisions.findIndex(({ act, problem }) => act === 'suggested' && unseen.has(problem));
  if (at >= 0)
    throw malformed('There is no proposal to take.', [{ field: `decisions.${at}.act`, error: 'choice' }]);
};
/** The file is read as a person has chosen; columns and decimal sign are guessed anew, what was decided stays. */
const readAnew = async (
  work: Work,
  job: Job,
  reading: Reading,
  decisions: readonly Decision[] | undefined,
): Promise<Import> => {
  if (!(await hasParts(work.db, job))) throw notNow(job);
  await dropRows(work.db, job);
  return changed(work, job, {
    version: job.version + 1,
    state: 'reading',
    done: 0,
    total: job.bytes,
    counts: null,
    problems: [],
    problemCount: 0,
    reading,
    ...(decisions && { decisions, decided: decidedBy(job, decisions) }),
  });
};
const settle = handle(importCalls.settle, async ({ data }, work) => {
  const job = await findJob(work, data.id, importCalls.settle);
  if (job.version !== data.version) throw stale(job);
  if (!stands(job, 'judging', 'ready')) throw notNow(job);
  const { settings, decisions, reading } = data;
  refuseUnseen(work, job, decisions ?? []);
  if (reading) return readAnew(work, job, reading, decisions);
  return changed(work, job, {
    version: job.version + 1,
    state: 'judging',
    done: 0,
    counts: null,
    ...(settings && {
      mapping: await chosen(work, job, settings.mapping),
      decimalSign: settings.decimalSign,
    }),
    ...(decisions && { decisions, decided: decidedBy(job, decisions) }),
  });
});
const store = handle(importCalls.store, async ({ data }, work) => {
  const job = await findJob(work, data.id, importCalls.store);
  if (job.version !== data.version) throw stale(job);
  if (!stands(job, 'ready', 'storing')) throw notNow(job);
  const none = { created: 0, changed: 0, failed: 0, pictures: 0, picturesFailed: 0 };
  await dropParts(work.db, job);
  return changed(work, job, {
    state: 'storing',
    // What has stopped goes on where it stood.
    ...(job.stored ? {} : { done: 0, stored: none }),
  });
});
const undo = handle(importCalls.undo, async ({ data }, work) => {
  const job = await findJob(work, data.id, importCalls.undo);
  if (!stands(job, 'stored', 'undoing')) throw notNow(job);
  return changed(work, job, {
    state: 'undoing',
    ...(job.undone ? {} : { done: 0, undone: { taken: 0, kept: 0 } }),
  });
});
const result = handle(importCalls.result, async ({ params }, work) =>
  resultFile(work, await findJob(work, params.id, importCalls.result)),
);
const remove = handle(importCalls.remove, async ({ params }, work) => {
  const job = await findJob(work, params.id, importCalls.remove);
  if (job.stored) throw notNow(job);
  await work.db.delete(importJob).where(ofKey(job));
  return { done: true as const };
});

/** Bringing a file into each area. */
const intoAreas = resources.flatMap((resource): Route[] => {
  const call = importInto(resource);
  return isOffered(resource, call) ? [handle(call, (input, context) => bring(resource, input, context))] : [];
});

/** Imports (docs/product.md §25). */
export const importRoutes: readonly Route[] = [
  ...intoAreas,
  getImport,
  importsOfCompany,
  importRows,
  settle,
  store,
  undo,
  result,
  remove,
];
