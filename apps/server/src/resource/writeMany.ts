import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Draft, fieldsOf, isWithheld, type Resource, tenantOf } from '@comanda/api/kernel';
import { recordChange } from '../domain/sync/record-change.ts';
import { constraint, Refusal, unknownRecord } from '../core/refusal.ts';
import { isTakenMeanwhile } from '../core/failure.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { settleClaims } from './claims.ts';
import { checked, draftOf } from './draft.ts';
import { type FlagHolders, flagHolders, settleExclusive, vacantFlags } from './exclusive.ts';
import { withFilesRead } from './files.ts';
import { factsOf, judgeBy, together } from './judge.ts';
import { languagesOf } from './languages.ts';
import { insertRecords, updateRecords } from './persist.ts';
import { lockAmong, readRecords, visible } from './read.ts';
import type { Candidate } from './uniqueness.ts';

export interface Write {
  /** Fields of the record. Those that are left out stay as they are stored, or start as the definition says. */
  readonly sent: Draft;
  /** The stored record that it changes, from the version that was read; none: a new one. */
  readonly record?: { readonly id: string; readonly version: number };
  /** Id for a new record, else random. */
  readonly id?: string;
  /** It is by a call of its own that this record's state goes on (`ChoiceField.moves`). */
  readonly isMove?: true;
}
export type Written =
  | {
      readonly ok: true;
      readonly kind: 'created' | 'changed' | 'unchanged';
      readonly before: WireRow | null;
      readonly after: WireRow;
    }
  | { readonly ok: false; readonly refusal: Refusal };

const withoutSecrets = (resource: Resource, sent: Draft): Draft =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => {
      const field = resource.fields[name];
      return !field || !isWithheld(field);
    }),
  );

const stale = (work: Work, resource: Resource, sent: Draft, stored: WireRow): Refusal =>
  new Refusal('ERROR_STALE', 'The record has moved on since it was read.', {
    type: 'StaleExtraInfo',
    extra: [{ entity: resource.code, field: 'version' }],
    records: {
      yours: withoutSecrets(resource, sent),
      stored: visible(resource, work.caller, stored.idCompany, stored),
    },
  });

const sameValues = (resource: Resource, before: WireRow, values: Draft): boolean =>
  fieldsOf(resource).every(([name, field]) =>
    isWithheld(field)
      ? !(name in values) || (!values[name] && !before[name])
      : isDeepStrictEqual(before[name], values[name]),
  );

/** What a batch of writes is judged by before the database is asked about each. */
interface Setting {
  readonly idCompany: string;
  readonly languages: readonly string[];
  readonly holders: FlagHolders;
  readonly befores: ReadonlyMap<string, WireRow>;
}
/** Refuses a state that nothing leads to from the present one, and any other by what is no call of its own. */
const refuseMoves = (resource: Resource, before: WireRow, draft: Draft, isMove: boolean): void => {
  const faults = fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.moves || draft[name] === before[name]) return [];
    const to = field.moves[String(before[name])] ?? [];
    return isMove && to.includes(String(draft[name]))
      ? []
      : [{ entity: resource.code, field: name, error: 'step' as const }];
  });
  if (faults.length > 0) throw constraint(faults);
};
/** The record that a write would store; throws what refuses it by itself. */
const candidateOf = (
  work: Work,
  resource: Resource,
  { idCompany, languages, holders, befores }: Setting,
  { sent, record, id = randomUUID(), isMove }: Write,
): Candidate => {
  if (!record) {
    const draft = { ...draftOf(work, resource, { idCompany, sent }), ...vacantFlags(resource, holders) };
    return { id, values: checked(resource, draft, { languages }), before: null };
  }
  const before = befores.get(record.id);
  if (!before) throw unknownRecord();
  if (before.version !== record.version) throw stale(work, resource, sent, before);
  const draft = draftOf(work, resource, { idCompany, sent, stored: before });
  refuseMoves(resource, before, draft, isMove === true);
  return { id: before.id, values: checked(resource, draft, { languages, id: before.id }), before };
};

const refused = (error: unknown): Written => {
  if (error instanceof Refusal) return { ok: false, refusal: error };
  throw error;
};

const isCandidate = (one: Candidate | Written): one is Candidate => !('ok' in one);

/** The writes before one that is of a record which another is of already: it is judged by what that one leaves. */
const beforeRepeated = (writes: readonly Write[]): readonly Write[] => {
  const seen = new Set<string>();
  const repeated = writes.findIndex(({ record, id }) => {
    const key = record?.id ?? id;
    const isRepeated = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    return isRepeated;
  });
  return repeated < 0 ? writes : writes.slice(0, repeated);
};

