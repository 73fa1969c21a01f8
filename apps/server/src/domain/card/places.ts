import type { AnswerOf, BodyOf, cardCalls, CardReader, CardStore } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import type { Work } from '../../core/work.ts';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { cardPayment, cardReader } from '../../db/schema/card.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { instantOf } from '../instant.ts';
import { accountOf, isMeant, maskedIban } from './account.ts';

/** Stores that are there, each with the account that takes its cards and what came of some days. */
export const cardStores = async (
  { db, gate }: Pick<Work, 'db' | 'gate'>,
  { idCompany, from, to }: BodyOf<typeof cardCalls.stores>,
): Promise<AnswerOf<typeof cardCalls.stores>> => {
  const hasAccounts = await isMeant({ gate }, idCompany);
  const { rows } = await db.execute<CardStore & Record<string, unknown>>(sql`
    select shop.id, ${storeName} as "sName",
      case when account.id is not null then jsonb_build_object('acquirer', account.acquirer,
        'merchantNumber', account.merchant_number, 'iban', ${maskedIban(sql`account.iban`)}, 'sweep', account.sweep,
        'tariff', tariff.names, 'isOwn', account.store_code is not null) end as account,
      (select count(*)::int from ${cardReader} reader
        where reader.id_company = shop.id_company and reader.id_store = shop.id) as readers,
      (select coalesce(jsonb_agg(to_jsonb(sums) order by sums.amount desc, sums.currency), '[]') from (
        select payment.currency, count(*)::int as payments, sum(payment.amount) as amount,
          coalesce(sum(payment.fee), 0) as fees
        from ${cardPayment} payment where payment.id_company = shop.id_company and payment.id_store = shop.id
          and payment.day between ${from} and ${to} group by payment.currency) sums) as figures
    from ${store} shop
    left join lateral ${accountOf} account on ${hasAccounts}::boolean
    left join ${resourceTable('payTariff')} tariff on tariff.id = account.id_pay_tariff
    where shop.id_company = ${idCompany} and shop.status <> 'D'
    order by shop."order", shop.id`);
  return { elements: rows };
};

/** Readers that tills have named, those that were used last first. */
export const cardReaders = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
): Promise<AnswerOf<typeof cardCalls.readers>> => {
  const { rows } = await db.execute<CardReader & Record<string, unknown>>(sql`
    select reader.serial, reader.model, model.names as "modelNames", model.manufacturer, ${storeName} as "sName",
      till.name as terminal, shop.time_zone as "timeZone", ${instantOf(sql`reader.first`)} as first,
      ${instantOf(sql`reader.last`)} as last, reader.payments
    from ${cardReader} reader
    join ${store} shop on shop.id_company = reader.id_company and shop.id = reader.id_store
    join ${terminal} till on till.id_company = reader.id_company and till.id = reader.id_terminal
    left join ${resourceTable('payModelDevice')} model on lower(model.code) = lower(reader.model) and model.status <> 'D'
    where reader.id_company = ${idCompany}
    order by reader.last desc, reader.serial`);
  return { elements: rows };
};
