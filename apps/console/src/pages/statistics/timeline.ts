import type { ReportRow } from '@comanda/api/calls';
import type { Dimension, Measure } from '@comanda/api/reports';
import type { Period } from '@comanda/ui/PeriodSelector';
import { type Clock, clockIn, firstHour } from '@comanda/api/zones';
import { figureOf } from './figures.ts';

export type Step = 'hour' | 'day' | 'week' | 'month';

/** By what the course of a period is drawn: the longest steps that still show one. */
export function stepOf({ granularity, from, to }: Period): Step {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (granularity === 'D' || days === 1) return 'hour';
  if (granularity === 'Y' || days > 400) return 'month';
  return days > 62 ? 'week' : 'day';
}

/** Place of an hour in a business day that begins with another one. */
const placeOf = (hour: number, begins: number): number => (hour - begins + 24) % 24;
/**
 * The hour that runs in a business day, by the clock that is furthest on: where the day has not begun yet, an hour of the
 * night before runs. Nothing where it has begun nowhere.
 */
export function hourOf(day: string, clocks: readonly Clock[], at: number): string | undefined {
  const begins = firstHour(clocks);
  const hours = clocks
    .map((clock) => clockIn(clock, at))
    .flatMap((clock) => (clock.day === day ? [clock.hour] : []));
  const last = hours.toSorted((one, other) => placeOf(one, begins) - placeOf(other, begins)).at(-1);
  return last === undefined ? undefined : String(last);
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

const mondayOf = (day: string): string =>
  dayAt(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);

/** Every key that a period has, in order, also those without a sale. Hours begin with the business day. */
function keysIn({ from, to }: Period, step: Dimension, begins: number): readonly string[] {
  if (step === 'hour') return Array.from({ length: 24 }, (_, place) => String((place + begins) % 24));
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const days = Array.from({ length: (last - first) / 86_400_000 + 1 }, (_, place) =>
    dayAt(first + place * 86_400_000),
  );
  if (step === 'day') return days;
  if (step === 'month') return [...new Set(days.map((day) => day.slice(0, 7)))];
  return [...new Set(days.map(mondayOf))];
}

export interface Moment {
  readonly key: string;
  readonly now: number | null;
  readonly before: number | null;
}

/**
 * The course of one measure. Hours before the first sale and after the last one of either day are left out; a key that has
 * begun has zero where nothing was sold, one that has not begun nothing.
 * @param begins the hour that the business day begins with
 * @param runsUntil the key that is still running, where one is
 */
export function timelineOf(
  rows: readonly ReportRow[],
  period: Period,
  {
    step,
    measure,
    begins,
    runsUntil,
  }: {
    readonly step: Dimension;
    readonly measure: Measure;
    readonly begins: number;
    readonly runsUntil?: string;
  },
): readonly Moment[] {
  const keys = keysIn(period, step, begins);
  const found = new Map(rows.map((row) => [row.keys[step] ?? '', row]));
  const running = runsUntil === undefined ? keys.length : keys.indexOf(runsUntil);
  const all = keys.map((key, place): Moment => {
    const row = found.get(key);
    const hasBegun = running < 0 || place <= running;
    return {
      key,
      // What is sold counts, whatever the clock says.
      now: figureOf(row?.values, measure) || (hasBegun ? 0 : null),
      before: row?.before === null || row === undefined ? null : figureOf(row.before, measure),
    };
  });
  if (step !== 'hour') return all;
  const isSold = ({ now, before }: Moment): boolean => (now ?? 0) !== 0 || (before ?? 0) !== 0;
  const [first, last] = [all.findIndex(isSold), all.findLastIndex(isSold)];
  return first < 0 ? [] : all.slice(first, Math.max(last, running < keys.length ? running : 0) + 1);
}
