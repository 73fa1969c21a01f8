import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { company } from './company.ts';
import { appUser } from './identity.ts';

/**
 * Lets somebody act in a company until a date (docs/product.md §22.12). Reached as `comanda_gate`: its holder is not of the
 * company. What is open now, and with whose rights, the view `open_key` says (migration 0041).
 */
export const accessKey = pgTable(
  'access_key',
  {
    id: uuid('id').primaryKey(),
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    idGiver: uuid('id_giver')
      .notNull()
      .references(() => appUser.id),
    /** Whose mailbox it is for, in lower case; there may be no account of it yet. */
    email: text('email').notNull(),
    /** Who has accepted it. */
    idHolder: uuid('id_holder').references(() => appUser.id),
    actions: text('actions').array().notNull(),
    brand: text('brand').notNull(),
    status: text('status', { enum: ['PND', 'ACP', 'RJC'] })
      .notNull()
      .default('PND'),
    created: instant('created').notNull().defaultNow(),
    until: instant('until').notNull(),
    answered: instant('answered'),
    revoked: instant('revoked'),
  },
  (table) => [
    uniqueIndex('access_key_open')
      .on(table.idCompany, table.idGiver, table.email)
      .where(sql`${table.revoked} is null and ${table.status} <> 'RJC'`),
    index('access_key_email').on(table.email, table.created),
    index('access_key_giver').on(table.idGiver, table.created),
    index('access_key_holder').on(table.idHolder),
  ],
);