/** Stores what has passed, tells synchronisation, and answers the rows by their ids. */
const store = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  passed: readonly Candidate[],
): Promise<ReadonlyMap<string, WireRow>> => {
  if (passed.length === 0) return new Map();
  const records = passed.map((candidate) => ({ ...candidate, idCompany }));
  // New ones first: those that are changed may refer to them.
  await insertRecords(
    work,
    resource,
    records.filter(({ before }) => before === null),
  );
  await updateRecords(
    work,
    resource,
    records.filter(({ before }) => before !== null),
  );
  await settleClaims(work, resource, records);
  const rows = await readRecords(
    work,
    resource,
    passed.map(({ id }) => id),
  );
  const afters = new Map(rows.map((row) => [row.id, row]));
  await recordChange(
    work,
    passed.map(({ id, before }) => {
      const after = afters.get(id);
      if (!after) throw new Error(`The ${resource.name} that was just written is not there.`);
      return { resource, kind: before ? 'EDT' : 'INS', before, after };
    }),
  );
  return afters;
};

/** So often it is tried to give records what others of the batch were to give up, and then did not. */
const exchanges = 3;

/** Judges some writes one after the other; who relied on one that is refused is judged anew, without it. */
const judgedOf = async (
  work: Work,
  resource: Resource,
  { idCompany, holders }: Pick<Setting, 'idCompany' | 'holders'>,
  some: readonly (Candidate | Written)[],
): Promise<readonly (Candidate | Written)[]> => {
  const candidates = some.filter(isCandidate);
  let hopeless: ReadonlySet<string> = new Set();
  for (let round = 1; ; round += 1) {
    const facts = await factsOf(work, resource, idCompany, { candidates, holders, hopeless });
    const judged: (Candidate | Written)[] = [];
    const failed = new Set<string>();
    for (const one of some) {
      const verdict = isCandidate(one)
        ? await judgeBy(work, resource, facts, one).then(() => one, refused)
        : one;
      if (isCandidate(one) && !isCandidate(verdict)) failed.add(one.id);
      judged.push(verdict);
    }
    const missed = [...facts.claims.reliedOn].filter((id) => failed.has(id));
    if (missed.length === 0) return judged;
    hopeless = new Set(round < exchanges ? [...hopeless, ...missed] : candidates.map(({ id }) => id));
  }
};

/**
 * Judges and stores writes from the first on, as many as go together; answers what became of those. `befores` are the
 * locked records that they change.
 */
export const writeSome = async (
  work: Work,
  resource: Resource,
  { idCompany, languages, befores }: Omit<Setting, 'holders'>,
  writes: readonly Write[],
): Promise<Written[]> => {
  const holders = await flagHolders(work, resource, idCompany);
  const setting = { idCompany, languages, holders, befores };
  const drafted = beforeRepeated(writes).map((write): Candidate | Written => {
    try {
      const candidate = candidateOf(work, resource, setting, write);
      const { before, values } = candidate;
      return before && sameValues(resource, before, values)
        ? { ok: true, kind: 'unchanged', before, after: before }
        : withFilesRead(resource, candidate);
    } catch (error) {
      return refused(error);
    }
  });
  const some = drafted.slice(
    0,
    together(
      resource,
      holders,
      drafted.map((one) => (isCandidate(one) ? one : undefined)),
    ),
  );
  const judged = await judgedOf(work, resource, setting, some);
  const passed = judged.filter(isCandidate);
  for (const candidate of passed) await settleExclusive(work, resource, idCompany, holders, candidate);
  const afters = await store(work, resource, idCompany, passed);
  return judged.map((one): Written => {
    if (!isCandidate(one)) return one;
    const after = afters.get(one.id);
    if (!after) throw new Error(`The ${resource.name} that was just written is not there.`);
    return { ok: true, kind: one.before ? 'changed' : 'created', before: one.before, after };
  });
};

const most = 500;
const attempts = 3;

/**
 * Does writes of one area in few statements, each judged as if it came alone and after those before it: one that is
 * refused leaves no trace and hinders none of the others. Where another writer takes a code at the same moment, the
 * writes that it came between are done one by one.
 */
export const writeMany = async (
  work: Work,
  resource: Resource,
  askedIn: string,
  writes: readonly Write[],
): Promise<readonly Written[]> => {
  const idCompany = tenantOf(resource, askedIn);
  const languages = await languagesOf(work.db, idCompany);
  const some = (slice: readonly Write[]): Promise<Written[]> =>
    work.db.transaction(async (db) => {
      const inner = { ...work, db };
      const ids = slice.flatMap(({ record }) => (record ? [record.id] : []));
      const rows = ids.length === 0 ? [] : await lockAmong(inner, resource, ids);
      const befores = new Map(rows.filter((row) => row.idCompany === idCompany).map((row) => [row.id, row]));
      return writeSome(inner, resource, { idCompany, languages, befores }, slice);
    });
  const done: Written[] = [];
  let size = most;
  let failed = 0;
  while (done.length < writes.length) {
    const slice = writes.slice(done.length, done.length + size);
    const written = await some(slice).catch((error: unknown): Written[] => {
      failed += 1;
      if (!isTakenMeanwhile(error) || (slice.length === 1 && failed > attempts)) throw error;
      return [];
    });
    done.push(...written);
    // After a hindrance by small steps, which grow again.
    size = Math.min(most, written.length === 0 ? 1 : written.length * 4);
    if (written.length > 0) failed = 0;
  }
  return done;
};
