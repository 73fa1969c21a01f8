import { sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type pg from 'pg';

type NoSchema = Record<string, never>;
/** A transaction under a role; queries by Drizzle's builder or by `sql`. */
export type Database = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;
export type Connection = NodePgDatabase<NoSchema>;

/**
 * `comanda_request` works on the rows of named companies, `comanda_gate` on the identity tables. Both are subject to
 * row-level security and own nothing; the connection's own user is for migrations only.
 */
export type Role = 'comanda_request' | 'comanda_gate';
export interface RoleContext {
  readonly companies?: readonly string[];
  readonly user?: string;
  /** Milliseconds that one statement may take: 15 s when left out. */
  readonly timeout?: number;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const checked = (id: string): string => {
  if (!uuid.test(id)) throw new TypeError('A role context takes ids only.');
  return id;
};
const setting = (name: string, value: string): string => `set_config('${name}', '${value}', true)`;
/** One statement list, one round trip: the simple protocol takes no parameters, so ids are checked instead. */
const enter = (role: Role, { companies = [], user, timeout = 15_000 }: RoleContext): string => {
  const settings = [
    setting('app.companies', `{${companies.map(checked).join(',')}}`),
    setting('app.user', user === undefined ? '' : checked(user)),
    setting('statement_timeout', String(Math.trunc(timeout))),
  ];
  return `set local role ${role}; select ${settings.join(', ')}`;
};

/** Sets role and context for the rest of the transaction, or until the next call. */
export const assume = async (db: Database, role: Role, context: RoleContext): Promise<void> => {
  await db.execute(sql.raw(enter(role, context)));
};

const dialect = new PgDialect();

/**
 * Runs work in one transaction under a role. Committed when the work ends well, undone when it throws.
 * `companies` are those that row-level security lets through: none when left out. Beginning takes one round trip,
 * role and context included, which a library's own transaction would make two of.
 */
export const withRole = async <T>(
  pool: pg.Pool,
  role: Role,
  context: RoleContext,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const entering = enter(role, context);
  const client = await pool.connect();
  try {
    await client.query(`begin; ${entering}`);
    const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
    const result = await work(new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Runs work on the identity tables within a transaction of `comanda_request`, and comes back to it. */
export const asGate =
  (db: Database, context: RoleContext) =>
  async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    await assume(db, 'comanda_gate', context);
    const result = await work(db);
    await assume(db, 'comanda_request', context);
    return result;
  };
