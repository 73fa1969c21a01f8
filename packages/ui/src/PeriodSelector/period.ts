import type { Weekday } from '../days/limits.ts';

/** By days, weeks, months, years, or from any day to any day. */
export type Granularity = 'D' | 'W' | 'M' | 'Y' | 'P';

/** Business days, both of them in it, as `2026-11-21`. */
export interface Period {
  readonly granularity: Granularity;
  readonly from: string;
  readonly to: string;
}

const aDay = 86_400_000;
const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Days have no zone: they are counted in the one that has no summer. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const later = (day: string, days: number): string => dayOf(timeOf(day) + days * aDay);

/** The first and the last day of the kind of period that a day is in. */
function edgesOf(granularity: Granularity, day: string, weekStart: Weekday): readonly [string, string] {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (granularity) {
    case 'W': {
      const from = later(day, -((date.getUTCDay() - weekdays.indexOf(weekStart) + 7) % 7));
      return [from, later(from, 6)];
    }
    case 'M':
      return [dayOf(Date.UTC(year, month, 1)), dayOf(Date.UTC(year, month + 1, 0))];
    case 'Y':
      return [`${year}-01-01`, `${year}-12-31`];
    case 'D':
    case 'P':
      return [day, day];
  }
}

/** The period of a kind that a day is in. */
export function periodAt(granularity: Granularity, day: string, weekStart: Weekday = 'mon'): Period {
  const [from, to] = edgesOf(granularity, day, weekStart);
  return { granularity, from, to };
}

/** The period before or after, as long as this one. */
export function besidePeriod(period: Period, step: 1 | -1, weekStart?: Weekday): Period {
  const { granularity, from, to } = period;
  if (granularity === 'P') {
    const days = ((timeOf(to) - timeOf(from)) / aDay + 1) * step;
    return { granularity, from: later(from, days), to: later(to, days) };
  }
  return periodAt(granularity, later(step === 1 ? to : from, step), weekStart);
}

/** The days of a period to choose freely from, none of them after today. */
export const freely = ({ from, to }: Period, today: string): Period => ({
  granularity: 'P',
  from,
  to: from <= today && today < to ? today : to,
});
