import type { Dimension } from './dimensions.ts';
import type { Measure } from './measures.ts';

interface Presentation {
  /** How many days before today its day is. */
  readonly daysBefore: 0 | 1;
  /** Its figures, the largest first. */
  readonly measures: readonly [Measure, ...Measure[]];
  /** What it lists, the most first. */
  readonly ranks: readonly Dimension[];
  /** Lists the Z reports of its day. */
  readonly hasClosings?: true;
}

/** What hangs on a wall (docs/product.md §20.9), by the last part of its address. */
const described = {
  todaysales: {
    daysBefore: 0,
    measures: ['gross', 'tickets', 'average', 'tips'],
    ranks: ['store', 'product'],
  },
  zreporting: {
    daysBefore: 1,
    measures: ['gross', 'net', 'tax', 'tickets'],
    ranks: ['store'],
    hasClosings: true,
  },
  employees: {
    daysBefore: 0,
    measures: ['gross', 'tickets', 'average', 'tips'],
    ranks: ['employee', 'store'],
  },
} as const satisfies Readonly<Record<string, Presentation>>;
export type PresentationPage = keyof typeof described;
export const presentations: Readonly<Record<PresentationPage, Presentation>> = described;
export const presentationPages = [
  'todaysales',
  'zreporting',
  'employees',
] as const satisfies PresentationPage[];
