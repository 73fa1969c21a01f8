import type { AnswerOf, listFilter, TicketHead, ticketCalls, TicketSum } from '@comanda/api/calls';
import { defineResource, f, optional } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { cardPayment } from '../../db/schema/card.ts';
import { companyLanguage } from '../../db/schema/company.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import { invoice, invoiceTicket } from '../../db/schema/invoice.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';

/** What counts in sums: not voided, and nobody's exercise. */
const stands = sql`${ticket.voided} is null and not ${ticket.training}`;

/** What an employee, a customer or a source is called now, in the company's default language. */
export const nameOf = (area: 'employee' | 'customer' | 'businessSource', idCompany: SQL, id: SQL): SQL => {
  const surname = area === 'customer' ? sql` || coalesce(' ' || named.surname, '')` : sql``;
  return sql`(select coalesce(named.names ->> main.iso, named.code)${surname} from ${resourceTable(area)} named
    left join ${companyLanguage} main on main.id_company = named.id_company and main.is_default
    where named.id_company = ${idCompany} and named.id = ${id})`;
};

/** What the clock of its store showed at a moment. */
const shopTime = (at: SQL): SQL => sql`(${at} at time zone (select shop.time_zone from ${store} shop
  where shop.id_company = ${ticket.idCompany} and shop.id = ${ticket.idStore}))`;

