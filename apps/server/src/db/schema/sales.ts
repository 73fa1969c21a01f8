import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Closing, ClosingBlocks, Ticket, TicketLine } from '@comanda/api/calls';
import type { Sum } from '@comanda/api/reports';
import { sql } from 'drizzle-orm';
import { instant, money } from '../columns.ts';
import { comesTo, keyOfOther, keyOfTerminal, keysOfStore, ofStore, sent } from './parts.ts';

/* What tills sold and how they closed (docs/product.md §10.3, §10.4). */

const summed = {
  gross: money('gross').notNull(),
  net: money('net').notNull(),
  tax: money('tax').notNull(),
  tickets: money('tickets').notNull(),
  quantity: numeric('quantity').notNull(),
  discounts: money('discounts').notNull(),
  discounted: money('discounted').notNull(),
  refunds: money('refunds').notNull(),
  refunded: money('refunded').notNull(),
  voids: money('voids').notNull(),
  voided: money('voided').notNull(),
  covers: money('covers').notNull(),
  tips: money('tips').notNull(),
  rounding: money('rounding').notNull(),
  cards: money('cards').notNull(),
  charges: money('charges').notNull(),
  fees: money('fees').notNull(),
} satisfies Readonly<Record<Sum, unknown>>;

/** An X reading or a Z closing as its till made it; a Z is never undone. */
export const closing = pgTable(
  'closing',
  {
    ...ofStore,
    ...sent,
    kind: text('kind', { enum: ['X', 'Z'] }).notNull(),
    /** Number of the Z that closes, or will close, what it tells of: a Z's own number; an X is counted within it. */
    period: integer('period').notNull(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    ...comesTo,
    firstTicket: integer('first_ticket'),
    lastTicket: integer('last_ticket'),
    tickets: integer('tickets').notNull(),
    taxes: jsonb('taxes').$type<Closing['taxes']>().notNull(),
    payments: jsonb('payments').$type<Closing['payments']>().notNull(),
    grandTotal: money('grand_total').notNull(),
    /** What credit notes have given back since installation; `grandTotal` is less by it. */
    grandReturns: money('grand_returns').notNull().default(0),
    /** The further blocks, as they were when it came in: nothing changes them later (docs/product.md §10.4). */
    blocks: jsonb('blocks').$type<ClosingBlocks>(),
  },
  (table) => [
    ...keysOfStore(table),
    keyOfTerminal(table),
    unique('closing_number').on(table.idCompany, table.idTerminal, table.kind, table.period, table.number),
    index('closing_store').on(table.idCompany, table.idStore, table.kind, table.to),
  ],
);

export const ticket = pgTable(
  'ticket',
  {
    ...ofStore,
    ...sent,
    at: instant('at').notNull(),
    commitNumber: integer('commit_number').notNull(),
    serviceKind: text('service_kind', { enum: ['00', '01', '02', '03'] }).notNull(),
    /** Business day and hour of the store's clock when it came in; a clock that is set otherwise later moves neither. */
    day: date('day').notNull(),
    hour: smallint('hour').notNull(),
    kind: text('kind', { enum: ['N', 'B', 'A'] })
      .notNull()
      .default('N'),
    status: text('status', { enum: ['F', 'A'] })
      .notNull()
      .default('F'),
    /** The ticket that a B or an A is about. */
    idAmended: uuid('id_amended'),
    /** As the till had them: who and what is named may be gone by now. */
    idEmployee: uuid('id_employee'),
    idCustomer: uuid('id_customer'),
    idTicketKind: uuid('id_ticket_kind'),
    idSource: uuid('id_source'),
    tableName: text('table_name'),
    covers: integer('covers').notNull().default(0),
    /** All that was taken off, lines and whole. */
    discount: money('discount').notNull().default(0),
    discounts: jsonb('discounts').$type<Ticket['discounts']>().notNull().default([]),
    tips: money('tips').notNull().default(0),
    rounding: money('rounding').notNull().default(0),
    corrections: jsonb('corrections').$type<Ticket['corrections']>().notNull().default([]),
    /** What the corrections would have cost. */
    corrected: money('corrected').notNull().default(0),
    voided: jsonb('voided').$type<NonNullable<Ticket['voided']>>(),
    copies: integer('copies').notNull().default(0),
    training: boolean('training').notNull().default(false),
    ...comesTo,
    lines: integer('lines').notNull(),
    /** The Z that it is in. */
    idClosing: uuid('id_closing'),
  },
  (table) => [
    ...keysOfStore(table),
    keyOfTerminal(table),
    unique('ticket_number').on(table.idCompany, table.idTerminal, table.number),
    foreignKey({
      columns: [table.idCompany, table.idClosing],
      foreignColumns: [closing.idCompany, closing.id],
    }),
    keyOfOther(table, table.idAmended),
    index('ticket_amended')
      .on(table.idCompany, table.idAmended)
      .where(sql`${table.idAmended} is not null`),
    // What is in no Z yet.
    index('ticket_open')
      .on(table.idCompany, table.idStore, table.idTerminal)
      .where(sql`${table.idClosing} is null`),
    index('ticket_day').on(table.idCompany, table.idStore, table.day),
    // A guest's address names no company.
    index('ticket_public').on(table.id),
    index('ticket_newest').on(table.idCompany, table.at, table.id),
    index('ticket_store_newest').on(table.idCompany, table.idStore, table.at, table.id),
  ],
);

/** A place among the lines, taxes or payments of a ticket. */
const ofTicket = {
  idCompany: uuid('id_company').notNull(),
  idTicket: uuid('id_ticket').notNull(),
  position: integer('position').notNull(),
};
const keysOfTicket = (table: Readonly<Record<keyof typeof ofTicket, AnyPgColumn>>) => [
  primaryKey({ columns: [table.idCompany, table.idTicket, table.position] }),
  foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
];

export const ticketLine = pgTable(
  'ticket_line',
  {
    ...ofTicket,
    /** As the till had it: a product may be gone by now, a line is not. */
    idProduct: uuid('id_product'),
    idRate: uuid('id_rate'),
    /** That of the product when it was sold. */
    idDepartment: uuid('id_department'),
    name: text('name').notNull(),
    quantity: numeric('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    total: money('total').notNull(),
    /** Without taxes; those of a ticket are its net. */
    net: money('net').notNull().default(0),
    discounts: jsonb('discounts').$type<TicketLine['discounts']>().notNull().default([]),
    share: money('share').notNull().default(0),
    /** Both of these. */
    discount: money('discount').notNull().default(0),
    taxes: uuid('taxes').array().notNull(),
    modifiers: jsonb('modifiers').$type<TicketLine['modifiers']>().notNull().default([]),
    parts: jsonb('parts').$type<TicketLine['parts']>().notNull().default([]),
  },
  keysOfTicket,
);
export const ticketTax = pgTable(
  'ticket_tax',
  {
    ...ofTicket,
    idTax: uuid('id_tax').notNull(),
    code: text('code').notNull(),
    /** The tax's names when the ticket was priced. */
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    base: money('base').notNull(),
    tax: money('tax').notNull(),
  },
  keysOfTicket,
);
export const ticketPayment = pgTable(
  'ticket_payment',
  {
    ...ofTicket,
    idPaymentMethod: uuid('id_payment_method'),
    kind: text('kind').notNull(),
    amount: money('amount').notNull(),
    change: money('change').notNull(),
  },
  keysOfTicket,
);

/**
 * What was sold, summed up by the hour, the business day and the month of a store, once as such and once by each thing
 * that it is counted by (docs/product.md §20.6). It holds nothing that the tickets do not: it can be made anew from them.
 * Its key is the unique index of `sql/after.sql`, which also holds the sums: a report reads nothing else.
 */
export const saleSum = pgTable('sale_sum', {
  idCompany: uuid('id_company').notNull(),
  /** What it is counted by; empty of all tickets. */
  facet: text('facet').notNull(),
  grain: text('grain', { enum: ['H', 'D', 'M'] }).notNull(),
  idStore: uuid('id_store').notNull(),
  /** Of a month its first. */
  day: date('day').notNull(),
  /** 0 of days and months. */
  hour: smallint('hour').notNull(),
  /** Empty of what has none. */
  key: text('key').notNull(),
  currency: text('currency').notNull(),
  ...summed,
  /** When the last ticket in it had come in. */
  newest: instant('newest').notNull(),
});
