import type { DeliveryNote } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { bytes, instant } from '../columns.ts';
import { terminal } from './business.ts';
import { invoice } from './invoice.ts';
import { resourceKey } from './resources.ts';

/* What tills delivered and somebody is invoiced for later (docs/product.md §20.15). */
const money = (name: string) => bigint(name, { mode: 'number' });

/** A line with all that was taken off it, its share of the whole included. */
export type DeliveredLine = DeliveryNote['lines'][number] & { readonly discount: number };
export type DeliveredTax = DeliveryNote['taxes'][number] & {
  readonly names: Readonly<Record<string, string>>;
};

/** A delivery note as its till made it: nothing changes it later. */
export const deliveryNote = pgTable(
  'delivery_note',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    number: integer('number').notNull(),
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
    currency: text('currency').notNull(),
    net: money('net').notNull(),
    total: money('total').notNull(),
    lines: jsonb('lines').$type<readonly DeliveredLine[]>().notNull(),
    taxes: jsonb('taxes').$type<readonly DeliveredTax[]>().notNull(),
    discounts: jsonb('discounts').$type<DeliveryNote['discounts']>().notNull(),
    /** SHA-256 of what the till sent: the same again has no further effect. */
    content: bytes('content').notNull(),
    received: instant('received').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('delivery_note_number').on(table.idCompany, table.idTerminal, table.number),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
    foreignKey({
      columns: [table.idCompany, table.idAmended],
      foreignColumns: [table.idCompany, table.id],
    }),
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
    idCompany: uuid('id_company').notNull(),
    idInvoice: uuid('id_invoice').notNull(),
    idDeliveryNote: uuid('id_delivery_note').notNull(),
    position: integer('position').notNull(),
    isHeld: boolean('is_held').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idInvoice, table.idDeliveryNote] }),
    uniqueIndex('invoice_delivery_note_held')
      .on(table.idCompany, table.idDeliveryNote)
      .where(sql`${table.isHeld}`),
    foreignKey({
      columns: [table.idCompany, table.idInvoice],
      foreignColumns: [invoice.idCompany, invoice.id],
    }),
    foreignKey({
      columns: [table.idCompany, table.idDeliveryNote],
      foreignColumns: [deliveryNote.idCompany, deliveryNote.id],
    }),
  ],
);
