import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { quickHash } from './accounts.ts';
import { countRows, createDatabase, hashQuickly, makeHasty, type SharedCluster, urlOf } from './cluster.ts';
import { startServer } from './server.ts';
import { isWhole } from './whole.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: SharedCluster;
  }
}

/**
 * Before all tests: one embedded PostgreSQL in a directory of its own, and in it a database that the real server has
 * migrated and filled with the demo businesses. Each test file copies that one (`usePlatform`). Answers what ends it.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
  // As root the database runs as another user, who has to get through.
  chmodSync(directory, 0o711);
  const cluster = await startCluster(directory);
  const tearDown = async (): Promise<void> => {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const shared = { url: cluster.url('{name}'), template: 'seeded', seeded: join(directory, 'seeded') };
    await makeHasty(shared);
    await createDatabase(shared, shared.template);
    const server = await startServer({
      dataDirectory: shared.seeded,
      databaseUrl: urlOf(shared, shared.template),
    });
    await server.stop();
    // How long an answer takes is looked at where everything is.
    if (!isWhole) await hashQuickly(shared, shared.template, quickHash);
    await countRows(shared, shared.template);
    project.provide('cluster', shared);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
