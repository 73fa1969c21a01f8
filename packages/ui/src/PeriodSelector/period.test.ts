import { describe, expect, it } from 'vitest';
import { besidePeriod, freely, periodAt } from './period.ts';

describe('the period of a kind that a day is in', () => {
  it.each([
    ['D', 'mon', '2026-11-26', '2026-11-26'],
    ['W', 'mon', '2026-11-23', '2026-11-29'],
    ['W', 'sun', '2026-11-22', '2026-11-28'],
    ['W', 'sat', '2026-11-21', '2026-11-27'],
    ['M', 'mon', '2026-11-01', '2026-11-30'],
    ['Y', 'mon', '2026-01-01', '2026-12-31'],
  ] as const)('%s, weeks from %s', (granularity, weekStart, from, to) => {
    expect(periodAt(granularity, '2026-11-26', weekStart)).toEqual({ granularity, from, to });
  });
});

it('chosen freely, a period that still runs ends today', () => {
  const week = periodAt('W', '2026-11-26');
  expect(freely(week, '2026-11-26')).toEqual({ granularity: 'P', from: '2026-11-23', to: '2026-11-26' });
  expect(freely(week, '2026-12-24')).toEqual({ ...week, granularity: 'P' });
});

describe('the periods beside one', () => {
  it.each(['D', 'W', 'M', 'Y', 'P'] as const)('%s: there and back is the same', (granularity) => {
    const here = periodAt(granularity, '2026-03-31');
    expect(besidePeriod(besidePeriod(here, 1), -1)).toEqual(here);
  });

  it('are as long, when they are chosen freely', () => {
    expect(besidePeriod({ granularity: 'P', from: '2026-03-01', to: '2026-03-10' }, -1)).toEqual({
      granularity: 'P',
      from: '2026-02-19',
      to: '2026-02-28',
    });
  });
});
