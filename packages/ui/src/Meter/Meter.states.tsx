import { bad } from '../values/bad.ts';
import type { MeterProps } from './index.ts';

const normal = { label: 'Flour', value: 18, max: 50, low: 5, high: 45, unit: 'kg' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  normal,
  low: { ...normal, value: 3.5 },
  high: { ...normal, value: 47 },
  severe: { ...normal, value: 0, lowText: 'Sold out', isLimitSevere: true },
  noLimits: { label: 'Seats taken', value: 12, max: 40, valueText: '12 of 40' },
  beyondTheEnd: { ...normal, value: 72 },
  empty: { label: 'Memory of the printer', value: 0 },
  hiddenLabel: { ...normal, isLabelHidden: true },
  huge: { label: 'Sheets printed', value: 1_284_561_093, max: 2_000_000_000, high: 1_500_000_000 },
  longText: {
    label:
      'Space that is left for pictures of products, categories and menus of every store of this business',
    value: 4_812,
    max: 5_000,
    high: 4_500,
    unit: 'MB of pictures',
    highText: 'Nearly full: delete pictures that no product uses, or ask for more space',
  },
  mixedDirection: { label: 'طحين (Flour) T55', value: 3, max: 50, low: 5, unit: 'كغ' },
  malformed: { ...normal, value: Number.NaN },
  bad: { ...normal, label: bad.word, value: 3, lowText: bad.mixed, unit: bad.word },
} satisfies Record<string, MeterProps>;
