import { expect, test } from 'vitest';
import { pauseAfter } from './pauses.ts';

test('a mail is tried again after pauses that grow up to an hour', () => {
  expect([1, 2, 3, 7, 8, 50].map(pauseAfter)).toEqual([30, 60, 120, 1_920, 3_600, 3_600]);
});
