import type { AnswerOf, listFilter, TicketHead, ticketCalls, TicketSum } from '@comanda/api/calls';
import { defineResource, f } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';

const listing: Listing = {
  fields: defineResource({
    code: 'TCK',
    route: '/documents/sales/tickets',
    owner: 'company',
    service: 'document',
    name: 'ticket',
    fields: {
      idStore: f.ref('STR'),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      at: f.date({ moment: true }),
      payment: f.text({ max: 1 }),
      total: f.money(),
    },
    list: { columns: ['number', 'at', 'total'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${ticket}`,
  columns: {
    id: sql`${ticket.id}`,
    idStore: sql`${ticket.idStore}`,
    number: sql`${ticket.number}`,
    at: sql`${ticket.at}`,
    total: sql`${ticket.total}`,
    payment: sql`(select string_agg(payment.kind, ' ') from ${ticketPayment} payment
      where payment.id_company = ${ticket.idCompany} and payment.id_ticket = ${ticket.id})`,
    created: sql`${ticket.received}`,
  },
  where: (idCompany) => sql`${ticket.idCompany} = ${idCompany}`,
  search: sql`${ticket.number}::text`,
  order: sql`${ticket.at} desc, ${ticket.id} desc`,
  sums: (found) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'tickets', tickets, 'net', net, 'total', total)
      order by tickets desc, currency)
    from (select ${ticket.currency} as currency, count(*)::int as tickets, sum(${ticket.net}) as net,
        sum(${ticket.total}) as total
      from ${found} group by ${ticket.currency}) sums), '[]')`,
};

const head = sql`sold.id, sold.id_store as "idStore", ${storeName} as "sName", till.name as terminal, sold.number,
  ${instantOf(sql`sold.at`)} as at, sold.commit_number as commit, sold.total::float8 as total, sold.currency,
  sold.lines,
  array(select distinct payment.kind from ${ticketPayment} payment
    where payment.id_company = sold.id_company and payment.id_ticket = sold.id order by 1) as paid,
  coalesce((
    select jsonb_agg(jsonb_build_object('idTax', share.id_tax, 'code', share.code, 'base', share.base,
      'tax', share.tax, 'names', share.names) order by share.position)
    from ${ticketTax} share
    where share.id_company = sold.id_company and share.id_ticket = sold.id), '[]') as taxes`;
const places = sql`
  join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
  join ${terminal} till on till.id_company = sold.id_company and till.id = sold.id_terminal`;

export const listTickets = async (
  db: Database,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof ticketCalls.list>> => {
  const { ids, sums, ...size } = await findPage<TicketSum>(db, listing, asked);
  const { rows } = await db.execute<TicketHead & Record<string, unknown>>(sql`
    select ${head} from ${ticket} sold ${places}
    where sold.id_company = ${asked.idCompany} and sold.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], sold.id)`);
  return { elements: rows, ...size, ...(sums && { sums: [...sums] }) };
};

type Whole = AnswerOf<typeof ticketCalls.get>;
export const ticketBy = async (db: Database, id: string): Promise<Whole> => {
  const { rows } = await db.execute<Whole & Record<string, unknown>>(sql`
    select ${head},
      (select jsonb_agg(jsonb_build_object('idProduct', line.id_product, 'idRate', line.id_rate,
          'name', line.name, 'quantity', line.quantity::text, 'unitPrice', line.unit_price, 'total', line.total,
          'taxes', to_jsonb(line.taxes), 'modifiers', line.modifiers, 'parts', line.parts) order by line.position)
        from ${ticketLine} line
        where line.id_company = sold.id_company and line.id_ticket = sold.id) as details,
      (select jsonb_agg(jsonb_build_object('idPaymentMethod', payment.id_payment_method, 'kind', payment.kind,
          'amount', payment.amount, 'change', payment.change) order by payment.position)
        from ${ticketPayment} payment
        where payment.id_company = sold.id_company and payment.id_ticket = sold.id) as payments
    from ${ticket} sold ${places}
    where sold.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
