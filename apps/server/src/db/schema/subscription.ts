import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { appUser, login } from './identity.ts';

/* What people are told of, and the browsers that show it (docs/product.md §21.10, §21.12). */

/** What a person chose of a class of notifications; what they chose nothing of stands as its class says. */
export const subscription = pgTable(
  'subscription',
  {
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    nclass: text('nclass').notNull(),
    isSubscribed: boolean('is_subscribed').notNull(),
    chosen: instant('chosen').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.idUser, table.nclass] })],
);

/** A browser that shows notifications, for as long as the login that asked for it lasts. */
export const pushDevice = pgTable(
  'push_device',
  {
    id: uuid('id').primaryKey(),
    idUser: uuid('id_user')
      .notNull()
      .references(() => appUser.id),
    idLogin: uuid('id_login')
      .notNull()
      .references(() => login.id),
    /** Where its push service takes what is for it: whoever knows it can only knock, what is said is encrypted. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [unique('push_device_endpoint').on(table.endpoint), index('push_device_user').on(table.idUser)],
);

/** What is still to be shown on a browser; gone once its push service has taken it. */
export const push = pgTable(
  'push',
  {
    id: uuid('id').primaryKey(),
    idDevice: uuid('id_device')
      .notNull()
      .references(() => pushDevice.id, { onDelete: 'cascade' }),
    idMessage: uuid('id_message').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** Not to be tried before. */
    due: instant('due').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('push_due').on(table.due), index('push_of_device').on(table.idDevice)],
);
