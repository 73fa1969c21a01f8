import { type AnyPgColumn, foreignKey, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, money } from '../columns.ts';
import { terminal } from './business.ts';
import { resourceKey } from './resources.ts';

/* Groups of columns that what a store writes down has in common, and the keys that go with them. */

/** One of a company's, written down in one of its stores. */
export const ofStore = {
  idCompany: uuid('id_company').notNull(),
  id: uuid('id').notNull(),
  idStore: uuid('id_store').notNull(),
};
/** What it comes to. */
export const comesTo = {
  currency: text('currency').notNull(),
  net: money('net').notNull(),
  total: money('total').notNull(),
};
/** As its till sent it. */
export const sent = {
  idTerminal: uuid('id_terminal').notNull(),
  number: integer('number').notNull(),
  /** SHA-256 of what the till sent: the same again has no further effect. */
  content: bytes('content').notNull(),
  received: instant('received').notNull().defaultNow(),
};
/** The next number of a series of its store. */
export const numbered = {
  series: text('series').notNull(),
  number: integer('number').notNull(),
  label: text('label').notNull(),
};

type Keyed = Readonly<Record<'idCompany' | 'id' | 'idStore', AnyPgColumn>>;

export const keysOfStore = (table: Keyed) => [
  primaryKey({ columns: [table.idCompany, table.id] }),
  foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
];
export const keyOfTerminal = (table: Readonly<Record<'idCompany' | 'idTerminal', AnyPgColumn>>) =>
  foreignKey({
    columns: [table.idCompany, table.idTerminal],
    foreignColumns: [terminal.idCompany, terminal.id],
  });
/** That of another one of the same table, which this one is about. */
export const keyOfOther = (table: Pick<Keyed, 'idCompany' | 'id'>, other: AnyPgColumn) =>
  foreignKey({ columns: [table.idCompany, other], foreignColumns: [table.idCompany, table.id] });
