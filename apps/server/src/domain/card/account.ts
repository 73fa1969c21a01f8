import type { CardTariff } from '@comanda/api/pricing';
import { type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { detailTable, resourceOf } from '../../db/naming.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Work } from '../../core/work.ts';

const accounts = resourceTable('payMerchantAccount');
const tariffs = resourceTable('payTariff');
const regions = resourceTable('payRegion');
const fees = sql.identifier(detailTable(resourceOf('FPT'), 'fees'));

/**
 * The merchant account that takes the cards of the store which the statement knows as `shop`: its own, else that of its
 * company (docs/product.md §19.10). To be joined laterally.
 */
export const accountOf: SQL = sql`(
  select account.* from ${accounts} account
  join ${company} holder on holder.id_company = shop.id_company and lower(holder.code) = lower(account.company_code)
  where account.status = 'A' and (account.store_code is null or lower(account.store_code) = lower(shop.code))
  order by account.store_code is null, account."order", account.id limit 1)`;

/**
 * Whether the platform means this company by its code. Codes are chosen freely, so that somebody may take one that is
 * there: of several companies the first one is meant, and no other is shown or paid anything by that code.
 */
export const isMeant = ({ gate }: Pick<Work, 'gate'>, idCompany: string): Promise<boolean> =>
  gate(async (db) => {
    const { rows } = await db.execute<{ isMeant: boolean }>(sql`
      select not exists (select from ${company} other where lower(other.code) = lower(own.code)
        and (other.created, other.id_company) < (own.created, own.id_company)) as "isMeant"
      from ${company} own where own.id_company = ${idCompany}`);
    return rows[0]?.isMeant ?? false;
  });

/** How an account number is shown: its first and its last four signs. */
export const maskedIban = (iban: SQL): SQL => sql`(left(${iban}, 4) || ' … ' || right(${iban}, 4))`;

interface CardAccount {
  readonly id: string;
  /** What may say the fee, the account's own first, then the others of its region in their order. */
  readonly tariffs: readonly CardTariff[];
}

/** The account of a store with its tariffs; nothing where it has none. */
export const cardAccount = async (
  { db, gate }: Pick<Work, 'db' | 'gate'>,
  { idCompany, idStore }: { readonly idCompany: string; readonly idStore: string },
): Promise<CardAccount | undefined> => {
  if (!(await isMeant({ gate }, idCompany))) return undefined;
  const { rows } = await db.execute<{ id: string; tariffs: CardTariff[] }>(sql`
    select account.id, (
      select coalesce(jsonb_agg(jsonb_build_object('id', tariff.id, 'currency', region.currency, 'scope', tariff.scope,
          'limit', tariff."limit", 'limitAmount', tariff.limit_amount::text, 'from', tariff."from", 'until', tariff.until,
          'fees', (select coalesce(jsonb_agg(jsonb_build_object('brand', fee.brand, 'card', fee.card, 'origin', fee.origin,
              'percent', fee.percent::text, 'fixed', fee.fixed::text) order by fee.position), '[]')
            from ${fees} fee where fee.id_company = tariff.id_company and fee.id_owner = tariff.id))
        order by tariff.id <> own.id, tariff."order", tariff.id), '[]')
      from ${tariffs} tariff
      join ${regions} region on region.id_company = tariff.id_company and region.id = tariff.id_pay_region
      where tariff.status = 'A' and tariff.id_pay_region = own.id_pay_region) as tariffs
    from ${store} shop cross join lateral ${accountOf} account
    join ${tariffs} own on own.id = account.id_pay_tariff
    where shop.id_company = ${idCompany} and shop.id = ${idStore}`);
  return rows[0];
};
