import type { AnswerOf, CardMovement, cardCalls, CardWaiting, listFilter } from '@comanda/api/calls';
import { defineResource, f } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Work } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { cardMovement, cardPayment } from '../../db/schema/card.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import { maskedIban } from './account.ts';
import { dueDay, waits } from './sweep.ts';

const listing: Listing = {
  fields: defineResource({
    code: 'CMV',
    route: '/pay/movement',
    owner: 'company',
    service: 'pay',
    name: 'cardMovement',
    fields: {
      idStore: f.ref('STR'),
      day: f.date(),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      net: f.money(),
      sweep: f.choice({ DAY: 'each day', WEK: 'each week', MNT: 'each month', MAN: 'by hand' }, 'DAY'),
    },
    list: { columns: ['number', 'day', 'net'], search: [], sort: 'day', facets: [] },
    form: [],
  }),
  from: sql`${cardMovement}`,
  columns: {
    id: sql`${cardMovement.id}`,
    idStore: sql`${cardMovement.idStore}`,
    day: sql`${cardMovement.day}`,
    number: sql`${cardMovement.number}`,
    net: sql`${cardMovement.net}`,
    sweep: sql`${cardMovement.sweep}`,
    created: sql`${cardMovement.at}`,
  },
  where: (idCompany) => sql`${cardMovement.idCompany} = ${idCompany}`,
  search: sql`(${cardMovement.number}::text || ' ' || ${cardMovement.merchantNumber} || ' ' || ${cardMovement.iban})`,
  order: sql`${cardMovement.day} desc, ${cardMovement.number} desc`,
};

export const listMovements = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof cardCalls.movements>> => {
  const { ids, ...size } = await findPage(work, listing, asked);
  const { rows } = await work.db.execute<CardMovement & Record<string, unknown>>(sql`
    select paid.id, paid.number, paid.id_store as "idStore", ${storeName} as "sName", ${instantOf(sql`paid.at`)} as at,
      shop.time_zone as "timeZone", to_char(paid.day, 'YYYY-MM-DD') as day, to_char(paid."from", 'YYYY-MM-DD') as "from",
      to_char(paid.until, 'YYYY-MM-DD') as until, paid.merchant_number as "merchantNumber", paid.iban, paid.sweep,
      paid.currency, paid.payments, paid.gross::float8 as gross, paid.fees::float8 as fees, paid.net::float8 as net
    from ${cardMovement} paid
    join ${store} shop on shop.id_company = paid.id_company and shop.id = paid.id_store
    where paid.id_company = ${asked.idCompany} and paid.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], paid.id)`);
  return { elements: rows, ...size };
};

/** What waits, store by store, and that nothing is lost: all nets are paid out or wait (docs/product.md §19.11). */
export const whatWaits = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
): Promise<AnswerOf<typeof cardCalls.waiting>> => {
  const { rows: elements } = await db.execute<CardWaiting & Record<string, unknown>>(sql`
    select payment.id_store as "idStore", ${storeName} as "sName", account.merchant_number as "merchantNumber",
      ${maskedIban(sql`account.iban`)} as iban, account.sweep, payment.currency,
      to_char(min(${dueDay}), 'YYYY-MM-DD') as due, count(*)::int as payments,
      sum(payment.amount - payment.fee)::float8 as waits
    from ${cardPayment} payment
    join ${store} shop on shop.id_company = payment.id_company and shop.id = payment.id_store
    join ${resourceTable('payMerchantAccount')} account on account.id = payment.id_account
    where payment.id_company = ${idCompany} and ${waits}
    group by payment.id_store, shop.id_company, shop.code, shop.names, shop.id, account.id, account.merchant_number,
      account.iban, account.sweep, payment.currency
    order by waits desc, payment.id_store`);
  const { rows: balances } = await db.execute<{
    currency: string;
    nets: number;
    paid: number;
    waits: number;
  }>(sql`
    select taken.currency, taken.nets, coalesce(gone.paid, 0)::float8 as paid, taken.waits
    from (select payment.currency, coalesce(sum(payment.amount - payment.fee), 0)::float8 as nets,
        coalesce(sum(payment.amount - payment.fee) filter (where ${waits}), 0)::float8 as waits
      from ${cardPayment} payment where payment.id_company = ${idCompany} and payment.fee is not null
        and (payment.id_account is not null or payment.id_movement is not null)
      group by payment.currency) taken
    left join (select currency, sum(net) as paid from ${cardMovement} where id_company = ${idCompany}
      group by currency) gone on gone.currency = taken.currency
    order by taken.nets desc, taken.currency`);
  return { elements, balances };
};
