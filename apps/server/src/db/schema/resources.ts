import {
  type Field,
  fieldsOf,
  isOfPlatform,
  type ItemField,
  type ListField,
  platformId,
  type Resource,
} from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgTable,
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  claimTable,
  columnOf,
  detailTable,
  filesOf,
  hashColumn,
  isLarge,
  isRanged,
  mainLanguageColumn,
  markColumn,
  openColumn,
  pinsOf,
  recordTable,
  resourceOf,
  sealedColumn,
  searchedLists,
  valuesOf,
  wordsColumn,
} from '../naming.ts';
import { company } from './company.ts';

/*
 * The tables of the maintenance areas, made from their definitions (docs/product.md §7): typed columns, choices as
 * checks, uniqueness among what is not deleted, real foreign keys. Every key begins with the company; where one stands
 * in a company's rows, the platform's have its own id, which is no company's.
 */
type Described = readonly [string, Field | ItemField][];

const typeOf = (name: string, field: Field | ItemField) => {
  const column = columnOf(name);
  switch (field.kind) {
    case 'names':
    case 'image':
    case 'week':
    case 'file':
    case 'lines':
      return jsonb(column);
    case 'choices':
      return text(column).array();
    case 'integer':
    case 'order':
      return integer(column);
    case 'money':
      return bigint(column, { mode: 'number' });
    case 'decimal':
      return numeric(column, { precision: 20, scale: field.scale });
    case 'ref':
      return uuid(column);
    case 'date':
      return date(column);
    case 'time':
      return time(column);
    default:
      return text(column);
  }
};
const columnsOf = (fields: Described): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    fields
      .filter(([, field]) => field.kind !== 'list')
      .map(([name, field]) => {
        const builder = typeOf(name, field);
        return [columnOf(name), field.optional ? builder : builder.notNull()];
      }),
  );

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const checksOf = (table: string, fields: Described): PgTableExtraConfigValue[] =>
  fields.flatMap(([name, field]) => {
    const options = valuesOf(field)?.map(literal).join(', ');
    const column = columnOf(name);
    if (options === undefined) return [];
    const holds =
      field.kind === 'choices' ? `"${column}" <@ array[${options}]` : `"${column}" in (${options})`;
    return [check(`${table}_${column}_check`, sql.raw(holds))];
  });

const raw = (...columns: string[]): [SQL, ...SQL[]] => {
  const [first = '', ...rest] = columns;
  return [sql.raw(first), ...rest.map((column) => sql.raw(column))];
};
/** Columns by their name in the database; one that is not there must not pass silently into a key. */
const columnIn = (table: AnyPgTable, name: string): PgColumn => {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
};
const columnsIn = (table: AnyPgTable, first: string, ...rest: string[]): [PgColumn, ...PgColumn[]] => [
  columnIn(table, first),
  ...rest.map((name) => columnIn(table, name)),
];
const keyOf = (table: AnyPgTable): [PgColumn, PgColumn] => [
  columnIn(table, 'id_company'),
  columnIn(table, 'id'),
];

/** The platform's records are referred to from any company, by their id alone. */
const referenceTo = (
  target: Resource,
  { name, table, column }: { readonly name: string; readonly table: AnyPgTable; readonly column: string },
): PgTableExtraConfigValue =>
  isOfPlatform(target)
    ? foreignKey({
        name,
        columns: columnsIn(table, column),
        foreignColumns: columnsIn(resourceTable(target.name), 'id'),
      })
    : foreignKey({
        name,
        columns: columnsIn(table, 'id_company', column),
        foreignColumns: keyOf(resourceTable(target.name)),
      });

const referencesOf = (
  name: string,
  self: () => AnyPgTable,
  fields: Described,
): (() => PgTableExtraConfigValue[]) => {
  const references = fields.flatMap(([field, { kind, ...rest }]) =>
    kind === 'ref' && 'to' in rest ? [{ column: columnOf(field), to: rest.to }] : [],
  );
  return () =>
    references.flatMap(({ column, to }) => [
      referenceTo(resourceOf(to), { name: `${name}_${column}_fk`, table: self(), column }),
      index(`${name}_${column}_index`).on(...raw('id_company', column)),
    ]);
};

