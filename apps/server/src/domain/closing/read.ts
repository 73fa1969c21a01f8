import type {
  AnswerOf,
  Businesses,
  closingCalls,
  ClosingHead,
  ClosingWhole,
  PeriodSales,
} from '@comanda/api/calls';
import { daysLater } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { closing, ticket, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { instantOf } from '../instant.ts';
import { currenciesOf } from '../report/currencies.ts';
import { businessDay } from '../report/days.ts';
import { type Place, storesOf } from '../report/stores.ts';
import { blocksOf, noOwn } from './blocks.ts';

type Reader = Pick<Work, 'db' | 'companies'>;
interface Between extends Businesses {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
/** Zs that one list holds; more are asked for in parts. */
const most = 2000;

const head = sql`shut.id, shut.kind, shut.id_company as "idCompany", shut.id_store as "idStore", ${storeName} as "sName",
  shut.id_terminal as "idTerminal", till.name as terminal, shut.number,
  to_char(${businessDay(sql`shut."from"`)}, 'YYYY-MM-DD') as day, ${instantOf(sql`shut."from"`)} as "from",
  ${instantOf(sql`shut."to"`)} as "to", shut.currency, shut.first_ticket as "firstTicket", shut.last_ticket as "lastTicket",
  shut.tickets, shut.net::float8 as net, shut.total::float8 as total, shut.grand_total::float8 as "grandTotal",
  shut.grand_returns::float8 as "grandReturns", (shut.blocks -> 'cash' ->> 'difference')::float8 as difference`;
const places = sql`
  join ${store} shop on shop.id_company = shut.id_company and shop.id = shut.id_store
  join ${terminal} till on till.id_company = shut.id_company and till.id = shut.id_terminal`;

/** A till may close its day in the morning after: a Z is of the day that it began on. */
const within = (shops: readonly Place[], { from, to }: Between): SQL => {
  const today =
    shops
      .map((place) => place.today)
      .toSorted()
      .at(-1) ?? new Date().toISOString().slice(0, 10);
  const last = to ?? from ?? daysLater(today, -1);
  const first = from ?? last;
  return sql`shut.id_company = any(${sql.param([...new Set(shops.map(({ idCompany }) => idCompany))])}::uuid[])
    and shut.id_store = any(${sql.param(shops.map(({ id }) => id))}::uuid[]) and shut.kind = 'Z'
    and shut."to" >= ${first}::date - 1 and shut."from" < ${last}::date + 3
    and ${businessDay(sql`shut."from"`)} between ${first}::date and ${last}::date`;
};

export const listClosings = async (reader: Reader, asked: Between): Promise<ClosingHead[]> => {
  const shops = await storesOf(reader, asked);
  const { rows } = await reader.db.execute<ClosingHead & Record<string, unknown>>(sql`
    select ${head} from ${closing} shut ${places} where ${within(shops, asked)}
    order by shut."to" desc, shut.id limit ${most}`);
  return rows;
};

export const closingsByStore = async (
  reader: Reader,
  asked: Between,
): Promise<AnswerOf<typeof closingCalls.zBetween>> => {
  const closings = await listClosings(reader, asked);
  const names = new Map(closings.map(({ idStore, sName }) => [idStore, sName]));
  return [...names].map(([idStore, sName]) => ({
    idStore,
    sName,
    closings: closings.filter((one) => one.idStore === idStore).toReversed(),
  }));
};

export const closingBy = async ({ db }: Reader, id: string): Promise<ClosingWhole> => {
  const { rows } = await db.execute<ClosingWhole & Record<string, unknown>>(sql`
    select ${head}, shut.taxes, shut.payments, shut.blocks from ${closing} shut ${places}
    where shut.id = ${id} and shut.kind = 'Z'`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};

type OfStore = PeriodSales & {
  readonly idCompany: string;
  readonly cName: string;
  readonly idStore: string;
  readonly sName: string;
  readonly currency: string;
};
type Summed = AnswerOf<typeof closingCalls.zSummarized>;
const measures = [
  'closings',
  'tickets',
  'gross',
  'net',
  'tax',
  'refunds',
  'discounts',
  'tips',
  'difference',
] as const satisfies readonly (keyof PeriodSales)[];
const nothing: PeriodSales = {
  closings: 0,
  tickets: 0,
  gross: 0,
  net: 0,
  tax: 0,
  refunds: 0,
  discounts: 0,
  tips: 0,
  difference: 0,
};
const figuresOf = (row: PeriodSales): PeriodSales => ({
  closings: row.closings,
  tickets: row.tickets,
  gross: row.gross,
  net: row.net,
  tax: row.tax,
  refunds: row.refunds,
  discounts: row.discounts,
  tips: row.tips,
  difference: row.difference,
});
const added = (rows: readonly PeriodSales[]): PeriodSales =>
  rows.reduce((sum, row) => {
    const next = { ...sum };
    for (const measure of measures) next[measure] += row[measure];
    return next;
  }, nothing);

const summed = async (reader: Reader, rows: readonly OfStore[]): Promise<Summed> => {
  const codes = [...new Set(rows.map(({ currency }) => currency))];
  const companies = [...new Map(rows.map((row) => [`${row.idCompany} ${row.currency}`, row])).values()];
  const currencies = await currenciesOf(reader, codes);
  return {
    summarized: codes.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        periodSales: added(own),
        periodSalesStores: own.map((row) => ({ ...figuresOf(row), idStore: row.idStore, sName: row.sName })),
      };
    }),
    consolidated: companies.map(({ idCompany, cName, currency }) => ({
      idCompany,
      cName,
      currency,
      periodSales: added(rows.filter((row) => row.idCompany === idCompany && row.currency === currency)),
    })),
    currency: currencies.map(({ money }) => money),
  };
};

