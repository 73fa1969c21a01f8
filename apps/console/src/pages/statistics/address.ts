import { type Facet, facetNames } from '@comanda/api/reports';
import { formats } from '@comanda/api/validation';
import { type Granularity, type Period, periodAt } from '@comanda/ui/PeriodSelector';
import type { ReportPage } from './reports.ts';

export const tabs = ['summarized', 'consolidated', 'store'] as const;
export type Tab = (typeof tabs)[number];

/** What the address of a page of statistics says: a colleague who is sent it sees the same. */
export interface StatisticsAddress {
  readonly period: Period;
  readonly tab: Tab;
  /** None stands for all. */
  readonly stores: readonly string[];
  /** Only sales of this department, product, payment method … */
  readonly only: { readonly facet: Facet; readonly key: string } | undefined;
  /** What no other report has, as its page names it. */
  readonly own: Readonly<Record<string, string>>;
}

type Search = Readonly<Record<string, unknown>>;
const granularities: readonly Granularity[] = ['D', 'W', 'M', 'Y', 'P'];

const wordIn = (search: Search, name: string): string => {
  const value = search[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

const before = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function periodIn(search: Search, { granularity, daysBefore }: ReportPage, today: string): Period {
  const asked = granularities.find((one) => one === search['period']) ?? granularity;
  const [day, from, to] = ['day', 'from', 'to'].map((name) => wordIn(search, name));
  if (asked === 'P' && from && to && isDay(from) && isDay(to) && from <= to)
    return { granularity: 'P', from, to };
  return periodAt(asked === 'P' ? granularity : asked, day && isDay(day) ? day : before(today, daysBefore));
}

/** What is no sense is left out, and stands as it does without it. */
export function readAddress(search: Search, report: ReportPage, today: string): StatisticsAddress {
  const facet = facetNames.find((name) => wordIn(search, name) !== '');
  return {
    period: periodIn(search, report, today),
    tab: tabs.find((tab) => tab === search['tab']) ?? 'summarized',
    stores: wordIn(search, 'store')
      .split('~')
      .filter((id) => formats.id.test(id)),
    only: facet && { facet, key: wordIn(search, facet) },
    own: Object.fromEntries(
      (report.own ?? []).map((name) => [name, wordIn(search, name)]).filter(([, word]) => word !== ''),
    ),
  };
}

/** Without what stands at first. */
export function writeAddress(
  { period, tab, stores, only, own }: StatisticsAddress,
  report: ReportPage,
  today: string,
): Record<string, string> {
  const { granularity, from, to } = period;
  const atFirst = periodIn({ period: granularity }, report, today);
  const isFirst = atFirst.granularity === granularity && atFirst.from === from && atFirst.to === to;
  return {
    ...(granularity !== report.granularity && { period: granularity }),
    ...(!isFirst && (granularity === 'P' ? { from, to } : { day: from })),
    ...(tab !== 'summarized' && { tab }),
    ...(stores.length > 0 && { store: stores.join('~') }),
    ...(only && { [only.facet]: only.key }),
    ...own,
  };
}
