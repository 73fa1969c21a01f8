import { expect, it } from 'vitest';
import { momentsOf } from './zones.ts';

const day = (text: string, zone: string): readonly string[] =>
  momentsOf(text, zone).map((at) => new Date(at).toISOString().slice(0, 16));

it.each([
  ['2026-11-27', 'UTC', '2026-11-27T00:00', '2026-11-28T00:00'],
  ['2026-11-27', 'Pacific/Auckland', '2026-11-26T11:00', '2026-11-27T11:00'],
  ['2026-11-27', 'America/Panama', '2026-11-27T05:00', '2026-11-28T05:00'],
  // Clocks go forward, and back, in the night.
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00', '2026-03-29T22:00'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00', '2026-10-25T23:00'],
  // In Cairo there is no midnight on the day that summer time begins, and the day before it ends has one hour twice.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00', '2026-04-24T21:00'],
  ['2026-10-29', 'Africa/Cairo', '2026-10-28T21:00', '2026-10-29T22:00'],
  // In Havana midnight comes twice.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00', '2026-11-02T05:00'],
  // Samoa went over the date line: a day that never was holds nothing.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00', '2011-12-30T10:00'],
])('%s in %s is from %s to %s', (text, zone, from, to) => {
  expect(day(text, zone)).toEqual([from, to]);
});

it('is any day of the calendar', () => {
  for (const text of ['0001-01-01', '0999-12-31', '9999-12-29', '9999-12-31'])
    expect(momentsOf(text, 'Asia/Tokyo').every(Number.isFinite), text).toBe(true);
});
