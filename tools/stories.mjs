import { rmSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { costFolder, costLines } from './lib/costs.mjs';
import { metFolder, readMet, ruleFaults } from './lib/met.mjs';
import { runTool } from './lib/process.mjs';
import { publishRecords, shownFolder, stampRecords } from './lib/record-folder.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, storybookFolder } from './lib/storybook-build.mjs';
import { openingFaults } from './lib/workbench-opens.mjs';
import { writeRecords } from './lib/write-records.ts';

/**
 * `npm run stories [-- <argument of the runner>…]`: builds the workbench when it changed, serves it and tests
 * every story in a browser. All of them together must show whatever the
 * components' styles colour, and the workbench must open from any folder of a server. What was measured
 * of each component goes to the workbench's pages.
 *
 * With `--share`, as in `npm test`, every story is rendered and played, and some are looked at (`.storybook/test-runner.ts`):
 * then nothing is said of what no story shows, and the records and the pages that show them are those of the last whole run.
 */
const isFull = Boolean(process.env['COMANDA_FULL']);
const given = process.argv.slice(2).filter((argument) => argument !== '--share');
const isShare = given.length < process.argv.length - 2 && !isFull;
for (const folder of [metFolder, costFolder, shownFolder]) rmSync(folder, { recursive: true, force: true });

const failure = await buildStorybook({ say: console.log });
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
// The runner asks for colours by itself; Node warns of a shell that forbids them too.
const env = {
  ...process.env,
  CHROMIUM_PATH: await findChromium(),
  DEBUG_PRINT_LIMIT: '4000',
  FORCE_COLOR: '0',
  COMANDA_STORIES: isShare ? 'share' : '',
};
Reflect.deleteProperty(env, 'NO_COLOR');
const server = await serveFolder(storybookFolder);
const { code, output } = await runTool(
  '@storybook/test-runner',
  [
    '--config-dir',
    '.storybook',
    '--url',
    server.url,
    '--index-json',
    '--ci',
    '--maxWorkers',
    '2',
    '--disable-telemetry',
    ...given,
  ],
  {
    env,
    limitSeconds: 2_700,
  },
);
server.close();
if (code !== 0) console.error(output);
// A run that only derives pairs judges nothing; of some stories one cannot say what none of them shows.
const judges = !process.env['COMANDA_PAIRS'];
const isWhole = judges && !isShare && given.length === 0;
if (judges) console.log(['Of a story, on average:', ...costLines()].join('\n'));
if (judges && !isShare) {
  writeRecords(isWhole);
  publishRecords();
}
const faults =
  isWhole && code === 0 ? [...ruleFaults(readMet()), ...(await openingFaults(storybookFolder))] : [];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : code;
if (isWhole && process.exitCode === 0) stampRecords('stories');
