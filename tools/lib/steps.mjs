import { binary } from './process.mjs';

/**
 * @typedef {object} Step one thing that must hold
 * @property {string} name
 * @property {string[]} command a script and its arguments, run by this Node
 * @property {number} usualSeconds what it takes on two slow cores; it is ended after three times as long
 * @property {number} [fullSeconds] the same in `npm run test:full`, where it checks much more
 * @property {boolean} [isCounted] its runner tells of its tests by a reporter (`tools/reporters`)
 * @property {boolean} [beside] runs at the same time as the step before it, as neither keeps two cores busy
 * @property {boolean} [ends] what comes after it cannot run when it fails
 * @property {boolean} [onlyFull] not in `npm test`, unless it is asked for by its name
 */

/**
 * What `npm test` checks, cheapest first: about twenty minutes together on two slow cores. CONTRIBUTING.md says what runs where,
 * and why.
 *
 * @type {Step[]}
 */
export const steps = [
  { name: 'format', command: [binary('oxfmt'), '--check'], usualSeconds: 5 },
  { name: 'lint', command: [binary('oxlint'), '--type-aware', '--deny-warnings'], usualSeconds: 80 },
  { name: 'types', command: [binary('typescript'), '-b'], usualSeconds: 80, beside: true },
  { name: 'unused', command: [binary('knip'), '--no-progress'], usualSeconds: 40, onlyFull: true },
  // The apps are there from here on, as for whoever uses them.
  { name: 'build', command: ['tools/build.mjs'], usualSeconds: 40, ends: true },
  { name: 'sizes', command: ['tools/sizes.mjs'], usualSeconds: 5 },
  vitest('unit', 120, '--maxWorkers=2'),
  { ...vitest('contract', 400, '--maxWorkers=2'), fullSeconds: 1_800 },
  {
    name: 'stories',
    command: ['--import', 'tsx', 'tools/stories.mjs', '--share'],
    usualSeconds: 380,
    fullSeconds: 1_200,
    isCounted: true,
  },
  {
    name: 'e2e',
    command: [binary('@playwright/test'), 'test'],
    usualSeconds: 300,
    fullSeconds: 3_600,
    isCounted: true,
  },
  { ...vitest('hydration', 120), onlyFull: true },
  { ...vitest('faults', 100), onlyFull: true },
  // It also waits for the registry.
  {
    name: 'pack',
    command: ['--import', 'tsx', 'tools/pack-check.ts', '--outside'],
    usualSeconds: 200,
    onlyFull: true,
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
 * @param {number} usualSeconds
 * @param {string[]} options each file of the contract has a database of its own, so two can run at once
 * @returns {Step}
 */
function vitest(project, usualSeconds, ...options) {
  const reporters = ['--reporter=default', '--reporter=./tools/reporters/vitest.mjs'];
  return {
    name: project,
    command: [binary('vitest'), 'run', '--project', project, ...options, ...reporters],
    usualSeconds,
    isCounted: true,
  };
}
