import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server.ts';

/** How many times faster than real time the tills live: the next ticket is seconds away. */
const tillsSpeed = '30';

/** One real platform for the whole run: embedded database, demo businesses, selling tills. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-e2e-'));
  const server = await startServer({
    dataDirectory,
    // Cooks who live so fast would take the machine from the browser.
    environment: { COMANDA_SIMULATOR: 'tills', COMANDA_TILLS_SPEED: tillsSpeed },
  });
  process.env['COMANDA_E2E_ORIGIN'] = server.origin;
  process.env['COMANDA_E2E_DATA'] = dataDirectory;
  return async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
