import type { ViewState } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { company } from './company.ts';

/* Saved states of lists (docs/product.md §6.5). Row-level security parts companies; whose a view is, the code judges. */

export const view = pgTable(
  'view',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    entity: text('entity').notNull(),
    idOwner: uuid('id_owner').notNull(),
    /** As the owner was called when they made it. */
    ownerName: text('owner_name').notNull(),
    name: text('name').notNull(),
    shared: boolean('shared').notNull(),
    state: jsonb('state').$type<ViewState>().notNull(),
    version: integer('version').notNull().default(1),
    created: instant('created').notNull().defaultNow(),
    updated: instant('updated').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    uniqueIndex('view_name').on(table.idCompany, table.entity, table.idOwner, sql`lower("name")`),
    index('view_shared')
      .on(table.idCompany, table.entity)
      .where(sql`${table.shared}`),
  ],
);

/** How a person has arranged the views of an area; ids of views that are gone are passed over. */
export const viewOrder = pgTable(
  'view_order',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    idUser: uuid('id_user').notNull(),
    entity: text('entity').notNull(),
    ids: uuid('ids').array().notNull(),
    /** The view that a plain address of the list starts with. */
    idDefault: uuid('id_default'),
  },
  (table) => [primaryKey({ columns: [table.idCompany, table.idUser, table.entity] })],
);
