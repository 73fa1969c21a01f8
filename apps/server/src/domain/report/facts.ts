import { type Facet, type Grain, grainOf, type Sum, sums } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { cardPayment } from '../../db/schema/card.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';

/* What a ticket adds to sums (docs/product.md §20.3), said once: for sums that are kept, made anew, or read from tickets. */

const isSale = sql`sold.kind = 'N'`;
const isRefund = sql`sold.kind = 'A'`;
const one = (condition: SQL): SQL => sql`case when ${condition} then 1 end`;
/** Of a ticket that stands; one that was voided counts as that alone. */
const standing = (value: SQL): SQL => sql`case when sold.voided is null then ${value} end`;

/** Tickets with what their lines and cards come to, once a ticket however many facets count it: read them as `sold`. */
export const tickets: SQL = sql`(
  select one.*, part.quantity, card.cards, card.charges, card.fees from ${ticket} one
  cross join lateral (select sum(line.quantity) as quantity from ${ticketLine} line
    where line.id_company = one.id_company and line.id_ticket = one.id) part
  cross join lateral (select sum(card.amount) as cards, count(*) as charges, sum(card.fee) as fees
    from ${cardPayment} card where card.id_company = one.id_company and card.id_ticket = one.id) card)`;

/** What each sum is made of, by the part of a ticket that is counted; what is not said is nothing. */
const columns: Readonly<Record<Grain, Readonly<Partial<Record<Sum, SQL>>>>> = {
  ticket: {
    gross: standing(sql`sold.total`),
    net: standing(sql`sold.net`),
    tax: standing(sql`sold.total - sold.net`),
    tickets: standing(one(isSale)),
    quantity: standing(sql`sold.quantity`),
    discounts: standing(sql`sold.discount`),
    discounted: standing(one(sql`sold.discount <> 0`)),
    refunds: standing(sql`case when ${isRefund} then -sold.total end`),
    refunded: standing(one(isRefund)),
    voids: sql`sold.corrected + case when sold.voided is null then 0 else sold.total end`,
    voided: one(sql`sold.voided is not null`),
    covers: standing(sql`case when ${isSale} then sold.covers end`),
    tips: standing(sql`sold.tips`),
    rounding: standing(sql`sold.rounding`),
    cards: sql`sold.cards`,
    charges: sql`sold.charges`,
    fees: sql`sold.fees`,
  },
  line: {
    gross: sql`sum(line.total)`,
    net: sql`sum(line.net)`,
    tax: sql`sum(line.total - line.net)`,
    tickets: one(isSale),
    quantity: sql`sum(line.quantity)`,
    discounts: sql`sum(line.discount)`,
    discounted: one(sql`bool_or(line.discount <> 0)`),
    refunds: sql`case when ${isRefund} then -sum(line.total) end`,
    refunded: one(isRefund),
  },
  payment: {
    gross: sql`sum(payment.amount) filter (where payment.kind <> 'P')`,
    tickets: one(isSale),
    refunds: sql`case when ${isRefund} then -sum(payment.amount) end`,
    refunded: one(isRefund),
    tips: sql`sum(payment.amount) filter (where payment.kind = 'P')`,
  },
  tax: {
    gross: sql`sum(share.base + share.tax)`,
    net: sql`sum(share.base)`,
    tax: sql`sum(share.tax)`,
    tickets: one(isSale),
    refunds: sql`case when ${isRefund} then -sum(share.base + share.tax) end`,
    refunded: one(isRefund),
  },
  card: {
    cards: sql`sum(card.amount)`,
    charges: sql`count(*)`,
    fees: sql`sum(card.fee)`,
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
  employee: sql`sold.id_employee::text`,
  customer: sql`sold.id_customer::text`,
  service: sql`sold.service_kind`,
  source: sql`sold.id_source::text`,
  department: sql`line.id_department::text`,
  product: sql`line.id_product::text`,
  // A payment that the till had no method for is told by its kind.
  paymentMethod: sql`coalesce(payment.id_payment_method::text, payment.kind)`,
  tax: sql`share.id_tax::text`,
  cardBrand: sql`card.brand`,
  cardKind: sql`card.kind`,
  cardOrigin: sql`card.origin`,
};
const own = (part: SQL): SQL =>
  sql`${part}.id_company = sold.id_company and ${part}.id_ticket = sold.id and sold.voided is null`;
const from: Readonly<Record<Exclude<Grain, 'ticket'>, SQL>> = {
  line: sql`${ticketLine} line where ${own(sql`line`)}`,
  payment: sql`${ticketPayment} payment where ${own(sql`payment`)}`,
  tax: sql`${ticketTax} share where ${own(sql`share`)}`,
  card: sql`${cardPayment} card where ${own(sql`card`)}`,
};

/** Of each ticket in `sold` what it adds to each key of a facet: one row for a key. */
export const parts = (facet: Facet | undefined): SQL => {
  const grain = facet === undefined ? 'ticket' : grainOf(facet);
  const key = facet === undefined ? sql`null::text` : keys[facet];
  return grain === 'ticket'
    ? sql`(select ${key} as key, ${columnsOf(grain)})`
    : sql`(select ${key} as key, ${columnsOf(grain)} from ${from[grain]} group by 1)`;
};
/** Tickets that count at all: who learns the till sells nothing. */
export const counts: SQL = sql`not sold.training`;
