import { expect, it } from 'vitest';
import { runsOf } from './runs.ts';

const isUpper = (name: string): boolean => name === name.toUpperCase();

it('keeps what is alike together and everything in its order', () => {
  expect(runsOf(['a', 'B', 'C', 'd', 'E'], isUpper)).toEqual([
    { names: ['a'], isAlike: false },
    { names: ['B', 'C'], isAlike: true },
    { names: ['d'], isAlike: false },
    { names: ['E'], isAlike: true },
  ]);
});

it('has none of nothing', () => {
  expect(runsOf([], isUpper)).toEqual([]);
});
