import { type Span, type Week, weekDays } from '@comanda/api/week';
import type { Format } from '../../app/index.ts';
import { listed } from '../../app/listed.ts';
import { dayName } from './dayName.ts';

const hours = (spans: readonly Span[]): string => listed(spans.map(({ from, to }) => `${from}–${to}`));

/** A week as it is read: days with the same hours together, then the closing days. */
export function weekWords({ days, closed }: Week, locale: string, { day }: Pick<Format, 'day'>): string {
  const runs: { first: string; last: string; text: string }[] = [];
  for (const one of weekDays) {
    const name = dayName(one, locale, 'short');
    const text = hours(days[one] ?? []);
    const before = runs.at(-1);
    if (before?.text === text) before.last = name;
    else runs.push({ first: name, last: name, text });
  }
  return [
    ...runs
      .filter(({ text }) => text !== '')
      .map(({ first, last, text }) => `${first === last ? first : `${first}–${last}`} ${text}`),
    ...(closed.length > 0 ? [`✕ ${listed(closed.map((date) => day(date)))}`] : []),
  ].join(' · ');
}
