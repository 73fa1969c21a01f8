import type { ImportColumn } from './columns.ts';
import { plainSigns } from '../figures/signs.ts';
import { wrongCheckDigit } from '../validation/index.ts';

/** Whether a column says which record or article something is, in signs that a spreadsheet spoils. */
export const isIdentifier = ({ field, name }: Pick<ImportColumn, 'field' | 'name'>): boolean =>
  field.kind === 'code' || isBarCode({ name }) || name === 'externalCode';
export const isBarCode = ({ name }: Pick<ImportColumn, 'name'>): boolean => name === 'barCode';

const shortened = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** A number of which a spreadsheet shows the first digits only, and has kept no more: `8,41E+12`. */
export const isSpoilt = (text: string): boolean => shortened.test(text);

/** What a spreadsheet wraps a number in to keep it as it is, taken off: `="841…"`, `'841…`. */
const unwrapped = (cell: string): string => {
  const [, within] = /^="([^"]*)"$/.exec(cell) ?? [];
  return (within ?? cell.replace(/^['’`](?=[\d ]+$)/, '')).trim();
};
/** A whole number with the decimals that a program has given it: `841….0`. */
export const asWhole = (text: string): string => /^(\d{4,14})[.,]0+$/.exec(text)?.[1] ?? text;
/**
 * A bar code that was taken for a number, where all its digits are there: `841….0`, `8.410000000017E+12`; or that is
 * written in groups, as beneath the bars: `8 410000 000016`.
 */
const asDigits = (spelt: string): string => {
  const text = asWhole(plainSigns(spelt));
  const joined = text.replace(/[ -]/g, '');
  if (/^(?:\d{8}|\d{12,14})$/.test(joined) && wrongCheckDigit(joined) === undefined) return joined;
  const [, first = '', rest = '', power] = shortened.exec(text) ?? [];
  const digits = first + rest;
  const isWhole = rest.length === Number(power) && /^\d{8,14}$/.test(digits);
  if (isWhole && wrongCheckDigit(digits) === undefined) return digits;
  return /^\d+$/.test(text) ? text : spelt;
};

/** What a cell of such a column says: itself where nothing is sure. Several bar codes in one cell are several. */
export const identifiersIn = (
  cell: string,
  column: Pick<ImportColumn, 'field' | 'name'>,
): readonly string[] => {
  if (!isBarCode(column)) return [unwrapped(cell)];
  const whole = asDigits(unwrapped(cell));
  if (/^\d{8,14}$/.test(whole)) return [whole];
  const parts = cell.split(/[\s,;|/+]+/).map((part) => asDigits(unwrapped(part)));
  const isSeveral = parts.length > 1 && parts.every((part) => /^\d{8,14}$/.test(part));
  return isSeveral ? [...new Set(parts)] : [whole];
};
