import {
  type AnyPgColumn,
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
import type { InvoiceContent } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { instant } from '../columns.ts';
import { comesTo, keyOfOther, keysOfStore, numbered, ofStore } from './parts.ts';
import { resourceKey } from './resources.ts';
import { ticket } from './sales.ts';

/* Invoices, made of tickets (docs/product.md §20.7). */

/** An invoice or a credit note as it was made: nothing changes it later. */
export const invoice = pgTable(
  'invoice',
  {
    ...ofStore,
    kind: text('kind', { enum: ['N', 'A'] }).notNull(),
    ...numbered,
    at: instant('at').notNull(),
    /** That of the store's calendar. */
    day: date('day').notNull(),
    idCustomer: uuid('id_customer'),
    /** What lists look for; the rest of the buyer is in the content. */
    buyer: text('buyer').notNull(),
    taxNumber: text('tax_number').notNull(),
    ...comesTo,
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    /** The invoice that a credit note takes back. */
    idAmended: uuid('id_amended'),
    reason: text('reason'),
    /** Who made it. */
    idUser: uuid('id_user').notNull(),
  },
  (table) => [
    ...keysOfStore(table),
    unique('invoice_number').on(table.idCompany, table.idStore, table.series, table.number),
    // An invoice is taken back once.
    uniqueIndex('invoice_amended')
      .on(table.idCompany, table.idAmended)
      .where(sql`${table.idAmended} is not null`),
    keyOfOther(table, table.idAmended),
    // A buyer's address names no company.
    index('invoice_public').on(table.id),
    index('invoice_newest').on(table.idCompany, table.at, table.id),
    index('invoice_day').on(table.idCompany, table.day),
  ],
);

/** A place among what an invoice is made of. */
export const ofInvoice = {
  idCompany: uuid('id_company').notNull(),
  idInvoice: uuid('id_invoice').notNull(),
  position: integer('position').notNull(),
  isHeld: boolean('is_held').notNull().default(true),
};
export const keyOfInvoice = (table: Readonly<Record<'idCompany' | 'idInvoice', AnyPgColumn>>) =>
  foreignKey({
    columns: [table.idCompany, table.idInvoice],
    foreignColumns: [invoice.idCompany, invoice.id],
  });

/** The tickets of an invoice. One that is taken back holds them no longer. */
export const invoiceTicket = pgTable(
  'invoice_ticket',
  {
    ...ofInvoice,
    idTicket: uuid('id_ticket').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idInvoice, table.idTicket] }),
    uniqueIndex('invoice_ticket_held')
      .on(table.idCompany, table.idTicket)
      .where(sql`${table.isHeld}`),
    keyOfInvoice(table),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
  ],
);

/** The last number of a series of a store. It is counted on in the transaction that uses it, so none is skipped. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    series: text('series').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore, table.series] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
  ],
);
