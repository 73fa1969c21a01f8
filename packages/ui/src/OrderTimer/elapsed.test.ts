import { describe, expect, it } from 'vitest';
import { elapsed, minutesOf } from './elapsed.ts';

describe('an age', () => {
  it.each([
    [-5000, '0:00', 0],
    [0, '0:00', 0],
    [59_999, '0:59', 0],
    [60_000, '1:00', 1],
    [3_599_999, '59:59', 59],
    [3_600_000, '1:00 h', 60],
    [37_380_000, '10:23 h', 623],
    [Number.NaN, '–:––', Number.NaN],
    [Number.POSITIVE_INFINITY, '–:––', Number.POSITIVE_INFINITY],
  ])('%d ms is %s', (age, text, minutes) => {
    expect([elapsed(age), minutesOf(age)]).toEqual([text, minutes]);
  });
});
