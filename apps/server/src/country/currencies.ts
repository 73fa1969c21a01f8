import type { Text } from './names.ts';

/** ISO 4217 rows of docs/data/tax-rates.md §8, written as is usual where the business is. */
export interface CurrencyRow {
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

export const eur: CurrencyRow = {
  code: 'EUR',
  text: { es: 'Euro', en: 'Euro', fr: 'Euro', ca: 'Euro', pt: 'Euro', it: 'Euro', de: 'Euro' },
  symbol: '€',
  decimals: 2,
  rightposition: 'S',
  thousandSeparator: '.',
  decimalSeparator: ',',
};
export const gbp: CurrencyRow = {
  code: 'GBP',
  text: { es: 'Libra esterlina', en: 'Pound sterling', fr: 'Livre sterling' },
  symbol: '£',
  ...leftWithPoint,
};
export const pab: CurrencyRow = {
  code: 'PAB',
  text: { es: 'Balboa', en: 'Balboa' },
  symbol: 'B/.',
  ...leftWithPoint,
};
export const usd: CurrencyRow = {
  code: 'USD',
  text: { es: 'Dólar estadounidense', en: 'US dollar' },
  symbol: '$',
  ...leftWithPoint,
};
export const mxn: CurrencyRow = {
  code: 'MXN',
  text: { es: 'Peso mexicano', en: 'Mexican peso' },
  symbol: '$',
  ...leftWithPoint,
};
export const ars: CurrencyRow = {
  code: 'ARS',
  text: { es: 'Peso argentino', en: 'Argentine peso' },
  symbol: '$',
  decimals: 2,
  rightposition: 'N',
  thousandSeparator: '.',
  decimalSeparator: ',',
};
export const egp: CurrencyRow = {
  code: 'EGP',
  text: { es: 'Libra egipcia', en: 'Egyptian pound', ar: 'جنيه مصري' },
  symbol: 'ج.م',
  decimals: 2,
  rightposition: 'S',
  thousandSeparator: ',',
  decimalSeparator: '.',
};
