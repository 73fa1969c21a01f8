import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type { Caller } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import { may } from '../core/caller.ts';
import { unknownRecord } from '../core/refusal.ts';
import type { WireRow } from './change.ts';
import { column, selection, table } from './expressions.ts';

/** Records with their details, in the order of their ids; those that row-level security hides are not there. */
export const readRecords = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  ids: readonly string[],
): Promise<WireRow[]> => {
  const { rows } = await db.execute<WireRow & Record<string, unknown>>(
    sql`select ${selection(resource, 'row')} from ${table(resource)} where ${column('id')} = any(${sql.param(ids)}::uuid[]) order by ${column('id')}`,
  );
  return rows;
};

/** One record with its details, deleted or not; nothing where there is none within the work's companies. */
export const readRecord = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  id: string,
): Promise<WireRow | undefined> => (await readRecords(work, resource, [id]))[0];

/**
 * Locks records against every other writer and whoever wants to refer to them, then reads them: what a statement read
 * before it had to wait would be old. Those that are missing or deleted are not there.
 */
export const lockAmong = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  ids: readonly string[],
): Promise<WireRow[]> => {
  await work.db.execute(
    sql`select 1 from ${table(resource)} where ${column('id')} = any(${sql.param(ids)}::uuid[]) order by ${column('id')} for update`,
  );
  return (await readRecords(work, resource, ids)).filter((row) => row['status'] !== 'D');
};
/** The same for records that all have to be there: one that is missing or deleted is unknown. */
export const lockLive = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  ids: readonly string[],
): Promise<WireRow[]> => {
  const rows = await lockAmong(work, resource, ids);
  if (rows.length !== new Set(ids).size) throw unknownRecord();
  return rows;
};

/** Whether a person may see and change a field of a company's records (docs/product.md §5.2). */
export const canSee = (resource: Resource, caller: Caller, idCompany: string) => {
  return (name: string): boolean => {
    const action = resource.fields[name]?.permission;
    return action === undefined || may(caller, idCompany, action);
  };
};
/** A row as the caller may see it: fields that need an action they lack are absent. */
export const visible = (
  resource: Resource,
  caller: Caller,
  idCompany: string,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const hidden = fieldsOf(resource).filter(([name]) => !canSee(resource, caller, idCompany)(name));
  if (hidden.length === 0) return row;
  const names = new Set(hidden.map(([name]) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));
};
