import { describe, expect, it } from 'vitest';
import { closingDays, datesOf, isWithin, openOn, weeksOn } from './weekOf.ts';

const lunch = { from: '13:00', to: '16:00' };
const dinner = { from: '20:00', to: '01:00' };
const usual = { hours: { days: { MON: [dinner, lunch] }, closed: ['2026-12-28'] }, from: null, until: null };
const christmas = {
  hours: { days: { MON: [{ from: '10:00', to: '12:00' }] }, closed: [] },
  from: '2026-12-21',
  until: '2026-12-24',
};

const week = (...closed: string[]) => ({ days: {}, closed });

describe('the week of a service', () => {
  it('has the hours of all that hold on a day, in their order', () => {
    expect(openOn([usual, christmas], '2026-12-14')).toEqual([lunch, dinner]);
    expect(openOn([usual, christmas], '2026-12-21')).toEqual([{ from: '10:00', to: '12:00' }, lunch, dinner]);
    expect(openOn([usual], '2026-12-15')).toEqual([]);
    expect(openOn([], '2026-12-15')).toEqual([]);
    expect(openOn([{ hours: null, from: null, until: null }], '2026-12-15')).toHaveLength(1);
  });
  it('is closed where it says so and nothing else is open', () => {
    expect(openOn([usual], '2026-12-28')).toBe('closed');
    expect(openOn([usual, { ...christmas, until: null }], '2026-12-28')).toEqual([
      { from: '10:00', to: '12:00' },
    ]);
  });
  it('lies within the hours of its store, also after midnight', () => {
    expect(isWithin(dinner, [{ from: '19:00', to: '02:00' }])).toBe(true);
    expect(isWithin(dinner, [{ from: '19:00', to: '00:00' }])).toBe(false);
    expect(isWithin(lunch, [lunch])).toBe(true);
    expect(isWithin(lunch, [])).toBe(false);
  });
  it('goes from Monday to Sunday, over the end of a month', () => {
    expect(datesOf('2026-11-30').at(-1)).toBe('2026-12-06');
    expect(weeksOn('2026-11-30', -1)).toBe('2026-11-23');
  });
  it('names closing days to come once each', () => {
    expect(
      closingDays(
        [
          { of: 'a', hours: week('2026-12-25', '2026-01-06') },
          { of: 'b', hours: week('2026-12-25', '2026-12-24') },
          { of: 'c', hours: null },
        ],
        '2026-11-28',
      ),
    ).toEqual([
      { date: '2026-12-24', of: ['b'] },
      { date: '2026-12-25', of: ['a', 'b'] },
    ]);
  });
});
