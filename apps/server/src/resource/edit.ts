import { isDeepStrictEqual } from 'node:util';
import { type Edit, editedDraft, editFault } from '@comanda/api/bulk';
import type { EditedRecord, Editing, Restoring } from '@comanda/api/calls';
import { type Draft, fieldsOf, type Resource, tenantOf } from '@comanda/api/kernel';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { subjectOf } from '../domain/sync/record-change.ts';
import { constraint, malformed, type Refusal, unknownRecord } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { column, table } from './expressions.ts';
import { matchingIds } from './list.ts';
import { canSee, readRecords, visible } from './read.ts';
import { type Write, writeMany, type Written } from './writeMany.ts';

/** So many records of a trial are shown field by field; the rest is counted. */
const shown = 20;

interface Chosen {
  readonly id: string;
  readonly version?: number | undefined;
}
export interface Edits {
  readonly results: EditedRecord[];
  readonly next?: string;
}

const refuseUnsound = (work: Work, resource: Resource, { idCompany, edits }: Editing): void => {
  const sees = canSee(resource, work.caller, idCompany);
  const faults = edits.flatMap((edit, place) => {
    const fault = editFault(resource, edit, sees);
    if (!fault) return [];
    const { path, code, params } = fault;
    return [{ field: `edits.${place}.${path}`, error: code, ...(params && { params }) }];
  });
  if (faults.length > 0) throw malformed('This cannot be done to records of this area.', faults);
};

const chosenBy = async (work: Work, resource: Resource, asked: Editing): Promise<readonly Chosen[]> => {
  const { idCompany, records, matching } = asked;
  if (records) return [...new Map(records.map((record) => [record.id, record])).values()];
  if (!matching) return [];
  const ids = await matchingIds(work, resource, { ...matching, idCompany });
  return ids.map((id) => ({ id }));
};

/** The records that are there, locked against every other writer; always in one order, so that two never wait for each other. */
const locked = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  chosen: readonly Chosen[],
): Promise<ReadonlyMap<string, WireRow>> => {
  const ids = chosen.map(({ id }) => id);
  await work.db.execute(
    sql`select 1 from ${table(resource)} where ${column('idCompany')} = ${idCompany}
      and ${column('id')} = any(${sql.param(ids)}::uuid[]) order by ${column('id')} for update`,
  );
  const rows = await readRecords(work, resource, ids);
  return new Map(
    rows
      .filter((row) => row.idCompany === idCompany && row['status'] !== 'D')
      .map((row) => [row.id, row] as const),
  );
};

/** What is to be written of a record, or what has come of it already. */
const planned = (
  resource: Resource,
  { id, version }: Chosen,
  row: WireRow | undefined,
  edits: readonly Edit[],
): Write | Written => {
  if (!row) return { ok: false, refusal: unknownRecord() };
  const edited = editedDraft(resource, row, edits);
  if (!edited.ok)
    return {
      ok: false,
      refusal: constraint(
        edited.faults.map(({ path, code }) => ({ entity: resource.code, field: path, error: code })),
      ),
    };
  const isUntouched = Object.keys(edited.values).length === 0;
  return isUntouched && (version ?? row.version) === row.version
    ? { ok: true, kind: 'unchanged', before: row, after: row }
    : { sent: edited.values, record: { id, version: version ?? row.version } };
};

/** The fields in which a record differs, as the caller may see them; a secret is none of them. */
const differing = (work: Work, resource: Resource, before: WireRow, after: WireRow) => {
  const names = fieldsOf(resource)
    .filter(([name, { kind }]) => kind !== 'secret' && !isDeepStrictEqual(before[name], after[name]))
    .map(([name]) => name);
  const part = (row: WireRow): Draft => Object.fromEntries(names.map((name) => [name, row[name]]));
  const seen = (row: WireRow) => visible(resource, work.caller, row.idCompany, part(row));
  return { before: seen(before), after: seen(after) };
};

const refused = (id: string, row: WireRow | undefined, { code, details }: Refusal): EditedRecord => ({
  id,
  ...(row && subjectOf(row)),
  outcome: 'refused',
  error: { code, ...(details.extra && { extra: details.extra }) },
});

