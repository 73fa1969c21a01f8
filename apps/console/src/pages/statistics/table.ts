import type { Report } from '@comanda/api/calls';
import {
  type Dimension,
  dimensionLabel,
  type Measure,
  measureLabel,
  measures as described,
} from '@comanda/api/reports';
import type { MessageDescriptor } from '@lingui/core';
import type { Words } from './useWords.ts';

/** A figure for a spreadsheet: money in whole units with a point, whatever the company writes. */
function plain(value: number | string | null | undefined, measure: Measure, decimals: number): string {
  if (value === null || value === undefined) return '';
  const isMoney = described[measure].kind === 'money';
  return isMoney ? (Number(value) / 10 ** decimals).toFixed(decimals) : String(value);
}

/** What a report answered as the lines of a table, its header first: a row of each key, and what it was before. */
export function tableOf(
  report: Report,
  dimension: Dimension,
  measures: readonly Measure[],
  { nameOf }: Pick<Words, 'nameOf'>,
  label: (text: MessageDescriptor) => string,
): readonly (readonly string[])[] {
  const decimals = new Map(report.currencies.map(({ currency, money }) => [currency, money.decimals]));
  const names = measures.map((measure) => label(measureLabel(measure)));
  const head = [
    label(dimensionLabel(dimension)),
    'ISO 4217',
    ...names,
    ...(report.before ? names.map((name) => `${name} (${report.before?.from})`) : []),
  ];
  return [
    head,
    ...report.rows.map(({ keys, currency, values, before }) => {
      const write = (measure: Measure, of: typeof before): string =>
        plain(of?.[measure], measure, decimals.get(currency) ?? 2);
      return [
        nameOf(dimension, keys[dimension], report.labels),
        currency,
        ...measures.map((measure) => write(measure, values)),
        ...(report.before ? measures.map((measure) => write(measure, before)) : []),
      ];
    }),
  ];
}

/** Cells that a spreadsheet would take for a formula are told to be words. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
