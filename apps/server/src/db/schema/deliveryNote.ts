import type { DeliveryNote } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { keyOfInvoice, ofInvoice } from './invoice.ts';
import { comesTo, keyOfOther, keyOfTerminal, keysOfStore, ofStore, sent } from './parts.ts';

/* What tills delivered and somebody is invoiced for later (docs/product.md §20.15). */

/** A line with all that was taken off it, its share of the whole included. */
export type DeliveredLine = DeliveryNote['lines'][number] & { readonly discount: number };
export type DeliveredTax = DeliveryNote['taxes'][number] & {
  readonly names: Readonly<Record<string, string>>;
};

/** A delivery note as its till made it: nothing changes it later. */
export const deliveryNote = pgTable(
  'delivery_note',
  {
    ...ofStore,
    ...sent,
    kind: text('kind', { enum: ['N', 'B', 'A'] }).notNull(),
    at: instant('at').notNull(),
    /** That of its store's calendar. */
    day: date('day').notNull(),
    commit: integer('commit_number').notNull(),
    /** The note that it is about. */
    idAmended: uuid('id_amended'),
    idEmployee: uuid('id_employee'),
    idCustomer: uuid('id_customer').notNull(),
    note: text('note').notNull(),
    ...comesTo,
    lines: jsonb('lines').$type<readonly DeliveredLine[]>().notNull(),
    taxes: jsonb('taxes').$type<readonly DeliveredTax[]>().notNull(),
    discounts: jsonb('discounts').$type<DeliveryNote['discounts']>().notNull(),
  },
  (table) => [
    ...keysOfStore(table),
    keyOfTerminal(table),
    unique('delivery_note_number').on(table.idCompany, table.idTerminal, table.number),
    keyOfOther(table, table.idAmended),
    index('delivery_note_newest').on(table.idCompany, table.at, table.id),
    index('delivery_note_customer').on(table.idCompany, table.idCustomer, table.at),
    index('delivery_note_amended')
      .on(table.idCompany, table.idAmended)
      .where(sql`${table.idAmended} is not null`),
  ],
);

/** The delivery notes of an invoice. One that is taken back holds them no longer. */
export const invoiceDeliveryNote = pgTable(
  'invoice_delivery_note',
  {
    ...ofInvoice,
    idDeliveryNote: uuid('id_delivery_note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idInvoice, table.idDeliveryNote] }),
    uniqueIndex('invoice_delivery_note_held')
      .on(table.idCompany, table.idDeliveryNote)
      .where(sql`${table.isHeld}`),
    keyOfInvoice(table),
    foreignKey({
      columns: [table.idCompany, table.idDeliveryNote],
      foreignColumns: [deliveryNote.idCompany, deliveryNote.id],
    }),
  ],
);
