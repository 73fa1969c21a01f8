import { holdsAt, wallTimeIn, type Week } from '@comanda/api/week';

/** When a service takes orders, and for which times (docs/product.md §17.2). */
export interface Times {
  readonly isActive: boolean;
  readonly from: string | null;
  readonly until: string | null;
  readonly hours: Week | null;
  readonly capabilities: readonly string[];
  readonly slotMinutes: number;
  readonly ordersPerSlot: number | null;
  readonly daysAhead: number;
  readonly closesBefore: number;
}
/** When an order was made, and for when; `null`: as soon as possible. */
export interface Moment {
  readonly at: Date;
  readonly wanted: Date | null;
  readonly timeZone: string;
}
/** Times that can be chosen together, and how many orders they take. */
export interface Slot {
  readonly from: Date;
  readonly to: Date;
  readonly most: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Hours begin and end by the minute; no closing time that matters is shorter. */
const STEP = 5;

const isFor = ({ capabilities }: Times, what: 'NOW' | 'AHD'): boolean =>
  capabilities.includes(what) || !(capabilities.includes('NOW') || capabilities.includes('AHD'));
const later = (at: Date, byMinutes: number): Date => new Date(at.getTime() + byMinutes * MINUTE_MS);
const holds = ({ from, until, hours }: Times, at: Date, timeZone: string): boolean => {
  const wall = wallTimeIn(timeZone, at);
  return (
    (from === null || from <= wall.date) && (until === null || wall.date <= until) && holdsAt(hours, wall)
  );
};

const takes = (times: Times, { at, wanted, timeZone }: Moment): boolean => {
  if (!times.isActive || !isFor(times, wanted === null ? 'NOW' : 'AHD')) return false;
  if (wanted !== null) {
    const dayOf = (moment: Date): number => Date.parse(wallTimeIn(timeZone, moment).date);
    return holds(times, wanted, timeZone) && dayOf(wanted) - dayOf(at) <= times.daysAhead * DAY_MS;
  }
  // It is open from now until last orders have to be made; a pause in between closes as well.
  const last = Math.max(0, times.closesBefore - 1);
  const moments = Array.from({ length: Math.ceil(last / STEP) }, (_, index) => index * STEP);
  return [...moments, last].every((minutes) => holds(times, later(at, minutes), timeZone));
};

/** Whether none of a service's times takes such an order; a service without any takes orders always. */
export const momentFault = (times: readonly Times[], moment: Moment): boolean =>
  times.length > 0 && !times.some((one) => takes(one, moment));

/** The slots that an order for a chosen time can have; none for one that is wanted as soon as possible. */
export const slotsAt = (times: readonly Times[], moment: Moment): readonly Slot[] => {
  const { wanted, timeZone } = moment;
  if (wanted === null) return [];
  const [hours = 0, minutes = 0] = wallTimeIn(timeZone, wanted).time.split(':').map(Number);
  return times
    .filter((one) => takes(one, moment))
    .map(({ slotMinutes, ordersPerSlot }) => {
      const whole = new Date(Math.floor(wanted.getTime() / MINUTE_MS) * MINUTE_MS);
      const from = later(whole, -((hours * 60 + minutes) % slotMinutes));
      return { from, to: later(from, slotMinutes), most: ordersPerSlot };
    });
};
