import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process.mjs';
import { root } from './root.mjs';
import { buildServer } from './server-build.mjs';
import { hashOf, sources } from './source-hash.mjs';
import { isCurrent, stamp } from './stamp.mjs';
import { buildTokens } from './tokens-build.mjs';

/** The apps that run in a browser; the server serves their `dist`. */
export const browserApps = ['console', 'kds'];

const inputs = [
  ...browserApps.map((app) => `apps/${app}`),
  ...['tokens', 'ui', 'machines', 'api'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'tools/vite',
  'lingui.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
];
const hashFile = join(root, '.cache', 'build-hash');

/**
 * Builds the server, and the browser apps when something that goes into them has changed since the last build.
 *
 * @param {{ force?: boolean, say: (line: string) => void }} options `say` is told once when there is work
 * @returns {Promise<string | undefined>} the bundler's output when it failed
 */
export async function buildApps({ force = false, say }) {
  const serverFailure = await buildServer();
  if (serverFailure !== undefined) return serverFailure;
  const hash = hashOf(sources(root, inputs));
  const isBuilt = browserApps.every((app) => existsSync(join(root, 'apps', app, 'dist', 'index.html')));
  if (!force && isBuilt && isCurrent(hashFile, hash)) return undefined;
  say('Building the console and the kitchen app…');
  const failure = await buildTokens();
  if (failure !== undefined) return failure;
  for (const app of browserApps) {
    const cwd = join(root, 'apps', app);
    const { code, output, timedOut } = await runTool('vite', ['build', '--logLevel', 'warn'], {
      cwd,
      limitSeconds: 300,
    });
    if (timedOut) return `${output}\nThe build of apps/${app} was ended after 5 minutes.`;
    if (code !== 0) return output;
  }
  stamp(hashFile, hash);
  return undefined;
}
