import type { Businesses } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { groupMember } from '../../db/schema/groups.ts';
import type { Work } from '../../core/work.ts';
import { businessDay } from './days.ts';

/** A store that a report is about, with the business day that it has now. */
export interface Place {
  readonly idCompany: string;
  readonly id: string;
  readonly today: string;
}

/** The stores of the businesses that a report names, deleted ones too: what they have sold stays. */
export const storesOf = async (
  { db, companies }: Pick<Work, 'db' | 'companies'>,
  { idStores, idGroups }: Businesses,
): Promise<readonly Place[]> => {
  const { rows } = await db.execute<Place & Record<string, unknown>>(sql`
    select shop.id_company as "idCompany", shop.id,
      to_char(${businessDay(sql`now()`)}, 'YYYY-MM-DD') as today
    from ${store} shop
    where shop.id_company = any(${sql.param(companies)}::uuid[])
      and (${sql.param(idStores ?? null)}::uuid[] is null or shop.id = any(${sql.param(idStores ?? null)}::uuid[]))
      and (${sql.param(idGroups ?? null)}::uuid[] is null or exists (select from ${groupMember} held
        where held.id_group = any(${sql.param(idGroups ?? null)}::uuid[])
          and held.id_business in (shop.id, shop.id_company)))
    order by shop.id_company, shop.id`);
  return rows;
};
