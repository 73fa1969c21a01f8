import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Purchase } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { instant, money } from '../columns.ts';
import { comesTo, keyOfOther, keysOfStore, numbered, ofStore } from './parts.ts';
import { resourceKey } from './resources.ts';

/* What was bought from suppliers (docs/product.md §20.12). */

/** A purchase as it was recorded. It is taken back, and never changed. */
export const purchase = pgTable(
  'purchase',
  {
    ...ofStore,
    idSupplier: uuid('id_supplier').notNull(),
    kind: text('kind', { enum: ['N', 'A'] }).notNull(),
    /** A it counts, D it was taken back. */
    status: text('status', { enum: ['A', 'D'] })
      .notNull()
      .default('A'),
    ...numbered,
    /** The supplier's own number, and the day on it. */
    document: text('document').notNull(),
    day: date('day').notNull(),
    at: instant('at').notNull(),
    /** As the supplier was called and numbered. */
    supplier: text('supplier').notNull(),
    taxNumber: text('tax_number'),
    ...comesTo,
    taxes: jsonb('taxes').$type<Purchase['taxes']>().notNull(),
    costs: boolean('costs').notNull(),
    /** The purchase that it stands in the place of. */
    idCorrected: uuid('id_corrected'),
    /** Who recorded it. */
    idUser: uuid('id_user').notNull(),
  },
  (table) => [
    ...keysOfStore(table),
    unique('purchase_number').on(table.idCompany, table.idStore, table.series, table.number),
    // A supplier's document is recorded once.
    uniqueIndex('purchase_document')
      .on(table.idCompany, table.idSupplier, sql`upper(${table.document})`)
      .where(sql`${table.status} = 'A'`),
    uniqueIndex('purchase_corrected')
      .on(table.idCompany, table.idCorrected)
      .where(sql`${table.idCorrected} is not null`),
    foreignKey({ columns: [table.idCompany, table.idSupplier], foreignColumns: resourceKey('supplier') }),
    keyOfOther(table, table.idCorrected),
    index('purchase_newest').on(table.idCompany, table.at, table.id),
    index('purchase_day').on(table.idCompany, table.idStore, table.day),
  ],
);

export const purchaseLine = pgTable(
  'purchase_line',
  {
    idCompany: uuid('id_company').notNull(),
    idPurchase: uuid('id_purchase').notNull(),
    position: integer('position').notNull(),
    /** A product may be gone by now, a line is not. */
    idProduct: uuid('id_product'),
    name: text('name').notNull(),
    quantity: numeric('quantity').notNull(),
    price: numeric('price').notNull(),
    discount: numeric('discount').notNull(),
    idTax: uuid('id_tax'),
    net: money('net').notNull(),
    isCounted: boolean('is_counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idPurchase, table.position] }),
    foreignKey({
      columns: [table.idCompany, table.idPurchase],
      foreignColumns: [purchase.idCompany, purchase.id],
    }),
  ],
);
