import type { Grain } from './dimensions.ts';

/**
 * What is counted (docs/product.md §20.3); the sentence that defines each is its text `report.measure.<name>.about`.
 * Money is in minor units of its currency, a quantity is a decimal string; a percentage is in hundredths of one.
 */
interface Described {
  readonly kind: 'money' | 'count' | 'quantity' | 'percent';
  /** What it is known of: by anything else it is not counted. */
  readonly of: readonly Grain[];
  /** Not summed up, but one sum shared out by another. */
  readonly ratio?: readonly [string, string];
}
const everywhere = ['ticket', 'line', 'payment', 'tax'] as const;
const described = {
  gross: { kind: 'money', of: everywhere },
  net: { kind: 'money', of: ['ticket', 'line', 'tax'] },
  tax: { kind: 'money', of: ['ticket', 'line', 'tax'] },
  tickets: { kind: 'count', of: everywhere },
  average: { kind: 'money', of: ['ticket'], ratio: ['gross', 'tickets'] },
  quantity: { kind: 'quantity', of: ['ticket', 'line'] },
  discounts: { kind: 'money', of: ['ticket', 'line'] },
  discounted: { kind: 'count', of: ['ticket', 'line'] },
  refunds: { kind: 'money', of: everywhere },
  refunded: { kind: 'count', of: everywhere },
  voids: { kind: 'money', of: ['ticket'] },
  voided: { kind: 'count', of: ['ticket'] },
  covers: { kind: 'count', of: ['ticket'] },
  perCover: { kind: 'money', of: ['ticket'], ratio: ['gross', 'covers'] },
  tips: { kind: 'money', of: ['ticket', 'payment'] },
  rounding: { kind: 'money', of: ['ticket'] },
  cards: { kind: 'money', of: ['ticket', 'card'] },
  charges: { kind: 'count', of: ['ticket', 'card'] },
  fees: { kind: 'money', of: ['ticket', 'card'] },
  feeShare: { kind: 'percent', of: ['ticket', 'card'], ratio: ['fees', 'cards'] },
  perCharge: { kind: 'money', of: ['ticket', 'card'], ratio: ['cards', 'charges'] },
} as const satisfies Readonly<Record<string, Described>>;

export type Measure = keyof typeof described;
export const measures: Readonly<Record<Measure, Described>> = described;
const isMeasure = (name: string): name is Measure => name in described;
export const measureNames: readonly Measure[] = Object.keys(described).filter(isMeasure);

/** Those that are added up; the rest comes from them. */
export type Sum = {
  [M in Measure]: (typeof described)[M] extends { readonly ratio: unknown } ? never : M;
}[Measure];
const isSum = (name: Measure): name is Sum => !('ratio' in described[name]);
export const sums: readonly Sum[] = measureNames.filter(isSum);

/** Whether a measure is counted by parts of a ticket of this kind. */
export const isCountedBy = (measure: Measure, grain: Grain): boolean =>
  measures[measure].of.some((one) => one === grain);

/** The sums that measures come from. */
export const sumsFor = (wanted: readonly Measure[]): readonly Sum[] =>
  sums.filter((sum) =>
    wanted.some((measure) => measure === sum || measures[measure].ratio?.some((part) => part === sum)),
  );

/** Whether a measure is of what was paid by card alone. */
export const countsCards = (measure: Measure): boolean =>
  isCountedBy(measure, 'card') && !isCountedBy(measure, 'payment');
