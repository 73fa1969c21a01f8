import { setTimeout as wait } from 'node:timers/promises';

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
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
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

/** The business day that an instant belongs to: it begins at five in the morning (docs/product.md §10.4). */
export const businessDay = (timeZone: string, at: Date): string => {
  const shifted = formatOf(timeZone).formatToParts(new Date(at.getTime() - 5 * 3_600_000));
  const value = (kind: string): string => shifted.find(({ type }) => type === kind)?.value ?? '';
  return `${value('year')}-${value('month')}-${value('day')}`;
};
