/**
 * Periods of reports (docs/product.md §20.1), in business days as `2026-03-14`. A day, week (from Monday), month or year
 * is the one that a day lies in; P is from one day to another.
 */
export const granularities = ['D', 'W', 'M', 'Y', 'P'] as const;
export type Granularity = (typeof granularities)[number];

export interface Span {
  /** First and last business day. */
  readonly from: string;
  readonly to: string;
}
const aDay = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysLater = (day: string, days: number): string => dayOf(timeOf(day) + days * aDay);
/** How many days a span has, its first and last included. */
export const lengthOf = ({ from, to }: Span): number => (timeOf(to) - timeOf(from)) / aDay + 1;

/** The span of a granularity around a day. */
export const spanOf = (granularity: Exclude<Granularity, 'P'>, day: string): Span => {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (granularity) {
    case 'D':
      return { from: day, to: day };
    case 'W': {
      const from = daysLater(day, -((date.getUTCDay() + 6) % 7));
      return { from, to: daysLater(from, 6) };
    }
    case 'M':
      return { from: dayOf(Date.UTC(year, month, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) };
    case 'Y':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
};

/**
 * How many days lie between a span and what it is compared with: as many whole weeks as it takes to lie before it, so that
 * each day meets one of the same weekday.
 */
export const daysBefore = (span: Span): number => Math.ceil(lengthOf(span) / 7) * 7;
