import type { ItemField } from '@comanda/api/kernel';
import { numberOf } from '@comanda/api/transfer/numbers';
import { canonicalDecimal, formats } from '@comanda/api/validation';
import { majorOf, minorOf } from '../../resource/values/money.ts';
import type { Separators } from '../../resource/values/figureLocale.ts';
import { asText } from '../../resource/values/read.ts';

const signOf = (decimalSeparator: string) => (decimalSeparator === ',' ? ',' : '.');

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
  const major = numberOf(text, signOf(decimalSeparator));
  return major === undefined ? undefined : minorOf(major, decimals);
}

interface Figures extends Separators {
  readonly decimals: number;
}
/** A figure of a detail as a person types it; what is none, as it was typed. */
export function typedFigure({ kind }: ItemField, value: unknown, currency: Figures): string {
  if (kind === 'money' && typeof value === 'number') return typedMoney(value, currency.decimals, currency);
  const text = typeof value === 'number' ? String(value) : asText(value);
  return kind === 'decimal' && formats.decimal.test(text)
    ? text.replace('.', currency.decimalSeparator)
    : text;
}

/** What a person typed or pasted as the wire has it: money in minor units, a decimal in its shortest spelling. */
export function readFigure({ kind }: ItemField, text: string, currency: Figures): unknown {
  if (kind === 'money') return readMoney(text, currency.decimals, currency) ?? text;
  const plain = numberOf(text, signOf(currency.decimalSeparator));
  if (plain === undefined) return text;
  if (kind === 'decimal') return canonicalDecimal(plain);
  return kind === 'integer' ? Number(plain) : text;
}
