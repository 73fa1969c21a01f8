import { Pool } from 'pg';

/** Connections to one database; whoever makes the pool listens for connections that are lost while idle. */
export const createPool = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'comanda',
  });
  // One that breaks between two statements of a transaction says so to nobody: the next statement fails by itself.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
};
