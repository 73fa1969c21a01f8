import { momentsOf } from '@comanda/api/zones';
import type { Condition } from '@comanda/api/filter';
import { type SQL, sql } from 'drizzle-orm';

const isDay = (value: unknown): value is string => typeof value === 'string' && value.length === 10;
/** The days that a condition names; nothing where it names moments, or nothing at all. */
const daysIn = (value: Condition['value']): readonly string[] | undefined => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const days = given.filter(isDay);
  return days.length === given.length ? days : undefined;
};
const moment = (milliseconds: number): SQL => sql`to_timestamp(${milliseconds / 1000}::float8)`;

/**
 * A moment compared with days, each from its beginning to its end in the zone of who asks (docs/product.md §6.2.7). It is
 * compared with moments, so that an index knows where they are. Nothing where a condition names no days.
 */
export const byDays = (source: SQL, { operator, value }: Condition, timeZone: string): SQL | undefined => {
  const days = daysIn(value);
  if (!days) return undefined;
  const from = (day: string): SQL => moment(momentsOf(day, timeZone)[0]);
  const to = (day: string): SQL => moment(momentsOf(day, timeZone)[1]);
  const among = sql`(${
    days.length === 0
      ? sql`false`
      : sql.join(
          days.map((day) => sql`(${source} >= ${from(day)} and ${source} < ${to(day)})`),
          sql` or `,
        )
  })`;
  const [first = '', last = first] = days;
  switch (operator) {
    case 'eq':
    case 'in':
      return among;
    case 'neq':
    case 'nin':
      return sql`(not ${among})`;
    case 'lt':
      return sql`(${source} < ${from(first)})`;
    case 'lte':
      return sql`(${source} < ${to(first)})`;
    case 'gt':
      return sql`(${source} >= ${to(first)})`;
    case 'gte':
      return sql`(${source} >= ${from(first)})`;
    case 'between':
      return sql`(${source} >= ${from(first)} and ${source} < ${to(last)})`;
    default:
      return undefined;
  }
};
