import { join } from 'node:path';
import { binary } from './process.mjs';
import { root } from './root.mjs';

export const reportFolder = join(root, '.cache', 'reports');

/**
 * @typedef {object} Step one thing that must hold
 * @property {string} name
 * @property {string[]} command a script and its arguments, run by this Node
 * @property {number} limitSeconds
 * @property {number} [fullLimitSeconds] in `npm run test:full`, where it checks much more
 * @property {string} [report] the file in which its runner counts tests
 */

/**
 * What `npm test` checks, cheapest first. Together they have to stay under 20 minutes on two cores; a limit
 * is what a step may take when it goes wrong, not what it should take.
 *
 * @type {Step[]}
 */
export const steps = [
  { name: 'format', command: [binary('oxfmt'), '--check'], limitSeconds: 60 },
  { name: 'lint', command: [binary('oxlint'), '--type-aware', '--deny-warnings'], limitSeconds: 120 },
  { name: 'unused', command: [binary('knip'), '--no-progress'], limitSeconds: 60 },
  { name: 'types', command: [binary('typescript'), '-b'], limitSeconds: 180 },
  vitest('unit', 240),
  vitest('hydration', 180),
  vitest('contract', 540, '--maxWorkers=2'),
  vitest('faults', 300),
  {
    name: 'stories',
    command: ['tools/stories.mjs'],
    limitSeconds: 600,
    fullLimitSeconds: 2_700,
    report: join(reportFolder, 'stories.json'),
  },
  // The whole run also waits for the registry.
  { name: 'pack', command: ['--import', 'tsx', 'tools/pack-check.ts'], limitSeconds: 600 },
  { name: 'build', command: ['tools/build.mjs'], limitSeconds: 300 },
  { name: 'sizes', command: ['tools/sizes.mjs'], limitSeconds: 60 },
  {
    name: 'e2e',
    command: [binary('@playwright/test'), 'test'],
    limitSeconds: 720,
    report: join(reportFolder, 'e2e.json'),
  },
];

/**
 * @param {string} project of vitest.config.ts
 * @param {number} limitSeconds
 * @param {string[]} options each file of the contract has a server and a database of its own, so two can run at once
 * @returns {Step}
 */
function vitest(project, limitSeconds, ...options) {
  const report = join(reportFolder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: project,
    command: [binary('vitest'), 'run', '--project', project, ...options, ...reporters],
    limitSeconds,
    report,
  };
}
