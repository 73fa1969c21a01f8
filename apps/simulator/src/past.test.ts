import { expect, it } from 'vitest';
import { hourIn } from './clock.ts';
import { demandOf } from './demand.ts';
import { daysUntil, salesOn } from './past.ts';
import { drawsOf } from './random.ts';

const madrid = { timeZone: 'Europe/Madrid', dayBegins: '05:00' };
const hour = 3_600_000;

it('counts business days by the clock of the shop, also where one has an hour more', () => {
  const days = daysUntil(madrid, new Date('2026-10-26T11:20:00Z'), 3);
  expect(days.map(({ from }) => from.toISOString())).toEqual([
    '2026-10-23T03:00:00.000Z',
    '2026-10-24T03:00:00.000Z',
    '2026-10-25T04:00:00.000Z',
    '2026-10-26T04:00:00.000Z',
  ]);
  expect(days.map(({ from, to }) => (to.getTime() - from.getTime()) / hour)).toEqual([24, 25, 24, 7 + 1 / 3]);
});

it('sells when guests come: within the day, not while the shop is closed, twice as much on a Saturday as on a Monday', () => {
  const demand = demandOf('1');
  const draws = drawsOf(7);
  const days = daysUntil(madrid, new Date('2026-11-26T22:00:00Z'), 70);
  const sold = days.map((day) => salesOn(day, demand, madrid.timeZone, draws));
  for (const [place, sales] of sold.entries()) {
    const day = days[place];
    const { from = new Date(), to = from } = day ?? {};
    expect(sales.filter((at) => at < from || at >= to)).toEqual([]);
    expect(sales.filter((at) => [2, 3, 4, 5, 6].includes(hourIn(madrid.timeZone, at)))).toEqual([]);
    expect([...sales]).toEqual(sales.toSorted((a, b) => a.getTime() - b.getTime()));
  }
  const meanOf = (weekday: number): number => {
    const those = sold.filter((_, place) => days[place]?.from.getUTCDay() === weekday);
    return those.reduce((sum, { length }) => sum + length, 0) / those.length;
  };
  expect(meanOf(6) / meanOf(1)).toBeGreaterThan(1.8);
  expect(meanOf(6) / meanOf(1)).toBeLessThan(2.9);
});
