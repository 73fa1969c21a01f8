import type { Report, ReportRow, ReportValues } from '@comanda/api/calls';
import { type Measure, measures } from '@comanda/api/reports';
import type { FigureChange } from '@comanda/ui/StatCard';
import { writeDecimal, writeMoney } from '@comanda/api/money';

/** Totals of one currency, and how it is written. */
export type Currency = Report['currencies'][number];

/** A figure as a number to be drawn; null where it cannot be told. */
export const figureOf = (values: ReportValues | null | undefined, measure: Measure): number | null => {
  const value = values?.[measure];
  return value === null || value === undefined ? null : Number(value);
};

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0, useGrouping: false });

/** A figure as the company writes money and quantities. */
export function writeFigure(value: number, measure: Measure, { money }: Currency): string {
  const { kind } = measures[measure];
  if (kind === 'money') return writeMoney(value, money);
  if (kind === 'percent') return `${writeDecimal(String(value / 100), money)}\u00A0%`;
  return writeDecimal(
    kind === 'count' ? whole.format(value) : String(Math.round(value * 1000) / 1000),
    money,
  );
}

/** Short, beside an axis: whole units of the currency. */
export function writeShort(value: number, measure: Measure, currency: Currency): string {
  const { money } = currency;
  if (measures[measure].kind !== 'money') return writeFigure(value, measure, currency);
  return writeMoney(Math.round(value / 10 ** money.decimals), { ...money, decimals: 0 });
}

/** Parts of a hundred, with one digit after the decimal sign, which is that of the money beside it: `33,3 %`. */
export const writeShare = (percent: number, { money }: Pick<Currency, 'money'>): string =>
  `${writeDecimal(String(Math.round(percent * 10) / 10), money)}\u00A0%`;

/** Of tips and taxes more is neither good nor bad. */
const neutral: ReadonlySet<Measure> = new Set(['tax', 'tips', 'fees', 'feeShare']);

/** How much more or less, in parts of a hundred; nothing where there was nothing before. */
export function changeOf(
  now: number | null,
  before: number | null,
  { measure, currency }: { readonly measure: Measure; readonly currency: Pick<Currency, 'money'> },
): FigureChange | undefined {
  if (now === null || before === null || before <= 0) return undefined;
  const percent = ((now - before) / before) * 100;
  const rounded = Math.round(Math.abs(percent) * 10) / 10;
  return {
    direction: rounded === 0 ? 'same' : percent > 0 ? 'up' : 'down',
    text: writeShare(rounded, currency),
    ...(neutral.has(measure) && { more: 'neutral' }),
  };
}

export const rowsOf = (report: Report, currency: Currency): readonly ReportRow[] =>
  report.rows.filter((row) => row.currency === currency.currency);
