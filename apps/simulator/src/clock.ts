import { setTimeout as wait } from 'node:timers/promises';
import { wallTimeIn } from '@comanda/api/week';

/** Time as the shop lives it: `speed` seconds pass in one of ours. */
export interface Clock {
  readonly now: () => Date;
  /** Waits until so many milliseconds have passed in the shop, here at least one; throws when the signal aborts. */
  readonly pass: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const clockOf = (speed: number, from = Date.now()): Clock => {
  const start = Date.now();
  return {
    now: () => new Date(from + (Date.now() - start) * speed),
    pass: async (milliseconds, signal) => {
      await wait(Math.max(1, milliseconds / speed), undefined, { signal });
    },
  };
};

const parts = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    parts.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      hourCycle: 'h23',
    });
  parts.set(timeZone, known);
  return known;
};

/** Hour of the day where the shop is. */
export const hourIn = (timeZone: string, at: Date): number =>
  Number(
    formatOf(timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'hour')?.value ?? 0,
  );

/** The business day that an instant belongs to: it begins at `begins`, `05:00`, on the shop's clock (docs/product.md §20.1). */
export const businessDay = (timeZone: string, at: Date, begins = '05:00'): string => {
  const { date, time } = wallTimeIn(timeZone, at);
  const earlier = time < begins ? -1 : 0;
  const later = begins >= '12:00' ? 1 : 0;
  return new Date(Date.parse(`${date}T00:00:00Z`) + (earlier + later) * 86_400_000)
    .toISOString()
    .slice(0, 10);
};
