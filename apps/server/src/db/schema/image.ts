import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../columns.ts';

/** Pictures by their content: the same one is kept once, and its address never changes its meaning. */
export const image = pgTable('image', {
  sha256: text('sha256').primaryKey(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
  /** The same as lists and cards show it; null where it is no larger than that. */
  small: bytes('small'),
  created: timestamp('created', { withTimezone: true }).notNull().defaultNow(),
});
