import { type Draft, type Field, fieldsOf, type ListField, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, detailTable, recordTable, searchedLists, wordsColumn } from '../db/naming.ts';
import type { Work } from '../http/handler.ts';
import { bound } from './expressions.ts';

interface Key {
  readonly idCompany: string;
  readonly id: string;
}
/** A value on its way into the database; a secret that is empty is one that is not set. */
const stored = (
  { seal }: Pick<Work, 'seal'>,
  resource: Resource,
  { idCompany, id }: Key,
  [name, field]: readonly [string, Field],
  value: unknown,
): SQL =>
  field.kind === 'secret' && typeof value === 'string' && value !== ''
    ? bound(field, seal(value, { entity: resource.code, field: name, idCompany, id }))
    : bound(field, value);
const scalars = (resource: Resource): [string, Field][] =>
  fieldsOf(resource).filter(([, field]) => field.kind !== 'list');
const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts of details, one a line, for searching. */
const wordsOf = ({ item }: ListField, value: unknown): string =>
  (Array.isArray(value) ? value.filter(isItem) : [])
    .flatMap((entry) =>
      Object.entries(item).flatMap(([key, { kind }]) => {
        const text = entry[key];
        return kind === 'text' && typeof text === 'string' ? [text] : [];
      }),
    )
    .join('\n');

/** Columns of the record's own table with what is to be written, for those of its fields that are given. */
const writes = (
  work: Pick<Work, 'seal'>,
  resource: Resource,
  key: Key,
  values: Draft,
): { readonly column: SQL; readonly value: SQL }[] => [
  ...scalars(resource)
    .filter(([name]) => name in values)
    .map((field) => ({
      column: sql`${sql.identifier(columnOf(field[0]))}`,
      value: stored(work, resource, key, field, values[field[0]]),
    })),
  ...searchedLists(resource)
    .filter(([name]) => name in values)
    .map(([name, field]) => ({
      column: sql`${sql.identifier(wordsColumn(name))}`,
      value: sql`${wordsOf(field, values[name])}`,
    })),
];

const insertDetails = async (
  { db }: Pick<Work, 'db'>,
  name: string,
  { idCompany, id }: Key,
  { item }: ListField,
  value: unknown,
): Promise<void> => {
  const items = Array.isArray(value) ? value.filter(isItem) : [];
  if (items.length === 0) return;
  const keys = Object.entries(item);
  const rows = items.map(
    (entry, position) =>
      sql`(${idCompany}, ${id}, ${position}, ${sql.join(
        keys.map(([key, field]) => bound(field, entry[key])),
        sql`, `,
      )})`,
  );
  await db.execute(
    sql`insert into ${sql.identifier(name)} (id_company, id_owner, position, ${sql.join(
      keys.map(([key]) => sql.identifier(columnOf(key))),
      sql`, `,
    )})
      values ${sql.join(rows, sql`, `)}`,
  );
};

const eachList = (resource: Resource): [string, ListField][] =>
  fieldsOf(resource).flatMap(([name, field]): [string, ListField][] =>
    field.kind === 'list' ? [[name, field]] : [],
  );

export const insertRecord = async (
  work: Pick<Work, 'db' | 'seal'>,
  resource: Resource,
  key: Key,
  values: Draft,
): Promise<void> => {
  const written = writes(work, resource, key, values);
  const columns = sql.join(
    written.map(({ column }) => column),
    sql`, `,
  );
  const bounds = sql.join(
    written.map(({ value }) => value),
    sql`, `,
  );
  await work.db.execute(
    sql`insert into ${sql.identifier(recordTable(resource))} (id_company, id, ${columns})
      values (${key.idCompany}, ${key.id}, ${bounds})`,
  );
  for (const [name, field] of eachList(resource))
    await insertDetails(work, detailTable(resource, name), key, field, values[name]);
};

/** Writes the fields given, and only those, as the next version of the record. */
export const updateRecord = async (
  work: Pick<Work, 'db' | 'seal'>,
  resource: Resource,
  key: Key,
  values: Draft,
): Promise<void> => {
  const assignments = writes(work, resource, key, values).map(
    ({ column, value }) => sql`${column} = ${value}`,
  );
  await work.db.execute(
    sql`update ${sql.identifier(recordTable(resource))} set ${sql.join(
      [...assignments, sql`version = version + 1`, sql`updated = now()`],
      sql`, `,
    )} where id_company = ${key.idCompany} and id = ${key.id}`,
  );
  for (const [name, field] of eachList(resource).filter(([name]) => name in values)) {
    const table = detailTable(resource, name);
    await work.db.execute(
      sql`delete from ${sql.identifier(table)} where id_company = ${key.idCompany} and id_owner = ${key.id}`,
    );
    await insertDetails(work, table, key, field, values[name]);
  }
};
