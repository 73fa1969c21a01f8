import { expect, it } from 'vitest';
import { clockIn, firstHour } from './zones.ts';

it.each([
  ['05:00', '2026-11-26T03:59:00Z', '2026-11-25', 4],
  ['05:00', '2026-11-26T04:00:00Z', '2026-11-26', 5],
  ['00:00', '2026-11-25T23:00:00Z', '2026-11-26', 0],
  // The evening after a day that ends at six is already of the next.
  ['18:00', '2026-11-26T16:59:00Z', '2026-11-26', 17],
  ['18:00', '2026-11-26T17:00:00Z', '2026-11-27', 18],
] as const)('with days from %s, at %s the business day in Madrid is %s', (dayBegins, at, day, hour) => {
  expect(clockIn({ timeZone: 'Europe/Madrid', dayBegins }, Date.parse(at))).toEqual({ day, hour });
});

it('begins with the hour of the place where it begins first', () => {
  expect(firstHour([{ dayBegins: '05:30' }, { dayBegins: '04:00' }])).toBe(4);
  expect(firstHour([{ dayBegins: '05:00' }, { dayBegins: '18:00' }])).toBe(18);
});
