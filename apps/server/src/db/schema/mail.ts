import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Why somebody is written to; what they are told depends on their account when the mail goes out. */
export const mailOccasions = [
  'confirm',
  'reset',
  'changed',
  'invited',
  'offered',
  'handedOver',
  'keyGiven',
  'keyRevoked',
  'ticket',
  'invoice',
] as const;
export type MailOccasion = (typeof mailOccasions)[number];

/** A mail as it would have gone out. */
export interface KeptMail {
  readonly subject: string;
  readonly lang: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Mails that are to go out, written in the transaction of what caused them (docs/product.md §22.2). A row holds who is to
 * be told of what and no text: what is in a mail, its link above all, comes to be when it is sent.
 */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    occasion: text('occasion', { enum: mailOccasions }).notNull(),
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    /** What it is about, of those that are `invited`. */
    idInvitation: uuid('id_invitation'),
    /** What it is about, of those that are `offered` or `handedOver`. */
    idTransfer: uuid('id_transfer'),
    /** What it is about, of those that are `keyGiven` or `keyRevoked`. */
    idAccessKey: uuid('id_access_key'),
    /** What is sent, of those that are a `ticket` or an `invoice`, and in which language where the sender says so. */
    idDocument: uuid('id_document'),
    lang: text('lang'),
    /** Where its links lead: `https://office.example.com`. */
    origin: text('origin').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** Not to be tried before. */
    due: instant('due').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** When it was done with. */
    ended: instant('ended'),
    outcome: text('outcome', { enum: ['sent', 'nobody', 'refused', 'late'] }),
    /** Where nothing takes mails, in demo mode. */
    kept: jsonb('kept').$type<KeptMail>(),
  },
  (table) => [
    index('mail_due')
      .on(table.due)
      .where(sql`${table.ended} is null`),
    index('mail_ended').on(table.ended),
  ],
);
