import { type DecimalSign, type Reading, readFigure } from './read.ts';

const signs = new Map<string, DecimalSign | undefined>();

/** The sign before decimals in a language; nothing where it has one of its own, as Arabic digits do. */
export const decimalSignOf = (locale: string): DecimalSign | undefined => {
  if (signs.has(locale)) return signs.get(locale);
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value;
  const known = sign === '.' || sign === ',' ? sign : undefined;
  signs.set(locale, known);
  return known;
};

/** What a field knows of the figure that is typed into it. */
export interface Typing {
  /** In whose figures the field writes. */
  readonly locale: string;
  /** Places that its value has at most. */
  readonly decimals: number;
  /** What stands beside the figure and may be pasted with it. */
  readonly unit?: string | undefined;
}

/** Reads what a person has typed or pasted into a field. */
export const readTyped = (text: string, { locale, decimals, unit }: Typing): Reading =>
  readFigure(text, {
    decimal: decimalSignOf(locale),
    isWhole: decimals === 0,
    units: unit === undefined ? [] : [unit],
  });
