import { expect, it } from 'vitest';
import { stack } from './stack.ts';

it('stands values on one another, and those below zero under it', () => {
  expect(stack([10, -4, null, 5, -1, Number.NaN])).toEqual([
    [0, 10],
    [0, -4],
    [10, 10],
    [10, 15],
    [-4, -5],
    [15, 15],
  ]);
});
