import type { Filter } from '@comanda/api/filter';
import { formats } from '@comanda/api/validation';
import { isTimeZone } from '@comanda/api/zones';

/** Parameters of the address that narrow tickets. */
export const narrowingNames = [
  'search',
  'period',
  'from',
  'to',
  'zone',
  'store',
  'payment',
  'what',
  'service',
  'employee',
  'customer',
] as const;
/** Those that are a filter each; words are none, and a span of time is one. */
export const filterNames = narrowingNames.filter(
  (name) => name !== 'search' && name !== 'to' && name !== 'zone',
);
export const periods = ['today', 'yesterday', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const periodIn = (value: string | undefined): Period | undefined =>
  periods.find((period) => period === value);
const isMoment = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** Moments between which the address asks for tickets, and the zone of the stores whose they are: what a figure of the statistics is made of. */
export function betweenIn({
  from,
  to,
  zone,
}: Readonly<Record<string, string | undefined>>):
  | { readonly from: string; readonly to: string; readonly zone?: string }
  | undefined {
  if (!isMoment(from) || !isMoment(to)) return undefined;
  return { from, to, ...(zone !== undefined && isTimeZone(zone) && { zone }) };
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
    ...(period
      ? [
          { field: 'at', operator: 'gte', value: within(now, spans[period][1]) } as const,
          { field: 'daysAgo', operator: 'between', value: [...spans[period]] } as const,
        ]
      : []),
    ...(between
      ? [
          { field: 'at', operator: 'gte', value: between.from } as const,
          { field: 'at', operator: 'lt', value: between.to } as const,
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
