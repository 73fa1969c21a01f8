import { type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';

/** Told when documents are to be made or sent; every server process listens. */
export const fiscalChannel = 'comanda_fiscal';
export const wakeFiscal = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_notify(${fiscalChannel}, '')`);
};

/** Where a store, or else its business, is in a region whose tax office asks for documents. */
const asks = (region: SQL): SQL => sql`(${region} like 'SP-T__' or ${region} like 'PA-HK_')`;

/** Whether documents are made of the tickets of a store. */
export const isReported = async (db: Database, idCompany: string, idStore: string): Promise<boolean> => {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select coalesce(${asks(sql`coalesce(shop.fiscal_region, business.fiscal_region)`)}, false) as is
    from ${store} shop
    left join ${resourceTable('businessInfo')} business on business.id_company = shop.id_company
    where shop.id_company = ${idCompany} and shop.id = ${idStore}`);
  return rows[0]?.is === true;
};

/**
 * Has a document made of a ticket that has come in, where its store or its business is in a region that asks for one.
 * Neither exercises nor what was voided, nor tickets of a kind that is not fiscal.
 */
export const awaitDocument = async (db: Database, idCompany: string, idTicket: string): Promise<void> => {
  await db.execute(sql`
    with made as (
      insert into ${fiscalDocument} (id_company, id, id_store, id_ticket, region)
      select sold.id_company, gen_random_uuid(), sold.id_store, sold.id, place.region
      from ${ticket} sold
      join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
      left join ${resourceTable('businessInfo')} business on business.id_company = sold.id_company
      left join ${resourceTable('ticketKind')} kind
        on kind.id_company = sold.id_company and kind.id = sold.id_ticket_kind
      cross join lateral (select coalesce(shop.fiscal_region, business.fiscal_region) as region) place
      where sold.id_company = ${idCompany} and sold.id = ${idTicket} and ${asks(sql`place.region`)}
        and sold.voided is null and not sold.training and coalesce(kind.kind, 'FSC') = 'FSC'
      returning 1)
    select pg_notify(${fiscalChannel}, '') from made`);
};
