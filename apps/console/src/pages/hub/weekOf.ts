import { type Span, type Week, weekDays } from '@comanda/api/week';

const DAY_MS = 86_400_000;
const onward = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** The seven days of a week, by the first. */
export const datesOf = (monday: string): readonly string[] => weekDays.map((_, day) => onward(monday, day));
/** The Monday some weeks away. */
export const weeksOn = (monday: string, weeks: number): string => onward(monday, weeks * weekDays.length);

/** Hours that hold between two days: as a store, or a service, has them. */
export interface Hours {
  readonly hours: Week | null;
  readonly from: string | null;
  readonly until: string | null;
}
const whole: Span = { from: '00:00', to: '00:00' };
const weekdayOf = (date: string) =>
  weekDays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % weekDays.length] ?? 'MON';
const holdsOn = ({ from, until }: Hours, date: string): boolean =>
  (from === null || from <= date) && (until === null || date <= until);
const isClosed = ({ hours }: Hours, date: string): boolean => hours?.closed.includes(date) ?? false;

/** When something is open on a day, by all of its hours; `closed` where one of those that hold says so. */
export const openOn = (all: readonly Hours[], date: string): readonly Span[] | 'closed' => {
  const held = all.filter((one) => holdsOn(one, date));
  const spans = held
    .filter((one) => !isClosed(one, date))
    .flatMap(({ hours }) => (hours === null ? [whole] : (hours.days[weekdayOf(date)] ?? [])));
  if (spans.length === 0 && held.some((one) => isClosed(one, date))) return 'closed';
  const once = new Map(spans.map((span) => [`${span.from}-${span.to}`, span]));
  return [...once.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
};

const DAY_MINUTES = 24 * 60;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const endOf = ({ from, to }: Span): number => minutes(to) + (to <= from ? DAY_MINUTES : 0);
/** Whether hours lie within those of the store, as far as it has any. */
export const isWithin = (span: Span, store: readonly Span[]): boolean =>
  store.some((open) => minutes(open.from) <= minutes(span.from) && endOf(span) <= endOf(open));

/** Closing days to come, each with who is closed. */
export const closingDays = <T>(
  all: readonly { readonly of: T; readonly hours: Week | null }[],
  today: string,
): readonly { readonly date: string; readonly of: readonly T[] }[] => {
  const byDate = new Map<string, T[]>();
  for (const { of, hours } of all)
    for (const date of hours?.closed ?? [])
      if (date >= today) byDate.set(date, [...(byDate.get(date) ?? []), of]);
  return [...byDate]
    .map(([date, of]) => ({ date, of }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
};
