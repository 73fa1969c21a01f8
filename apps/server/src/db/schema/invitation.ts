import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { company } from './company.ts';
import { appUser, role } from './identity.ts';

/** Somebody is asked into a company with a role (docs/product.md §22.4). Reached as `comanda_gate`, as people are. */
export const invitation = pgTable(
  'invitation',
  {
    idCompany: uuid('id_company')
      .notNull()
      .references(() => company.id),
    id: uuid('id').notNull(),
    idSender: uuid('id_sender')
      .notNull()
      .references(() => appUser.id),
    /** Whose mailbox it is for, in lower case; there may be no account of it yet. */
    email: text('email').notNull(),
    /** None any more once a company has deleted it. */
    role: text('role').references(() => role.code, { onDelete: 'set null' }),
    brand: text('brand').notNull(),
    status: text('status', { enum: ['PND', 'ACP', 'RJC', 'BLC'] })
      .notNull()
      .default('PND'),
    /** The SHA-256 of the secret in the link of its last mail. */
    link: bytes('link'),
    sent: instant('sent').notNull().defaultNow(),
    expires: instant('expires').notNull(),
    withdrawn: instant('withdrawn'),
    answered: instant('answered'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    uniqueIndex('invitation_open')
      .on(table.idCompany, table.idSender, table.email)
      .where(sql`${table.status} = 'PND' and ${table.withdrawn} is null`),
    index('invitation_id').on(table.id),
    index('invitation_email').on(table.email, table.sent),
    index('invitation_sender').on(table.idSender, table.sent),
    index('invitation_link').on(table.link),
  ],
);

/** Whose invitations a person refuses, whatever they are to. */
export const invitationBlock = pgTable(
  'invitation_block',
  {
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    idSender: uuid('id_sender')
      .notNull()
      .references(() => appUser.id),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.idUser, table.idSender] })],
);
