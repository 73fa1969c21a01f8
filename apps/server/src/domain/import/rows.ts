import type { Outcome, TableRow } from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { importPart, importRow } from '../../db/schema/import.ts';
import type { Database } from '../../db/transaction.ts';

/** Which import, in every key of its tables. */
export interface Key {
  readonly idCompany: string;
  readonly id: string;
}
const ofImport = ({ idCompany, id }: Key) =>
  sql`${importRow.idCompany} = ${idCompany} and ${importRow.idImport} = ${id}`;

/** Characters that the database has no place for. */
const impossible = /\0|\p{Surrogate}/gu;
const sent = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Adds rows behind those that there are; `from` is the position of the first. */
export const addRows = async (
  db: Database,
  { idCompany, id }: Key,
  from: number,
  rows: readonly TableRow[],
): Promise<void> => {
  const lines = rows.map(({ number, cells, numbers }, at) => ({
    position: from + at,
    number,
    cells: cells.map((cell) => cell.replaceAll(impossible, '\u{fffd}')),
    numbers,
  }));
  await db.execute(sql`insert into ${importRow} (id_company, id_import, position, number, cells, numbers)
    select ${idCompany}, ${id}, line.position, line.number, line.cells, line.numbers
    from jsonb_to_recordset(${sent(lines)}) line (position int, number int, cells text[], numbers int[])`);
};

/** How many rows are kept so far. */
export const countRows = async (db: Database, key: Key): Promise<number> => {
  const [last] = await db
    .select({ count: sql<number>`coalesce(max(${importRow.position}) + 1, 0)::int` })
    .from(importRow)
    .where(ofImport(key));
  return last?.count ?? 0;
};

/** Forgets rows and pieces of a file: of one that is refused, stored, or read anew. */
export const dropRows = async (db: Database, key: Key): Promise<void> => {
  await db.delete(importRow).where(ofImport(key));
};
/** Whether the file itself is still kept. */
export const hasParts = async (db: Database, { idCompany, id }: Key): Promise<boolean> => {
  const found = await db
    .select({ position: importPart.position })
    .from(importPart)
    .where(sql`${importPart.idCompany} = ${idCompany} and ${importPart.idImport} = ${id}`)
    .limit(1);
  return found.length > 0;
};
export const dropParts = async (db: Database, { idCompany, id }: Key): Promise<void> => {
  await db
    .delete(importPart)
    .where(sql`${importPart.idCompany} = ${idCompany} and ${importPart.idImport} = ${id}`);
};

/** Cells as JSON: the driver reads that ten times as fast as arrays. */
const line = {
  number: importRow.number,
  cells: sql<string[]>`to_json(${importRow.cells})`,
  numbers: sql<number[]>`to_json(coalesce(${importRow.numbers}, '{}'))`,
};

/** Rows in the order of the file, from a position on. */
export const rowsFrom = async (
  db: Database,
  key: Key,
  position: number,
  limit: number,
): Promise<TableRow[]> =>
  db
    .select(line)
    .from(importRow)
    .where(
      sql`${ofImport(key)} and ${importRow.position} >= ${position} and ${importRow.position} < ${position + limit}`,
    )
    .orderBy(importRow.position);
/** Rows by their numbers. */
export const rowsNumbered = async (db: Database, key: Key, numbers: readonly number[]): Promise<TableRow[]> =>
  numbers.length === 0
    ? []
    : db
        .select(line)
        .from(importRow)
        .where(sql`${ofImport(key)} and ${importRow.number} = any(${sql.param(numbers)}::int[])`);

/** When a row is stored: after those that it refers to. */
export const waveOf = (outcome: Outcome): number => ('record' in outcome ? (outcome.record.wave ?? 0) : 0);

/** Keeps what the trial run has said of rows that follow one another. */
export const keepOutcomes = async (
  db: Database,
  key: Key,
  from: number,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const lines = outcomes.map((outcome, at) => ({
    position: from + at,
    kind: outcome.kind,
    problems:
      outcome.kind === 'rejected' ? [...new Set(outcome.rejections.map(({ problem }) => problem))] : null,
    outcome,
    wave: waveOf(outcome),
  }));
  await db.execute(sql`update ${importRow} set kind = line.kind, problems = line.problems, outcome = line.outcome,
      wave = line.wave
    from jsonb_to_recordset(${sent(lines)})
      line (position int, kind text, problems text[], outcome jsonb, wave int)
    where ${ofImport(key)} and ${importRow.position} = line.position`);
};
