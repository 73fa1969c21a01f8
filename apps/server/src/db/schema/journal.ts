import type { JournalAbout, JournalKind } from '@comanda/api/calls';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { company } from './company.ts';
import { appUser } from './identity.ts';

/**
 * Who did what in a company (docs/product.md §22.11). Rows are added and never changed: nobody has the right to, and the
 * table itself refuses it. What was done to roles stands in `role_change`.
 */
export const journal = pgTable(
  'journal',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    at: instant('at').notNull().defaultNow(),
    idUser: uuid('id_user').references(() => appUser.id),
    kind: text('kind').$type<JournalKind>().notNull(),
    about: jsonb('about').$type<JournalAbout>().notNull(),
    address: text('address'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('journal_at').on(table.idCompany, table.at),
  ],
);
