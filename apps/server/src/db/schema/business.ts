import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/* Companies, their stores and tills (docs/product.md §1). */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const company = pgTable('company', {
  id: uuid('id_company').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  /** docs/product.md §1.3 */
  kind: text('kind', { enum: ['1', '2', '3', '4', '5'] }).notNull(),
  country: text('country').notNull(),
  taxRegime: text('tax_regime').notNull(),
  avatarUrl: text('avatar_url'),
  avatarColor: text('avatar_color').notNull(),
  created: instant('created').notNull().defaultNow(),
});

export const companyLanguage = pgTable(
  'company_language',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    iso: text('iso').notNull(),
    position: integer('position').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.iso] }),
    unique('company_language_position').on(table.idCompany, table.position),
  ],
);

export const store = pgTable(
  'store',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    timeZone: text('time_zone').notNull(),
    /** A store belongs to at most one region; its foreign key stands with the regions' table. */
    idRegion: uuid('id_region'),
    fiscalRegion: text('fiscal_region'),
    /** Number of its newest commit: 0 before the first (docs/product.md §9.2). */
    lastCommit: integer('last_commit').notNull().default(0),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('store_code').on(table.idCompany, table.code),
  ],
);

export const terminal = pgTable(
  'terminal',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['A', 'I'] }).notNull(),
    /** Newest commit that it has acknowledged, and the newest that it refused, with its reason (§9.3). */
    acknowledged: integer('acknowledged').notNull().default(0),
    refused: integer('refused'),
    reason: text('reason'),
    refusedAt: instant('refused_at'),
    /** When it last spoke. */
    seen: instant('seen'),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('terminal_name').on(table.idCompany, table.idStore, table.name),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: [store.idCompany, store.id],
    }),
  ],
);
