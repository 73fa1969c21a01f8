import { businessModules } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { kitchenScreen } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';

/** How many stores each company has. There is no bound to it. */
export const storesCounted = async ({
  db,
  companies,
}: Work): Promise<{ idCompany: string; used: number; limit: null }[]> => {
  const { rows } = await db.execute<{ idCompany: string; used: number }>(sql`
    select one as "idCompany", (select count(*)::int from ${store} shop
      where shop.id_company = one and shop.status <> 'D') as used
    from unnest(${sql.param(companies)}::uuid[]) one`);
  return rows.map((row) => ({ ...row, limit: null }));
};

/** How many tills each store has. There is no bound to it. */
export const terminalsCounted = async ({
  db,
  companies,
}: Work): Promise<{ idCompany: string; idStore: string; used: number; limit: null }[]> => {
  const { rows } = await db.execute<{ idCompany: string; idStore: string; used: number }>(sql`
    select shop.id_company as "idCompany", shop.id as "idStore", (select count(*)::int from ${terminal} till
      where till.id_company = shop.id_company and till.id_store = shop.id and till.status <> 'D') as used
    from ${store} shop where shop.id_company = any(${sql.param(companies)}::uuid[]) and shop.status <> 'D'
    order by shop.code, shop.id`);
  return rows.map((row) => ({ ...row, limit: null }));
};

interface WithTerminals {
  readonly id: string;
  readonly idCompany: string;
  readonly sName: string;
  readonly terminals: { readonly id: string; readonly name: string }[];
}
/** Stores that have tills, with them. */
export const storesWithTerminals = async (
  { db }: Pick<Work, 'db'>,
  companies: readonly string[],
): Promise<WithTerminals[]> => {
  const { rows } = await db.execute<WithTerminals & Record<string, unknown>>(sql`
    select shop.id, shop.id_company as "idCompany", ${storeName} as "sName",
      jsonb_agg(jsonb_build_object('id', till.id, 'name', till.name) order by till.name, till.id) as terminals
    from ${store} shop join ${terminal} till on till.id_company = shop.id_company and till.id_store = shop.id
      and till.status <> 'D'
    where shop.id_company = any(${sql.param(companies)}::uuid[]) and shop.status <> 'D'
    group by shop.id_company, shop.id, shop.code, shop.names
    order by shop.code, shop.id`);
  return rows;
};

type Module = (typeof businessModules)[number];
/** What a company has of each part of the product. */
const tables: Readonly<Record<Module, Parameters<typeof sql>[1]>> = {
  kitchen: kitchenScreen,
  hub: resourceTable('storeService'),
  signage: resourceTable('digitalSignage'),
  terminals: terminal,
};
const isModule = (name: string): name is Module => businessModules.some((one) => one === name);

export const moduleOf = async (
  { db }: Work,
  idCompany: string,
  name: string,
): Promise<{ module: Module; isUsed: boolean; records: number }> => {
  if (!isModule(name)) throw unknownRecord();
  const { rows } = await db.execute<{ records: number }>(
    sql`select count(*)::int as records from ${tables[name]} part where part.id_company = ${idCompany}`,
  );
  const records = rows[0]?.records ?? 0;
  return { module: name, isUsed: records > 0, records };
};

/** Companies of the person where they hold an action. */
export const holding = ({ companies, caller }: Work, action: string): string[] =>
  companies.filter((id) => may(caller, id, action));
