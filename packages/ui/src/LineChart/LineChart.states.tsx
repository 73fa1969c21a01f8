import { hourPoints, hourSeries, money, short } from '../chart/samples.ts';
import { bad } from '../values/bad.ts';
import type { LineChartProps } from './index.ts';

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
  today: { ...day, note: 'Gross, tax included' },
  pressable: { ...day, onPress: () => {}, pressHint: 'Opens its tickets', size: 'lg' },
  many: {
    ...base,
    series: ['Restaurant', 'Take-away', 'Delivery', 'Kiosk', 'QR', 'Hub'].map((name) => ({ id: name, name })),
    points: hourPoints.slice(0, 8).map((point, place) => ({
      ...point,
      values: [1, 2, 3, 4, 5, 6].map((series) => ((place * series * 37) % 19) * 1000 + series * 9000),
    })),
  },
  one: { ...day, points: hourPoints.slice(4, 5) },
  gaps: {
    ...day,
    points: hourPoints.map((point, place) => (place % 5 === 2 ? { ...point, values: [null, null] } : point)),
  },
  negative: {
    ...base,
    series: [{ id: 'margin', name: 'Difference of the cash count' }],
    points: [-320, 120, 0, -2050, 80].map((value, place) => ({
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
    note: bad.long,
    series: [
      { id: 'word', name: bad.word },
      { id: 'mixed', name: bad.mixed, isComparison: true },
    ],
    points: [bad.word, bad.long, bad.mixed].map((name, place) => ({
      id: String(place),
      label: name,
      values: [place * 1000, Number.NaN],
    })),
    format: (value) => `${value} ${bad.word}`,
    formatAxis: short,
  },
  none: { ...day, points: hourPoints.map((point) => ({ ...point, values: [null, null] })) },
} satisfies Record<string, LineChartProps>;
