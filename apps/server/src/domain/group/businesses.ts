import type { GroupedCompany, GroupedStore } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { store, storeFace, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';

/** Companies that the person sees, by name. */
export const seenCompanies = async ({ db, companies }: Work): Promise<GroupedCompany[]> => {
  const { rows } = await db.execute<GroupedCompany & Record<string, unknown>>(sql`
    select business.id_company as id, business.name as "cName", business.code,
      jsonb_build_object('url', business.avatar_url, 'color', business.avatar_color) as avatar
    from ${company} business where business.id_company = any(${sql.param(companies)}::uuid[])
    order by business.name, business.id_company`);
  return rows;
};

/** Stores that the person sees: those of the companies where they may see them, by company and code. */
export const seenStores = async ({ db, companies, caller }: Work): Promise<GroupedStore[]> => {
  const open = companies.filter((id) => may(caller, id, 'ALLOW_STORE_ACCESS'));
  const { rows } = await db.execute<GroupedStore & Record<string, unknown>>(sql`
    select shop.id, shop.id_company as "idCompany", ${storeName} as "sName", shop.code,
      coalesce(shop.city, '') as city, business.name as "cName", ${storeFace} as avatar
    from ${store} shop join ${company} business on business.id_company = shop.id_company
    where shop.id_company = any(${sql.param(open)}::uuid[]) and shop.status <> 'D'
    order by business.name, shop.id_company, shop.code, shop.id`);
  return rows;
};

export interface Seen {
  readonly companies: readonly GroupedCompany[];
  readonly stores: readonly GroupedStore[];
}
export const seenBy = async (work: Work): Promise<Seen> => ({
  companies: await seenCompanies(work),
  stores: await seenStores(work),
});
