import type { ChartPoint, ChartSeries } from './types.ts';

/** Figures of an invented restaurant, for the states of charts. */
export const money = (minor: number): string =>
  `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100)} €`;
export const short = (minor: number): string =>
  `${new Intl.NumberFormat('en-GB', { notation: 'compact' }).format(minor / 100)} €`;

/** Hours from eight to midnight: today until half past three, and the whole of the same day a week before. */
const sold = [0, 0, 4120, 12380, 27450, 81900, 95210, 64030];
const before = [
  0, 3200, 8210, 15980, 33450, 76120, 88040, 61200, 24100, 9800, 11200, 28450, 71230, 98010, 79400, 21980,
];

export const hourSeries: readonly ChartSeries[] = [
  { id: 'today', name: 'Today' },
  { id: 'before', name: 'Last Thursday', isComparison: true },
];
export const hourPoints: readonly ChartPoint[] = before.map((value, place) => {
  const hour = place + 8;
  return {
    id: String(hour),
    label: String(hour),
    name: `${hour}:00 to ${hour + 1}:00`,
    values: [sold[place] ?? null, value],
  };
});
