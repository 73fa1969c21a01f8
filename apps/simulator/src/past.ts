import { businessDay, hourIn } from './clock.ts';
import type { Demand } from './demand.ts';
import type { Draws } from './random.ts';

/** A business day that a till has behind it: from its first moment to that of the next, or to now. */
export interface Day {
  readonly from: Date;
  readonly to: Date;
}
interface Where {
  readonly timeZone: string;
  readonly dayBegins: string;
}

const quarter = 15 * 60_000;
const hour = 60 * 60_000;

/** When the business day of a moment began. Every clock of the world is set by whole quarters of an hour. */
const began = ({ timeZone, dayBegins }: Where, at: number): number => {
  const day = businessDay(timeZone, new Date(at), dayBegins);
  let first = Math.floor(at / quarter) * quarter;
  while (businessDay(timeZone, new Date(first - 1), dayBegins) === day) first -= quarter;
  return first;
};

/** So many business days before that of `now`, the oldest first, and that of `now` as far as it has come. */
export const daysUntil = (where: Where, now: Date, days: number): readonly Day[] => {
  const starts = [began(where, now.getTime())];
  for (let first = starts[0]; first !== undefined && starts.length <= days; first = starts[0])
    starts.unshift(began(where, first - 1));
  return starts.map((from, place) => ({
    from: new Date(from),
    to: new Date(starts[place + 1] ?? now.getTime()),
  }));
};

/** Guests by weekday, Monday first: a Thursday has about half as many again as a Monday, a Saturday twice as many. */
const byWeekday = [0.7, 0.8, 0.9, 1.05, 1.5, 1.6, 1.1];
/** What one till of a shop sold of all its tills: enough to look back on, without a minute's wait for the platform. */
const part = 0.5;
/** A day is a fifth better or worse than its weekday. */
const luck = 0.2;

/** When a till sold on a day, by its demand at that hour and weekday. */
export const salesOn = (
  { from, to }: Day,
  demand: Demand,
  timeZone: string,
  draws: Draws,
): readonly Date[] => {
  const whole = demand.byHour.reduce((sum, share) => sum + share, 0);
  const weekday = (new Date(`${businessDay(timeZone, from)}T00:00:00Z`).getUTCDay() + 6) % 7;
  const guests = demand.ticketsADay * part * (byWeekday[weekday] ?? 1) * (1 + (draws.share() * 2 - 1) * luck);
  const sales: Date[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += hour) {
    const share = demand.byHour[hourIn(timeZone, new Date(start))] ?? 0;
    if (share === 0) continue;
    const gap = (hour * whole) / (guests * share);
    const end = Math.min(start + hour, to.getTime());
    for (let at = start + draws.exponential(gap); at < end; at += draws.exponential(gap))
      sales.push(new Date(at));
  }
  return sales;
};
