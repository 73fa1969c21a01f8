/** Days as they travel. */
export type WeekDay = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';

/** From one time to another, as `18:30`, an empty text while none is typed; what ends before it begins ends on the next day. */
export interface WeekSpan {
  readonly from: string;
  readonly to: string;
}

/** Hours of a week: a day that is left out has none, and nothing begins on the closing days. */
export interface WeekHours {
  readonly days: Readonly<Partial<Record<WeekDay, readonly WeekSpan[]>>>;
  /** Days as `2026-12-25`. */
  readonly closed: readonly string[];
}

/** In the order of `Date.getUTCDay`. */
const byNumber: readonly WeekDay[] = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
/** 2026-01-04 was a Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const dayLength = 86_400_000;

export interface NamedDay {
  readonly id: WeekDay;
  readonly name: string;
}

/** The days of the week as a language calls them, beginning with the one that its weeks begin with. */
export function namedDays(locale: string, first: number): readonly NamedDay[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = byNumber.map((id, at) => ({ id, name: format.format(sunday + at * dayLength) }));
  return [...days.slice(first), ...days.slice(0, first)];
}

/** A closing day as it is read; one that is no day stays as it was given. */
export function closingDayName(locale: string, day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at)
    ? day
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' }).format(
        at,
      );
}

export const isBare = ({ days, closed }: WeekHours): boolean =>
  closed.length === 0 && Object.values(days).every((spans) => spans.length === 0);
