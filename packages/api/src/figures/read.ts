import { plainSigns } from './signs.ts';

/** The sign before the decimals. */
export type DecimalSign = '.' | ',';

/** What a text says as a figure; never a part of it. */
export type Reading =
  /** One number and no other: a plain decimal (`-1234.5`). */
  | {
      readonly kind: 'figure';
      readonly value: string;
      /** The sign before decimals of who wrote it, where the figure shows it: `9,99`, `1.234.567`. */
      readonly decimal?: DecimalSign;
    }
  /** `1.234`: a thousand and some, or one and some. */
  | { readonly kind: 'either'; readonly whole: string; readonly fraction: string }
  | { readonly kind: 'none' };

/** What is known of whoever wrote the figure. Nothing known leaves `1.234` and `1,234` open. */
export interface Writing {
  /** Their sign before decimals: `1,234` of who writes so is one and some. */
  readonly decimal?: DecimalSign | undefined;
  /** Their sign between thousands, where that is settled: `1.234` of who writes so is a thousand and some. */
  readonly group?: DecimalSign | undefined;
  /** What may stand before or behind the figure; left out: a sign or a code of a currency, or a percent sign. */
  readonly units?: readonly string[] | ((word: string) => boolean) | undefined;
  /** A number without decimals is wanted, so that a sign before three digits parts thousands. */
  readonly isWhole?: boolean | undefined;
}

const none: Reading = { kind: 'none' };

/** Longer texts are no figures. */
const longest = 60;
const parts =
  /^(?<outer>[+-]?)\s*(?<before>.*?)\s*(?<inner>[+-]?)\s*(?<digits>(?:(?<![\p{L}/])[.,٫])?\d(?:[\d.,٫' ]*\d)?[.,٫]?)\s*(?<behind>.*)$/u;

const anyUnit = /^(?:\p{Sc}|%|[A-Z]{3})$/u;
const isAmong = (units: readonly string[] | undefined): ((word: string) => boolean) => {
  const known = units?.map((unit) => plainSigns(unit).toLowerCase());
  return (word) => known?.includes(word.toLowerCase()) ?? anyUnit.test(word);
};

/** The minus and the digits of a figure, without its unit; nothing where something else stands beside it. */
const bare = (text: string, units: Writing['units']): { minus: string; digits: string } | undefined => {
  const plain = plainSigns(text);
  const found = plain.length > longest ? undefined : parts.exec(plain)?.groups;
  if (!found) return undefined;
  const { outer = '', before = '', inner = '', digits = '', behind = '' } = found;
  const isFit = typeof units === 'function' ? units : isAmong(units);
  // A unit stands on one side, and so does the minus.
  const beside = [before, behind].filter((word) => word !== '');
  if (beside.length > 1 || !beside.every(isFit) || (outer !== '' && inner !== '')) return undefined;
  return { minus: outer || inner, digits };
};

const otherSign: Readonly<Record<string, DecimalSign>> = { '.': ',', ',': '.' };
const asDecimal = (sign: string): DecimalSign | undefined =>
  sign === '.' || sign === ',' ? sign : undefined;
interface Parts {
  readonly minus: string;
  readonly whole: string;
  readonly fraction?: string;
  readonly decimal?: DecimalSign | undefined;
}
const figure = ({ minus, whole, fraction = '', decimal }: Parts) => ({
  kind: 'figure' as const,
  value: `${minus === '-' ? '-' : ''}${whole.replace(/\D/g, '') || '0'}${fraction && `.${fraction}`}`,
  ...(decimal && { decimal }),
});

/** Thousands are parted by one sign, everywhere, into groups of exactly three digits after the first. */
const grouped = /^[1-9]\d{0,2}(?:(?<sign>[.,' ])\d{3})(?:\k<sign>\d{3})*$/;
const isWhole = (digits: string): boolean => /^\d+$/.test(digits) || grouped.test(digits);

/**
 * Reads a figure as a person writes it, with either decimal sign where only one reading is possible: `7.5`, `7,5`,
 * `1.234,50`, `1,234.50`, `0.125`. A sign parts thousands only where the groups have three digits. What can be read in
 * two ways is not decided here (docs/product.md §7.8).
 */
export const readFigure = (text: string, writing: Writing = {}): Reading => {
  const { minus = '', digits = '' } = bare(text, writing.units) ?? {};
  const last = Math.max(...['.', ',', '٫'].map((sign) => digits.lastIndexOf(sign)));
  if (last < 0) return isWhole(digits) ? figure({ minus, whole: digits }) : none;
  const sign = digits[last] ?? '';
  const whole = digits.slice(0, last);
  const fraction = digits.slice(last + 1);
  const isFraction = /^\d*$/.test(fraction) && (whole === '' || isWhole(whole)) && !whole.includes(sign);
  const asFraction = isFraction ? figure({ minus, whole, fraction, decimal: asDecimal(sign) }) : none;
  const asWhole = grouped.test(digits) ? figure({ minus, whole: digits, decimal: otherSign[sign] }) : none;
  if (asFraction.kind !== 'figure') return asWhole;
  if (asWhole.kind !== 'figure' || sign === writing.decimal) return asFraction;
  if (sign === writing.group || writing.isWhole) return asWhole;
  return { kind: 'either', whole: asWhole.value, fraction: asFraction.value };
};
