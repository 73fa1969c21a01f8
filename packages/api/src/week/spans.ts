import { type Span, type Week, type WeekDay, weekDays } from './week.ts';

export const dayLength = 24 * 60;
const weekLength = 7 * dayLength;
export const minutes = (time: string): number => {
  const [hours = '0', rest = '0'] = time.split(':');
  return Number(hours) * 60 + Number(rest);
};
/** How long a span lasts; from a time to the same is a whole day. */
export const lengthOf = ({ from, to }: Span): number =>
  minutes(to) - minutes(from) + (to <= from ? dayLength : 0);

interface Placed {
  readonly day: WeekDay;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}
const placedIn = ({ days }: Week): Placed[] =>
  weekDays
    .flatMap((day, index) =>
      (days[day] ?? []).map((span, at) => {
        const start = index * dayLength + minutes(span.from);
        return { day, at, start, end: start + lengthOf(span) };
      }),
    )
    .sort((one, other) => one.start - other.start);

/** The spans that begin before another has ended, each by its day and place; Sunday's night ends on Monday. */
export const overlaps = (week: Week): { readonly day: WeekDay; readonly at: number }[] => {
  const spans = placedIn(week);
  const last = spans.reduce((end, span) => Math.max(end, span.end), 0) - weekLength;
  let end = last;
  return spans.flatMap((span) => {
    const isOver = span.start < end;
    end = Math.max(end, span.end);
    return isOver ? [{ day: span.day, at: span.at }] : [];
  });
};

/** The same hours in one spelling: days in order, spans by their beginning, closing days once each. */
export const tidied = ({ days, closed }: Week): Week => ({
  days: Object.fromEntries(
    weekDays.flatMap((day) => {
      const spans = days[day] ?? [];
      return spans.length === 0
        ? []
        : [[day, spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))]];
    }),
  ),
  closed: [...new Set(closed)].sort(),
});
