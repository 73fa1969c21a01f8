import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { company } from './company.ts';

/* What the live channel tells, and messages for persons (docs/product.md §11, §21). */

/** Number of the newest event of a company. */
export const liveChannel = pgTable('live_channel', {
  idCompany: uuid('id_company')
    .primaryKey()
    .references(() => company.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/**
 * Events of the last hour. `seq` is given when the transaction commits, so that numbers follow the order of commits
 * and nobody waits for the channel while a transaction is still at work.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    seq: bigint('seq', { mode: 'number' }),
    class: text('class', { enum: ['TRACKER', 'COMMIT', 'TICKET', 'ORDER', 'MESSAGE'] }).notNull(),
    /** Id of the record that it is about. */
    idSubject: uuid('id_subject').notNull(),
    /** The person it is for; `null` for whoever may see its subject. */
    idUser: uuid('id_user'),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('live_event_seq').on(table.idCompany, table.seq),
    index('live_event_at').on(table.at),
  ],
);

export const message = pgTable(
  'message',
  {
    /** The platform’s id of one that is about a company which the person is not of. */
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idUser: uuid('id_user').notNull(),
    ntype: text('ntype', { enum: ['factorycloud', 'store', 'company'] }).notNull(),
    nclass: text('nclass').notNull(),
    status: text('status', { enum: ['UNR', 'RED'] }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    data: jsonb('data').$type<readonly { key: string; value: string }[]>().notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('message_inbox').on(table.idUser, table.status, table.created),
  ],
);
