import {
  boolean,
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
import { gatewayOutcomes, type FiscalWord } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { instant } from '../columns.ts';
import { resourceKey } from './resources.ts';
import { ticket } from './sales.ts';

/* What the tax office is told of tickets (docs/product.md §20.14). */

/**
 * The document of a ticket for its tax office: signed once, and never changed after that. One that was refused stays where
 * it is in its chain when another one takes its place.
 */
export const fiscalDocument = pgTable(
  'fiscal_document',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idTicket: uuid('id_ticket').notNull(),
    region: text('region').notNull(),
    /** W waits, A accepted, R refused, F given up after all attempts, L lacks something that its making takes. */
    state: text('state', { enum: ['W', 'A', 'R', 'F', 'L'] })
      .notNull()
      .default('W'),
    /** The newest of its ticket. */
    isCurrent: boolean('is_current').notNull().default(true),
    lacks: text('lacks').array().notNull().default([]),
    /** Whose chain it is in, and its place there, from 1 on without a gap. */
    taxNumber: text('tax_number'),
    place: integer('place'),
    series: text('series'),
    number: text('number'),
    /** The day that it says it was issued on: `14-03-2026`. */
    issued: text('issued'),
    identifier: text('identifier'),
    /** Address that its QR code holds. */
    qr: text('qr'),
    /** The beginning of its signature, which the next of its chain names. */
    signature: text('signature'),
    xml: text('xml'),
    /** When it was signed. */
    made: instant('made'),
    /** How often it was sent. */
    tries: integer('tries').notNull().default(0),
    due: instant('due').notNull().defaultNow(),
    /** Code of the gateway that it was sent to last, what that said, and when. */
    gateway: text('gateway'),
    said: jsonb('said').$type<readonly FiscalWord[]>().notNull().default([]),
    answered: instant('answered'),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('fiscal_document_place').on(table.idCompany, table.idStore, table.taxNumber, table.place),
    uniqueIndex('fiscal_document_current')
      .on(table.idCompany, table.idTicket)
      .where(sql`${table.isCurrent}`),
    // Whoever looks for what is due knows no company yet.
    index('fiscal_document_due')
      .on(table.due)
      .where(sql`${table.state} = 'W'`),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({ columns: [table.idCompany, table.idTicket], foreignColumns: [ticket.idCompany, ticket.id] }),
  ],
);

/** What a gateway was asked and said, the platform's own: nothing of what was sent, nor what opens the gateway. */
export const gatewayRequest = pgTable(
  'gateway_request',
  {
    /** The platform's. */
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull().defaultNow(),
    gateway: text('gateway').notNull(),
    region: text('region').notNull(),
    /** Host and path. */
    endpoint: text('endpoint').notNull(),
    company: text('company').notNull(),
    store: text('store').notNull(),
    document: text('document').notNull(),
    attempt: integer('attempt').notNull(),
    outcome: text('outcome', { enum: gatewayOutcomes }).notNull(),
    said: jsonb('said').$type<readonly FiscalWord[]>().notNull(),
    /** Milliseconds. */
    took: integer('took').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('gateway_request_newest').on(table.idCompany, table.at, table.id),
  ],
);
