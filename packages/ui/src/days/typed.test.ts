import { expect, it } from 'vitest';
import { typedOf } from './typed.ts';

const partsOf = (day: number | null, month: number | null, year: number | null) =>
  Object.entries({ day, month, year }).flatMap(([type, value]) => [
    { type, value, isPlaceholder: value === null },
    { type: 'literal', isPlaceholder: false },
  ]);

it.each([
  [null, null, null, 'empty'],
  [30, null, null, 'incomplete'],
  [30, 2, null, 'incomplete'],
  [30, 2, 2026, 'impossible'],
  [29, 2, 2026, 'impossible'],
  [29, 2, 2024, 'whole'],
  [29, 2, 1900, 'impossible'],
  [29, 2, 2000, 'whole'],
  [31, 12, 26, 'whole'],
  [31, 4, 2026, 'impossible'],
])('%s/%s/%s is %s', (day, month, year, typed) => {
  expect(typedOf(partsOf(day, month, year))).toBe(typed);
});
