import { Pool } from 'pg';

/** Connections to one database; whoever makes the pool listens for connections that are lost while idle. */
const poolOf = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'comanda',
    // What is sent before an earlier answer is awaited goes along with it; the order stays, as do transactions.
    pipeline: true,
  });
  // One that breaks between two statements of a transaction says so to nobody: the next statement fails by itself.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
};

/** What leads to the database itself, of pools that lead to it through another pool of connections. */
const direct = new WeakMap<Pool, Pool>();
/** Where what lasts longer than a transaction is asked: the pool itself, or what leads past the one in between. */
export const directOf = (pool: Pool): Pool => direct.get(pool) ?? pool;

/** Connections to a database; `directUrl` leads past another pool of connections, where one stands between. */
export const createPool = (url: string, directUrl?: string): Pool => {
  const pool = poolOf(url);
  if (directUrl !== undefined) {
    const past = poolOf(directUrl);
    past.on('error', () => undefined);
    direct.set(pool, past);
  }
  return pool;
};
