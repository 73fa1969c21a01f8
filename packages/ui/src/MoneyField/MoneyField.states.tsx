import type { MoneyFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Price', value: null, decimals: 2, symbol: '€' },
  amount: { label: 'Price', value: 1250, decimals: 2, symbol: '€' },
  noDecimals: { label: 'Price', value: 500, decimals: 0, symbol: '¥' },
  code: { label: 'Price', value: 123456789, decimals: 2, symbol: 'PAB' },
  wrong: { label: 'Price', value: -100, decimals: 2, symbol: '€', error: 'A price is not negative.' },
  disabled: { label: 'Price', value: 1250, decimals: 2, symbol: '€', isDisabled: true },
} satisfies Record<string, Omit<MoneyFieldProps, 'onChange'>>;
