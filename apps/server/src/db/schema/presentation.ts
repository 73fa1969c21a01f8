import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { presentationPages } from '@comanda/api/reports';
import { instant } from '../columns.ts';
import { company } from './company.ts';

/** An address that shows figures of some stores to whoever holds it, until somebody ends it (docs/product.md §20.9). */
export const presentation = pgTable(
  'presentation',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    page: text('page', { enum: presentationPages }).notNull(),
    name: text('name').notNull(),
    idStores: uuid('id_stores').array().notNull(),
    /** Who made it: it shows as long as they may see what it shows. */
    idUser: uuid('id_user').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** When it was last asked for, to the minute. */
    shown: instant('shown'),
    ended: instant('ended'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    foreignKey({ columns: [table.idCompany], foreignColumns: [company.id] }),
    // The block of an address names no company.
    index('presentation_id').on(table.id),
  ],
);
