import type { Company } from '@comanda/api/calls';
import type { Place } from '@comanda/api/kernel';
import { eq, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { company, companyLanguage } from '../../db/schema/company.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';

const currencies = resourceTable('currency');
const fiscals = resourceTable('businessInfo');

/** Companies as the wire has them, by name; unknown ids are left out. */
export const companiesBy = async (db: Database, ids: readonly string[]): Promise<Company[]> => {
  const { rows } = await db.execute<Company & Record<string, unknown>>(sql`
    select business.id_company as id, business.code, business.name as "cName", business.brand, business.country,
      coalesce(fiscal.tax_regime, '') as "taxRegime",
      business.kind, fiscal.tax_number as "taxNumber", business.version,
      business.maintenance is not null as "isInMaintenance",
      (select jsonb_agg(jsonb_build_object('iso', language.iso, 'order', language.position,
          'isDefault', language.is_default) order by language.position)
        from ${companyLanguage} language where language.id_company = business.id_company) as languages,
      jsonb_build_object('code', money.code, 'symbol', money.symbol, 'decimals', money.decimals,
        'rightposition', money.rightposition, 'thousandSeparator', money.thousand_separator,
        'decimalSeparator', money.decimal_separator) as currency,
      jsonb_build_object('url', business.avatar_url, 'color', business.avatar_color) as avatar
    from ${company} business
    join ${currencies} money on money.id_company = business.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    left join ${fiscals} fiscal on fiscal.id_company = business.id_company
    where business.id_company = any(${sql.param(ids)}::uuid[])
    order by business.name, business.id_company`);
  return rows;
};

interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
}
/** Some of the named companies, page by page and by name; `search` looks into name and code. */
export const companyPage = async (
  db: Database,
  ids: readonly string[],
  { limit, offset, search }: Asked,
): Promise<{ elements: Company[]; total: number }> => {
  const words = search.trim();
  const found =
    words === ''
      ? sql`true`
      : sql`comanda_fold(concat_ws(' ', business.name, business.code)) like comanda_sought(${words})`;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as (select business.id_company, business.name from ${company} business
      where business.id_company = any(${sql.param(ids)}::uuid[]) and ${found})
    select (select count(*)::int from found) as total, array(select found.id_company from found
      order by found.name, found.id_company limit ${limit} offset ${offset}) as ids`);
  const [page] = rows;
  return page ? { elements: await companiesBy(db, page.ids), total: page.total } : { elements: [], total: 0 };
};

/** The country of a company's address (ISO 3166-1). */
export const countryOf = async (db: Database, idCompany: string): Promise<string> => {
  const [row] = await db.select({ country: company.country }).from(company).where(eq(company.id, idCompany));
  if (!row) throw unknownRecord();
  return row.country;
};

/** Where a company is, by its address and its last store. */
export const placeOf = async (db: Database, idCompany: string): Promise<Place> => {
  const { rows } = await db.execute<{ timeZone: string }>(sql`
    select time_zone as "timeZone" from ${store} where id_company = ${idCompany} and status <> 'D'
    order by "order" desc, id limit 1`);
  return { country: await countryOf(db, idCompany), timeZone: rows[0]?.timeZone };
};
