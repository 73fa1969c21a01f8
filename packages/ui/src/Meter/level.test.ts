import { describe, expect, it } from 'vitest';
import { levelOf, percentOf } from './level.ts';

describe('levelOf', () => {
  it.each([
    [4, 'low'],
    [5, 'low'],
    [6, 'normal'],
    [89, 'normal'],
    [90, 'high'],
    [120, 'high'],
  ] as const)('%d between 5 and 90 is %s', (value, level) =>
    expect(levelOf(value, { low: 5, high: 90 })).toBe(level),
  );

  it('knows no level without limits', () => expect(levelOf(0, {})).toBe('normal'));
});

describe('percentOf', () => {
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
});
