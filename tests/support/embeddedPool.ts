import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';

/** The embedded database of a running server as its superuser: it outlives a killed server, at the port its own file names. */
export const embeddedPool = (dataDirectory: string): Pool => {
  const port = readFileSync(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  const secret = readFileSync(join(dataDirectory, 'postgres.password'), 'utf8').trim();
  const pool = new Pool({
    connectionString: `postgres://postgres:${secret}@127.0.0.1:${port}/comanda`,
    max: 2,
  });
  pool.on('error', () => undefined);
  return pool;
};
