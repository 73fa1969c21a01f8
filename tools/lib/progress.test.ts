import { expect, it } from 'vitest';
import { readProgress, tallyOf } from './progress.mjs';

const line = (test: string, ending?: string): string => JSON.stringify({ test, ending });

it('counts each test by how it ended last, and names what did not end', () => {
  const lines = [
    line('a'),
    line('a', 'passed'),
    line('b'),
    line('b', 'failed'),
    line('b'),
    line('b', 'flaky'),
  ];
  expect(tallyOf([...lines, line('c'), line('c', 'failed'), line('d', 'skipped'), line('e')])).toEqual({
    passed: 1,
    skipped: 1,
    failed: ['c'],
    flaky: ['b'],
    unfinished: ['e'],
  });
});

it('counts nothing where no runner wrote anything', () => {
  expect(readProgress('no such step')).toEqual({
    passed: 0,
    skipped: 0,
    failed: [],
    flaky: [],
    unfinished: [],
  });
});
