import { sql } from 'drizzle-orm';
import { unknownRecord } from '../core/refusal.ts';
import { store } from '../db/schema/business.ts';
import { invoiceSeries } from '../db/schema/invoice.ts';
import type { Database } from '../db/transaction.ts';

export interface Place {
  readonly idCompany: string;
  readonly idStore: string;
}
export interface Numbered {
  readonly series: string;
  readonly number: number;
  readonly label: string;
  readonly at: string;
  readonly day: string;
}
/**
 * The next number of a series of a store, and the moment that it is of (docs/product.md §20.7.3). Whoever comes at the
 * same time waits here until it is written or given up: numbers are dense, and in the order of their moments.
 * @param letter the series, which goes on with the year of the store's calendar
 */
export const nextNumber = async (
  db: Database,
  { idCompany, idStore }: Place,
  letter: string,
): Promise<Numbered> => {
  const { rows } = await db.execute<Numbered & Record<string, unknown>>(sql`
    with place as (
      select shop.code, shop.time_zone, ${letter}::text || to_char(now() at time zone shop.time_zone, 'YY') as series
      from ${store} shop where shop.id_company = ${idCompany} and shop.id = ${idStore}
    ), counted as (
      insert into ${invoiceSeries} (id_company, id_store, series, last)
      select ${idCompany}, ${idStore}, series, 1 from place
      on conflict (id_company, id_store, series) do update set last = ${invoiceSeries.last} + 1
      returning last
    )
    select place.series, counted.last as number,
      place.series || '-' || place.code || '-' || lpad(counted.last::text, greatest(6, length(counted.last::text)), '0') as label,
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      to_char(clock_timestamp() at time zone place.time_zone, 'YYYY-MM-DD') as day
    from counted, place`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
