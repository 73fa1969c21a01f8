import { formats } from '../validation/formats.ts';
import { tidied } from './spans.ts';
import { type Span, type Week, type WeekDay, weekDays } from './week.ts';

/*
 * A week as one cell of a file: `MON-FRI 09:00-14:00 17:00-02:00; SAT 10:00-15:00; closed 2026-12-25`. The same in every
 * language, so that a file is read wherever it was written.
 */
const closedWord = 'closed';

const spelt = ({ from, to }: Span): string => `${from}-${to}`;

/** Days that follow one another with the same hours stand together. */
export const weekText = (week: Week): string => {
  const { days, closed } = tidied(week);
  const runs: { first: WeekDay; last: WeekDay; hours: string }[] = [];
  for (const day of weekDays) {
    const hours = (days[day] ?? []).map(spelt).join(' ');
    const before = runs.at(-1);
    if (before?.hours === hours) before.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return [
    ...runs
      .filter(({ hours }) => hours !== '')
      .map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`),
    ...(closed.length > 0 ? [`${closedWord} ${closed.join(' ')}`] : []),
  ].join('; ');
};

const isDay = (text: string | undefined): text is WeekDay => weekDays.some((day) => day === text);
const daysIn = (text: string): readonly WeekDay[] | undefined => {
  const [first, last = first, ...more] = text.toUpperCase().split('-');
  if (more.length > 0 || !isDay(first) || !isDay(last)) return undefined;
  const from = weekDays.indexOf(first);
  const to = weekDays.indexOf(last);
  return from <= to ? weekDays.slice(from, to + 1) : [...weekDays.slice(from), ...weekDays.slice(0, to + 1)];
};
const spanIn = (text: string): Span | undefined => {
  const [from = '', to = '', ...more] = text
    .split('-')
    .map((time) => (/^\d:/.test(time) ? `0${time}` : time));
  return more.length === 0 && formats.time.test(from) && formats.time.test(to) ? { from, to } : undefined;
};

/** Reads what `weekText` writes, in any order and case; nothing where a part cannot be read. */
export const weekIn = (text: string): Week | undefined => {
  const days: Partial<Record<WeekDay, Span[]>> = {};
  const closed: string[] = [];
  for (const part of text.split(/[;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [head = '', ...rest] = part.split(/[\s,]+/);
    if (rest.length === 0) return undefined;
    if (head.toLowerCase() === closedWord) {
      closed.push(...rest);
      continue;
    }
    const named = daysIn(head);
    const spans = rest.map(spanIn);
    if (!named || spans.includes(undefined)) return undefined;
    for (const day of named)
      days[day] = [...(days[day] ?? []), ...spans.filter((span) => span !== undefined)];
  }
  return tidied({ days, closed });
};
