import type { Filter } from '@comanda/api/filter';
import { formats } from '@comanda/api/validation';

/** Parameters of the address that narrow tickets. */
export const narrowingNames = [
  'search',
  'period',
  'from',
  'to',
  'hour',
  'store',
  'payment',
  'what',
  'service',
  'employee',
  'customer',
] as const;
/** Those that are a filter each; words are none, and a span of time is one. */
export const filterNames = narrowingNames.filter(
  (name) => name !== 'search' && name !== 'to' && name !== 'hour',
);
export const periods = ['today', 'yesterday', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const periodIn = (value: string | undefined): Period | undefined =>
  periods.find((period) => period === value);
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
/** Business days, and one hour of them, that the address asks for tickets of: what a figure of the statistics is made of. */
export function betweenIn({
  from,
  to,
  hour,
}: Readonly<Record<string, string | undefined>>):
  | { readonly from: string; readonly to: string; readonly hour?: string }
  | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  return { from, to, ...(hour !== undefined && /^(?:1?\d|2[0-3])$/.test(hour) && { hour }) };
}
/** Ids of records that the address names; what is none is left out. */
export const idsIn = (value: string | undefined): readonly string[] =>
  (value ?? '').split('~').filter((id) => formats.id.test(id));

/** What a ticket may be besides a sale, and what the server is asked for. */
const whats = {
  credit: { field: 'kind', operator: 'eq', value: 'A' },
  amended: { field: 'kind', operator: 'eq', value: 'B' },
  voided: { field: 'isVoided', operator: 'eq', value: 'S' },
  training: { field: 'training', operator: 'eq', value: 'S' },
  unreported: { field: 'fiscalState', operator: 'in', value: ['R', 'F', 'L'] },
} as const satisfies Readonly<Record<string, Filter>>;
export type What = keyof typeof whats;
const isWhat = (value: string | undefined): value is What =>
  value !== undefined && Object.hasOwn(whats, value);
export const whatIn = (value: string | undefined): What | undefined => (isWhat(value) ? value : undefined);
export const serviceKinds = ['00', '01', '02', '03'] as const;
export const serviceIn = (value: string | undefined): (typeof serviceKinds)[number] | undefined =>
  serviceKinds.find((kind) => kind === value);

/** Days before today that a period ends and begins at, by the clock of the store that sold. */
const spans: Readonly<Record<Period, readonly [last: number, first: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [0, 6],
  month: [0, 29],
};
/** No clock is so far ahead or behind that a day begins earlier than this: the server need not look at what is older. */
const within = (now: Date, days: number): string =>
  new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 - (days + 2) * 86_400_000).toISOString();

/** A period by the clock of whichever store it was. */
export const ofPeriod = (period: Period | undefined, now: Date): readonly Filter[] =>
  period
    ? [
        { field: 'at', operator: 'gte', value: within(now, spans[period][1]) },
        { field: 'daysAgo', operator: 'between', value: [...spans[period]] },
      ]
    : [];

/** What the server is asked for; nothing where nothing narrows the list. */
export function ticketFilter(
  narrowing: Readonly<Record<string, string | undefined>>,
  now: Date,
): Filter | undefined {
  const period = periodIn(narrowing['period']);
  const between = betweenIn(narrowing);
  const { payment } = narrowing;
  const what = whatIn(narrowing['what']);
  const service = serviceIn(narrowing['service']);
  const among = (field: string, name: string): readonly Filter[] => {
    const ids = idsIn(narrowing[name]);
    return ids.length > 0 ? [{ field, operator: 'in', value: [...ids] }] : [];
  };
  const parts: readonly Filter[] = [
    ...ofPeriod(period, now),
    ...(between
      ? [
          { field: 'day', operator: 'between', value: [between.from, between.to] } as const,
          ...(between.hour === undefined
            ? []
            : [{ field: 'hour', operator: 'eq', value: Number(between.hour) } as const]),
        ]
      : []),
    ...among('idStore', 'store'),
    ...among('idEmployee', 'employee'),
    ...among('idCustomer', 'customer'),
    ...(what ? [whats[what]] : []),
    ...(service ? [{ field: 'serviceKind', operator: 'eq', value: service } as const] : []),
    ...(payment === undefined || !/^[A-Z]$/.test(payment)
      ? []
      : [{ field: 'payment', operator: 'like', value: payment } as const]),
  ];
  return parts.length > 0 ? { and: [...parts] } : undefined;
}
