import type { DailySale } from '@comanda/api/calls';
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** What somebody has read of today's sales, as it was then; theirs alone, by row-level security (docs/product.md §20.11). */
export const dailySale = pgTable(
  'daily_sale',
  {
    idCaller: uuid('id_caller').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull().defaultNow(),
    reading: jsonb('reading').$type<DailySale>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idCaller, table.id] })],
);
