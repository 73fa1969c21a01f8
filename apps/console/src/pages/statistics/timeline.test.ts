import type { ReportRow } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { hourOf, stepOf, timelineOf } from './timeline.ts';

const day = { granularity: 'D', from: '2026-11-26', to: '2026-11-26' } as const;
const row = (key: string, gross: number, before: number | null = null): ReportRow => ({
  currency: 'EUR',
  keys: { hour: key, day: key },
  values: { gross },
  before: before === null ? null : { gross: before },
});

describe('the course of a period', () => {
  it.each([
    [day, 'hour'],
    [{ granularity: 'W', from: '2026-11-23', to: '2026-11-29' }, 'day'],
    [{ granularity: 'Y', from: '2026-01-01', to: '2026-12-31' }, 'month'],
    [{ granularity: 'P', from: '2026-01-01', to: '2026-04-30' }, 'week'],
    [{ granularity: 'P', from: '2026-01-01', to: '2026-01-01' }, 'hour'],
  ] as const)('%o goes by %s', (period, step) => {
    expect(stepOf(period)).toBe(step);
  });

  it('has every hour between the first and the last sale, and none that has not begun', () => {
    const rows = [row('12', 500, 400), row('14', 0, 300)];
    expect(timelineOf(rows, day, { step: 'hour', measure: 'gross', begins: 5, runsUntil: '13' })).toEqual([
      { key: '12', now: 500, before: 400 },
      { key: '13', now: 0, before: null },
      { key: '14', now: null, before: 300 },
    ]);
  });

  it('puts hours after midnight at the end of their business day', () => {
    const keys = timelineOf([row('1', 100), row('22', 100)], day, {
      step: 'hour',
      measure: 'gross',
      begins: 5,
    });
    expect(keys.map(({ key }) => key)).toEqual(['22', '23', '0', '1']);
  });

  it('begins with the hour that the business day begins with', () => {
    const asked = { step: 'hour', measure: 'gross', begins: 18 } as const;
    const keys = timelineOf([row('20', 100), row('1', 100), row('12', 100)], day, asked).map(
      ({ key }) => key,
    );
    expect([keys[0], keys[5], keys.at(-1)]).toEqual(['20', '1', '12']);
  });

  it('has every day of the period, sold or not', () => {
    const week = { granularity: 'W', from: '2026-11-23', to: '2026-11-29' } as const;
    const days = timelineOf([row('2026-11-24', 100)], week, { step: 'day', measure: 'gross', begins: 5 });
    expect(days.map(({ now }) => now)).toEqual([0, 100, 0, 0, 0, 0, 0]);
  });

  it('is empty where nothing was sold', () => {
    expect(timelineOf([], day, { step: 'hour', measure: 'gross', begins: 5, runsUntil: '13' })).toEqual([]);
  });
});

const clocks = (dayBegins: string, ...zones: string[]) => zones.map((timeZone) => ({ timeZone, dayBegins }));

describe('the hour that runs', () => {
  // Five past five in Madrid, five past four in Las Palmas.
  const at = Date.parse('2026-11-27T04:05:00Z');
  it.each([
    [clocks('05:00', 'Atlantic/Canary', 'Europe/Madrid'), '5'],
    [clocks('05:00', 'Europe/Madrid'), '5'],
    [clocks('05:00', 'Atlantic/Canary'), undefined],
    // Where the day begins at four it has begun there too; where it begins at six it has begun in neither.
    [clocks('04:00', 'Atlantic/Canary'), '4'],
    [clocks('06:00', 'Europe/Madrid'), undefined],
  ] as const)('of the day in %j is %s, by the clock that is furthest on', (places, hour) => {
    expect(hourOf('2026-11-27', places, at)).toBe(hour);
  });
  it('goes on after midnight', () => {
    expect(
      hourOf(
        '2026-11-26',
        clocks('05:00', 'Atlantic/Canary', 'Europe/Madrid'),
        Date.parse('2026-11-26T23:30:00Z'),
      ),
    ).toBe('0');
  });
});
