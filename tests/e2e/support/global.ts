import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server.ts';
import { sellSome } from './tills.ts';

/** So that lists of them have something to show. */
const tickets = 30;

/** One real platform for the whole run: embedded database, demo businesses, some sales of their tills. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-e2e-'));
  const server = await startServer({ dataDirectory });
  process.env['COMANDA_E2E_ORIGIN'] = server.origin;
  process.env['COMANDA_E2E_DATA'] = dataDirectory;
  const tearDown = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await sellSome(tickets);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