const listing: Listing = {
  fields: defineResource({
    code: 'TCK',
    route: '/documents/sales/tickets',
    owner: 'company',
    service: 'document',
    name: 'ticket',
    fields: {
      idStore: f.ref('STR'),
      idTerminal: f.ref('TRM'),
      idEmployee: optional(f.ref('EMP')),
      idCustomer: optional(f.ref('CST')),
      idSource: optional(f.ref('BSR')),
      kind: f.choice({ N: 'invoice', B: 'amended', A: 'credit note' }, 'N'),
      status: f.choice({ F: 'closed', A: 'payment ticket' }, 'F'),
      serviceKind: f.choice(
        { '00': 'inside', '01': 'taken away', '02': 'delivered', '03': 'by others' },
        '00',
      ),
      isVoided: f.flag(),
      training: f.flag(),
      day: f.date(),
      hour: f.integer({ min: 0, max: 23 }),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      at: f.date({ moment: true }),
      /** Days since then by the clock of its store, 0 today: the same filter is right in every zone. */
      daysAgo: f.integer({ min: 0, max: 2 ** 31 - 1 }),
      payment: f.text({ max: 1 }),
      total: f.money(),
      /** What became of its document for the tax office. */
      fiscalState: optional(
        f.choice({ W: 'waits', A: 'accepted', R: 'refused', F: 'given up', L: 'lacks something' }, 'W'),
      ),
    },
    list: { columns: ['number', 'at', 'total'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${ticket}`,
  columns: {
    id: sql`${ticket.id}`,
    idStore: sql`${ticket.idStore}`,
    idTerminal: sql`${ticket.idTerminal}`,
    idEmployee: sql`${ticket.idEmployee}`,
    idCustomer: sql`${ticket.idCustomer}`,
    idSource: sql`${ticket.idSource}`,
    kind: sql`${ticket.kind}`,
    status: sql`${ticket.status}`,
    serviceKind: sql`${ticket.serviceKind}`,
    isVoided: sql`(case when ${ticket.voided} is null then 'N' else 'S' end)`,
    training: sql`(case when ${ticket.training} then 'S' else 'N' end)`,
    day: sql`${ticket.day}`,
    hour: sql`${ticket.hour}`,
    number: sql`${ticket.number}`,
    at: sql`${ticket.at}`,
    daysAgo: sql`(${shopTime(sql`now()`)}::date - ${shopTime(sql`${ticket.at}`)}::date)`,
    total: sql`${ticket.total}`,
    payment: sql`(select string_agg(payment.kind, ' ') from ${ticketPayment} payment
      where payment.id_company = ${ticket.idCompany} and payment.id_ticket = ${ticket.id})`,
    fiscalState: sql`(select document.state from ${fiscalDocument} document
      where document.id_company = ${ticket.idCompany} and document.id_ticket = ${ticket.id} and document.is_current)`,
    created: sql`${ticket.received}`,
  },
  days: { at: sql`${shopTime(sql`${ticket.at}`)}::date` },
  where: (idCompany) => sql`${ticket.idCompany} = ${idCompany}`,
  search: sql`(${ticket.number}::text || ' ' || coalesce(${ticket.tableName}, '')
    || ' ' || coalesce(${nameOf('employee', sql`${ticket.idCompany}`, sql`${ticket.idEmployee}`)}, '')
    || ' ' || coalesce(${nameOf('customer', sql`${ticket.idCompany}`, sql`${ticket.idCustomer}`)}, ''))`,
  order: sql`${ticket.at} desc, ${ticket.id} desc`,
  sums: (found) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'tickets', tickets, 'net', net, 'total', total)
      order by tickets desc, currency)
    from (select ${ticket.currency} as currency, count(*)::int as tickets, coalesce(sum(${ticket.net}) filter (where ${stands}), 0) as net,
        coalesce(sum(${ticket.total}) filter (where ${stands}), 0) as total
      from ${found} group by ${ticket.currency}) sums), '[]')`,
};

const head = sql`sold.id, sold.id_store as "idStore", ${storeName} as "sName", till.name as terminal, sold.number,
  ${instantOf(sql`sold.at`)} as at, shop.time_zone as "timeZone", sold.commit_number as commit, sold.total::float8 as total, sold.currency,
  sold.lines, sold.kind, sold.status, sold.voided is not null as "isVoided", sold.training,
  to_char(sold.day, 'YYYY-MM-DD') as day, sold.service_kind as "serviceKind", sold.id_employee as "idEmployee",
  ${nameOf('employee', sql`sold.id_company`, sql`sold.id_employee`)} as employee, sold.id_customer as "idCustomer",
  ${nameOf('customer', sql`sold.id_company`, sql`sold.id_customer`)} as customer, sold.table_name as "table",
  sold.covers, (select document.state from ${fiscalDocument} document where document.id_company = sold.id_company
    and document.id_ticket = sold.id and document.is_current) as "fiscalState", sold.discount::float8 as discount, sold.tips::float8 as tips,
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
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof ticketCalls.list>> => {
  const { ids, sums, ...size } = await findPage<TicketSum>(work, listing, asked);
  const { rows } = await work.db.execute<TicketHead & Record<string, unknown>>(sql`
    select ${head} from ${ticket} sold ${places}
    where sold.id_company = ${asked.idCompany} and sold.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], sold.id)`);
  return { elements: rows, ...size, ...(sums && { sums: [...sums] }) };
};

/** How many of those that some words find are answered. */
const mostFound = 20;
export const findTickets = async (
  work: Pick<Work, 'db' | 'caller'>,
  { idCompany, search }: { readonly idCompany: string; readonly search: string },
): Promise<AnswerOf<typeof ticketCalls.query>> => {
  const { elements } = await listTickets(work, { idCompany, search, limit: 25, offset: 0, order: '' });
  return elements.slice(0, mostFound);
};

type Whole = AnswerOf<typeof ticketCalls.get>;
export const ticketBy = async (db: Database, id: string): Promise<Whole> => {
  const { rows } = await db.execute<Whole & Record<string, unknown>>(sql`
    select ${head},
      (select jsonb_agg(jsonb_build_object('idProduct', line.id_product, 'idRate', line.id_rate,
          'name', line.name, 'quantity', line.quantity::text, 'unitPrice', line.unit_price, 'total', line.total,
          'taxes', to_jsonb(line.taxes), 'modifiers', line.modifiers, 'parts', line.parts,
          'discounts', line.discounts, 'share', line.share) order by line.position)
        from ${ticketLine} line
        where line.id_company = sold.id_company and line.id_ticket = sold.id) as details,
      sold.discounts, sold.corrections, sold.voided, sold.rounding::float8 as rounding, sold.copies,
      ${nameOf('businessSource', sql`sold.id_company`, sql`sold.id_source`)} as source,
      (select jsonb_build_object('id', made.id, 'label', made.label) from ${invoiceTicket} held
        join ${invoice} made on made.id_company = held.id_company and made.id = held.id_invoice
        where held.id_company = sold.id_company and held.id_ticket = sold.id and held.is_held) as invoice,
      (select jsonb_build_object('id', document.id, 'state', document.state, 'region', document.region,
          'lacks', document.lacks, 'place', document.place, 'series', document.series, 'number', document.number,
          'identifier', document.identifier, 'qr', document.qr, 'made', ${instantOf(sql`document.made`)},
          'tries', document.tries, 'gateway', document.gateway, 'said', document.said,
          'answered', ${instantOf(sql`document.answered`)}) from ${fiscalDocument} document
        where document.id_company = sold.id_company and document.id_ticket = sold.id and document.is_current) as fiscal,
      (select jsonb_build_object('id', other.id, 'number', other.number) from ${ticket} other
        where other.id_company = sold.id_company and other.id = sold.id_amended) as amends,
      (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'number', other.number, 'kind', other.kind,
          'total', other.total) order by other.at), '[]') from ${ticket} other
        where other.id_company = sold.id_company and other.id_amended = sold.id) as "amendedBy",
      (select coalesce(jsonb_agg(jsonb_build_object('idPaymentMethod', payment.id_payment_method, 'kind', payment.kind,
          'amount', payment.amount, 'change', payment.change, 'card', case when card.id is not null then
            jsonb_build_object('brand', card.brand, 'kind', card.kind, 'origin', card.origin, 'scope', card.scope,
              'reader', card.reader, 'model', card.model) end) order by payment.position), '[]')
        from ${ticketPayment} payment
        left join ${cardPayment} card on card.id_company = payment.id_company and card.id_ticket = payment.id_ticket
          and card.position = payment.position
        where payment.id_company = sold.id_company and payment.id_ticket = sold.id) as payments
    from ${ticket} sold ${places}
    where sold.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
