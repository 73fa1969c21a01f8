import { spawnSync } from 'node:child_process';
import { binary } from './lib/process.mjs';
import { root } from './lib/root.mjs';
import { buildStorybook, storybookFolder } from './lib/storybook-build.mjs';

/** `npm run chromatic [-- <argument>…]`: publishes the workbench and compares its pictures with the last accepted ones. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Visual comparison needs the project token of chromatic.com in CHROMATIC_PROJECT_TOKEN; it is not set.',
  );
  process.exit(1);
}
const failure = await buildStorybook({ say: console.log });
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
const args = ['--storybook-build-dir', storybookFolder, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [binary('chromatic'), ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
