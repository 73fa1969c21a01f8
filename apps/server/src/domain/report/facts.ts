import { type Facet, type Grain, grainOf, type Span, type Sum, sums } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import { dayBegins } from './stores.ts';

const product = resourceTable('product');

/** Which sales are counted: of which stores, on which business days. */
export interface Counted extends Span {
  readonly companies: readonly string[];
  readonly stores: readonly string[];
  /** Days that they are told later than they were, to stand beside those that they are compared with. */
  readonly shift: number;
  /** Of days before, only what was sold by the minute that it is now. */
  readonly upToNow: boolean;
}

/** What each sum is made of, by the part of a ticket that is counted; what is not said is nothing. */
const columns: Readonly<Record<Grain, Readonly<Partial<Record<Sum, SQL>>>>> = {
  ticket: {
    gross: sql`sold.total`,
    net: sql`sold.net`,
    tax: sql`sold.total - sold.net`,
    tickets: sql`1`,
    tips: sql`(select sum(payment.amount) from ${ticketPayment} payment
      where payment.id_company = sold.id_company and payment.id_ticket = sold.id and payment.kind = 'P')`,
  },
  line: {
    gross: sql`sum(line.total)`,
    tickets: sql`1`,
    quantity: sql`sum(line.quantity)`,
  },
  payment: {
    gross: sql`sum(payment.amount) filter (where payment.kind <> 'P')`,
    tickets: sql`1`,
    tips: sql`sum(payment.amount) filter (where payment.kind = 'P')`,
  },
  tax: {
    gross: sql`sum(share.base + share.tax)`,
    net: sql`sum(share.base)`,
    tax: sql`sum(share.tax)`,
    tickets: sql`1`,
  },
};
const columnsOf = (grain: Grain): SQL =>
  sql.join(
    sums.map((sum) => sql`coalesce(${columns[grain][sum] ?? sql`0`}, 0) as ${sql.identifier(sum)}`),
    sql`, `,
  );

/** What a facet calls a ticket or a part of one. */
const keys: Readonly<Record<Facet, SQL>> = {
  terminal: sql`sold.id_terminal::text`,
  service: sql`sold.service_kind`,
  department: sql`article.id_department::text`,
  product: sql`line.id_product::text`,
  // A payment that the till had no method for is told by its kind.
  paymentMethod: sql`coalesce(payment.id_payment_method::text, payment.kind)`,
  tax: sql`share.id_tax::text`,
};
const from: Readonly<Record<Exclude<Grain, 'ticket'>, SQL>> = {
  line: sql`${ticketLine} line
    left join ${product} article on article.id_company = line.id_company and article.id = line.id_product
    where line.id_company = sold.id_company and line.id_ticket = sold.id`,
  payment: sql`${ticketPayment} payment
    where payment.id_company = sold.id_company and payment.id_ticket = sold.id`,
  tax: sql`${ticketTax} share where share.id_company = sold.id_company and share.id_ticket = sold.id`,
};

/** Of each ticket in `sold` what it adds to each key of a facet: one row for a key. */
export const parts = (facet: Facet | undefined): SQL => {
  const grain = facet === undefined ? 'ticket' : grainOf(facet);
  const key = facet === undefined ? sql`null::text` : keys[facet];
  return grain === 'ticket'
    ? sql`(select ${key} as key, ${columnsOf(grain)})`
    : sql`(select ${key} as key, ${columnsOf(grain)} from ${from[grain]} group by 1)`;
};

/** Tickets with the business day and the hour that they were sold at, as their store's clock showed it. */
const soldIn = ({ companies, stores, from: first, to, shift, upToNow }: Counted): SQL => {
  const local = sql`sold.at at time zone shop.time_zone`;
  const business = sql`(${local} - ${dayBegins} * interval '1 hour')::date`;
  return sql`select sold.id_company, sold.id, sold.id_store, sold.id_terminal, sold.currency, sold.service_kind,
      sold.total, sold.net, sold.received, ${business} + ${shift}::int as day,
      extract(hour from ${local})::int as hour
    from ${ticket} sold join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    where sold.id_company = any(${sql.param(companies)}::uuid[])
      and sold.id_store = any(${sql.param(stores)}::uuid[])
      and sold.at >= ${first}::date - 1 and sold.at < ${to}::date + 3
      and ${business} between ${first}::date and ${to}::date
      ${upToNow ? sql`and ${local} <= now() at time zone shop.time_zone - ${shift}::int * interval '1 day'` : sql``}`;
};

/** Rows of `currency`, `id_store`, `day`, `hour`, `key`, `received` and the sums. */
export const facts = (facet: Facet | undefined, counted: Counted): SQL => sql`
  select sold.currency, sold.id_store, sold.day, sold.hour, sold.received, part.*
  from (${soldIn(counted)}) sold cross join lateral ${parts(facet)} part`;
