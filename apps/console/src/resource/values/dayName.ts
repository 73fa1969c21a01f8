import { type WeekDay, weekDays } from '@comanda/api/week';

/** 2026-01-05 was a Monday. */
const monday = Date.UTC(2026, 0, 5);

/** A day of the week as a language calls it. */
export const dayName = (day: WeekDay, locale: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
    monday + weekDays.indexOf(day) * 86_400_000,
  );
