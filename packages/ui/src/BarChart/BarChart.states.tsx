import { hourPoints, hourSeries, money, short } from '../chart/samples.ts';
import { bad } from '../values/bad.ts';
import type { BarChartProps } from './index.ts';

const base = {
  label: 'Sold by hour',
  pointsLabel: 'Hour',
  format: money,
  formatAxis: short,
  empty: 'Nothing was sold on this day.',
} as const;
const day = { ...base, series: hourSeries, points: hourPoints };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  today: {
    ...day,
    current: { id: '15', name: 'This hour' },
    note: 'Gross, tax included',
    onPress: () => {},
    pressHint: 'Opens its tickets',
  },
  plain: { ...day, series: hourSeries.slice(0, 1), size: 'lg' },
  stacked: {
    ...base,
    series: ['Restaurant', 'Take-away', 'Delivery', 'Kiosk', 'QR', 'Hub'].map((name) => ({ id: name, name })),
    points: hourPoints.slice(0, 8).map((point, place) => ({
      ...point,
      values: [1, 2, 3, 4, 5, 6].map((series) => ((place * series * 37) % 19) * 1000),
    })),
  },
  one: { ...day, points: hourPoints.slice(4, 5) },
  negative: {
    ...base,
    series: [{ id: 'sold', name: 'Sold and given back' }],
    points: [4200, -1250, 0, 8020, -300].map((value, place) => ({
      id: String(place),
      label: `${place + 1}`,
      values: [value],
    })),
  },
  large: {
    ...day,
    points: hourPoints.map((point) => ({
      ...point,
      values: point.values.map((value) => (value === null ? null : value * 1_000_000)),
    })),
  },
  bad: {
    ...base,
    label: bad.mixed,
    note: bad.word,
    series: [{ id: 'word', name: bad.word }],
    current: { id: '1', name: bad.long },
    points: [bad.word, bad.long, bad.mixed].map((name, place) => ({
      id: String(place),
      label: name,
      values: [place === 2 ? Number.NaN : place * 1000],
    })),
  },
  none: { ...day, points: [] },
} satisfies Record<string, BarChartProps>;
