import { bad } from '../values/bad.ts';
import type { MoneyFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Price', value: null, decimals: 2, symbol: '€' },
  amount: { label: 'Price', value: 1250, decimals: 2, symbol: '€' },
  noDecimals: { label: 'Price', value: 500, decimals: 0, symbol: '¥' },
  code: { label: 'Price', value: 123456789, decimals: 2, symbol: 'PAB' },
  wrong: { label: 'Price', value: -100, decimals: 2, symbol: '€', error: 'A price is not negative.' },
  huge: { label: 'Price', value: Number.MAX_SAFE_INTEGER * 1_000, decimals: 2, symbol: '€' },
  malformed: { label: 'Price', value: Number.NaN, decimals: 2, symbol: '€' },
  disabled: { label: 'Price', value: 1250, decimals: 2, symbol: '€', isDisabled: true },
  required: { label: 'Price', value: null, decimals: 2, symbol: '€', isRequired: true },
  readOnly: { label: 'Price', isLabelHidden: true, value: 1250, decimals: 2, symbol: '€', isReadOnly: true },
  limited: { label: 'Deposit', value: 2500, decimals: 2, symbol: '€', min: 1000, max: 10_000 },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    value: 1,
    decimals: 2,
    symbol: bad.word,
  },
} satisfies Record<string, Omit<MoneyFieldProps, 'onChange'>>;
