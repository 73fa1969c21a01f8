import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../columns.ts';
import { terminal } from './business.ts';
import { resourceKey } from './resources.ts';

/* Changes on their way to the tills (docs/product.md §9). */
/** A record as tills know it; `null` where it was not there. */
export type Snapshot = Readonly<Record<string, unknown>>;
const snapshot = (name: string) => jsonb(name).$type<Snapshot | null>();
const status = () => text('status', { enum: ['PND', 'SNT', 'CMT', 'ERR'] });

export const tracker = pgTable(
  'tracker',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    /** Order of the changes of one record: written under the record's lock, so it grows as they were committed. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    entity: text('entity').notNull(),
    idEntity: uuid('id_entity').notNull(),
    kind: text('kind', { enum: ['INS', 'EDT', 'DLT', 'RLD'] }).notNull(),
    code: text('code').notNull(),
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    before: snapshot('before'),
    after: snapshot('after'),
    idAuthor: uuid('id_author').notNull(),
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('tracker_record').on(table.idCompany, table.entity, table.idEntity, table.position),
    index('tracker_newest').on(table.idCompany, table.position),
  ],
);

/** A commit of one store: counted within it without gaps (docs/product.md §9.2). */
export const storeCommit = pgTable(
  'store_commit',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    number: integer('number').notNull(),
    status: status().notNull(),
    changes: integer('changes').notNull(),
    note: text('note'),
    idAuthor: uuid('id_author').notNull(),
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
    idReverts: uuid('id_reverts'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('store_commit_number').on(table.idCompany, table.idStore, table.number),
    // A commit is reverted once (docs/product.md §9.4).
    uniqueIndex('store_commit_reverts')
      .on(table.idCompany, table.idReverts)
      .where(sql`${table.idReverts} is not null`),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
    foreignKey({ columns: [table.idCompany, table.idReverts], foreignColumns: [table.idCompany, table.id] }),
    index('store_commit_newest').on(table.idCompany, table.created, table.id),
  ],
);

/** A publication to one store at an hour to come (docs/product.md §9.5). */
export const plannedPublication = pgTable(
  'planned_publication',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    at: instant('at').notNull(),
    /** The chosen changes; all that are pending by then where there are none. */
    idTrackers: uuid('id_trackers').array(),
    note: text('note'),
    idAuthor: uuid('id_author').notNull(),
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** Code of what kept it from being done at its hour. */
    refusal: text('refusal'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }).onDelete('cascade'),
    // What is due is looked for across all companies.
    index('planned_publication_due')
      .on(table.at)
      .where(sql`${table.refusal} is null`),
  ],
);

export const trackerStore = pgTable(
  'tracker_store',
  {
    idCompany: uuid('id_company').notNull(),
    idTracker: uuid('id_tracker').notNull(),
    idStore: uuid('id_store').notNull(),
    status: status().notNull(),
    idCommit: uuid('id_commit'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTracker, table.idStore] }),
    foreignKey({
      columns: [table.idCompany, table.idTracker],
      foreignColumns: [tracker.idCompany, tracker.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
    foreignKey({
      columns: [table.idCompany, table.idCommit],
      foreignColumns: [storeCommit.idCompany, storeCommit.id],
    }),
    index('tracker_store_status').on(table.idCompany, table.status),
    index('tracker_store_commit').on(table.idCompany, table.idCommit),
  ],
);

/** What a commit publishes of one record, and what its store had before. */
export const commitItem = pgTable(
  'commit_item',
  {
    idCompany: uuid('id_company').notNull(),
    idCommit: uuid('id_commit').notNull(),
    entity: text('entity').notNull(),
    idEntity: uuid('id_entity').notNull(),
    kind: text('kind', { enum: ['INS', 'EDT', 'DLT', 'RLD'] }).notNull(),
    code: text('code').notNull(),
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    before: snapshot('before'),
    after: snapshot('after'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idCommit, table.entity, table.idEntity] }),
    foreignKey({
      columns: [table.idCompany, table.idCommit],
      foreignColumns: [storeCommit.idCompany, storeCommit.id],
    }),
    index('commit_item_record').on(table.idCompany, table.entity, table.idEntity),
  ],
);

/** The state that a store's tills must have: one row a record, its newest state, kept when it is gone. */
export const published = pgTable(
  'published',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    entity: text('entity').notNull(),
    idEntity: uuid('id_entity').notNull(),
    /** `null` when the record is gone. */
    record: snapshot('record'),
    kind: text('kind', { enum: ['INS', 'EDT', 'DLT', 'RLD'] }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore, table.entity, table.idEntity] }),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
    index('published_number').on(table.idCompany, table.idStore, table.number),
  ],
);

/** When a till first acknowledged a number (docs/product.md §9.3). */
export const acknowledgement = pgTable(
  'acknowledgement',
  {
    idCompany: uuid('id_company').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTerminal, table.number] }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
  ],
);
