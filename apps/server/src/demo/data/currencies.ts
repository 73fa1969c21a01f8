import type { Text } from './names.ts';

/** ISO 4217 rows of docs/data/tax-rates.md §8, written as is usual where the business is. */
export interface DemoCurrency {
  readonly code: string;
  readonly text: Text;
  readonly symbol: string;
  readonly decimals: number;
  readonly rightposition: 'S' | 'N';
  readonly thousandSeparator: '.' | ',';
  readonly decimalSeparator: '.' | ',';
}

const leftWithPoint = {
  decimals: 2,
  rightposition: 'N',
  thousandSeparator: ',',
  decimalSeparator: '.',
} as const;

export const eur: DemoCurrency = {
  code: 'EUR',
  text: { es: 'Euro', en: 'Euro', fr: 'Euro', ca: 'Euro' },
  symbol: '€',
  decimals: 2,
  rightposition: 'S',
  thousandSeparator: '.',
  decimalSeparator: ',',
};
export const gbp: DemoCurrency = {
  code: 'GBP',
  text: { es: 'Libra esterlina', en: 'Pound sterling', fr: 'Livre sterling' },
  symbol: '£',
  ...leftWithPoint,
};
export const pab: DemoCurrency = {
  code: 'PAB',
  text: { es: 'Balboa', en: 'Balboa' },
  symbol: 'B/.',
  ...leftWithPoint,
};
export const usd: DemoCurrency = {
  code: 'USD',
  text: { es: 'Dólar estadounidense', en: 'US dollar' },
  symbol: '$',
  ...leftWithPoint,
};
