import { money } from '../chart/samples.ts';
import { bad } from '../values/bad.ts';
import type { HeatMapProps } from './index.ts';

const hourLines = Array.from({ length: 16 }, (_, place) => ({
  id: String(place + 8),
  label: String(place + 8),
  name: `${place + 8}:00`,
}));
const dayLines = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name) => ({
    id: name,
    label: name.slice(0, 3),
    name,
  }),
);
const shape = [0, 2, 5, 9, 18, 44, 50, 30, 12, 5, 6, 16, 40, 55, 42, 12];
const base = {
  label: 'When you sell',
  rowsLabel: 'Day',
  valueName: 'Sold',
  format: money,
  empty: 'Nothing was sold in this week.',
  rows: dayLines,
  columns: hourLines,
} as const;
const week = dayLines.map((_, day) => shape.map((part) => (part === 0 ? null : part * (10 + day * 2) * 100)));

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  week: { ...base, values: week, onPress: () => {}, pressHint: 'Opens its tickets' },
  one: { ...base, rows: dayLines.slice(0, 1), columns: hourLines.slice(0, 1), values: [[4200]] },
  bad: {
    ...base,
    label: bad.mixed,
    note: bad.word,
    rows: dayLines.slice(0, 2),
    columns: [{ id: 'word', label: bad.word }, ...hourLines.slice(0, 3)],
    values: [
      [-1250, 9_000_000_000_000, Number.NaN, 10],
      [null, null, 3, 4],
    ],
  },
  none: { ...base, values: [] },
} satisfies Record<string, HeatMapProps>;
