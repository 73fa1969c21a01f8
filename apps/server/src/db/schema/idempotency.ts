import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers of writes that carried an `Idempotency-Key`, kept for 24 h (docs/product.md §7.5). */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The person or the till that called. */
    idCaller: uuid('id_caller').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of parameters, data and files. */
    content: text('content').notNull(),
    /** The answer's body as it was sent; empty only inside the transaction that does the work. */
    answer: text('answer'),
    created: timestamp('created', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCaller, table.call, table.key] }),
    index('idempotency_created_index').on(table.idCaller, table.created),
  ],
);
