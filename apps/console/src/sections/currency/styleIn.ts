import type { Draft } from '@comanda/api/kernel';
import type { MoneyStyle } from '@comanda/api/money';

const text = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual);

/** The way of writing that a half-filled form describes; what is missing is as a new currency has it. */
export const styleIn = ({ symbol, decimals, rightposition, ...signs }: Draft): MoneyStyle => ({
  symbol: text(symbol, ''),
  decimals:
    typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 4
      ? decimals
      : 2,
  rightposition: rightposition === 'S' ? 'S' : 'N',
  thousandSeparator: text(signs['thousandSeparator'], '.'),
  decimalSeparator: text(signs['decimalSeparator'], ','),
});
