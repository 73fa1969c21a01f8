import {
  type Field,
  fieldsOf,
  isOfPlatform,
  type ItemField,
  type ListField,
  platformId,
  type Resource,
} from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { columnOf, detailTable, recordTable, resourceOf } from '../db/naming.ts';

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

/**
 * Keeps of details those that refer to the record which holds its area's exclusive flag, as the default rate's price, or
 * to the one that is asked for in its place.
 */
const ofOne = ({ item }: ListField, of: string | undefined): SQL => {
  for (const [key, field] of Object.entries(item)) {
    if (field.kind !== 'ref') continue;
    const target = resourceOf(field.to);
    const flag = fieldsOf(target).find(
      ([, { kind, ...rest }]) => kind === 'flag' && 'exclusive' in rest && rest.exclusive,
    );
    if (flag && of !== undefined) return sql` and d.${sql.identifier(columnOf(key))} = ${of}::uuid`;
    if (flag)
      return sql` and d.${sql.identifier(columnOf(key))} = (select o.id from ${sql.identifier(recordTable(target))} o
        where o.id_company = ${isOfPlatform(target) ? sql.raw(`'${platformId}'`) : sql`${own}.id_company`} and o.${sql.identifier(columnOf(flag[0]))} = 'S' and o.status <> 'D')`;
  }
  return sql``;
};

/** The figure that details are compared by: that of the default's entry or of another's, nothing where there is none. */
export const figureOf = (resource: Resource, name: string, of?: string): SQL | undefined => {
  const field = resource.fields[name];
  if (field?.kind !== 'list' || field.figure === undefined) return undefined;
  return sql`(select d.${sql.identifier(columnOf(field.figure))} from ${sql.identifier(detailTable(resource, name))} d
    where d.id_company = ${own}.id_company and d.id_owner = ${own}.id${ofOne(field, of)} order by d.position limit 1)`;
};

const detailsOf = (resource: Resource, name: string, field: ListField, kept = sql``): SQL => {
  const parts = Object.entries(field.item).map(
    ([key, part]) => sql`${sql.raw(`'${key}'`)}, ${spelled(part, sql`d.${sql.identifier(columnOf(key))}`)}`,
  );
  return sql`coalesce((select jsonb_agg(jsonb_build_object(${sql.join(parts, sql`, `)}) order by d.position)
    from ${sql.identifier(detailTable(resource, name))} d
    where d.id_company = ${own}.id_company and d.id_owner = ${own}.id${kept}), '[]')`;
};

const as = (source: SQL, name: string): SQL => sql`${source} as ${sql.identifier(name)}`;
const dialect = new PgDialect();
const selections = new Map<string, SQL>();
/**
 * What is selected of a record: `row` with its details, `line` as lists carry it, with the default's entry, or `of` another, of those
 * details that the area shows as a column (docs/product.md §6.1). Of a secret only whether it is set is read. Sorting
 * must name columns through `column`, since an output column of the same name would hide the indexed one.
 */
export const selection = (resource: Resource, extent: 'line' | 'row', of?: string): SQL => {
  if (of !== undefined) return spelledSelection(resource, extent, of);
  const name = `${resource.name} ${extent}`;
  const made = selections.get(name) ?? asText(spelledSelection(resource, extent));
  selections.set(name, made);
  return made;
};
/** SQL that is the same each time, as one text: putting it together anew takes longer than finding a page. */
const asText = (source: SQL): SQL => {
  const { sql: text, params } = dialect.sqlToQuery(source);
  return params.length === 0 ? sql.raw(text) : source;
};
const spelledSelection = (resource: Resource, extent: 'line' | 'row', of?: string): SQL => {
  const fields = fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'secret') return [as(sql`(coalesce(${column(name)}, '') <> '')`, name)];
    if (field.kind === 'list') {
      if (extent === 'row') return [as(detailsOf(resource, name, field), name)];
      return resource.list.columns.includes(name)
        ? [as(detailsOf(resource, name, field, ofOne(field, of)), name)]
        : [];
    }
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