/** What the Zs of a time come to (docs/product.md §10.4). */
export const sumClosings = async (reader: Reader, asked: Between): Promise<Summed> => {
  const shops = await storesOf(reader, asked);
  const { rows } = await reader.db.execute<OfStore & Record<string, unknown>>(sql`
    select shut.id_company as "idCompany", business.name as "cName", shut.id_store as "idStore", ${storeName} as "sName",
      shut.currency, count(*)::int as closings, sum(shut.tickets)::int as tickets, sum(shut.total)::float8 as gross,
      sum(shut.net)::float8 as net, sum(shut.total - shut.net)::float8 as tax,
      coalesce(sum((shut.blocks -> 'refunds' ->> 'amount')::bigint), 0)::float8 as refunds,
      coalesce(sum((select sum((off ->> 'amount')::bigint) from jsonb_array_elements(shut.blocks -> 'discounts') off)), 0)::float8
        as discounts,
      coalesce(sum((shut.blocks ->> 'tips')::bigint), 0)::float8 as tips,
      coalesce(sum((shut.blocks -> 'cash' ->> 'difference')::bigint), 0)::float8 as difference
    from ${closing} shut ${places}
    join ${company} business on business.id_company = shut.id_company
    where ${within(shops, asked)}
    group by shut.id_company, business.name, shut.id_store, shop.id_company, shop.names, shop.code, shut.currency
    order by gross desc, "idStore"`);
  return summed(reader, rows);
};

/** Tickets that are in no Z yet. */
const open = (shops: readonly Place[]): SQL =>
  sql`sold.id_company = any(${sql.param([...new Set(shops.map(({ idCompany }) => idCompany))])}::uuid[])
    and sold.id_store = any(${sql.param(shops.map(({ id }) => id))}::uuid[]) and sold.id_closing is null`;
const stands = sql`sold.voided is null and not sold.training`;

/** What tills have sold since their last Z, by till; `by` joins those of a store. */
const readOpen = async (
  { db }: Reader,
  shops: readonly Place[],
  by: 'store' | 'terminal',
): Promise<ClosingHead[]> => {
  const till = by === 'terminal' ? sql`till.id` : sql`null::uuid`;
  const name = by === 'terminal' ? sql`till.name` : sql`null::text`;
  const number =
    by === 'terminal'
      ? sql`coalesce((select max(last.number) from ${closing} last
    where last.id_company = shop.id_company and last.id_terminal = till.id and last.kind = 'Z'), 0) + 1`
      : sql`null::int`;
  const { rows } = await db.execute<ClosingHead & Record<string, unknown>>(sql`
    select null as id, 'X' as kind, shop.id_company as "idCompany", shop.id as "idStore", ${storeName} as "sName",
      ${till} as "idTerminal", ${name} as terminal, ${number} as number,
      to_char(min(sold.day), 'YYYY-MM-DD') as day, ${instantOf(sql`min(sold.at)`)} as "from", ${instantOf(sql`now()`)} as "to",
      sold.currency, ${by === 'terminal' ? sql`min(sold.number)` : sql`null::int`} as "firstTicket",
      ${by === 'terminal' ? sql`max(sold.number)` : sql`null::int`} as "lastTicket",
      count(*) filter (where ${stands} and sold.kind = 'N')::int as tickets,
      coalesce(sum(sold.net) filter (where ${stands}), 0)::float8 as net,
      coalesce(sum(sold.total) filter (where ${stands}), 0)::float8 as total,
      null::float8 as "grandTotal", null::float8 as "grandReturns", null::float8 as difference
    from ${ticket} sold
    join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    join ${terminal} till on till.id_company = sold.id_company and till.id = sold.id_terminal
    where ${open(shops)}
    group by shop.id_company, shop.id, shop.names, shop.code, sold.currency
      ${by === 'terminal' ? sql`, till.id, till.name` : sql``}
    order by total desc`);
  return rows;
};

