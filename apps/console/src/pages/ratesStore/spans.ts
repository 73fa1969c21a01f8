import type { WallTime, WeekDay } from '@comanda/api/week';
import { weekDays } from '@comanda/api/week';

/** Hours of a day in which one rate holds. */
export interface RateSpan {
  readonly from: string;
  readonly to: string;
  /** The rate that was given; none where the usual one holds. */
  readonly idRate: string | null;
}
const STEP = 15;
const DAY = 24 * 60;
const text = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The week of a day, as its dates: hours are judged on a real day, so that closing days count. */
export const datesFrom = (monday: string): Readonly<Record<WeekDay, string>> => {
  const at = (day: number): string =>
    new Date(Date.parse(`${monday}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
  const [MON, TUE, WED, THU, FRI, SAT, SUN] = weekDays.map((_, day) => at(day));
  return {
    MON: MON ?? '',
    TUE: TUE ?? '',
    WED: WED ?? '',
    THU: THU ?? '',
    FRI: FRI ?? '',
    SAT: SAT ?? '',
    SUN: SUN ?? '',
  };
};

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => {
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return new Date(Date.parse(`${date}T00:00:00Z`) - day * 86_400_000).toISOString().slice(0, 10);
};

/** A day cut where its rate changes. */
export const spansOf = (date: string, rateAt: (now: WallTime) => string | null): readonly RateSpan[] => {
  const spans: { from: string; to: string; idRate: string | null }[] = [];
  for (let minute = 0; minute < DAY; minute += STEP) {
    const idRate = rateAt({ date, time: text(minute) });
    const last = spans.at(-1);
    const to = text(minute + STEP);
    if (last?.idRate === idRate) last.to = to;
    else spans.push({ from: text(minute), to, idRate });
  }
  return spans;
};
