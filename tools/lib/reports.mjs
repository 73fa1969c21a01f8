import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts how many tests ended how
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads the report that a runner wrote; both shapes that our runners write are known (Vitest and Jest share one).
 *
 * @param {string} file
 * @returns {Counts} zeros when the runner did not come as far as to write one
 */
export function readCounts(file) {
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}

/**
 * @param {any} report
 * @returns {Counts}
 */
export function countsOf(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // What passes only sometimes does not hold.
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    none,
  );
}