const live = sql.raw(`status <> 'D'`);
const uniquesOf = (table: string, fields: Described): PgTableExtraConfigValue[] =>
  fields.flatMap(([name, field]) => {
    const column = columnOf(name);
    if (field.kind === 'code')
      return [
        uniqueIndex(`${table}_code_key`)
          .on(...raw('id_company', `lower("${column}")`))
          .where(live),
      ];
    if (field.kind === 'order')
      return [
        uniqueIndex(`${table}_order_key`)
          .on(...raw('id_company', `"${column}"`))
          .where(live),
      ];
    return field.kind === 'flag' && field.exclusive
      ? [
          uniqueIndex(`${table}_${column}_key`)
            .on(...raw('id_company'))
            .where(sql.raw(`${column} = 'S' and status <> 'D'`)),
        ]
      : [];
  });

/** Kinds that sort alike for every reader. Code and order have their unique index; names theirs in `names.ts`. */
const sortedAlike: ReadonlySet<Field['kind']> = new Set([
  'choice',
  'date',
  'decimal',
  'flag',
  'integer',
  'money',
  'ref',
  'status',
  'time',
]);
/** For each column that a list can be sorted by, an index in the total order of lists (docs/product.md §6.3). */
const sortsOf = (table: string, { list, fields }: Resource): PgTableExtraConfigValue[] =>
  list.columns.flatMap((name) => {
    const kind = fields[name]?.kind;
    const column = columnOf(name);
    return kind !== undefined && sortedAlike.has(kind)
      ? [
          index(`${table}_${column}_sort`)
            .on(...raw('id_company', `"${column}"`, 'id'))
            .where(live),
        ]
      : [];
  });

/** For each field that is looked for by a range and that no column shows, an index that finds and counts it. */
const rangesOf = (table: string, { list, fields }: Resource): PgTableExtraConfigValue[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const column = columnOf(name);
    return isRanged(kind) && !list.columns.includes(name)
      ? [
          index(`${table}_${column}_range`)
            .on(...raw('id_company', `"${column}"`))
            .where(live),
        ]
      : [];
  });

/** Texts besides the code that the rows of a file are known by: an import looks very many of them up (docs/product.md §25.3). */
const identifying: ReadonlySet<string> = new Set(['externalCode', 'barCode']);
const identifyingOf = (table: string, fields: Described): PgTableExtraConfigValue[] =>
  fields.flatMap(([name, { kind }]) =>
    identifying.has(name) && kind === 'text'
      ? [index(`${table}_${columnOf(name)}_index`).on(...raw('id_company', `"${columnOf(name)}"`))]
      : [],
  );

/**
 * What `search` looks through: the texts of the area's search fields without regard to case, one a line, so that none
 * runs into another.
 */
const searchOf = (resource: Resource): SQL => {
  const texts = resource.list.search.map((name) => {
    const kind = resource.fields[name]?.kind;
    if (kind === 'list') return `"${wordsColumn(name)}"`;
    const written = kind === 'names' ? `comanda_texts("${columnOf(name)}")` : `"${columnOf(name)}"`;
    // What is empty would take everything else with it.
    return kind === 'names' && !resource.fields[name]?.optional ? written : `coalesce(${written}, '')`;
  });
  return sql.raw(`comanda_fold(${texts.join(` || E'\\n' || `)})`);
};

/** Details stand in tables of their own, where a generated column cannot look: whoever writes them writes these too. */
const wordsOf = (resource: Resource): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    searchedLists(resource).map(([name]) => [
      wordsColumn(name),
      text(wordsColumn(name)).notNull().default(''),
    ]),
  );

/** The main language of a large area's company, by which its index sorts (`names.ts`); a trigger writes it. */
const languageOf = (resource: Resource): Record<string, PgColumnBuilderBase> =>
  isLarge(resource) ? { [mainLanguageColumn]: text(mainLanguageColumn).notNull().default('') } : {};

/** A PIN is sealed anew at each writing and is compared by its mark, which one active record of a company has. */
const besidePins = (resource: Resource): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    pinsOf(resource)
      .flatMap((name) => [markColumn(name), hashColumn(name)])
      .map((column) => [column, text(column)]),
  );
/** A file is sealed beside what its record tells of it. */
const besideFiles = (resource: Resource): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    filesOf(resource)
      .flatMap(([name]) => [sealedColumn(name), openColumn(name)])
      .map((column) => [column, text(column)]),
  );
