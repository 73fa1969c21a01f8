import type { Facet, Measure } from '@comanda/api/reports';
import type { MessageDescriptor } from '@lingui/core';
import type { Granularity } from '@comanda/ui/PeriodSelector';
import { msg } from '@lingui/core/macro';

/** What a page of statistics asks, in which order, and of which period at first. */
export interface ReportPage {
  readonly title: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly granularity: Exclude<Granularity, 'P'>;
  /** How many days before today its period is at first. */
  readonly daysBefore: number;
  /** Its figures, the first of which is drawn. */
  readonly measures: readonly [Measure, ...Measure[]];
  readonly facets: readonly Facet[];
  /** Shows what sells least beside what sells best. */
  readonly isRanking?: boolean;
  /** How many, beside the first figure: tickets where nothing is said. */
  readonly counts?: Measure;
  readonly hasWeek?: boolean;
  /** What its address says beside that of every report. */
  readonly own?: readonly string[];
  /** Lists the Z reports of its days, and what is not closed. */
  readonly hasClosings?: boolean;
  /** A table of several figures, one beside another. */
  readonly breakdown?: { readonly by: Facet; readonly measures: readonly Measure[] };
}

/** One page draws all of them; a further one is an entry (docs/product.md §20.16). */
export const reports = {
  todaySales: {
    title: msg`Statistics`,
    about: msg`What was sold, hour by hour, beside the same weekday before.`,
    granularity: 'D',
    daysBefore: 0,
    measures: ['gross', 'net', 'tickets', 'average', 'tips'],
    facets: ['department', 'product', 'paymentMethod', 'service', 'employee', 'source', 'tax', 'terminal'],
    hasWeek: true,
  },
  zReporting: {
    title: msg`Closed days`,
    about: msg`Days that have ended, as they stand in the books.`,
    granularity: 'D',
    daysBefore: 1,
    measures: ['gross', 'net', 'tax', 'tickets', 'average'],
    facets: ['tax', 'paymentMethod', 'terminal'],
    hasClosings: true,
  },
  employees: {
    title: msg`Sales by employee`,
    about: msg`What each person sold, took off, gave back and earned in tips.`,
    granularity: 'W',
    daysBefore: 0,
    measures: ['gross', 'tickets', 'average', 'tips'],
    facets: ['customer', 'terminal'],
    breakdown: {
      by: 'employee',
      measures: [
        'gross',
        'tickets',
        'average',
        'covers',
        'perCover',
        'tips',
        'discounts',
        'refunds',
        'voids',
      ],
    },
  },
  scoreboard: {
    title: msg`Scoreboard`,
    about: msg`Who and what sells best, and what sells least.`,
    granularity: 'W',
    daysBefore: 0,
    measures: ['gross', 'tickets', 'average'],
    facets: ['product', 'department', 'terminal', 'service'],
    isRanking: true,
  },
  analytics: {
    title: msg`Card analytics`,
    about: msg`What was paid by card and what it cost, beside the same weekdays before.`,
    granularity: 'W',
    daysBefore: 0,
    measures: ['cards', 'fees', 'feeShare', 'charges', 'perCharge'],
    facets: ['cardBrand', 'cardKind', 'cardOrigin'],
    counts: 'charges',
    hasWeek: true,
    breakdown: { by: 'cardBrand', measures: ['cards', 'charges', 'perCharge', 'fees', 'feeShare'] },
  },
} as const satisfies Readonly<Record<string, ReportPage>>;
export type ReportName = keyof typeof reports;
