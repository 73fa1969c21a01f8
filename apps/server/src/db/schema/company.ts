import { boolean, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/* Who owns everything else (docs/product.md §1). */

export const company = pgTable('company', {
  id: uuid('id_company').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  /** docs/product.md §1.3 */
  kind: text('kind', { enum: ['1', '2', '3', '4', '5'] }).notNull(),
  country: text('country').notNull(),
  avatarUrl: text('avatar_url'),
  avatarColor: text('avatar_color').notNull(),
  /** D was closed by its owner: nobody reaches it any more (docs/product.md §22.15). */
  status: text('status', { enum: ['A', 'D'] })
    .notNull()
    .default('A'),
  /** Since when nobody may close it. */
  maintenance: instant('maintenance'),
  version: integer('version').notNull().default(1),
  created: instant('created').notNull().defaultNow(),
});

/** The active languages of each company, out of its records (docs/product.md §8.39). */
export const companyLanguage = pgView('company_language', {
  idCompany: uuid('id_company').notNull(),
  iso: text('iso').notNull(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull(),
}).existing();
