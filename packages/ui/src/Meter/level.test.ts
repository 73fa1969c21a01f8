import { describe, expect, it } from 'vitest';
import { levelOf } from './level.ts';

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
