import {
  type Import,
  importStates,
  type ImportState,
  outcomeKinds,
  pictureReasons,
} from '@comanda/api/calls';
import type {
  CreatedRecord,
  Decision,
  DryRun,
  Mapping,
  Outcome,
  Problem,
  Reading,
  Refusal,
  Source,
} from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { company } from './company.ts';

/* Files on their way into an area, and what became of each of their rows (docs/product.md §25). */
export type State = ImportState;
const state = (name: string) => text(name, { enum: importStates });

export interface StoredCounts {
  readonly created: number;
  readonly changed: number;
  readonly failed: number;
  readonly pictures: number;
  readonly picturesFailed: number;
}
/** A record that decisions have created: `id` stands for it in the planned records, `record` is its own. */
export type CreatedBeside = CreatedRecord & { readonly record: string; readonly version?: number };

export const importJob = pgTable(
  'import',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    entity: text('entity').notNull(),
    version: integer('version').notNull().default(1),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    idAuthor: uuid('id_author').notNull(),
    authorName: text('author_name').notNull(),
    /** Who asked for what is being done: it is done in their name and with what they may do. */
    idActor: uuid('id_actor').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** When it last came to a state that nothing follows by itself. */
    rested: instant('rested'),
    state: state('state').notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    refusal: jsonb('refusal').$type<Refusal>(),
    halt: jsonb('halt').$type<{ readonly why: 'fault' | 'forbidden'; readonly during: State }>(),
    source: jsonb('source').$type<Source>(),
    /** What a person has chosen of how the file is read. */
    reading: jsonb('reading').$type<Reading>().notNull().default({}),
    header: text('header').array().notNull().default([]),
    mapping: jsonb('mapping').$type<Mapping>().notNull().default([]),
    /** Null while the file does not show it and nobody has chosen one. */
    decimalSign: text('decimal_sign', { enum: ['.', ','] }),
    /** Name of a record that has to be created where the file names none. */
    unnamed: text('unnamed').notNull(),
    decisions: jsonb('decisions').$type<readonly Decision[]>().notNull().default([]),
    decided: jsonb('decided').$type<Import['decided']>().notNull().default([]),
    problems: jsonb('problems').$type<readonly Problem[]>().notNull().default([]),
    problemCount: integer('problem_count').notNull().default(0),
    /** Times that storing and undoing go through the rows: those of a later wave refer to those of earlier ones. */
    waves: integer('waves').notNull().default(1),
    beside: jsonb('beside').$type<readonly CreatedBeside[]>().notNull().default([]),
    counts: jsonb('counts').$type<DryRun['counts']>(),
    /** Records that would have no price. */
    unpriced: jsonb('unpriced').$type<DryRun['unpriced']>(),
    stored: jsonb('stored').$type<StoredCounts>(),
    undone: jsonb('undone').$type<{ readonly taken: number; readonly kept: number }>(),
    /** The server process that works on it, and when that last said so. */
    worker: uuid('worker'),
    heartbeat: instant('heartbeat'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    foreignKey({ columns: [table.idCompany], foreignColumns: [company.id] }),
    index('import_newest').on(table.idCompany, table.created),
    index('import_waiting')
      .on(table.created)
      .where(sql`state in ('reading', 'judging', 'storing', 'undoing')`),
  ],
);

/** The file in pieces, from its arrival until it is stored: until then it can be read otherwise. */
export const importPart = pgTable(
  'import_part',
  {
    idCompany: uuid('id_company').notNull(),
    idImport: uuid('id_import').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idImport, table.position] }),
    foreignKey({
      columns: [table.idCompany, table.idImport],
      foreignColumns: [importJob.idCompany, importJob.id],
    }).onDelete('cascade'),
  ],
);

export const importRow = pgTable(
  'import_row',
  {
    idCompany: uuid('id_company').notNull(),
    idImport: uuid('id_import').notNull(),
    /** Of the row among those of the file, from 0 without gaps. */
    position: integer('position').notNull(),
    /** As a spreadsheet program counts it. */
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    /** Places of the cells that are numbers and no texts. */
    numbers: integer('numbers').array(),
    kind: text('kind', { enum: outcomeKinds }),
    /** Keys of the problems that it is part of. */
    problems: text('problems').array(),
    /** What the trial run said; of a planned record the values that storing has to write. */
    outcome: jsonb('outcome').$type<Outcome>(),
    /** The time that it is stored in, from 0. */
    wave: integer('wave').notNull().default(0),
    /** The record that it wrote, how, and the version that the record had then. */
    idRecord: uuid('id_record'),
    wrote: text('wrote', { enum: ['created', 'changed'] }),
    versionAfter: integer('version_after'),
    /** Of a changed record the values that it had before, to be given back. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    /** Refused when it was stored. */
    failed: boolean('failed').notNull().default(false),
    /** Why its picture was not taken. */
    picture: text('picture', { enum: pictureReasons }),
    /** Why undoing has left its record. */
    kept: text('kept', { enum: ['changed', 'used'] }),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idImport, table.position] }),
    foreignKey({
      columns: [table.idCompany, table.idImport],
      foreignColumns: [importJob.idCompany, importJob.id],
    }).onDelete('cascade'),
    index('import_row_kind').on(table.idCompany, table.idImport, table.kind, table.position),
    index('import_row_number').on(table.idCompany, table.idImport, table.number),
  ],
);