export const openOf = async (reader: Reader, asked: Businesses): Promise<ClosingHead[]> =>
  readOpen(reader, await storesOf(reader, asked), 'terminal');

/** The open periods in sums; tickets that are not closed have no cash counted. */
export const sumOpen = async (reader: Reader, asked: Businesses): Promise<Summed> => {
  const shops = await storesOf(reader, asked);
  const { rows } = await reader.db.execute<OfStore & Record<string, unknown>>(sql`
    select sold.id_company as "idCompany", business.name as "cName", sold.id_store as "idStore", ${storeName} as "sName",
      sold.currency, count(distinct sold.id_terminal)::int as closings,
      count(*) filter (where sold.kind = 'N')::int as tickets, sum(sold.total)::float8 as gross,
      sum(sold.net)::float8 as net, sum(sold.total - sold.net)::float8 as tax,
      coalesce(-sum(sold.total) filter (where sold.kind = 'A'), 0)::float8 as refunds,
      sum(sold.discount)::float8 as discounts, sum(sold.tips)::float8 as tips, 0::float8 as difference
    from ${ticket} sold
    join ${store} shop on shop.id_company = sold.id_company and shop.id = sold.id_store
    join ${company} business on business.id_company = sold.id_company
    where ${open(shops)} and ${stands}
    group by sold.id_company, business.name, sold.id_store, shop.id_company, shop.names, shop.code, sold.currency
    order by gross desc, "idStore"`);
  return summed(reader, rows);
};

const shares = async ({ db }: Reader, which: SQL): Promise<Pick<ClosingWhole, 'taxes' | 'payments'>> => {
  const { rows } = await db.execute<Pick<ClosingWhole, 'taxes' | 'payments'> & Record<string, unknown>>(sql`
    with stands as materialized (select sold.id_company, sold.id from ${ticket} sold where ${which} and ${stands})
    select coalesce((select jsonb_agg(part) from (
        select share.id_tax as "idTax", min(share.code) as code, sum(share.base) as base, sum(share.tax) as tax
        from ${ticketTax} share join stands on stands.id_company = share.id_company and stands.id = share.id_ticket
        group by 1 order by 2, 1) part), '[]') as taxes,
      coalesce((select jsonb_agg(part) from (
        select payment.kind, count(*) as count, sum(payment.amount) as amount
        from ${ticketPayment} payment join stands on stands.id_company = payment.id_company and stands.id = payment.id_ticket
        group by 1 order by 1) part), '[]') as payments`);
  return rows[0] ?? { taxes: [], payments: [] };
};

/** An X of a store, read at the office: it changes nothing. */
export const readX = async (
  reader: Work,
  idStore: string,
): Promise<AnswerOf<typeof closingCalls.xOfStore>> => {
  const shops = await storesOf(reader, { idStores: [idStore] });
  const [place] = shops;
  if (!place) throw unknownRecord();
  const wholeOf = async (one: ClosingHead): Promise<ClosingWhole> => {
    const which =
      one.idTerminal === null ? open(shops) : sql`${open(shops)} and sold.id_terminal = ${one.idTerminal}`;
    return { ...one, ...(await shares(reader, which)), blocks: await blocksOf(reader.db, which, noOwn) };
  };
  const terminals: ClosingWhole[] = [];
  for (const one of await readOpen(reader, shops, 'terminal')) terminals.push(await wholeOf(one));
  const [sum] = await readOpen(reader, shops, 'store');
  const [currency] = await currenciesOf(reader, []);
  const at = new Date().toISOString();
  const { rows } = await reader.db.execute<{ sName: string }>(
    sql`select ${storeName} as "sName" from ${store} shop where shop.id = ${idStore}`,
  );
  const empty: ClosingHead = {
    id: null,
    kind: 'X',
    idCompany: place.idCompany,
    idStore,
    sName: rows[0]?.sName ?? '',
    idTerminal: null,
    terminal: null,
    number: null,
    day: place.today,
    from: at,
    to: at,
    currency: currency?.currency ?? '',
    firstTicket: null,
    lastTicket: null,
    tickets: 0,
    net: 0,
    total: 0,
    grandTotal: null,
    grandReturns: null,
    difference: null,
  };
  return { at, store: await wholeOf(sum ?? empty), terminals };
};

/** Currencies of stores: each has that of its company. */
export const currenciesByStore = async (
  reader: Reader,
  asked: Businesses,
): Promise<AnswerOf<typeof closingCalls.currencies>> => {
  const shops = await storesOf(reader, asked);
  const currencies = await currenciesOf(reader, []);
  return shops.flatMap(({ idCompany, id }) => {
    const own = currencies.find(({ idCompanies }) => idCompanies.includes(idCompany));
    return own ? [{ idCompany, idStore: id, money: own.money }] : [];
  });
};
