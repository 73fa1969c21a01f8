import { expect, it } from 'vitest';
import { countsOf, readCounts, sum } from './reports.mjs';

it('reads the report of Vitest and of the story runner', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countsOf(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

it('reads the report of Playwright and takes a flaky test for a failed one', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countsOf(report)).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

it('counts nothing where no report was written', () => {
  expect(readCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
