import { zoneName } from '@comanda/ui/RelativeTime';

/** Stored instants that mean "none" and "for ever" (docs/product.md §4.1). */
const NEVER = '0001-01-01';
const FAR = '2999-12-31';

/** The zone of the browser: a person's days are of it (docs/product.md §6.2.7). */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Latin digits in every language: figures on the screen are compared with what tills print. */
const formatOf = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = timeZone ?? '';
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  });
  formats.set(key, made);
  return made;
};

/** `DD/MM/YYYY HH:mm` of an ISO 8601 instant; `-` for the far future, nothing for no date. */
export function writeInstant(instant: string | null, timeZone?: string): string {
  if (instant === null || instant.startsWith(NEVER)) return '';
  if (instant.startsWith(FAR)) return '-';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['day']}/${part['month']}/${part['year']} ${part['hour']}:${part['minute']}`;
}

/** The zone beside an hour that clocks here do not show: `CET`, `GMT+13`. */
export const zoneBeside = (instant: string | null, timeZone: string | undefined, locale: string): string =>
  instant === null || timeZone === undefined || writeInstant(instant, timeZone) === writeInstant(instant)
    ? ''
    : zoneName(Date.parse(instant), locale, timeZone);

/** `DD/MM/YYYY` of a plain date `YYYY-MM-DD`, or of the day of an instant in its zone. */
export function writeDay(date: string | null, timeZone?: string): string {
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return writeInstant(date, timeZone).slice(0, 10);
  if (date === NEVER) return '';
  return date === FAR ? '-' : date.split('-').reverse().join('/');
}
