import { cardBrands, cardKinds, cardOrigins, cardScopes } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money } from '../columns.ts';
import { terminal } from './business.ts';
import { keyOfTerminal, keysOfStore, ofStore } from './parts.ts';
import { resourceKey } from './resources.ts';
import { ticket } from './sales.ts';

/* What was paid by card, and what became of the money (docs/product.md §19.10, §19.11). */

/** Money that went to a bank: the payments that name it, less their fees. Nothing changes it later. */
export const cardMovement = pgTable(
  'card_movement',
  {
    ...ofStore,
    number: integer('number').notNull(),
    /** The merchant account, which is the platform's, and what it said then. */
    idAccount: uuid('id_account').notNull(),
    merchantNumber: text('merchant_number').notNull(),
    /** Its first and last four signs. */
    iban: text('iban').notNull(),
    sweep: text('sweep', { enum: ['DAY', 'WEK', 'MNT', 'MAN'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The business day that it was due on, and those of its first and last payment. */
    day: date('day').notNull(),
    from: date('from').notNull(),
    until: date('until').notNull(),
    currency: text('currency').notNull(),
    payments: integer('payments').notNull(),
    gross: money('gross').notNull(),
    fees: money('fees').notNull(),
    net: money('net').notNull(),
    /** Who had it paid out; nobody where it was its day. */
    idUser: uuid('id_user'),
  },
  (table) => [
    ...keysOfStore(table),
    unique('card_movement_number').on(table.idCompany, table.number),
    index('card_movement_newest').on(table.idCompany, table.day, table.id),
  ],
);

/** A payment by card of a ticket, with what it costs by the tariff that held when it came in. */
export const cardPayment = pgTable(
  'card_payment',
  {
    ...ofStore,
    idTerminal: uuid('id_terminal').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    /** Among the payments of its ticket. */
    position: integer('position').notNull(),
    at: instant('at').notNull(),
    /** Business day of the store. */
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    /** As far as its till said so. */
    brand: text('brand', { enum: cardBrands }),
    kind: text('kind', { enum: cardKinds }),
    origin: text('origin', { enum: cardOrigins }),
    scope: text('scope', { enum: cardScopes }).notNull(),
    reader: text('reader'),
    model: text('model'),
    /** The platform's records that said what it costs; with a fee there is an account, but for what a backup brought back. */
    idAccount: uuid('id_account'),
    idTariff: uuid('id_tariff'),
    fee: money('fee'),
    /** How it was paid out; nothing as long as it waits, or is none of the platform's. */
    idMovement: uuid('id_movement'),
  },
  (table) => [
    ...keysOfStore(table),
    unique('card_payment_place').on(table.idCompany, table.idTicket, table.position),
    keyOfTerminal(table),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
    foreignKey({
      columns: [table.idCompany, table.idMovement],
      foreignColumns: [cardMovement.idCompany, cardMovement.id],
    }),
    index('card_payment_newest').on(table.idCompany, table.at, table.id),
    index('card_payment_day').on(table.idCompany, table.idStore, table.day),
    index('card_payment_movement').on(table.idCompany, table.idMovement),
    index('card_payment_waits')
      .on(table.idCompany, table.idStore)
      .where(sql`${table.fee} is not null and ${table.idMovement} is null`),
  ],
);

/** A reader that tills have named, where it was used last. */
export const cardReader = pgTable(
  'card_reader',
  {
    idCompany: uuid('id_company').notNull(),
    serial: text('serial').notNull(),
    model: text('model'),
    idStore: uuid('id_store').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    first: instant('first').notNull(),
    last: instant('last').notNull(),
    payments: integer('payments').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.serial] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
  ],
);
