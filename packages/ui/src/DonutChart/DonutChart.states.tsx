import { money } from '../chart/samples.ts';
import { bad } from '../values/bad.ts';
import type { DonutChartProps } from './index.ts';

const base = {
  label: 'By service',
  format: money,
  restName: 'Others',
  total: { value: '1,862.40 €', name: 'sold' },
  empty: 'Nothing was sold on this day.',
} as const;
const names = ['Table', 'Take-away', 'Delivery', 'Bar', 'Kiosk', 'Hotel', 'Events', 'Staff'];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  three: {
    ...base,
    parts: [
      { id: 'table', name: 'Table', value: 124190, share: '67 %', href: '#table' },
      { id: 'away', name: 'Take-away', value: 49830, share: '27 %', href: '#away' },
      { id: 'delivery', name: 'Delivery', value: 12220, share: '6 %', href: '#delivery' },
    ],
  },
  eight: { ...base, parts: names.map((name, place) => ({ id: name, name, value: 80000 / (place + 1) })) },
  one: { ...base, parts: [{ id: 'table', name: 'Table', value: 124190, share: '100 %' }] },
  negative: {
    ...base,
    parts: [
      { id: 'table', name: 'Table', value: 124190 },
      { id: 'back', name: 'Given back', value: -1250 },
    ],
  },
  bad: {
    ...base,
    total: { value: bad.word, name: bad.mixed },
    parts: [
      { id: 'word', name: bad.word, value: 9_000_000_000_000 },
      { id: 'mixed', name: bad.mixed, value: Number.NaN, share: '–' },
    ],
  },
  none: { ...base, parts: [] },
} satisfies Record<string, DonutChartProps>;
