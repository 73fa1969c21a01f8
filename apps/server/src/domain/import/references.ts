import { type Draft, type Field, fieldsOf, type ItemField, type Resource } from '@comanda/api/kernel';
import {
  type Mapping,
  type PlannedRecord,
  problemKey,
  type Rejection,
  siblingRow,
} from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { importRow } from '../../db/schema/import.ts';
import type { Step } from './hold.ts';

type Reference = (id: string, path: string) => string;
const isItem = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
const replaced = (field: Field | ItemField, value: unknown, path: string, reference: Reference): unknown => {
  if (field.kind === 'ref') return typeof value === 'string' ? reference(value, path) : value;
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  return value.map((item: unknown, at) =>
    isItem(item)
      ? {
          ...item,
          ...Object.fromEntries(
            Object.entries(field.item)
              .filter(([key]) => key in item)
              .map(([key, part]) => [key, replaced(part, item[key], `${path}.${at + 1}.${key}`, reference)]),
          ),
        }
      : item,
  );
};
/** The values of a planned record with other references; each is told with the address that its column would have. */
const withReferences = (resource: Resource, values: Draft, reference: Reference): Draft => {
  const fields = new Map(fieldsOf(resource));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.get(name);
      return [name, field ? replaced(field, value, name, reference) : value];
    }),
  );
};

interface Referring {
  readonly cells: readonly string[];
  readonly outcome: { readonly record: PlannedRecord };
}

/** What stands for records in planned values, and the records that were made of it by now. */
export class Made {
  private readonly ids = new Map<string, string>();
  private readonly resource: Resource;
  private readonly mapping: Mapping;
  constructor({ job, resource }: Pick<Step, 'job' | 'resource'>) {
    this.resource = resource;
    this.mapping = job.mapping;
    for (const { id, record } of job.beside) this.ids.set(id, record);
  }
  /** Looks for the records of the rows that these refer to. */
  async learn({ db, job }: Step, rows: readonly Referring[]): Promise<void> {
    const wanted = new Map<number, string>();
    for (const { outcome } of rows)
      withReferences(this.resource, outcome.record.values, (id) => {
        const row = siblingRow(id);
        if (row !== undefined && !this.ids.has(id)) wanted.set(row, id);
        return id;
      });
    if (wanted.size === 0) return;
    const found = await db
      .select({ number: importRow.number, record: importRow.idRecord })
      .from(importRow)
      .where(
        sql`${importRow.idCompany} = ${job.idCompany} and ${importRow.idImport} = ${job.id}
          and ${importRow.number} = any(${sql.param([...wanted.keys()])}::int[])`,
      );
    for (const { number, record } of found) {
      const id = wanted.get(number);
      if (id !== undefined && record !== null) this.ids.set(id, record);
    }
  }
  /** The values with the records that are there. */
  settled(values: Draft): Draft {
    return withReferences(this.resource, values, (id) => this.ids.get(id) ?? id);
  }
  /** References of a row to others of the file that were not stored after all. */
  lost({ outcome: { record }, cells }: Referring): Rejection[] {
    const lost: Rejection[] = [];
    withReferences(this.resource, record.values, (id, path) => {
      const row = siblingRow(id);
      if (row === undefined || this.ids.has(id)) return id;
      const column = this.mapping.findIndex(({ target }) => target === path);
      const [cell = '', code] = [cells[column], 'refused_in_file' as const];
      lost.push({
        path,
        column: column < 0 ? null : column,
        cell,
        code,
        params: { value: cell, row },
        problem: problemKey(path, code, cell),
      });
      return id;
    });
    return lost;
  }
}
