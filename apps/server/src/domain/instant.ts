import { isInCalendar } from '@comanda/api/calls';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** An instant as the wire spells it, ISO 8601 in UTC, made where rows are read by hand-written SQL. */
export const instantOf = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether a till's instant is ISO 8601 with its zone, of a day of this century. */
export const isInstant = (text: string): boolean =>
  /^20\d\d-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  isInCalendar(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** No date (docs/product.md §4.1): of what was never written. */
export const NEVER = '0001-01-01T00:00:00Z';
