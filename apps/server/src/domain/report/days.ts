import { type SQL, sql } from 'drizzle-orm';
import { resourceTable } from '../../db/schema/resources.ts';

const kitchens = resourceTable('kitchenStore');

/** When the business day of a store begins that the statement knows as `shop` (docs/product.md §20.1). */
export const dayBegins: SQL<string> = sql`coalesce((select coalesce(cut.day_cut_off, '00:00') from ${kitchens} cut
  where cut.id_company = shop.id_company and cut.id_store = shop.id and cut.status = 'A'
  order by cut."order", cut.id limit 1), '05:00'::time)`;

/** An instant as the clock of `shop` showed it. */
export const localTime = (at: SQL): SQL => sql`(${at} at time zone shop.time_zone)`;

/**
 * The business day that an instant belongs to. A day that ends before midnight has the evening after its end already in
 * the next one.
 */
export const businessDay = (at: SQL): SQL<string> =>
  sql`(select (${localTime(at)} - begins.at
    + case when begins.at >= '12:00' then interval '1 day' else interval '0' end)::date
    from (select ${dayBegins} as at) begins)`;
/** The hour on that clock: in a night that has one twice, both are one. */
export const hourOf = (at: SQL): SQL<number> => sql`extract(hour from ${localTime(at)})::int`;
