import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export const reportFolder = join(root, '.cache', 'reports');

/**
 * @typedef {'passed' | 'failed' | 'flaky' | 'skipped' | 'through'} Ending flaky: passed when it was repeated; through:
 *   a file whose tests are told by themselves, and which is no test
 *
 * @typedef {object} Tally how the tests of a step ended, by name
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failed
 * @property {string[]} flaky they passed, and are counted apart
 * @property {string[]} unfinished begun and never ended
 */

/** @param {string} step */
const fileOf = (step) => join(reportFolder, `${step}.jsonl`);

/**
 * What a runner's reporter (`tools/reporters`) writes while it runs, a line as each test begins and ends: a run
 * that is cut off has still said how far it came.
 *
 * @returns {(test: string, ending?: Ending) => void} without an ending the test begins
 */
export function progressOf(step = process.env['COMANDA_STEP'] ?? 'tests') {
  mkdirSync(reportFolder, { recursive: true });
  return (test, ending) => appendFileSync(fileOf(step), `${JSON.stringify({ test, ending })}\n`);
}

/**
 * @param {string} step
 * @returns {Tally} zeros when the runner did not come as far as to write anything
 */
export function readProgress(step) {
  try {
    return tallyOf(readFileSync(fileOf(step), 'utf8').split('\n').filter(Boolean));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return tallyOf([]);
    throw error;
  }
}

/**
 * The last word about a test counts: one that is repeated ends twice.
 *
 * @param {string[]} lines
 * @returns {Tally}
 */
export function tallyOf(lines) {
  /** @type {Map<string, Ending | undefined>} */
  const last = new Map();
  for (const line of lines) {
    const { test, ending } = JSON.parse(line);
    last.set(test, ending);
  }
  /** @param {Ending | undefined} wanted */
  const ended = (wanted) => [...last].filter(([, ending]) => ending === wanted).map(([test]) => test);
  return {
    passed: ended('passed').length,
    skipped: ended('skipped').length,
    failed: ended('failed'),
    flaky: ended('flaky'),
    unfinished: ended(undefined),
  };
}
