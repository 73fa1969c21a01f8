import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekIn, weekText } from './text.ts';
import { holdsAt, wallTimeIn } from './moments.ts';
import { overlaps, tidied } from './spans.ts';
import { type Span, type Week, weekDays } from './week.ts';

const week = (days: Week['days'], closed: readonly string[] = []): Week => ({ days, closed });
const span = (from: string, to: string): Span => ({ from, to });

describe('hours of a week', () => {
  const bar = week({ FRI: [span('20:00', '03:00')], SUN: [span('22:00', '02:00')] }, ['2026-12-25']);
  it.each([
    ['2026-11-27', '20:00', true],
    ['2026-11-27', '19:59', false],
    ['2026-11-28', '02:59', true],
    ['2026-11-28', '03:00', false],
    ['2026-11-30', '01:00', true],
    ['2026-12-25', '21:00', false],
    // What began the evening before goes on into a closing day, and what would begin on it does not.
    ['2026-12-26', '01:00', false],
  ])('on %s at %s: %s', (date, time, holds) => expect(holdsAt(bar, { date, time })).toBe(holds));

  it('are always where there is no week', () =>
    expect(holdsAt(null, { date: '2026-01-01', time: '05:00' })).toBe(true));

  it('are those of the wall, also where summer time begins and ends', () => {
    const early = week({ SUN: [span('02:30', '03:30')] });
    const at = (instant: string) => holdsAt(early, wallTimeIn('Europe/Madrid', new Date(instant)));
    // 2026-03-29: after 01:59 comes 03:00.
    expect([at('2026-03-29T00:59:00Z'), at('2026-03-29T01:00:00Z'), at('2026-03-29T01:30:00Z')]).toEqual([
      false,
      true,
      false,
    ]);
    // 2026-10-25: after 02:59 comes 02:00 again.
    expect([at('2026-10-25T00:30:00Z'), at('2026-10-25T01:00:00Z'), at('2026-10-25T01:30:00Z')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    [week({ MON: [span('09:00', '14:00'), span('13:00', '15:00')] }), [{ day: 'MON', at: 1 }]],
    [week({ SUN: [span('22:00', '02:00')], MON: [span('01:00', '03:00')] }), [{ day: 'MON', at: 0 }]],
    [week({ MON: [span('09:00', '14:00'), span('14:00', '09:00')] }), []],
    [week({ MON: [span('00:00', '00:00')], TUE: [span('00:00', '00:00')] }), []],
  ])('tell which begin before another has ended', (given, found) => expect(overlaps(given)).toEqual(found));
});

describe('a week as text', () => {
  it('puts days with the same hours together', () =>
    expect(
      weekText(
        week(
          {
            SAT: [span('10:00', '15:00')],
            MON: [span('17:00', '02:00'), span('09:00', '14:00')],
            TUE: [span('09:00', '14:00'), span('17:00', '02:00')],
          },
          ['2026-12-25'],
        ),
      ),
    ).toBe('MON-TUE 09:00-14:00 17:00-02:00; SAT 10:00-15:00; closed 2026-12-25'));

  it.each(['MON', 'XXX 09:00-10:00', 'MON 9-10', 'MON 09:00', 'closed', 'MON 25:00-26:00'])(
    'cannot be %s',
    (text) => expect(weekIn(text)).toBeUndefined(),
  );

  it('goes over the end of the week and takes small letters', () =>
    expect(weekIn('sat-mon 9:00-10:00')).toEqual(
      week({ MON: [span('09:00', '10:00')], SAT: [span('09:00', '10:00')], SUN: [span('09:00', '10:00')] }),
    ));

  it('is read as it was written', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const spans = fc.uniqueArray(fc.record({ from: time, to: time }), {
      selector: ({ from }) => from,
      maxLength: 3,
    });
    const any = fc.record({
      days: fc.dictionary(fc.constantFrom(...weekDays), spans),
      closed: fc.array(fc.constantFrom('2026-12-25', '2027-01-01', '2027-01-06')),
    });
    fc.assert(
      fc.property(any, (given) => {
        expect(weekIn(weekText(given))).toEqual(tidied(given));
      }),
    );
  });
});
