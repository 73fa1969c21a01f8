import { expect, test } from 'vitest';
import { nextNight, wallTime } from './planHour.ts';

test.each([
  ['Europe/Madrid', '2026-11-26T22:30Z', '2026-11-26T23:30', '2026-11-27T04:00'],
  ['Atlantic/Canary', '2026-11-27T03:59Z', '2026-11-27T03:59', '2026-11-27T04:00'],
  ['America/Panama', '2026-12-31T09:00Z', '2026-12-31T04:00', '2027-01-01T04:00'],
  // The night in which clocks go forward has four in the morning all the same.
  ['Europe/Madrid', '2026-03-28T23:30Z', '2026-03-29T00:30', '2026-03-29T04:00'],
])('in %s at %s the wall says %s and the night comes at %s', (zone, moment, wall, night) => {
  expect([wallTime(Date.parse(moment), zone), nextNight(Date.parse(moment), zone)]).toEqual([wall, night]);
});
