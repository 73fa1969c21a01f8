import { type SQL, sql } from 'drizzle-orm';
import { foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { companyLanguage } from './company.ts';
import { resourceKey, resourceTable } from './resources.ts';

/* Stores of a company and their tills (docs/product.md §1). */

export const store = resourceTable('store');

/** The name of a store that the statement knows as `shop`, in the company's default language. */
export const storeName: SQL = sql`coalesce((select shop.names ->> main.iso from ${companyLanguage} main
  where main.id_company = shop.id_company and main.is_default), shop.code)`;

/** What the same store is known by before its name is read. */
export const storeFace: SQL = sql`jsonb_build_object('url', shop.image ->> 'url', 'color', shop.image ->> 'color')`;

export const terminal = pgTable(
  'terminal',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    name: text('name').notNull(),
    /** D was removed: what it has sold still names it. */
    status: text('status', { enum: ['A', 'I', 'D'] }).notNull(),
    version: integer('version').notNull().default(1),
    /** The release that it runs, as it said when it signed in. */
    software: text('software'),
    /** Newest commit that it has acknowledged, and the newest that it refused, with its reason (§9.3). */
    acknowledged: integer('acknowledged').notNull().default(0),
    refused: integer('refused'),
    reason: text('reason'),
    refusedAt: instant('refused_at'),
    /** When it last spoke. */
    seen: instant('seen'),
    /** When people were told that it is silent; as long as it has not spoken since, they know. */
    toldSilent: instant('told_silent'),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    uniqueIndex('terminal_name')
      .on(table.idCompany, table.idStore, table.name)
      .where(sql`${table.status} <> 'D'`),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
  ],
);
