/** Days as the wire has them, the first of the week first. */
export const weekDays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekDay = (typeof weekDays)[number];

/** From one time to another, `HH:MM`; what ends before it begins goes on into the next day. */
export interface Span {
  readonly from: string;
  readonly to: string;
}
/** When something holds: a day that is left out has no hours, and on closing days nothing begins. */
export interface Week {
  readonly days: Readonly<Partial<Record<WeekDay, readonly Span[]>>>;
  /** ISO 8601 dates. */
  readonly closed: readonly string[];
}

const dayLength = 24 * 60;
const weekLength = 7 * dayLength;
const minutes = (time: string): number => {
  const [hours = '0', rest = '0'] = time.split(':');
  return Number(hours) * 60 + Number(rest);
};
/** How long a span lasts; from a time to the same is a whole day. */
const lengthOf = ({ from, to }: Span): number => minutes(to) - minutes(from) + (to <= from ? dayLength : 0);

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

/** A moment as clocks on the wall show it. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}
/**
 * What the clocks of a time zone show. Hours of a week are those of the wall: where summer time begins, the hour that is
 * left out is nobody's, and the one that comes twice counts both times.
 */
export const wallTimeIn = (timeZone: string, at: Date): WallTime => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

const dateBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const dayOf = (date: string): WeekDay =>
  weekDays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MON';

/** Whether a moment lies in the hours of a week, those of the night before among them. No week holds always. */
export const holdsAt = (week: Week | null, { date, time }: WallTime): boolean => {
  if (!week) return true;
  const now = minutes(time);
  const began = (on: string, since: number): boolean =>
    !week.closed.includes(on) &&
    (week.days[dayOf(on)] ?? []).some((span) => {
      const start = minutes(span.from);
      return start <= since && since < start + lengthOf(span);
    });
  return began(date, now) || began(dateBefore(date), now + dayLength);
};

/** Whether a value of the wire is a week: what is stored has been judged by its definition. */
export const isWeek = (value: unknown): value is Week =>
  typeof value === 'object' && value !== null && 'days' in value && 'closed' in value;
