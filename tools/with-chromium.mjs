import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/chromium.mjs';
import { binary } from './lib/process.mjs';
import { root } from './lib/root.mjs';

/** `node tools/with-chromium.mjs <package> [argument…]`: runs a package's command with CHROMIUM_PATH set. */
const [tool = '', ...args] = process.argv.slice(2);
try {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const { status } = spawnSync(process.execPath, [binary(tool), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
