import { type BackupContents, backupReasons, backupStates } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  bigint,
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

/* Backups of companies, and files that were brought to be restored (docs/product.md §22.17). */
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const backup = pgTable(
  'backup',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['made', 'brought'] }).notNull(),
    state: text('state', { enum: backupStates }).notNull(),
    reason: text('reason', { enum: backupReasons }),
    fileName: text('file_name').notNull(),
    bytes: count('bytes'),
    /** In whose name and with whose rights it is done. */
    idAuthor: uuid('id_author').notNull(),
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** When the platform was last at it. */
    rested: instant('rested'),
    done: count('done'),
    total: count('total'),
    contents: jsonb('contents').$type<BackupContents>(),
    /** What new ids are drawn from: nobody who knows the old ones can tell them. */
    salt: bytes('salt').notNull(),
    /** The server that is at it, when that last said so, and how often one has begun. */
    worker: uuid('worker'),
    heartbeat: instant('heartbeat'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    foreignKey({ columns: [table.idCompany], foreignColumns: [company.id] }),
    index('backup_newest').on(table.idCompany, table.created),
    index('backup_waiting')
      .on(table.created)
      .where(sql`state in ('making', 'judging', 'restoring')`),
  ],
);
export type BackupRow = typeof backup.$inferSelect;

/** The file in pieces of one size, the last one apart. */
export const backupPart = pgTable(
  'backup_part',
  {
    idCompany: uuid('id_company').notNull(),
    idBackup: uuid('id_backup').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idBackup, table.position] }),
    foreignKey({
      columns: [table.idCompany, table.idBackup],
      foreignColumns: [backup.idCompany, backup.id],
    }).onDelete('cascade'),
  ],
);
