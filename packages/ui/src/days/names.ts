const january = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** Names of the twelve months as they stand alone. */
export function monthNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
}

export function yearName(locale: string): (year: number) => string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  return (year) => format.format(january(year));
}

/** Chinese and Hungarian say the year before the month. */
export function isYearFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(january(2026))
    .map(({ type }) => type);
  return parts.indexOf('year') < parts.indexOf('month');
}

const roomFor = 3;

/** Short names of weekdays where they are short indeed, else the letter: Arabic's short name is the whole word. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2026, 10, 1 + day))));
  return names.every((name) => bareWeekday(name).length <= roomFor) ? 'short' : 'narrow';
}

/** French abbreviates with a full stop, which a column's heading does not need. */
export const bareWeekday = (name: string): string => name.replace(/\.$/u, '');
