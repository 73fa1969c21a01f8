import { describe, expect, it } from 'vitest';
import { decimalOfNumber } from './decimal.ts';
import { exactReach, stepped } from './steps.ts';

describe('stepped', () => {
  it.each([
    [5, 10, 0, {}, 15],
    [5, -10, 0, {}, -5],
    [5, -10, 0, { min: 0 }, 0],
    [95, 10, 0, { max: 100 }, 100],
    [150, 10, 0, { max: 100 }, 100],
    [0.1, 0.2, 2, {}, 0.3],
    [Number.NaN, 10, 0, {}, 0],
    [Number.NaN, 10, 0, { min: 4 }, 4],
    [Number.NaN, -10, 0, { max: -2 }, -2],
  ])('%d and %d with %d places within %j is %d', (from, way, decimals, limits, next) =>
    expect(stepped(from, way, decimals, limits)).toBe(next),
  );
});

it.each([0, 2, 4])('keeps each figure up to its reach with %d places', (decimals) => {
  const greatest = exactReach(decimals) - 10 ** -decimals;
  expect(decimalOfNumber(greatest, decimals)).toBe(greatest.toFixed(decimals));
  expect(greatest).not.toBe(exactReach(decimals));
});
