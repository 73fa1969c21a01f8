import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
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

/**
 * Runs work in one transaction under a role. Committed when the work ends well, undone when it throws.
 * `companies` are those that row-level security lets through: none when left out.
 */
export const withRole = <T>(
  pool: pg.Pool,
  role: Role,
  context: RoleContext,
  work: (db: Database) => Promise<T>,
): Promise<T> =>
  drizzle(pool).transaction(async (db) => {
    await assume(db, role, context);
    return work(db);
  });

/** Runs work on the identity tables within a transaction of `comanda_request`, and comes back to it. */
export const asGate =
  (db: Database, context: RoleContext) =>
  async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    await assume(db, 'comanda_gate', context);
    const result = await work(db);
    await assume(db, 'comanda_request', context);
    return result;
  };
