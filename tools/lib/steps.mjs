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
 * @property {boolean} [beside] runs at the same time as the step before it, as neither keeps two cores busy
 */

/**
 * What `npm test` checks, cheapest first. Together they have to stay under 25 minutes on two cores; a limit
 * is what a step may take when it goes wrong, not what it should take.
 *
 * @type {Step[]}
 */
export const steps = [
  { name: 'format', command: [binary('oxfmt'), '--check'], limitSeconds: 60 },
  { name: 'lint', command: [binary('oxlint'), '--type-aware', '--deny-warnings'], limitSeconds: 180 },
  { name: 'unused', command: [binary('knip'), '--no-progress'], limitSeconds: 120, beside: true },
  { name: 'types', command: [binary('typescript'), '-b'], limitSeconds: 240, beside: true },
  // The apps are there from here on, as for whoever uses them.
  { name: 'build', command: ['tools/build.mjs'], limitSeconds: 300 },
  { name: 'sizes', command: ['tools/sizes.mjs'], limitSeconds: 60 },
  vitest('unit', 360),
  { ...vitest('hydration', 300), beside: true },
  { ...vitest('contract', 720, '--maxWorkers=2'), fullLimitSeconds: 7_200 },
  vitest('faults', 300),
  // The whole run also waits for the registry. Pages of the stories show what it weighs.
  { name: 'pack', command: ['--import', 'tsx', 'tools/pack-check.ts'], limitSeconds: 600, beside: true },
  {
    name: 'stories',
    command: ['--import', 'tsx', 'tools/stories.mjs'],
    limitSeconds: 900,
    fullLimitSeconds: 2_700,
    report: join(reportFolder, 'stories.json'),
  },
  {
    name: 'e2e',
    command: [binary('@playwright/test'), 'test'],
    limitSeconds: 1_200,
    fullLimitSeconds: 7_200,
    report: join(reportFolder, 'e2e.json'),
  },
];

/**
 * The steps in the order in which they run, those together that run at the same time.
 *
 * @param {Step[]} all
 * @returns {Step[][]}
 */
export function sideBySide(all) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of all) {
    const last = groups.at(-1);
    if (step.beside && last) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

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
