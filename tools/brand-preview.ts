import { spawn } from 'node:child_process';
import { givenBrand } from './lib/brand-file.ts';
import { binary } from './lib/process.mjs';
import { root } from './lib/root.mjs';
import { buildTokens } from './lib/tokens-build.mjs';

/**
 * `npm run brand:preview FILE`: opens the workbench with the brand of a file, wherever it lies: its drawings, its
 * themes in both modes, its mails, and every component in its default theme. An edit of the file shows at once.
 */
const { file, brand } = givenBrand('npm run brand:preview');
const failure = await buildTokens();
if (failure !== undefined) throw new Error(failure);
const port = process.env['PORT'] ?? '6107';
const path = `/story/brand-overview--everything&globals=brand:${brand.code}`;
console.log(`${brand.name} will be at http://localhost:${port}/?path=${path}`);
const child = spawn(
  process.execPath,
  ['--import', 'tsx', binary('storybook'), 'dev', '-p', port, '--exact-port', '--initial-path', path],
  {
    cwd: root,
    env: { ...process.env, COMANDA_BRAND_FILE: file, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
  },
);
// Ctrl-C reaches the workbench too; this waits until it has ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
