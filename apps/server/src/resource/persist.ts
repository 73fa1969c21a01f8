import { type Draft, type Field, fieldsOf, type ListField, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, detailTable, recordTable } from '../db/naming.ts';
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
const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(columnOf(name))),
    sql`, `,
  );
const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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
    sql`insert into ${sql.identifier(name)} (id_company, id_owner, position, ${identifiers(keys.map(([key]) => key))})
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
  const fields = scalars(resource);
  await work.db.execute(
    sql`insert into ${sql.identifier(recordTable(resource))} (id_company, id, ${identifiers(fields.map(([name]) => name))})
      values (${key.idCompany}, ${key.id}, ${sql.join(
        fields.map((field) => stored(work, resource, key, field, values[field[0]])),
        sql`, `,
      )})`,
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
  const assignments = scalars(resource)
    .filter(([name]) => name in values)
    .map(
      (field) =>
        sql`${sql.identifier(columnOf(field[0]))} = ${stored(work, resource, key, field, values[field[0]])}`,
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
