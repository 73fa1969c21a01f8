import { expect, it } from 'vitest';
import { isTimeZone } from './timeZone.ts';

it('knows every zone of the database by its own spelling, and nothing else', () => {
  const zones = ['UTC', 'Europe/Kyiv', 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')];
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  for (const text of ['', 'europe/madrid', 'Europe/Madrid ', '+01:00', 'CET', 'Mars/Base', "Europe/'Madrid"])
    expect(isTimeZone(text), text).toBe(false);
});
