import { sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type pg from 'pg';
import { PreparingSession } from './session.ts';

type NoSchema = Record<string, never>;
/** A transaction under a role; queries by Drizzle's builder or by `sql`. */
export type Database = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;
export type Connection = NodePgDatabase<NoSchema>;

/**
 * `comanda_request` works on the rows of named companies, `comanda_gate` on the identity tables. Both are subject to
 * row-level security and own nothing; the connection's own user is for migrations, and for counting tables that are
 * being filled.
 */
export type Role = 'comanda_request' | 'comanda_gate';
export interface RoleContext {
  readonly companies?: readonly string[];
  readonly user?: string;
  /** Milliseconds that one statement may take: 15 s when left out. */
  readonly timeout?: number;
  /** Whatever it tries to write is refused by the database itself. */
  readonly isReadOnly?: boolean;
  /**
   * Whether its statements find what they find alike, whatever values they carry: plans are kept then, and planning a
   * list takes as long as finding it.
   */
  readonly isSteady?: boolean;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const checked = (id: string): string => {
  if (!uuid.test(id)) throw new TypeError('A role context takes ids only.');
  return id;
};
/** Starting other processes to share a list's work takes as long as the list, and they are busy with others. */
const alone = 'set local max_parallel_workers_per_gather = 0';
const planning = {
  // A kept plan knows no values: with it a search of two letters in a small company took a second, not a millisecond.
  made: ['set local plan_cache_mode = force_custom_plan', alone],
  // Among many small companies it is made for one of them, where sorting all is as good as going along an index.
  kept: [
    'set local plan_cache_mode = force_generic_plan',
    'set local enable_sort = off',
    'set local enable_bitmapscan = off',
    alone,
  ],
} as const;

/** One statement list, one round trip: the simple protocol takes no parameters, so ids are checked instead. */
const enter = (
  role: Role,
  { companies = [], user, timeout = 15_000, isSteady, isReadOnly }: RoleContext,
): string =>
  [
    `set local role ${role}`,
    `set local app.companies = '{${companies.map(checked).join(',')}}'`,
    `set local app."user" = '${user === undefined ? '' : checked(user)}'`,
    `set local statement_timeout = ${Math.trunc(timeout)}`,
    ...(isReadOnly ? ['set local transaction_read_only = on'] : []),
    ...(role === 'comanda_request' ? planning[isSteady ? 'kept' : 'made'] : []),
  ].join('; ');

/**
 * Sets role and context for the rest of the transaction, or until the next call. It is on its way when this returns:
 * what is asked after that comes under the role, and if the role were refused, so would be all that follows.
 */
export const assume = async (db: Database, role: Role, context: RoleContext): Promise<void> => {
  await db.execute(sql.raw(enter(role, context))).execute();
};

/** Two that are sent one behind the other. Neither goes on when this ends, however it ends: a connection is reused. */
const both = async <A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([first, second]);
  return [await first, await second];
};

/** Runs work under a role, whose setting takes no round trip of its own. */
export const under = async <T>(
  db: Database,
  role: Role,
  context: RoleContext,
  work: () => Promise<T>,
): Promise<T> => {
  const assumed = assume(db, role, context);
  const [, result] = await both(assumed, work());
  return result;
};

const dialect = new PgDialect();

/**
 * Runs work in one transaction under a role. Committed when the work ends well, undone when it throws. It is given
 * what `read` has read, which goes to the database together with the beginning: it must not write, because it is sent
 * before the transaction is known to be one.
 */
export const withReading = async <R, T>(
  pool: pg.Pool,
  role: Role,
  context: RoleContext,
  read: (db: Database) => Promise<R>,
  work: (db: Database, read: R) => Promise<T>,
): Promise<T> => {
  const entering = enter(role, context);
  const client = await pool.connect();
  try {
    const session = new PreparingSession(client, pool, dialect);
    const db = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
    session.gather();
    const begun = client.query(`begin; ${entering}`);
    const [, found] = await both(begun, read(db));
    const result = await work(db, found);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** The same without a reading. `companies` are those that row-level security lets through: none when left out. */
export const withRole = <T>(
  pool: pg.Pool,
  role: Role,
  context: RoleContext,
  work: (db: Database) => Promise<T>,
): Promise<T> => withReading(pool, role, context, () => Promise.resolve(), work);

/** Runs work on the identity tables within a transaction of `comanda_request`, and comes back to it. */
export const asGate =
  (db: Database, context: RoleContext) =>
  async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    await assume(db, 'comanda_gate', context);
    const result = await work(db);
    await assume(db, 'comanda_request', context);
    return result;
  };

/**
 * Runs statements that go through much of a company: no table is read again for each row of another one. A database that
 * has not counted its rows yet takes every table for nearly empty, and joins a thousand changes in minutes.
 */
export const joinedInOnePass = async <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  await db.execute(sql`set local enable_nestloop = off`);
  const result = await work();
  await db.execute(sql`set local enable_nestloop = on`);
  return result;
};

/**
 * Runs a statement that finds the same few rows whatever values it carries: its plan is kept. The longest take several
 * times as long to plan as to run.
 */
export const byKeptPlan = async (db: Database, work: () => Promise<unknown>): Promise<void> => {
  const keeps = db.execute(sql`set local plan_cache_mode = force_generic_plan`).execute();
  await both(keeps, work());
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
};
