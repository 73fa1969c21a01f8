import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { type Release, thisRelease } from '../../apps/server/src/db/snapshot.ts';
import { createDatabase, dropDatabase, urlOf } from '../support/cluster.ts';

/* A database comes to the same wherever it started: new, behind by a migration, or with other rights around it. */
const cluster = inject('cluster');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const pool = new Pool({ connectionString: urlOf(cluster, name), max: 2 });
const template = new Pool({ connectionString: urlOf(cluster, cluster.template), max: 1 });
beforeAll(() => createDatabase(cluster, name));
afterAll(async () => {
  await Promise.all([pool.end(), template.end()]);
  await dropDatabase(cluster, name);
});

/** Everything that a migration can leave behind, as texts. */
const shapeOf = async (of: Pool): Promise<Readonly<Record<string, readonly string[]>>> => {
  const looks = {
    columns: `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) from information_schema.columns where table_schema = 'public'`,
    indexes: `select indexdef from pg_indexes where schemaname = 'public'`,
    constraints: `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`,
    policies: `select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies`,
    security: `select concat_ws(' ', relname, relrowsecurity, relforcerowsecurity, relacl) from pg_class where relnamespace = 'public'::regnamespace`,
    functions: `select pg_get_functiondef(oid) || coalesce(proacl::text, '') from pg_proc where proname like 'comanda%'`,
    leakproof: `select oid::regprocedure::text from pg_proc where proleakproof`,
    triggers: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  };
  const found = Object.entries(looks).map(async ([look, query]) => {
    const { rows } = await of.query<{ text: string }>(
      `select text from (${query}) as looked (text) order by 1`,
    );
    return [look, rows.map(({ text }) => text)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};

const installed: string[] = [];
const bring = (release?: Release): Promise<void> =>
  migrate(pool, async () => void installed.push('once'), release);

test('a database that is behind comes to what a new one is', async () => {
  const now = thisRelease();
  const base = now.migrations.map(({ sql }) => sql).join('\n');
  const cut = base.lastIndexOf('CREATE INDEX');
  const end = base.indexOf(';', cut) + 1;
  /** The release before this one: an index less, and rights that have been mended since. */
  const behind: Release = {
    migrations: [{ name: '0000_base.sql', sql: base.slice(0, cut) + base.slice(end) }],
    before: now.before,
    after: `${now.after}
      grant delete on image to comanda_request;
      drop policy of_request on ticket;
      create policy of_request on ticket to comanda_request using (true);
      alter table tax disable row level security;
      create or replace function comanda_user_changed() returns trigger language plpgsql as 'begin return null; end';`,
  };
  const fresh = await shapeOf(template);
  await bring(behind);
  expect(await shapeOf(pool)).not.toEqual(fresh);
  const next = { name: '0001_next.sql', sql: base.slice(cut, end) };
  await bring({ ...now, migrations: [...behind.migrations, next] });
  expect(await shapeOf(pool)).toEqual(fresh);

  // Only what stands around the tables has changed; then nothing has.
  await bring({ ...behind, migrations: [...behind.migrations, next] });
  expect((await shapeOf(pool))['policies']).not.toEqual(fresh['policies']);
  await bring({ ...now, migrations: [...behind.migrations, next] });
  expect(await shapeOf(pool)).toEqual(fresh);
  await pool.query('drop policy of_request on ticket');
  await bring({ ...now, migrations: [...behind.migrations, next] });
  expect((await shapeOf(pool))['policies']).not.toEqual(fresh['policies']);
  expect(installed).toHaveLength(5);

  // A migration that fails leaves the database where it was.
  const broken = { name: '0002_broken.sql', sql: 'create table half (id int); select 1 / 0' };
  const before = await shapeOf(pool);
  await expect(bring({ ...now, migrations: [...behind.migrations, next, broken] })).rejects.toThrow(/zero/);
  expect(await shapeOf(pool)).toEqual(before);
  await expect(bring(behind)).rejects.toThrow(/0001_next\.sql.*--reset/);
});

test('what a role said of seeing an area it says of exporting it, and of no other', async () => {
  const client = await template.connect();
  const said = (action: string, state: string) =>
    client.query(`insert into role_permission (role, action, state) values ('READER', $1, $2)`, [
      action,
      state,
    ]);
  try {
    await client.query('begin');
    await client.query('delete from role_permission');
    await said('ALLOW_COMPANY_TAX_ACCESS', 'GRN');
    await said('ALLOW_COMPANY_STORE_ACCESS', 'DEN');
    await said('ALLOW_COMPANY_RATE_EDIT', 'GRN');
    await said('ALLOW_COMPANY_SYNC_ACCESS', 'GRN');
    await client.query(
      thisRelease().migrations.find((migration) => migration.name.endsWith('_export_action.sql'))?.sql ?? '',
    );
    const { rows } = await client.query(
      `select action, state from role_permission where action like '%EXPORT' order by 1`,
    );
    expect(rows).toEqual([
      { action: 'ALLOW_COMPANY_STORE_EXPORT', state: 'DEN' },
      { action: 'ALLOW_COMPANY_TAX_EXPORT', state: 'GRN' },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
