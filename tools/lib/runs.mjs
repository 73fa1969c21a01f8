import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { reportFolder } from './progress.mjs';

/**
 * @typedef {object} Result how a step ended
 * @property {string} name
 * @property {number} seconds
 * @property {number} passed tests
 * @property {number} skipped
 * @property {string[]} failed names of tests, or the step's own where its runner counts none
 * @property {string[]} flaky names of tests that passed when they were repeated
 *
 * @typedef {object} Tree what was tested
 * @property {string} tree git's name for the files of HEAD; empty outside of a checkout
 * @property {boolean} isClean nothing lies beside them
 */

/** A test may pass at its second try now and then; more of them in one run are a fault of the tests. */
const FLAKY_AT_MOST = 2;

/** @returns {Promise<Tree>} */
export async function treeOf() {
  const head = await run('git', ['rev-parse', 'HEAD^{tree}']);
  if (head.code !== 0) return { tree: '', isClean: false };
  const status = await run('git', ['status', '--porcelain']);
  return { tree: head.output.trim(), isClean: status.output.trim() === '' };
}

/** @param {string} name */
const fileOf = (name) => join(reportFolder, `${name}.json`);

/**
 * Keeps how a run went, for whoever asks whether this very tree was tested.
 *
 * @param {string} name
 * @param {Tree} tree
 * @param {Result[]} results
 */
export function keepRun(name, { tree, isClean }, results) {
  const failedTests = results.flatMap(({ failed }) => failed);
  const told = {
    tree,
    isClean,
    seconds: Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0)),
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: failedTests.length,
    failedTests,
    flakyTests: results.flatMap(({ flaky }) => flaky),
    steps: results,
  };
  writeFileSync(fileOf(name), `${JSON.stringify(told, null, 2)}\n`);
}

/**
 * @param {string} name of a kept run
 * @param {Tree} tree
 * @returns {Result[]} the steps of it that passed on this very tree
 */
export function passedOn(name, { tree, isClean }) {
  if (!existsSync(fileOf(name))) return [];
  const told = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  if (!isClean || !told.isClean || told.tree !== tree) return [];
  return told.steps.filter((/** @type {Result} */ { failed }) => failed.length === 0);
}

/**
 * The last lines of a run: what failed, what passed only at its second try, and the count.
 *
 * @param {Result[]} results
 * @param {string[]} notRun steps that could not run
 * @returns {{ lines: string[], isGreen: boolean }}
 */
export function summaryOf(results, notRun) {
  const failed = results.flatMap((result) => result.failed.map((test) => `${result.name}: ${test}`));
  const flaky = results.flatMap(({ flaky: names }) => names);
  if (flaky.length > FLAKY_AT_MOST)
    failed.push(`${flaky.length} tests passed only when they were repeated, where ${FLAKY_AT_MOST} may`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0) + flaky.length;
  return {
    lines: [
      ...failed.map((test) => `FAILED ${test}`),
      ...notRun.map((step) => `NOT RUN ${step}`),
      ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join(', ')}`] : []),
      `${passed} passed, ${failed.length} failed`,
    ],
    isGreen: failed.length === 0 && notRun.length === 0,
  };
}
