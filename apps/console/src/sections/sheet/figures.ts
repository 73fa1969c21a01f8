import type { ItemField } from '@comanda/api/kernel';
import { placesOf, readFigure, type Reading } from '@comanda/api/figures';
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

interface Figures extends Separators {
  readonly decimals: number;
  readonly symbol: string;
  readonly code: string;
}
/** Behind a text that is no figure for certain: no validator takes it for one, whatever its signs. */
const doubtful = '?';
const textIn = (value: unknown): string => asText(value).replace(/\?$/, '');

/** A figure of a detail as a person types it; what is none, as it was typed. */
export function typedFigure({ kind }: ItemField, value: unknown, currency: Figures): string {
  if (kind === 'money' && typeof value === 'number') return typedMoney(value, currency.decimals, currency);
  const text = typeof value === 'number' ? String(value) : textIn(value);
  return kind === 'decimal' && text === value && formats.decimal.test(text)
    ? text.replace('.', currency.decimalSeparator)
    : text;
}

const placesIn = (part: ItemField, { decimals }: Figures): number =>
  part.kind === 'money' ? decimals : part.kind === 'decimal' ? part.scale : 0;
const readingOf = (part: ItemField, text: string, currency: Figures): Reading =>
  readFigure(text, {
    decimal: signOf(currency.decimalSeparator),
    isWhole: placesIn(part, currency) === 0,
    units: part.kind === 'money' ? [currency.symbol, currency.code] : [],
  });

/**
 * What a person typed or pasted as the wire has it: money in minor units, a decimal in its shortest spelling. What may
 * be two figures, is none or has too many decimals stays a text (docs/product.md §7.8).
 */
export function readTypedFigure(part: ItemField, text: string, currency: Figures): unknown {
  const reading = readingOf(part, text, currency);
  if (reading.kind !== 'figure' || placesOf(reading.value) > placesIn(part, currency)) return text + doubtful;
  if (part.kind === 'money') return minorOf(reading.value, currency.decimals);
  return part.kind === 'decimal' ? canonicalDecimal(reading.value) : Number(reading.value);
}

/** Why a text is not taken for a figure, where the validator has no words for it. */
export type FigureDoubt =
  | { readonly text: string; readonly whole: string; readonly fraction: string }
  | { readonly max: number };
export function doubtOf(part: ItemField, value: unknown, currency: Figures): FigureDoubt | undefined {
  const text = textIn(value);
  if (text === value || text === '') return undefined;
  const reading = readingOf(part, text, currency);
  if (reading.kind === 'none') return undefined;
  if (reading.kind === 'figure') return { max: placesIn(part, currency) };
  const fraction = reading.fraction.replace('.', currency.decimalSeparator);
  return { text, whole: reading.whole, fraction };
}
