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
import type { InvoiceContent } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { instant } from '../columns.ts';
import { resourceKey } from './resources.ts';
import { ticket } from './sales.ts';

/* Invoices, made of tickets (docs/product.md §20.7). */
const money = (name: string) => bigint(name, { mode: 'number' });

/** An invoice or a credit note as it was made: nothing changes it later. */
export const invoice = pgTable(
  'invoice',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    kind: text('kind', { enum: ['N', 'A'] }).notNull(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    label: text('label').notNull(),
    at: instant('at').notNull(),
    /** That of the store's calendar. */
    day: date('day').notNull(),
    idCustomer: uuid('id_customer'),
    /** What lists look for; the rest of the buyer is in the content. */
    buyer: text('buyer').notNull(),
    taxNumber: text('tax_number').notNull(),
    currency: text('currency').notNull(),
    net: money('net').notNull(),
    total: money('total').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    /** The invoice that a credit note takes back. */
    idAmended: uuid('id_amended'),
    reason: text('reason'),
    /** Who made it. */
    idUser: uuid('id_user').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('invoice_number').on(table.idCompany, table.idStore, table.series, table.number),
    // An invoice is taken back once.
    uniqueIndex('invoice_amended')
      .on(table.idCompany, table.idAmended)
      .where(sql`${table.idAmended} is not null`),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({
      columns: [table.idCompany, table.idAmended],
      foreignColumns: [table.idCompany, table.id],
    }),
    // A buyer's address names no company.
    index('invoice_public').on(table.id),
    index('invoice_newest').on(table.idCompany, table.at, table.id),
    index('invoice_day').on(table.idCompany, table.day),
  ],
);

/** The tickets of an invoice. One that is taken back holds them no longer. */
export const invoiceTicket = pgTable(
  'invoice_ticket',
  {
    idCompany: uuid('id_company').notNull(),
    idInvoice: uuid('id_invoice').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    position: integer('position').notNull(),
    isHeld: boolean('is_held').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idInvoice, table.idTicket] }),
    uniqueIndex('invoice_ticket_held')
      .on(table.idCompany, table.idTicket)
      .where(sql`${table.isHeld}`),
    foreignKey({
      columns: [table.idCompany, table.idInvoice],
      foreignColumns: [invoice.idCompany, invoice.id],
    }),
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
