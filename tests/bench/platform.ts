import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { createDatabase } from '../support/cluster.ts';
import { type Server, startServer } from '../support/server.ts';

/** The real server on an embedded PostgreSQL of its own, both gone when it is stopped. */
export interface Bench {
  readonly server: Server;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** The database as its superuser. */
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}
export const startBench = async (): Promise<Bench> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-bench-'));
  // As root the database runs as another user, who has to get through.
  chmodSync(dataDirectory, 0o711);
  const cluster = await startCluster(dataDirectory);
  const databaseUrl = cluster.url('bench');
  await createDatabase({ url: cluster.url('{name}') }, 'bench');
  const server = await startServer({ dataDirectory, databaseUrl });
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  let stopped: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await pool.end();
    await server.stop();
    await cluster.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  const stop = (): Promise<void> => (stopped ??= end());
  // The database has a session of its own and would outlive a measurement that is broken off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  return { server, databaseUrl, dataDirectory, pool, stop };
};
