import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type HubOrder, orderStatuses } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { bytes, instant } from '../columns.ts';
import { terminal } from './business.ts';
import { resourceKey } from './resources.ts';

/* What guests order from outside the house (docs/product.md §17.7, §17.9). */

/** An order as its guest made it, and what became of it. */
export const hubOrder = pgTable(
  'hub_order',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idStoreService: uuid('id_store_service').notNull(),
    /** What its sender calls it. */
    code: text('code').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** As its service was of then. */
    serviceKind: text('service_kind', { enum: ['00', '01', '02', '03'] }).notNull(),
    at: instant('at').notNull(),
    wanted: instant('wanted'),
    /** When it has to be ready. */
    due: instant('due').notNull(),
    customer: text('customer').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    tableName: text('table_name').notNull(),
    note: text('note').notNull(),
    isPaid: boolean('is_paid').notNull(),
    currency: text('currency').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    lines: jsonb('lines').$type<HubOrder['lines']>().notNull(),
    steps: jsonb('steps').$type<HubOrder['steps']>().notNull(),
    /** The till that has it, and the number that it is rung up and cooked under. */
    idTerminal: uuid('id_terminal'),
    number: integer('number'),
    /** Its till knows that it was cancelled. */
    isTakenBack: boolean('is_taken_back').notNull().default(false),
    /** SHA-256 of what was sent: the same again is the same order. */
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('hub_order_code').on(table.idCompany, table.idStoreService, table.code),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({
      name: 'hub_order_service_fk',
      columns: [table.idCompany, table.idStoreService],
      foreignColumns: resourceKey('storeService'),
    }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
    index('hub_order_newest').on(table.idCompany, table.at, table.id),
    index('hub_order_open')
      .on(table.idCompany, table.idStore, table.due)
      .where(
        sql`status not in ('DLV', 'RJT', 'CNS', 'CNC', 'CRC') and (status <> 'PPK' or service_kind in ('02', '03'))`,
      ),
    index('hub_order_to_take_back')
      .on(table.idCompany, table.idTerminal)
      .where(sql`status in ('CNS', 'CNC', 'CRC') and not is_taken_back`),
  ],
);

/** Where the codes at a store's tables lead. */
export const hubQr = pgTable(
  'hub_qr',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
  ],
);
