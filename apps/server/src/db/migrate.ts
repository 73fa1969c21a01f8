import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Problem } from '../problem.ts';
import { type Release, thisRelease } from './snapshot.ts';

/** Any number will do, as long as every server takes the same. */
const lock = 4_157_266_121;

/** What the platform remembers of the migrations themselves; the one row of `surroundings` is a fingerprint. */
const memory = `
  create table if not exists migration (name text primary key, applied timestamptz not null default now());
  create table if not exists surroundings (fingerprint text not null)`;

/**
 * Brings the tables to a release, and whatever stands around them: functions, triggers, grants and policies may run
 * again, so they run in full whenever one of them or a table has changed. All of it is one transaction: a table is
 * never there without what protects it.
 */
const bring = async (client: pg.PoolClient, { migrations, before, after }: Release): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  const strange = rows.find(({ name }, index) => name !== migrations[index]?.name);
  if (strange)
    throw new Problem(
      `The database has the migration ${strange.name}, which this release does not know. Start the release that made it or restore a backup; a demo begins anew with \`npm start -- --reset\`.`,
    );
  const pending = migrations.slice(rows.length);
  const fingerprint = createHash('sha256').update(`${before}\n${after}`).digest('hex');
  const known = await client.query('select from surroundings where fingerprint = $1', [fingerprint]);
  if (pending.length === 0 && known.rowCount === 1) return;
  await client.query(before);
  for (const { name, sql } of pending) {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
  }
  await client.query(after);
  await client.query('delete from surroundings');
  await client.query('insert into surroundings (fingerprint) values ($1)', [fingerprint]);
};

/**
 * Brings a database to this release, one server at a time. A database that is ahead belongs to a newer release and is
 * refused. `install` then brings the platform's own rows up to date, still one server at a time.
 */
export const migrate = async (
  pool: pg.Pool,
  install: () => Promise<void>,
  release: Release = thisRelease(),
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(memory);
    await client.query('begin');
    try {
      await bring(client, release);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    await install();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
};
