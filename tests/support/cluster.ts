import { Client, DatabaseError } from 'pg';

/** One PostgreSQL for a whole run of tests, with a seeded database that others are copied from. */
export interface SharedCluster {
  /** Connection string with `{name}` in place of the database. */
  readonly url: string;
  readonly template: string;
  /** The data directory that the template was seeded with: its tills' licences and its secret. */
  readonly seeded: string;
}
export const urlOf = ({ url }: Pick<SharedCluster, 'url'>, name: string): string =>
  url.replace('{name}', name);

const asAdmin = async (
  cluster: Pick<SharedCluster, 'url'>,
  statement: string,
  database = 'postgres',
): Promise<void> => {
  const client = new Client({ connectionString: urlOf(cluster, database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Lets a cluster answer before its disk does: what is tested on it need not outlive the machine. Nor does it clean up by
 * itself after databases that live for seconds; whoever needs its counts asks for them.
 */
export const makeHasty = async (cluster: Pick<SharedCluster, 'url'>): Promise<void> => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await asAdmin(cluster, `alter system set ${setting} = off`);
  await asAdmin(cluster, 'select pg_reload_conf()');
};
export const createDatabase = (cluster: Pick<SharedCluster, 'url'>, name: string): Promise<void> =>
  asAdmin(cluster, `create database ${quoted(name)}`);
/** Lets everybody in at once whose password the platform has hashed slowly, as it does: most tests sign people in. */
export const hashQuickly = (
  cluster: Pick<SharedCluster, 'url'>,
  name: string,
  password: string,
): Promise<void> => asAdmin(cluster, `update app_user set password = '${password}'`, name);
/** Tells a database how much it holds, by which it plans: nothing else does. */
export const countRows = (cluster: Pick<SharedCluster, 'url'>, name: string): Promise<void> =>
  asAdmin(cluster, 'vacuum analyze', name);
const isInUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55006';
/**
 * A database of one's own, in the state that demo mode starts with. Whoever is connected to the template, such as
 * PostgreSQL's own cleaning, is waited for 5 s; a busy machine may take longer, so it is asked once more.
 */
export const copyTemplate = async (cluster: SharedCluster, name: string): Promise<void> => {
  const copy = `create database ${quoted(name)} template ${quoted(cluster.template)}`;
  await asAdmin(cluster, copy).catch((error: unknown) => {
    if (!isInUse(error)) throw error;
    return asAdmin(cluster, copy);
  });
};
/**
 * A connection that is just being closed is waited for, as PostgreSQL does for 5 s by itself: thrown out, it would be an
 * error that nobody listens to any more. Whoever stays is thrown out.
 */
export const dropDatabase = async (cluster: Pick<SharedCluster, 'url'>, name: string): Promise<void> => {
  const drop = `drop database if exists ${quoted(name)}`;
  await asAdmin(cluster, drop).catch(() => asAdmin(cluster, `${drop} with (force)`));
};
