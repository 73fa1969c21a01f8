import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/*
 * What a person arranges for themselves (docs/product.md §22.10). Rows are theirs alone, by row-level security, and name
 * businesses without holding them: what they do not see any more is left out when it is read.
 */

export const businessGroup = pgTable(
  'business_group',
  {
    idCaller: uuid('id_caller').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    avatarUrl: text('avatar_url'),
    version: integer('version').notNull().default(1),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.idCaller, table.id] })],
);

export const groupMember = pgTable(
  'group_member',
  {
    idCaller: uuid('id_caller').notNull(),
    idGroup: uuid('id_group').notNull(),
    kind: text('kind', { enum: ['company', 'store'] }).notNull(),
    idBusiness: uuid('id_business').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCaller, table.idGroup, table.idBusiness] }),
    foreignKey({
      columns: [table.idCaller, table.idGroup],
      foreignColumns: [businessGroup.idCaller, businessGroup.id],
    }).onDelete('cascade'),
  ],
);

export const favourite = pgTable(
  'favourite',
  {
    idCaller: uuid('id_caller').notNull(),
    kind: text('kind', { enum: ['company', 'store', 'group'] }).notNull(),
    idBusiness: uuid('id_business').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCaller, table.idBusiness] }),
    index('favourite_created').on(table.idCaller, table.created),
  ],
);
