import type { RoleChange } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { terminal } from './business.ts';
import { company } from './company.ts';

/*
 * Who signs in and what they may do (docs/product.md §2, §5). Reached as `comanda_gate` only: no request of a person
 * or a till reads these tables by itself.
 */

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
  /** When the person showed that the mailbox is theirs; an account that is INA without it still waits for that. */
  confirmed: instant('confirmed'),
  created: instant('created').notNull().defaultNow(),
  /** Of what the person writes of themselves here: names and language. */
  version: integer('version').notNull().default(1),
  updated: instant('updated').notNull().defaultNow(),
});

/** What a part of a profile has besides its own columns; a person without a row has written nothing there. */
const partOfProfile = {
  idUser: uuid('id_user')
    .primaryKey()
    .references(() => appUser.id),
  version: integer('version').notNull().default(1),
  updated: instant('updated').notNull().defaultNow(),
};
export const userAddress = pgTable('user_address', {
  ...partOfProfile,
  address: text('address'),
  zip: text('zip'),
  city: text('city'),
  state: text('state'),
  country: text('country'),
  phone: text('phone'),
  fax: text('fax'),
  email: text('email'),
});
export const userSocial = pgTable('user_social', {
  ...partOfProfile,
  website: text('website'),
  facebook: text('facebook'),
  instagram: text('instagram'),
  x: text('x'),
  linkedin: text('linkedin'),
  youtube: text('youtube'),
  tiktok: text('tiktok'),
});
/** The person's picture, drawn anew by us. It is theirs: unlike those of records it goes when it is taken away. */
export const userPicture = pgTable('user_picture', {
  idUser: partOfProfile.idUser,
  /** SHA-256 of the content. */
  hash: text('hash').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
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
    /** Families of browser and system, as far as they were told (docs/product.md §22.3.5). */
    browser: text('browser'),
    system: text('system'),
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

/** Attempts of the running window, by what is attempted and account or address (docs/product.md §2.1.3, §22.1.6). */
export const signInAttempt = pgTable('sign_in_attempt', {
  key: bytes('key').primaryKey(),
  since: instant('since').notNull().defaultNow(),
  count: integer('count').notNull(),
});

/** Links of mails that are good for one use (docs/product.md §22.1.4), by the SHA-256 of their token. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    /** The address that it was sent to: another one of the account makes it void. */
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('one_time_link_user').on(table.idUser, table.purpose)],
);

/**
 * The address with which the first operator is made (docs/product.md §22.6), by the SHA-256 of its token. There is one at
 * most: a start ends that of the start before.
 */
export const beginning = pgTable('beginning', {
  hash: bytes('hash').primaryKey(),
  expires: instant('expires').notNull(),
});

const provided = {
  hash: bytes('hash').primaryKey(),
  brand: text('brand').notNull(),
  /** Of the key that the browser keeps which began it. */
  browser: bytes('browser').notNull(),
  expires: instant('expires').notNull(),
};
/** Sign-ins through a provider that were begun, by the SHA-256 of their state; good for one return (docs/product.md §2.6). */
export const providerAttempt = pgTable('provider_attempt', {
  ...provided,
  provider: text('provider').notNull(),
});
/** Offers to connect an account that is there, by the SHA-256 of their token; good until its password was typed. */
export const providerOffer = pgTable(
  'provider_offer',
  {
    ...provided,
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
  },
  (table) => [index('provider_offer_user').on(table.idUser)],
);
/** Who a person of a provider is here. A provider promises that a subject is never another person (OpenID Connect Core §2). */
export const providerLink = pgTable(
  'provider_link',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('provider_link_user').on(table.idUser),
  ],
);

/** The platform's roles, and those that companies made: these belong to one, and have a name there. */
export const role = pgTable(
  'role',
  {
    /** Unique among all companies, so that a membership and a permission name a role by it alone. */
    code: text('code').primaryKey(),
    kind: text('kind', { enum: ['SYS', 'NRM'] }).notNull(),
    idCompany: uuid('id_company').references(() => company.id),
    name: text('name'),
    version: integer('version').notNull().default(1),
    updated: instant('updated').notNull().defaultNow(),
    /** Another one after each change of what the role says, whichever statement it was: what it said is kept by it. */
    edition: uuid('edition').notNull().defaultRandom(),
  },
  (table) => [
    uniqueIndex('role_name').on(table.idCompany, sql`lower(${table.name})`),
    check(
      'role_owner',
      sql`(${table.kind} = 'SYS') = (${table.idCompany} is null) and (${table.idCompany} is null) = (${table.name} is null)`,
    ),
  ],
);
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
    /** Since when they may do nothing there, whatever their role says (docs/product.md §22.14). */
    locked: instant('locked'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idUser] }),
    index('membership_user').on(table.idUser),
  ],
);

/** Who changed what people may do in a company (docs/product.md §5.6.6). Rows are added, never changed. */
export const roleChange = pgTable(
  'role_change',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    at: instant('at').notNull().defaultNow(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    kind: text('kind', { enum: ['MAKE', 'CHANGE', 'DELETE', 'GIVE', 'SEE'] }).notNull(),
    code: text('code').notNull(),
    /** As it was called then: a role may have gone since. */
    name: text('name'),
    people: jsonb('people').$type<RoleChange['people']>().notNull(),
    changes: jsonb('changes').$type<RoleChange['changes']>().notNull(),
    /** Of SEE: who was seen as. */
    idSeen: uuid('id_seen').references(() => appUser.id),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    index('role_change_at').on(table.idCompany, table.at),
    index('role_change_seen').on(table.idSeen, table.at),
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
