import { expect, it } from 'vitest';
import { dayFrom, endOfDay } from './days.ts';

it('a day is one of the calendar, over months and years', () => {
  expect(dayFrom(new Date(2026, 11, 28, 23, 59), 7)).toBe('2027-01-04');
  expect(dayFrom(new Date(2028, 1, 28), 1)).toBe('2028-02-29');
});
it('the end of a day is the last moment before the next one, and of what is no day there is none', () => {
  const end = endOfDay('2026-11-27');
  expect(new Date(Date.parse(end ?? '') + 1)).toEqual(new Date(2026, 10, 28));
  for (const none of [null, '', 'tomorrow', '2026-13-01']) expect(endOfDay(none)).toBeUndefined();
});
