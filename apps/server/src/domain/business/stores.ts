import type { Store } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { store, storeFace, storeName, terminal } from '../../db/schema/business.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { dayBegins } from '../report/days.ts';
import { unknownRecord } from '../../core/refusal.ts';

const regions = resourceTable('region');

/** Stores as the wire has them, by code. */
const storesWhere = async (db: Database, condition: SQL): Promise<Store[]> => {
  const { rows } = await db.execute<Store & Record<string, unknown>>(sql`
    select shop.id, shop.id_company as "idCompany", shop.code, ${storeName} as "sName",
      jsonb_build_object('city', shop.city, 'country', shop.country) as address,
      shop.time_zone as "timeZone", to_char(${dayBegins}, 'HH24:MI') as "dayBegins",
      (select count(*)::int from ${terminal} till where till.id_company = shop.id_company
        and till.id_store = shop.id and till.status = 'A') as terminals,
      (select area.names from ${regions} area where area.id_company = shop.id_company
        and area.id = shop.id_region) as region,
      ${storeFace} as avatar
    from ${store} shop
    where shop.status <> 'D' and ${condition}
    order by shop.code, shop.id`);
  return rows;
};

/** What a store of a company is called, in the company's default language. */
export const storeNamed = async (db: Database, idCompany: string, idStore: string): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select ${storeName} as name from ${store} shop where shop.id_company = ${idCompany} and shop.id = ${idStore}`,
  );
  return rows[0]?.name ?? '';
};

/** The company of a store, among those that the work may reach. */
export const companyOf = async (db: Database, idStore: string): Promise<string> => {
  const { rows } = await db.execute<{ idCompany: string }>(
    sql`select shop.id_company as "idCompany" from ${store} shop where shop.id = ${idStore} and shop.status <> 'D'`,
  );
  if (!rows[0]) throw unknownRecord();
  return rows[0].idCompany;
};

export const storesOf = (db: Database, idCompany: string): Promise<Store[]> =>
  storesWhere(db, sql`shop.id_company = ${idCompany}`);
export const storesBy = (db: Database, ids: readonly string[]): Promise<Store[]> =>
  storesWhere(db, sql`shop.id = any(${sql.param(ids)}::uuid[])`);
/** Stores of several companies. */
export const storesOfAll = (db: Database, companies: readonly string[]): Promise<Store[]> =>
  storesWhere(db, sql`shop.id_company = any(${sql.param([...companies])}::uuid[])`);
