import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { diskProblem, Problem } from '../problem.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { removeCluster, startCluster } from './embedded/cluster.ts';

/** The database that a server works on, and how to let go of it. */
export interface Store {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
const name = 'comanda';

const makeDatabase = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
};
/** Address of a database without what opens it. */
const shown = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
/** Demo data, and accounts whose passwords are public, go into no database that holds anything else. */
const judgeForDemo = async (client: Client, url: string): Promise<void> => {
  const { rows } = await client.query<{ tables: number; users: string | null }>(
    `select count(*)::int as tables, to_regclass('public.app_user')::text as users
     from information_schema.tables where table_schema = 'public'`,
  );
  const [{ tables, users } = { tables: 0, users: null }] = rows;
  if (tables === 0) return;
  const [first] = demoAccounts;
  const { rowCount } =
    users === null
      ? { rowCount: 0 }
      : await client.query('select 1 from app_user where email = $1', [first?.email]);
  if (rowCount === 0)
    throw new Problem(
      `The database at ${shown(url)} holds something that no demo has made. Give the demo an empty one, or set COMANDA_MODE=production.`,
    );
};
const existing = async (url: string, mode: Config['mode']): Promise<Store> => {
  if (!URL.canParse(url))
    throw new Problem('DATABASE_URL is not an address such as postgres://user@host/name.');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000)
      throw new Problem(
        `The database at ${shown(url)} is older than PostgreSQL 15, which is the oldest that will do.`,
      );
    if (mode === 'demo') await judgeForDemo(client, url);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`The database at ${shown(url)} does not open: ${reason || 'no answer'}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, stop: async () => undefined };
};

const emptied = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
};

/** What the simulated tills remember of a shop that is no more. */
const forgetTills = (dataDirectory: string): Promise<void> =>
  rm(join(dataDirectory, 'tills'), { recursive: true, force: true });

/** The configured database, or the embedded one; `reset` begins anew, with everything that was in it gone. */
export const openDatabase = async (config: Config, { reset }: { reset: boolean }): Promise<Store> => {
  if (reset) await forgetTills(config.dataDirectory);
  if (config.databaseUrl !== undefined) {
    const store = await existing(config.databaseUrl, config.mode);
    if (reset) await emptied(config.databaseUrl);
    return store;
  }
  try {
    if (reset) await removeCluster(config.dataDirectory);
    const cluster = await startCluster(config.dataDirectory);
    await makeDatabase(cluster.url('postgres'));
    return { url: cluster.url(name), stop: cluster.stop };
  } catch (error) {
    throw diskProblem(error, config.dataDirectory);
  }
};
