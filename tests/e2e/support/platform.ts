import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '../../support/provider.ts';
import { startServer } from '../../support/server.ts';
import { sellSome } from './tills.ts';

/** So that lists of them have something to show. */
const tickets = 30;

/** A real platform with the demo businesses. */
export interface Platform {
  readonly origin: string;
  /** Where its database is and what its tills were given. */
  readonly dataDirectory: string;
}

/** The brand whose people may sign in through a provider too; the others have none. */
export const providedBrand = 'lumbral';

/** Runs one with an embedded database and some sales of its tills, for as long as it is used. */
export const withPlatform = async (use: (platform: Platform) => Promise<void>): Promise<void> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-e2e-'));
  try {
    const provider = await startProvider([providedBrand]);
    const { environment } = provider;
    const server = await startServer({ dataDirectory, environment });
    provider.serve(`http://${providedBrand}.localhost:${server.port}/callback`);
    const platform = { origin: server.origin, dataDirectory };
    try {
      await sellSome(platform, tickets);
      await use(platform);
    } finally {
      await server.stop();
      await provider.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};