const pinKeysOf = (table: string, resource: Resource): PgTableExtraConfigValue[] =>
  pinsOf(resource).map((name) =>
    uniqueIndex(`${table}_${columnOf(name)}_key`)
      .on(...raw('id_company', markColumn(name)))
      .where(sql.raw(`status = 'A'`)),
  );

const recordsOf = (resource: Resource): AnyPgTable => {
  const name = recordTable(resource);
  const fields = fieldsOf(resource);
  const references = referencesOf(name, () => table, fields);
  const table: AnyPgTable = pgTable(
    name,
    {
      id_company: uuid('id_company').notNull(),
      id: uuid('id').notNull(),
      ...columnsOf(fields),
      version: integer('version').notNull().default(1),
      created: timestamp('created', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
      updated: timestamp('updated', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
      ...languageOf(resource),
      ...besidePins(resource),
      ...besideFiles(resource),
      ...wordsOf(resource),
      search: text('search').generatedAlwaysAs(searchOf(resource)),
    },
    () => [
      primaryKey({ columns: keyOf(table) }),
      ...(isOfPlatform(resource)
        ? [
            check(`${name}_platform_check`, sql.raw(`id_company = '${platformId}'`)),
            unique(`${name}_id_key`).on(columnIn(table, 'id')),
          ]
        : [
            foreignKey({
              name: `${name}_company_fk`,
              columns: columnsIn(table, 'id_company'),
              foreignColumns: [company.id],
            }),
          ]),
      ...(resource.page === 'one' ? [check(`${name}_one_check`, sql.raw('id = id_company'))] : []),
      ...uniquesOf(name, fields),
      ...pinKeysOf(name, resource),
      ...sortsOf(name, resource),
      ...rangesOf(name, resource),
      ...identifyingOf(name, fields),
      ...references(),
      ...checksOf(name, fields),
      index(`${name}_search_index`).using('gin', ...raw('id_company', 'search gin_trgm_ops')),
    ],
  );
  return table;
};

const detailsOf = (resource: Resource, list: string, { item }: ListField): AnyPgTable => {
  const name = detailTable(resource, list);
  const fields = Object.entries(item);
  const references = referencesOf(name, () => table, fields);
  const table: AnyPgTable = pgTable(
    name,
    {
      id_company: uuid('id_company').notNull(),
      id_owner: uuid('id_owner').notNull(),
      position: integer('position').notNull(),
      ...columnsOf(fields),
    },
    () => [
      primaryKey({ columns: columnsIn(table, 'id_company', 'id_owner', 'position') }),
      foreignKey({
        name: `${name}_owner_fk`,
        columns: columnsIn(table, 'id_company', 'id_owner'),
        foreignColumns: keyOf(resourceTable(resource.name)),
      }),
      ...identifyingOf(name, fields),
      ...references(),
      ...checksOf(name, fields),
    ],
  );
  return table;
};

/** Who has each text that one live record of a company may have: of two who take it at once, the key lets one pass. */
const claimsOf = (resource: Resource): AnyPgTable => {
  const name = claimTable(resource);
  const table: AnyPgTable = pgTable(
    name,
    {
      id_company: uuid('id_company').notNull(),
      kind: text('kind').notNull(),
      value: text('value').notNull(),
      id_owner: uuid('id_owner').notNull(),
    },
    () => [
      primaryKey({ columns: columnsIn(table, 'id_company', 'kind', 'value') }),
      foreignKey({
        name: `${name}_owner_fk`,
        columns: columnsIn(table, 'id_company', 'id_owner'),
        foreignColumns: keyOf(resourceTable(resource.name)),
      }),
    ],
  );
  return table;
};

const records = new Map(resources.map((resource) => [resource.name, recordsOf(resource)]));
const details = resources.flatMap((resource) =>
  fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'list' ? [detailsOf(resource, name, field)] : [],
  ),
);

const claims = resources.filter(({ claims: wanted }) => wanted !== undefined).map(claimsOf);

/** The table of an area, for foreign keys from elsewhere: its key is (`id_company`, `id`). */
export const resourceTable = (name: string): AnyPgTable => {
  const table = records.get(name);
  if (!table) throw new Error(`No resource is called ${name}.`);
  return table;
};
/** The key of an area's table, in the order that foreign keys take. */
export const resourceKey = (name: string): [PgColumn, PgColumn] => keyOf(resourceTable(name));
export const resourceTables: readonly AnyPgTable[] = [...records.values(), ...details, ...claims];
