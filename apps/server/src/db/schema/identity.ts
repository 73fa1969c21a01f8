import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../columns.ts';
import { terminal } from './business.ts';
import { company } from './company.ts';

/*
 * Who signs in and what they may do (docs/product.md §2, §5). Reached as `comanda_gate` only: no request of a person
 * or a till reads these tables by itself.
 */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const appUser = pgTable('app_user', {
  id: uuid('id').primaryKey(),
  /** Lower case: an address is the same in any spelling. */
  email: text('email').notNull().unique(),
  password: text('password').notNull(),
  firstName: text('first_name').notNull(),
  surname: text('surname').notNull(),
  lang: text('lang'),
  webTheme: text('web_theme'),
  kind: text('kind', { enum: ['NRM', 'PRO', 'SYS', 'DEV'] }).notNull(),
  status: text('status', { enum: ['INA', 'ACT', 'LCK', 'DLT', 'GUE'] }).notNull(),
  created: instant('created').notNull().defaultNow(),
});

/** A device on which a person signed in; ending it ends its session tokens (docs/product.md §2.2). */
export const login = pgTable(
  'login',
  {
    id: uuid('id').primaryKey(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    brand: text('brand').notNull(),
    created: instant('created').notNull().defaultNow(),
    used: instant('used').notNull().defaultNow(),
    ended: instant('ended'),
  },
  (table) => [index('login_user').on(table.idUser)],
);

/** A login token, by its SHA-256. `parent` is the token that it came from when that one was exchanged. */
export const loginToken = pgTable(
  'login_token',
  {
    hash: bytes('hash').primaryKey(),
    idLogin: uuid('id_login')
      .notNull()
      .references(() => login.id),
    parent: bytes('parent'),
    created: instant('created').notNull().defaultNow(),
    used: instant('used'),
    /** From then on its use means that somebody has copied it. */
    ended: instant('ended'),
  },
  (table) => [index('login_token_login').on(table.idLogin)],
);

/** Failed attempts of the running window, by account or address (docs/product.md §2.1). */
export const signInAttempt = pgTable('sign_in_attempt', {
  key: bytes('key').primaryKey(),
  since: instant('since').notNull().defaultNow(),
  count: integer('count').notNull(),
});

export const role = pgTable('role', {
  code: text('code').primaryKey(),
  kind: text('kind', { enum: ['SYS', 'NRM'] }).notNull(),
});
export const rolePermission = pgTable(
  'role_permission',
  {
    role: text('role')
      .notNull()
      .references(() => role.code),
    action: text('action').notNull(),
    state: text('state', { enum: ['GRN', 'NUL', 'DEN'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.action] })],
);
export const membership = pgTable(
  'membership',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    role: text('role')
      .notNull()
      .references(() => role.code),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idUser] }),
    index('membership_user').on(table.idUser),
  ],
);

/** What a till signs in with (docs/product.md §10.1): the SHA-256 of its licence, and the machine that last did. */
export const deviceLicence = pgTable(
  'device_licence',
  {
    idCompany: uuid('id_company').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    hash: bytes('hash').notNull().unique(),
    status: text('status', { enum: ['A', 'I'] }).notNull(),
    machine: text('machine'),
    signedIn: instant('signed_in'),
    created: instant('created')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTerminal] }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
  ],
);
