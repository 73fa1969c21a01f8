import type { PublicTicket } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { company, companyLanguage } from '../../db/schema/company.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import { assume } from '../../db/transaction.ts';
import { unknownRecord, unknownToStrangers } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { instantOf } from '../instant.ts';
import { countAttempt } from '../session/attempts.ts';

/** The entries of a list without one of their fields. */
const without = (list: SQL, field: string): SQL =>
  sql`(select coalesce(jsonb_agg(entry.value - ${field}::text order by entry.ordinality), '[]')
    from jsonb_array_elements(${list}) with ordinality entry)`;

const placeOf = (table: SQL): SQL =>
  sql`jsonb_build_object('street', ${table}.street, 'zip', ${table}.zip, 'city', ${table}.city,
    'country', ${table}.country)`;

type Open = Pick<Context, 'db' | 'address' | 'brand'>;
/** Whose a ticket is, on the addresses of its own brand. */
const companyOf = async (db: Open['db'], id: string, brand: string): Promise<string> => {
  if (!formats.id.test(id)) throw unknownRecord();
  const [of] = await db
    .select({ idCompany: ticket.idCompany })
    .from(ticket)
    .innerJoin(company, and(eq(company.id, ticket.idCompany), eq(company.brand, brand)))
    .where(eq(ticket.id, id));
  if (!of) throw unknownToStrangers();
  return of.idCompany;
};

/** Sends a ticket to a mailbox for whoever holds its address: a few for each network and mailbox. */
export const mailPublicTicket = async (
  context: Pick<Context, 'db' | 'address' | 'brand' | 'config' | 'origin'>,
  id: string,
  email: string,
): Promise<void> => {
  const { db, address, brand } = context;
  await countAttempt(db, 'guestMail', { account: email.toLowerCase(), address });
  await companyOf(db, id, brand);
  await postMail(db, {
    occasion: 'ticket',
    idDocument: id,
    email: email.toLowerCase(),
    brand,
    origin: mailOrigin(context),
  });
};

/**
 * A ticket for whoever holds its address (docs/product.md §10.5). Its id is 122 random bits, which nobody finds by trying;
 * other brands know nothing of it.
 */
export const publicTicket = async ({ db, address, brand }: Open, id: string): Promise<PublicTicket> => {
  await countAttempt(db, 'publicTicket', { account: id, address });
  const idCompany = await companyOf(db, id, brand);
  // From here on it is read as of its company, and no other.
  await assume(db, 'comanda_request', { companies: [idCompany] });
  const { rows } = await db.execute<PublicTicket & Record<string, unknown>>(sql`
    select business.name as "cName", ${storeName} as "sName",
      ${placeOf(sql`shop`)} as address,
      jsonb_build_object('names', seller.names, 'legalName', seller.legal_name, 'taxNumber', seller.tax_number,
        'address', ${placeOf(sql`seller`)}, 'phone', seller.phone, 'url', seller.url, 'logo', seller.image ->> 'url',
        'head', seller.receipt_head, 'foot', seller.receipt_foot) as business,
      till.name as terminal, sold.number, ${instantOf(sql`sold.at`)} as at, shop.time_zone as "timeZone",
      (select main.iso from ${companyLanguage} main
        where main.id_company = business.id_company and main.is_default) as lang,
      sold.currency,
      jsonb_build_object('code', money.code, 'symbol', money.symbol, 'decimals', money.decimals,
        'rightposition', money.rightposition, 'thousandSeparator', money.thousand_separator,
        'decimalSeparator', money.decimal_separator) as money,
      sold.net::float8 as net, sold.total::float8 as total,
      (select jsonb_agg(jsonb_build_object('name', line.name, 'quantity', line.quantity::text, 'total', line.total,
          'modifiers', ${without(sql`line.modifiers`, 'idModifier')},
          'parts', ${without(sql`line.parts`, 'idProduct')}) order by line.position)
        from ${ticketLine} line
        where line.id_company = sold.id_company and line.id_ticket = sold.id) as details,
      coalesce((select jsonb_agg(jsonb_build_object('code', share.code, 'names', share.names, 'base', share.base,
          'tax', share.tax) order by share.position)
        from ${ticketTax} share
        where share.id_company = sold.id_company and share.id_ticket = sold.id), '[]') as taxes,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', payment.kind, 'amount', payment.amount,
          'change', payment.change) order by payment.position), '[]')
        from ${ticketPayment} payment
        where payment.id_company = sold.id_company and payment.id_ticket = sold.id) as payments,
      (select jsonb_build_object('identifier', document.identifier, 'qr', document.qr) from ${fiscalDocument} document
        where document.id_company = sold.id_company and document.id_ticket = sold.id and document.is_current
          and document.identifier is not null) as fiscal
    from ${ticket} sold
    join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    join ${terminal} till on till.id_company = sold.id_company and till.id = sold.id_terminal
    join ${company} business on business.id_company = sold.id_company
    join ${resourceTable('businessInfo')} seller on seller.id_company = sold.id_company
    join ${resourceTable('currency')} money on money.id_company = sold.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    where sold.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
