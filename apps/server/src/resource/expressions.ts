import { type Field, fieldsOf, type ItemField, type ListField, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, detailTable, recordTable } from '../db/naming.ts';

/** The alias of an area's own table in every statement made here. */
export const own = sql.identifier('t');
export const column = (name: string): SQL => sql`${own}.${sql.identifier(columnOf(name))}`;
export const table = (resource: Pick<Resource, 'name'>): SQL =>
  sql`${sql.identifier(recordTable(resource))} as ${own}`;

/** A column as the wire spells it (docs/product.md §7.7, §7.8). */
const spelled = (field: Field | ItemField, source: SQL): SQL => {
  switch (field.kind) {
    case 'decimal':
      return sql`trim_scale(${source})::text`;
    case 'money':
      // Exact up to 2^53, and the driver reads it as a number.
      return sql`${source}::float8`;
    case 'date':
      return sql`to_char(${source}, 'YYYY-MM-DD')`;
    case 'time':
      return sql`to_char(${source}, 'HH24:MI')`;
    default:
      return source;
  }
};
const instant = (source: SQL): SQL =>
  sql`to_char(${source} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const detailsOf = (resource: Resource, name: string, { item }: ListField): SQL => {
  const parts = Object.entries(item).map(
    ([key, field]) => sql`${sql.raw(`'${key}'`)}, ${spelled(field, sql`d.${sql.identifier(columnOf(key))}`)}`,
  );
  return sql`coalesce((select jsonb_agg(jsonb_build_object(${sql.join(parts, sql`, `)}) order by d.position)
    from ${sql.identifier(detailTable(resource, name))} d
    where d.id_company = ${own}.id_company and d.id_owner = ${own}.id), '[]')`;
};

const as = (source: SQL, name: string): SQL => sql`${source} as ${sql.identifier(name)}`;
/**
 * What is selected of a record: `line` as lists carry it, `row` with its details. Of a secret only
 * whether it is set is read. Sorting
 * must name columns through `column`, since an output column of the same name would hide the indexed one.
 */
export const selection = (resource: Resource, extent: 'line' | 'row'): SQL => {
  const fields = fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'secret') return [as(sql`(coalesce(${column(name)}, '') <> '')`, name)];
    if (field.kind === 'list') return extent === 'row' ? [as(detailsOf(resource, name, field), name)] : [];
    return [as(spelled(field, column(name)), name)];
  });
  return sql.join(
    [
      as(column('id'), 'id'),
      as(column('idCompany'), 'idCompany'),
      ...fields,
      as(column('version'), 'version'),
      as(instant(column('created')), 'created'),
      as(instant(column('updated')), 'updated'),
    ],
    sql`, `,
  );
};
