import { fieldsOf, isOfPlatform, isWithheld, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import {
  claimTable,
  columnOf,
  detailTable,
  filesOf,
  hashColumn,
  mainLanguageColumn,
  markColumn,
  openColumn,
  pinsOf,
  recordTable,
  sealedColumn,
} from '../../db/naming.ts';
import { terminal } from '../../db/schema/business.ts';
import { cardMovement, cardPayment, cardReader } from '../../db/schema/card.ts';
import { hubOrder, hubQr } from '../../db/schema/hub.ts';
import { schema } from '../../db/schema/index.ts';
import { deliveryNote, invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice, invoiceSeries, invoiceTicket } from '../../db/schema/invoice.ts';
import { purchase, purchaseLine } from '../../db/schema/purchase.ts';
import { closing, ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';

/** A table that backups hold, with those of its columns that they do. */
export interface Kept {
  readonly name: string;
  readonly table: PgTable;
  /** Its file within a backup. */
  readonly path: string;
  /** What was sold: it is never written twice, and never taken away. */
  readonly isDocument: boolean;
  readonly columns: readonly PgColumn[];
  /** Columns that refer to another row of the same table. */
  readonly own: readonly string[];
  /** Names that hold what people wrote, whatever it looks like, or a person, who is not the company's. */
  readonly asWritten: ReadonlySet<string>;
}

/** Areas whose records are a company's: all that it maintains. */
export const keptResources: readonly Resource[] = resources.filter((resource) => !isOfPlatform(resource));

const documents: readonly PgTable[] = [
  closing,
  ticket,
  ticketLine,
  ticketTax,
  ticketPayment,
  deliveryNote,
  invoiceSeries,
  invoice,
  invoiceTicket,
  invoiceDeliveryNote,
  purchase,
  purchaseLine,
  cardMovement,
  cardPayment,
  cardReader,
  hubOrder,
];
/** What a till says of itself as it lives. A till that is restored is paired anew, and begins with nothing. */
const living: ReadonlySet<string> = new Set([
  'software',
  'acknowledged',
  'refused',
  'reason',
  'refused_at',
  'seen',
  'told_silent',
]);

/** Secrets and files never leave the platform (docs/product.md §25.8), and what was sealed for one company opens in no other. */
const secretsOf = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (isWithheld(field) ? [columnOf(name)] : []));
const leftOut: Readonly<Record<string, ReadonlySet<string>>> = {
  [getTableName(terminal)]: living,
  // What waits is paid out to the company that took it: a copy has no account for it (docs/product.md §19.11).
  [getTableName(cardPayment)]: new Set(['id_account']),
  ...Object.fromEntries(
    keptResources.map((resource) => [
      recordTable(resource),
      new Set([
        ...secretsOf(resource),
        ...pinsOf(resource).flatMap((name) => [markColumn(name), hashColumn(name)]),
        ...filesOf(resource).flatMap(([name]) => [sealedColumn(name), openColumn(name)]),
        mainLanguageColumn,
      ]),
    ]),
  ),
};

const named = (name: string): PgTable => {
  const table = schema[name];
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
};
const tablesOf = (resource: Resource): PgTable[] =>
  [
    recordTable(resource),
    ...fieldsOf(resource).flatMap(([name, { kind }]) =>
      kind === 'list' ? [detailTable(resource, name)] : [],
    ),
    ...(resource.claims ? [claimTable(resource)] : []),
  ].map(named);

const keptOf = (table: PgTable): Kept => {
  const name = getTableName(table);
  const isDocument = documents.includes(table);
  const columns = Object.values(getTableColumns(table)).filter(
    (column) =>
      column.name !== 'id_company' && column.generated === undefined && !leftOut[name]?.has(column.name),
  );
  return {
    name,
    table,
    isDocument,
    path: `${isDocument ? 'documents' : 'records'}/${name}.jsonl`,
    columns,
    own: getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns: from } = key.reference();
      return foreignTable === table
        ? from.map((column) => column.name).filter((column) => column !== 'id_company')
        : [];
    }),
    asWritten: new Set([
      'id_user',
      ...columns.filter((column) => column.getSQLType() === 'text').map((column) => column.name),
    ]),
  };
};

/** Tables so that each comes after those that it refers to. */
const inOrder = (tables: readonly PgTable[]): PgTable[] => {
  const wanted = new Set(tables);
  const ordered = new Set<PgTable>();
  const within = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (ordered.has(table) || !wanted.has(table)) return;
    if (within.has(table)) throw new Error(`Backups cannot order ${getTableName(table)}.`);
    within.add(table);
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
};

/** All that a backup holds, in the order in which it can be written. Languages come first: others are sorted by them. */
export const keptTables: readonly Kept[] = inOrder([
  named('language'),
  ...keptResources.flatMap(tablesOf),
  terminal,
  hubQr,
  ...documents,
]).map(keptOf);

const isLive = (line: string): boolean => !line.includes('"status":"D"');
/** What counts as one thing of its kind, by entity code. */
export const counted: readonly {
  readonly entity: string;
  readonly name: string;
  readonly counts: (line: string) => boolean;
}[] = [
  ...keptResources.map((resource) => ({
    entity: resource.code,
    name: recordTable(resource),
    counts: isLive,
  })),
  { entity: 'TRM', name: getTableName(terminal), counts: isLive },
  { entity: 'TCK', name: getTableName(ticket), counts: () => true },
  { entity: 'RPZ', name: getTableName(closing), counts: (line) => line.includes('"kind":"Z"') },
  { entity: 'RPX', name: getTableName(closing), counts: (line) => line.includes('"kind":"X"') },
  { entity: 'IVC', name: getTableName(invoice), counts: () => true },
  { entity: 'DLN', name: getTableName(deliveryNote), counts: () => true },
  { entity: 'PUR', name: getTableName(purchase), counts: () => true },
  { entity: 'HOR', name: getTableName(hubOrder), counts: () => true },
];

export const columnsOf = ({ columns }: Pick<Kept, 'columns'>): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );

/** Areas that a company has records of from its first moment (docs/product.md §22.8). */
const first: ReadonlySet<string> = new Set(['LNG', 'CRR', 'BSN', 'EMP']);
/** Tables that hold nothing in a company which has not begun. */
export const emptyAtFirst: readonly string[] = [
  ...keptResources.filter(({ code }) => !first.has(code)).map(recordTable),
  getTableName(terminal),
];
