import { expect, it } from 'vitest';
import { percentOf } from './percentOf.ts';

it.each([
  [5, 0, 10, 50],
  [-5, 0, 10, 0],
  [50, 0, 10, 100],
  [15, 10, 20, 50],
  [1, 3, 3, 0],
  [Number.NaN, 0, 10, 0],
])('%d from %d to %d stands at %d', (value, min, max, percent) =>
  expect(percentOf(value, min, max)).toBe(percent),
);
