import { daysLater, type Dimension, type Facet, type Span, sums } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { saleSum } from '../../db/schema/sales.ts';
import { localTime } from './days.ts';
import { counts, parts, tickets } from './facts.ts';
import type { Place } from './stores.ts';

/** Which sales are counted: of which stores, on which business days. */
export interface Counted {
  readonly span: Span;
  readonly places: readonly Place[];
  /** Days that they are told later than they were, to stand beside those that they are compared with. */
  readonly shift: number;
  /** Of days before, only what was sold by the minute that it is now. */
  readonly upToNow: boolean;
}
type Grain = 'H' | 'D' | 'M';
interface Range extends Span {
  readonly grain: Grain;
}

const names = sql.join(
  sums.map((sum) => sql.identifier(sum)),
  sql`, `,
);
const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => firstOf(daysLater(firstOf(day), 31));

/** Whole months of a span as months, what is left at its ends as days. */
const inMonths = ({ from, to }: Span): readonly Range[] => {
  const first = from === firstOf(from) ? from : nextMonth(from);
  const after = firstOf(daysLater(to, 1));
  if (first >= after) return [{ grain: 'D', from, to }];
  const ranges: readonly Range[] = [
    { grain: 'D', from, to: daysLater(first, -1) },
    { grain: 'M', from: first, to: daysLater(after, -1) },
    { grain: 'D', from: after, to },
  ];
  return ranges.filter((range) => range.from <= range.to);
};
const rangesOf = (span: Span, asked: readonly Dimension[], shift: number): readonly Range[] => {
  if (asked.includes('hour')) return [{ grain: 'H', ...span }];
  const isOfDays = asked.some((one) => one === 'day' || one === 'week' || one === 'weekday');
  // A month that is told later than it was begins within one.
  return isOfDays || (asked.includes('month') && shift > 0) ? [{ grain: 'D', ...span }] : inMonths(span);
};

const ofSums = (
  facet: Facet | undefined,
  { grain, from, to }: Range,
  places: readonly Place[],
  shift: number,
): SQL => sql`
  select currency, id_store, day + ${shift}::int as day, hour, nullif(key, '') as key, newest as received, ${names}
  from ${saleSum}
  where id_company = any(${sql.param([...new Set(places.map(({ idCompany }) => idCompany))])}::uuid[])
    and facet = ${facet ?? ''} and grain = ${grain}
    and id_store = any(${sql.param(places.map(({ id }) => id))}::uuid[])
    and day between ${from}::date and ${to}::date`;

/** A day that is compared up to the minute is read from its tickets: sums know hours. */
const ofTickets = (
  facet: Facet | undefined,
  day: string,
  places: readonly Place[],
  shift: number,
): SQL => sql`
  select sold.currency, sold.id_store, sold.day + ${shift}::int as day, sold.hour, part.key, sold.received,
    ${sql.join(
      sums.map((sum) => sql`part.${sql.identifier(sum)}`),
      sql`, `,
    )}
  from ${tickets} sold
  join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
  cross join lateral ${parts(facet)} part
  where sold.id_company = any(${sql.param([...new Set(places.map(({ idCompany }) => idCompany))])}::uuid[])
    and sold.id_store = any(${sql.param(places.map(({ id }) => id))}::uuid[]) and sold.day = ${day}::date
    and ${counts}
    and ${localTime(sql`sold.at`)} <= ${localTime(sql`now()`)} - ${shift}::int * interval '1 day'`;

/** Stores by the business day that they have now: the furthest east begin theirs first. */
const byToday = (places: readonly Place[]): readonly (readonly [string, readonly Place[]])[] =>
  [...new Set(places.map(({ today }) => today))].map(
    (today) => [today, places.filter((place) => place.today === today)] as const,
  );

/** Rows of `currency`, `id_store`, `day`, `hour`, `key`, `received` and the sums, from where they are read fastest. */
export const sourcesOf = (
  facet: Facet | undefined,
  asked: readonly Dimension[],
  { span, places, shift, upToNow }: Counted,
): SQL => {
  const groups = upToNow ? byToday(places) : [[undefined, places] as const];
  const sources = groups.flatMap(([today, own]) => {
    const cut = today === undefined ? undefined : daysLater(today, -shift);
    const isCut = cut !== undefined && cut >= span.from && cut <= span.to;
    const whole = isCut ? { from: span.from, to: daysLater(cut, -1) } : span;
    return [
      ...(whole.from <= whole.to
        ? rangesOf(whole, asked, shift).map((range) => ofSums(facet, range, own, shift))
        : []),
      ...(isCut ? [ofTickets(facet, cut, own, shift)] : []),
    ];
  });
  return sql.join(sources, sql` union all `);
};
