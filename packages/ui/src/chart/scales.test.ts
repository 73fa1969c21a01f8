import { describe, expect, it } from 'vitest';
import { everyNth, valueScale } from './scales.ts';

describe('the scale of values', () => {
  it('begins at zero and ends at a round figure', () => {
    const { ticks, at } = valueScale([120, 1875, 940]);
    expect(ticks).toEqual([0, 500, 1000, 1500, 2000]);
    expect([at(0), at(2000)]).toEqual([100, 0]);
  });

  it('goes below zero where values do', () => {
    const { at } = valueScale([-50, 100]);
    expect(at(-50)).toBe(100);
    expect(at(100)).toBe(0);
    expect(at(0)).toBeGreaterThan(0);
  });

  it('holds very large figures and nothing at all', () => {
    expect(valueScale([9_000_000_000_00]).at(0)).toBe(100);
    expect(valueScale([])).toMatchObject({ ticks: [0] });
    expect(valueScale([0, 0]).at(0)).toBe(100);
  });

  it('takes what is no number for zero', () => {
    expect(valueScale([Number.NaN, 10]).at(Number.NaN)).toBe(100);
  });
});

it.each([
  [24, 12, 2],
  [7, 12, 1],
  [0, 12, 1],
  [31, 6, 6],
])('of %i labels, at most %i, one in %i is written', (count, most, nth) => {
  expect(everyNth(count, most)).toBe(nth);
});
