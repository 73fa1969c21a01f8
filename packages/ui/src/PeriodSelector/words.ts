import type { Granularity, Period } from './period.ts';

const forms: Readonly<Record<Granularity, Intl.DateTimeFormatOptions>> = {
  D: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  W: { day: 'numeric', month: 'short', year: 'numeric' },
  M: { month: 'long', year: 'numeric' },
  Y: { year: 'numeric' },
  P: { day: 'numeric', month: 'short', year: 'numeric' },
};

/** A period as people say it, in the calendar of the wire. */
export function periodInWords({ granularity, from, to }: Period, locale: string): string {
  // Days have no zone: they are said in the one that they are read in.
  const spoken = new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' });
  const format = new Intl.DateTimeFormat(spoken, {
    ...forms[granularity],
    timeZone: 'UTC',
  });
  const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)];
  return granularity === 'W' || granularity === 'P' ? format.formatRange(first, last) : format.format(first);
}
