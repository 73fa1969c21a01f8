import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Closing, TicketLine } from '@comanda/api/calls';
import { terminal } from './business.ts';
import { resourceKey } from './resources.ts';
import { bytes } from '../columns.ts';

/* What tills sold and how they closed (docs/product.md §10.3, §10.4). */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const money = (name: string) => bigint(name, { mode: 'number' });

/** An X reading or a Z closing as its till made it; a Z is never undone. */
export const closing = pgTable(
  'closing',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    kind: text('kind', { enum: ['X', 'Z'] }).notNull(),
    /** Number of the Z that closes, or will close, what it tells of. */
    period: integer('period').notNull(),
    /** Of a Z its period again; an X is counted within its period. */
    number: integer('number').notNull(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    currency: text('currency').notNull(),
    firstTicket: integer('first_ticket'),
    lastTicket: integer('last_ticket'),
    tickets: integer('tickets').notNull(),
    net: money('net').notNull(),
    total: money('total').notNull(),
    taxes: jsonb('taxes').$type<Closing['taxes']>().notNull(),
    payments: jsonb('payments').$type<Closing['payments']>().notNull(),
    grandTotal: money('grand_total').notNull(),
    /** SHA-256 of what the till sent: the same again has no further effect. */
    content: bytes('content').notNull(),
    received: instant('received').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('closing_number').on(table.idCompany, table.idTerminal, table.kind, table.period, table.number),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
  ],
);

export const ticket = pgTable(
  'ticket',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    commitNumber: integer('commit_number').notNull(),
    serviceKind: text('service_kind', { enum: ['00', '01', '02', '03'] }).notNull(),
    currency: text('currency').notNull(),
    net: money('net').notNull(),
    total: money('total').notNull(),
    lines: integer('lines').notNull(),
    /** The Z that it is in. */
    idClosing: uuid('id_closing'),
    content: bytes('content').notNull(),
    received: instant('received').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('ticket_number').on(table.idCompany, table.idTerminal, table.number),
    foreignKey({
      columns: [table.idCompany, table.idStore],
      foreignColumns: resourceKey('store'),
    }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
    foreignKey({
      columns: [table.idCompany, table.idClosing],
      foreignColumns: [closing.idCompany, closing.id],
    }),
    // A guest's address names no company.
    index('ticket_public').on(table.id),
    index('ticket_newest').on(table.idCompany, table.at, table.id),
    index('ticket_store_newest').on(table.idCompany, table.idStore, table.at, table.id),
  ],
);
export const ticketLine = pgTable(
  'ticket_line',
  {
    idCompany: uuid('id_company').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    position: integer('position').notNull(),
    /** As the till had it: a product may be gone by now, a line is not. */
    idProduct: uuid('id_product'),
    idRate: uuid('id_rate'),
    name: text('name').notNull(),
    quantity: numeric('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    total: money('total').notNull(),
    taxes: uuid('taxes').array().notNull(),
    modifiers: jsonb('modifiers').$type<TicketLine['modifiers']>().notNull().default([]),
    parts: jsonb('parts').$type<TicketLine['parts']>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTicket, table.position] }),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
  ],
);
export const ticketTax = pgTable(
  'ticket_tax',
  {
    idCompany: uuid('id_company').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    position: integer('position').notNull(),
    idTax: uuid('id_tax').notNull(),
    code: text('code').notNull(),
    /** The tax's names when the ticket was priced. */
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    base: money('base').notNull(),
    tax: money('tax').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTicket, table.position] }),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
  ],
);
export const ticketPayment = pgTable(
  'ticket_payment',
  {
    idCompany: uuid('id_company').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    position: integer('position').notNull(),
    idPaymentMethod: uuid('id_payment_method'),
    kind: text('kind').notNull(),
    amount: money('amount').notNull(),
    change: money('change').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTicket, table.position] }),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
  ],
);