/** What came of each record; those that were changed field by field, so that they can be given back what they had. */
const told = (
  work: Work,
  resource: Resource,
  rows: ReadonlyMap<string, WireRow>,
  outcomes: ReadonlyMap<string, Written>,
  isTrial: boolean,
): EditedRecord[] => {
  const changed = [...outcomes].flatMap(([id, written]) =>
    written.ok && written.kind !== 'unchanged' ? [id] : [],
  );
  const detailed = new Set(isTrial ? changed.slice(0, shown) : changed);
  return [...outcomes].map(([id, written]): EditedRecord => {
    const row = rows.get(id);
    if (!written.ok) return refused(id, row, written.refusal);
    const { kind, after } = written;
    const now = isTrial && row ? row : after;
    return {
      id,
      ...subjectOf(now),
      outcome: kind === 'unchanged' ? 'unchanged' : 'changed',
      version: now.version,
      ...(row && detailed.has(id) && differing(work, resource, row, after)),
    };
  });
};

interface Planned {
  readonly id: string;
  readonly plan: Write | Written;
}
/** Writes what is planned, each judged as if it came alone; answers what came of every record. */
const carriedOut = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  plans: readonly Planned[],
): Promise<ReadonlyMap<string, Written>> => {
  const writes = plans.flatMap(({ plan }) => ('sent' in plan ? [plan] : []));
  const written = await writeMany(work, resource, idCompany, writes);
  const results = new Map(writes.map((write, place) => [write, written[place]]));
  return new Map(
    plans.map(({ id, plan }): [string, Written] => {
      const outcome = 'sent' in plan ? results.get(plan) : plan;
      return [id, outcome ?? { ok: false, refusal: unknownRecord() }];
    }),
  );
};

const performed = async (work: Work, resource: Resource, asked: Editing): Promise<Edits> => {
  const { idCompany, edits, matching } = asked;
  const chosen = await chosenBy(work, resource, asked);
  const rows = await locked(work, resource, idCompany, chosen);
  const plans = chosen.map((one) => ({ id: one.id, plan: planned(resource, one, rows.get(one.id), edits) }));
  const outcomes = await carriedOut(work, resource, idCompany, plans);
  const last = chosen.at(-1)?.id;
  return {
    results: told(work, resource, rows, outcomes, asked.try),
    ...(matching?.limit === chosen.length && last !== undefined && { next: last }),
  };
};

/** Does something and undoes it, within the same transaction: what came of it is all that stays. */
const undone = async <T>(work: Work, act: (work: Work) => Promise<T>): Promise<T> => {
  let result: { readonly value: T } | undefined;
  await work.db
    .transaction(async (db) => {
      result = { value: await act({ ...work, db, afterCommit: () => undefined }) };
      db.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  if (!result) throw new Error('What was tried came to nothing.');
  return result.value;
};

/**
 * Edits fields of many records (docs/product.md §6.4). Each is judged as if it came alone and has a result of its own;
 * one that is unknown, foreign or deleted is told as unknown. A trial answers the same and stores nothing. Refuses with
 * ERROR_MALFORMED what can be done to no record of the area.
 */
export const editRecords = async (work: Work, resource: Resource, given: Editing): Promise<Edits> => {
  const asked = { ...given, idCompany: tenantOf(resource, given.idCompany) };
  refuseUnsound(work, resource, asked);
  return asked.try
    ? undone(work, (inner) => performed(inner, resource, asked))
    : performed(work, resource, asked);
};

/**
 * Gives records back what each of them had (docs/product.md §6.4.9), judged like an edit: one that somebody has changed
 * since, or that cannot have it any more, stays as it is and says why.
 */
export const restoreRecords = async (work: Work, resource: Resource, asked: Restoring): Promise<Edits> => {
  const idCompany = tenantOf(resource, asked.idCompany);
  const chosen = [...new Map(asked.records.map((record) => [record.id, record])).values()];
  const rows = await locked(work, resource, idCompany, chosen);
  const plans = chosen.map(({ id, version, values }): Planned => ({
    id,
    plan: rows.has(id) ? { sent: values, record: { id, version } } : { ok: false, refusal: unknownRecord() },
  }));
  const outcomes = await carriedOut(work, resource, idCompany, plans);
  return { results: told(work, resource, rows, outcomes, false) };
};
