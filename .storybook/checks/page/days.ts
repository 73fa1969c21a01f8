import { figuresOf } from '@comanda/machines/language';

const first = Date.UTC(2020, 0, 1);
const aDay = 86_400_000;
const many = 16 * 366;

/** The days that a story may show, as the page's language writes them. */
const named = new Map<string, readonly string[]>();

function daysIn(language: string): readonly string[] {
  const known = named.get(language);
  if (known) return known;
  const written = new Intl.DateTimeFormat(figuresOf(language), { dateStyle: 'full', timeZone: 'UTC' });
  const days = Array.from({ length: many }, (_, place) => written.format(first + place * aDay));
  named.set(language, days);
  return days;
}

/** The day that a name ends in, in days since 1970: before it there may be a whole period. Not a number where it has none. */
export function dayNamed(name: string): number {
  const places = daysIn(document.documentElement.lang).map((day) => name.lastIndexOf(day));
  const last = Math.max(...places);
  return last < 0 ? Number.NaN : first / aDay + places.indexOf(last);
}
