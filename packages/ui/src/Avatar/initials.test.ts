import { describe, expect, it } from 'vitest';
import { hashToIndex, initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ana María Ruiz', 'AR'],
    ['taberna', 'T'],
    ['  El  Rincón ', 'ER'],
    ['Bar & Grill', 'BG'],
    ['مطعم النيل', 'ما'],
    ['', ''],
    ['—', ''],
  ])('%j gives %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('the colour of a name', () => {
  it('is the same each time and within the table', () => {
    for (const name of ['Taberna', 'Rincón', 'Nile', 'a', '']) {
      const index = hashToIndex(name, 6);
      expect(hashToIndex(name, 6)).toBe(index);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(6);
    }
  });

  it('uses the whole table', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, index) => hashToIndex(`company ${index}`, 6)));
    expect(seen.size).toBe(6);
  });
});
