import { numberOf } from '@comanda/api/transfer/numbers';
import { majorOf, minorOf } from '../../resource/values/money.ts';
import type { Separators } from '../../resource/values/figureLocale.ts';

/** An amount of minor units as a person types it: 1250 → `12,50`. */
export function typedMoney(minor: number, decimals: number, { decimalSeparator }: Separators): string {
  const [whole = '0', fraction = ''] = majorOf(minor, decimals).split('.');
  return decimals > 0 ? `${whole}${decimalSeparator}${fraction.padEnd(decimals, '0')}` : whole;
}

/**
 * What a person typed or pasted as minor units; undefined when it is no amount. The company's separators decide, so
 * that `1.250` is a thousand and some where the point parts thousands (docs/product.md §7.8).
 */
export function readMoney(
  text: string,
  decimals: number,
  { decimalSeparator }: Separators,
): number | undefined {
  const major = numberOf(text, decimalSeparator === ',' ? ',' : '.');
  return major === undefined ? undefined : minorOf(major, decimals);
}
