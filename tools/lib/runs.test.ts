import { expect, it } from 'vitest';
import { summaryOf } from './runs.mjs';

const result = (name: string, told: { failed?: string[]; flaky?: string[] } = {}) => ({
  name,
  seconds: 1,
  passed: 3,
  skipped: 0,
  failed: [],
  flaky: [],
  ...told,
});

it('says at its end what failed, what could not run, and how many passed', () => {
  const { lines, isGreen } = summaryOf([result('unit', { failed: ['a'] }), result('e2e')], ['stories']);
  expect(lines).toEqual(['FAILED unit: a', 'NOT RUN stories', '6 passed, 1 failed']);
  expect(isGreen).toBe(false);
});

it('names a test that passed when it was repeated, and is green', () => {
  const { lines, isGreen } = summaryOf([result('e2e', { flaky: ['road', 'wall'] })], []);
  expect(lines).toEqual(['2 flaky: road, wall', '5 passed, 0 failed']);
  expect(isGreen).toBe(true);
});

it('takes more than two of them for a fault', () => {
  expect(summaryOf([result('e2e', { flaky: ['a', 'b', 'c'] })], []).isGreen).toBe(false);
});

it('is not green where something could not run', () => {
  expect(summaryOf([], ['unit']).isGreen).toBe(false);
});
