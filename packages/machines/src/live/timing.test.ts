import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryDelay } from './timing.ts';

const jitter = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const range = (losses: number): readonly number[] => [retryDelay(losses, 0), retryDelay(losses, 0.5)];

describe('delay before a try', () => {
  test('two tries come within a second, then the pause grows from 10 to 30 s', () => {
    expect([1, 2, 3, 4, 5, 50].map(range)).toEqual([
      [0, 500],
      [0, 500],
      [10_000, 15_000],
      [20_000, 25_000],
      [20_000, 25_000],
      [20_000, 25_000],
    ]);
  });

  test('a pause is never shorter than 10 s or longer than 30 s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1e6 }), jitter, (losses, random) => {
        const delay = retryDelay(losses, random);
        expect(delay).toBeGreaterThanOrEqual(10_000);
        expect(delay).toBeLessThanOrEqual(30_000);
        expect(retryDelay(losses + 1, random)).toBeGreaterThanOrEqual(delay);
      }),
    );
  });

  test('a thousand screens do not come back together', () => {
    const delays = Array.from({ length: 1000 }, (_, index) => retryDelay(4, index / 1000));
    const busiest = Math.max(
      ...delays.map((delay) => delays.filter((other) => Math.abs(other - delay) < 50).length),
    );
    expect(busiest).toBeLessThan(20);
  });
});
