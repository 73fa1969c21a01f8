import { zoneName } from './zone.ts';

export interface TimeWriting {
  /** BCP 47, with the numbering system where it is not the language's own. */
  readonly locale: string;
  /** IANA; without one that of the device. */
  readonly timeZone?: string | undefined;
  /** For what happened less than a minute ago. */
  readonly justNow: string;
}

interface Formats {
  readonly near: Intl.RelativeTimeFormat;
  readonly day: Intl.RelativeTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly dayAndTime: Intl.DateTimeFormat;
  readonly dayAndYear: Intl.DateTimeFormat;
  readonly exact: Intl.DateTimeFormat;
  /** Year, month and day as figures of the calendar that days are counted in. */
  readonly figures: Intl.DateTimeFormat;
}

const made = new Map<string, Formats>();
function formatsOf(locale: string, timeZone: string | undefined): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = { day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const formats: Formats = {
    near: new Intl.RelativeTimeFormat(locale, { numeric: 'always' }),
    day: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    time: new Intl.DateTimeFormat(locale, { ...zone, ...time }),
    dayAndTime: new Intl.DateTimeFormat(locale, { ...zone, ...day, ...time }),
    dayAndYear: new Intl.DateTimeFormat(locale, { ...zone, ...day, year: 'numeric' }),
    exact: new Intl.DateTimeFormat(locale, {
      ...zone,
      dateStyle: 'full',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }),
    figures: new Intl.DateTimeFormat('en-GB-u-ca-iso8601-nu-latn', {
      ...zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  };
  made.set(key, formats);
  return formats;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function calendarOf(moment: number, { figures }: Formats): { readonly year: number; readonly day: number } {
  const parts = Object.fromEntries(
    figures.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1 } = parts;
  return { year, day: Math.round(Date.UTC(year, month - 1, day) / DAY) };
}

/** Whether clocks there show something else than those of the device. */
function isElsewhere(at: number, locale: string, timeZone: string | undefined): boolean {
  if (timeZone === undefined) return false;
  const [there, here] = [formatsOf(locale, timeZone), formatsOf(locale, undefined)];
  return there.dayAndTime.format(at) !== here.dayAndTime.format(at);
}

/** A moment as people say it: “2 minutes ago”, “today 16:56”, “yesterday 09:12”, “12 Nov, 09:12”, “3 Feb 2024”; an hour of another zone with its name. */
export function timeInWords(at: number, now: number, { locale, timeZone, justNow }: TimeWriting): string {
  const formats = formatsOf(locale, timeZone);
  const zone = isElsewhere(at, locale, timeZone) ? ` ${zoneName(at, locale, timeZone)}` : '';
  const minutes = Math.trunc((at - now) / MINUTE);
  if (minutes === 0) return justNow;
  if (Math.abs(minutes) < 60) return formats.near.format(minutes, 'minute');
  const [there, here] = [calendarOf(at, formats), calendarOf(now, formats)];
  const days = there.day - here.day;
  if (Math.abs(days) <= 1) return `${formats.day.format(days, 'day')} ${formats.time.format(at)}${zone}`;
  return there.year === here.year ? formats.dayAndTime.format(at) + zone : formats.dayAndYear.format(at);
}

/** The same with nothing left out: day of the week, seconds, zone. */
export const exactTime = (at: number, locale: string, timeZone?: string): string =>
  `${formatsOf(locale, timeZone).exact.format(at)} ${zoneName(at, locale, timeZone)}`;
