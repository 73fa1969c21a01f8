import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process.mjs';
import { root } from './root.mjs';
import { hashOf, sources } from './source-hash.mjs';
import { isCurrent, stamp } from './stamp.mjs';
import { buildTokens } from './tokens-build.mjs';

export const storybookFolder = join(root, '.cache', 'storybook');
const hashFile = join(root, '.cache', 'storybook-hash');
/** What goes into it, and what tests it. */
export const workbenchSources = [
  '.storybook',
  'packages/ui',
  'packages/tokens',
  'tools/vite',
  'lingui.config.ts',
  'package-lock.json',
];

/**
 * Builds the workbench as a static site when something that goes into it has changed; what tests it does not.
 *
 * @param {{ say: (line: string) => void }} options
 * @returns {Promise<string | undefined>} what Storybook said when it failed
 */
export async function buildStorybook({ say }) {
  const hash = hashOf(
    sources(root, workbenchSources, (path) =>
      /(?:^|\/)(?:node_modules|dist|checks|contrast|hydration)(?:\/|$)|test-runner|\.test\.tsx?$/.test(path),
    ),
  );
  if (existsSync(join(storybookFolder, 'index.json')) && isCurrent(hashFile, hash)) return undefined;
  say('Building the workbench…');
  const failure = await buildTokens();
  if (failure !== undefined) return failure;
  const { code, output, timedOut } = await runTool('storybook', ['build', '-o', storybookFolder, '--quiet'], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    limitSeconds: 300,
  });
  if (timedOut) return `${output}\nThe build of the workbench was ended after 5 minutes.`;
  if (code !== 0) return output;
  stamp(hashFile, hash);
  return undefined;
}
