import { dayLength, lengthOf, minutes } from './spans.ts';
import { type Week, type WeekDay, weekDays } from './week.ts';

/** A moment as clocks on the wall show it. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}
/**
 * What the clocks of a time zone show. Hours of a week are those of the wall: where summer time begins, the hour that is
 * left out is nobody's, and the one that comes twice counts both times.
 */
export const wallTimeIn = (timeZone: string, at: Date): WallTime => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

const dateBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const dayOf = (date: string): WeekDay =>
  weekDays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MON';

/** Whether a moment lies in the hours of a week, those of the night before among them. No week holds always. */
export const holdsAt = (week: Week | null, { date, time }: WallTime): boolean => {
  if (!week) return true;
  const now = minutes(time);
  const began = (on: string, since: number): boolean =>
    !week.closed.includes(on) &&
    (week.days[dayOf(on)] ?? []).some((span) => {
      const start = minutes(span.from);
      return start <= since && since < start + lengthOf(span);
    });
  return began(date, now) || began(dateBefore(date), now + dayLength);
};
