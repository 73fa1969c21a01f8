import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrationFiles, migrationsDirectory } from './snapshot.ts';

/** Any number will do, as long as every server takes the same. */
const lock = 4_157_266_121;

/**
 * Brings a database to this release: each migration in a transaction of its own, one server at a time. A database
 * that is ahead belongs to a newer release and is refused. `install` then brings the platform's own rows up to date,
 * still one server at a time.
 */
export const migrate = async (pool: pg.Pool, install: () => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, applied timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration order by name');
    const applied = rows.map(({ name }) => name);
    const known = migrationFiles();
    const strange = applied.find((name, index) => name !== known[index]);
    if (strange)
      throw new Error(`The database has the migration ${strange}, which this release does not know.`);
    for (const name of known.slice(applied.length)) {
      await client.query('begin');
      try {
        await client.query(readFileSync(join(migrationsDirectory, name), 'utf8'));
        await client.query('insert into migration (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
    await install();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
};
