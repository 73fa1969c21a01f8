import type { Filter } from '@comanda/api/filter';
import { formats } from '@comanda/api/validation';

/** Parameters of the address that narrow tickets. */
export const narrowingNames = ['search', 'period', 'from', 'to', 'store', 'payment'] as const;
export const periods = ['today', 'yesterday', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const periodIn = (value: string | undefined): Period | undefined =>
  periods.find((period) => period === value);
const isMoment = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** Moments between which the address asks for tickets: what a figure of the statistics is made of. */
export function betweenIn({
  from,
  to,
}: Readonly<Record<string, string | undefined>>): { readonly from: string; readonly to: string } | undefined {
  return isMoment(from) && isMoment(to) ? { from, to } : undefined;
}
/** Ids of stores that the address names; what is none is left out. */
export const storesIn = (value: string | undefined): readonly string[] =>
  (value ?? '').split('~').filter((id) => formats.id.test(id));

/** Days before today that a period begins and ends at. */
const spans: Readonly<Record<Period, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
};
/** The start of a day by the reader's clock, so many days before a moment. */
const startOfDay = (now: Date, daysBefore: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore).toISOString();

/** What the server is asked for; nothing where nothing narrows the list. */
export function ticketFilter(
  narrowing: Readonly<Record<string, string | undefined>>,
  now: Date,
): Filter | undefined {
  const period = periodIn(narrowing['period']);
  const between = betweenIn(narrowing);
  const stores = storesIn(narrowing['store']);
  const { payment } = narrowing;
  const [first, last] = period ? spans[period] : [];
  const parts: readonly Filter[] = [
    ...(first === undefined || last === undefined
      ? []
      : [
          { field: 'at', operator: 'gte', value: startOfDay(now, first) } as const,
          { field: 'at', operator: 'lt', value: startOfDay(now, last - 1) } as const,
        ]),
    ...(between
      ? [
          { field: 'at', operator: 'gte', value: between.from } as const,
          { field: 'at', operator: 'lt', value: between.to } as const,
        ]
      : []),
    ...(stores.length > 0 ? [{ field: 'idStore', operator: 'in', value: [...stores] } as const] : []),
    ...(payment === undefined || !/^[A-Z]$/.test(payment)
      ? []
      : [{ field: 'payment', operator: 'like', value: payment } as const]),
  ];
  return parts.length > 0 ? { and: [...parts] } : undefined;
}
