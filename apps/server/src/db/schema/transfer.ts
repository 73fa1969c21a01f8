import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { company } from './company.ts';
import { appUser } from './identity.ts';

/**
 * Whose a company is (docs/product.md §22.9): one person's, because there is one row for each. That there is one at all is a
 * constraint of the company, which is judged when a transaction ends (migration 0033).
 */
export const ownership = pgTable(
  'ownership',
  {
    idCompany: uuid('id_company')
      .primaryKey()
      .references(() => company.id),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [index('ownership_user').on(table.idUser)],
);

/** Companies are offered to somebody (docs/product.md §22.9). Reached as `comanda_gate`: its taker is of none of them yet. */
export const transfer = pgTable(
  'transfer',
  {
    id: uuid('id').primaryKey(),
    idGiver: uuid('id_giver')
      .notNull()
      .references(() => appUser.id),
    /** Whose mailbox it is for, in lower case; there may be no account of it yet. */
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    status: text('status', { enum: ['PND', 'ACP', 'RJC'] })
      .notNull()
      .default('PND'),
    created: instant('created').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    withdrawn: instant('withdrawn'),
    answered: instant('answered'),
    /** Whether its giver, or its taker, has taken it off their list. */
    isOffGiver: boolean('is_off_giver').notNull().default(false),
    isOffTaker: boolean('is_off_taker').notNull().default(false),
  },
  (table) => [
    index('transfer_giver').on(table.idGiver, table.created),
    index('transfer_email').on(table.email, table.created),
  ],
);

export const transferBusiness = pgTable(
  'transfer_business',
  {
    idTransfer: uuid('id_transfer')
      .notNull()
      .references(() => transfer.id, { onDelete: 'cascade' }),
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    /** Nobody offers a company twice at once. */
    isOpen: boolean('is_open').notNull().default(true),
    isTransferred: boolean('is_transferred').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.idTransfer, table.idCompany] }),
    uniqueIndex('transfer_business_open')
      .on(table.idCompany)
      .where(sql`${table.isOpen}`),
  ],
);
