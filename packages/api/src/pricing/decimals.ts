import { canonicalDecimal } from '../validation/formats.ts';

/** Digits after the point that a decimal has unless its field says otherwise (docs/product.md §7.8). */
export const usualScale = 4;

/** A decimal string as an integer of its last digit: `1.5` at a scale of 4 is 15000. Further digits are cut off. */
export const scaled = (decimal: string, scale = usualScale): bigint => {
  const [integer = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(integer + fraction.slice(0, scale).padEnd(scale, '0'));
  return decimal.startsWith('-') ? -value : value;
};

/** The canonical decimal string of such an integer. */
export const unscaled = (value: bigint, scale = usualScale): string => {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return canonicalDecimal(`${value < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`);
};

/** A quotient as a whole number, half away from zero. */
export const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (2n * denominator);
  return numerator < 0n ? -magnitude : magnitude;
};
