import { isDeepStrictEqual } from 'node:util';
import { type Draft, fieldsOf, type ListField, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import {
  columnOf,
  detailTable,
  filesOf,
  hashColumn,
  markColumn,
  openColumn,
  pinsOf,
  recordTable,
  sealedColumn,
  searchedLists,
  wordsColumn,
} from '../db/naming.ts';
import type { Work } from '../core/work.ts';
import { slowHash } from '../slowHash.ts';
import { isReadFile } from './files.ts';

/** A record on its way into the database. */
export interface Storing {
  readonly idCompany: string;
  readonly id: string;
  readonly values: Draft;
}
type Cells = Readonly<Record<string, unknown>>;
const isItem = (value: unknown): value is Cells => typeof value === 'object' && value !== null;
const identifiers = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
/** Many rows as one parameter: the table itself says what type each column is read as. */
const rowsOf = (name: string, rows: readonly Cells[]): SQL =>
  sql`jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::jsonb)`;

const insertion = (name: string, columns: readonly string[], rows: readonly Cells[]): SQL => {
  const names = identifiers(columns);
  return sql`insert into ${sql.identifier(name)} (${names}) select ${names} from ${rowsOf(name, rows)}`;
};

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

/** What stands beside the PINs that are written. */
const besidePins = async (
  { seal }: Pick<Work, 'seal'>,
  resource: Resource,
  { idCompany, values }: Storing,
): Promise<Cells> => {
  const cells = pinsOf(resource)
    .filter((name) => name in values)
    .map(async (name): Promise<[string, unknown][]> => {
      const pin = values[name];
      const isSet = typeof pin === 'string' && pin !== '';
      return [
        [markColumn(name), isSet ? seal.mark(pin, { entity: resource.code, field: name, idCompany }) : null],
        [hashColumn(name), isSet ? await slowHash(pin) : null],
      ];
    });
  return Object.fromEntries((await Promise.all(cells)).flat());
};

/** What stands beside the files that are written: a field holds no more than what is told of its file. */
const besideFiles = (
  { seal }: Pick<Work, 'seal'>,
  resource: Resource,
  { idCompany, id, values }: Storing,
): Cells =>
  Object.fromEntries(
    filesOf(resource)
      .filter(([name]) => name in values)
      .flatMap(([name]): [string, unknown][] => {
        const file = values[name];
        const place = { entity: resource.code, field: name, idCompany, id };
        return isReadFile(file)
          ? [
              [columnOf(name), file.told],
              [sealedColumn(name), seal(file.secret, place)],
              [openColumn(name), file.open],
            ]
          : [columnOf(name), sealedColumn(name), openColumn(name)].map((column) => [column, null]);
      }),
  );

/** The fields of a record's own table, of those in `values`; an empty secret is one that is not set. */
const cellsOf = async (work: Pick<Work, 'seal'>, resource: Resource, record: Storing): Promise<Cells> => {
  const { seal } = work;
  const { idCompany, id, values } = record;
  const cells = fieldsOf(resource).flatMap(([name, { kind }]): [string, unknown][] => {
    if (kind === 'list' || !(name in values)) return [];
    const value = values[name] ?? null;
    const isSecret = kind === 'secret' && typeof value === 'string' && value !== '';
    return [
      [columnOf(name), isSecret ? seal(value, { entity: resource.code, field: name, idCompany, id }) : value],
    ];
  });
  const words = searchedLists(resource).flatMap(([name, field]): [string, unknown][] =>
    name in values ? [[wordsColumn(name), wordsOf(field, values[name])]] : [],
  );
  return {
    id_company: idCompany,
    id,
    ...Object.fromEntries([...cells, ...words]),
    ...(await besidePins(work, resource, record)),
    ...besideFiles(work, resource, record),
  };
};
const isKey = (column: string): boolean => column === 'id_company' || column === 'id';

const eachList = (resource: Resource): [string, ListField][] =>
  fieldsOf(resource).flatMap(([name, field]): [string, ListField][] =>
    field.kind === 'list' ? [[name, field]] : [],
  );
/** Details of records in one list; none where there is nothing in it. */
const detailsOf = (
  resource: Resource,
  [name, { item }]: [string, ListField],
  records: readonly Storing[],
): SQL[] => {
  const keys = Object.keys(item).map((key) => [key, columnOf(key)] as const);
  const rows = records.flatMap(({ idCompany, id, values }) => {
    const list = values[name];
    return (Array.isArray(list) ? list.filter(isItem) : []).map((entry, position) => ({
      id_company: idCompany,
      id_owner: id,
      position,
      ...Object.fromEntries(keys.map(([key, column]) => [column, entry[key]])),
    }));
  });
  const columns = ['id_company', 'id_owner', 'position', ...keys.map(([, column]) => column)];
  return rows.length === 0 ? [] : [insertion(detailTable(resource, name), columns, rows)];
};

/** Records with the same columns together. */
const alike = (rows: readonly Cells[]): (readonly [readonly string[], readonly Cells[]])[] => {
  const groups = new Map<string, { columns: readonly string[]; rows: Cells[] }>();
  for (const row of rows) {
    const columns = Object.keys(row);
    const group = groups.get(columns.join(' ')) ?? { columns, rows: [] };
    group.rows.push(row);
    groups.set(columns.join(' '), group);
  }
  return [...groups.values()].map(({ columns, rows: members }) => [columns, members]);
};

type Means = Pick<Work, 'db' | 'seal'>;

/** Stores new records, those with the same fields in one statement, and the details of all of them in another. */
export const insertRecords = async (
  work: Means,
  resource: Resource,
  records: readonly Storing[],
): Promise<void> => {
  const cells = await Promise.all(records.map((record) => cellsOf(work, resource, record)));
  for (const [columns, rows] of alike(cells))
    await work.db.execute(insertion(recordTable(resource), columns, rows));
  const details = eachList(resource).flatMap((list) => detailsOf(resource, list, records));
  if (details.length === 0) return;
  const parts = details.map((part, index) => sql`${sql.identifier(`list${index}`)} as (${part})`);
  await work.db.execute(sql`with ${sql.join(parts, sql`, `)} select`);
};

/**
 * Writes the fields given, and only those, as the next version of each record. Where it is known what a record was
 * before, lists that are as they were are left alone.
 */
export const updateRecords = async (
  work: Means,
  resource: Resource,
  records: readonly (Storing & { readonly before?: Draft | null })[],
): Promise<void> => {
  const name = recordTable(resource);
  const cells = await Promise.all(records.map((record) => cellsOf(work, resource, record)));
  for (const [columns, rows] of alike(cells)) {
    const assignments = columns
      .filter((column) => !isKey(column))
      .map((column) => sql`${sql.identifier(column)} = fresh.${sql.identifier(column)}`);
    await work.db.execute(
      sql`update ${sql.identifier(name)} as t
        set ${sql.join([...assignments, sql`version = t.version + 1`, sql`updated = now()`], sql`, `)}
        from ${rowsOf(name, rows)} as fresh where t.id_company = fresh.id_company and t.id = fresh.id`,
    );
  }
  for (const list of eachList(resource)) {
    const [field] = list;
    const changed = records.filter(
      ({ values, before }) => field in values && !(before && isDeepStrictEqual(before[field], values[field])),
    );
    if (changed.length === 0) continue;
    const owners = changed.map(({ id }) => id);
    await work.db.execute(
      sql`delete from ${sql.identifier(detailTable(resource, field))}
        where id_company = any(${sql.param([...new Set(changed.map(({ idCompany }) => idCompany))])}::uuid[])
          and id_owner = any(${sql.param(owners)}::uuid[])`,
    );
    for (const part of detailsOf(resource, list, changed)) await work.db.execute(part);
  }
};
