import type { AnswerOf, balanceCalls, BalanceFilter, BalanceRecord } from '@comanda/api/calls';
import { lengthOf } from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice } from '../../db/schema/invoice.ts';
import { purchase } from '../../db/schema/purchase.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { saleSum, ticket } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { sought } from '../../resource/conditions.ts';

/** So many days are told one by one. */
const mostDays = 62;
/** As reports: three years and some. */
const longest = 1_100;

const idsIn = ({ idStores, idStore }: BalanceFilter): readonly string[] | null =>
  idStores ?? (idStore === undefined ? null : [idStore]);

/** A store that is not one of the company's is unknown, also beside some that are. */
const refuseWrong = async (db: Database, asked: BalanceFilter): Promise<void> => {
  const { idCompany, from, to } = asked;
  if (to < from) throw constraint([{ entity: 'BLN', field: 'to', error: 'before_start' }]);
  if (lengthOf({ from, to }) > longest)
    throw constraint([{ entity: 'BLN', field: 'to', error: 'too_many', params: { max: longest } }]);
  const ids = idsIn(asked);
  if (ids === null) return;
  const { rows } = await db.execute<{ known: number }>(sql`
    select count(*)::int as known from ${store} shop
    where shop.id_company = ${idCompany} and shop.id = any(${sql.param(ids)}::uuid[])`);
  if (rows[0]?.known !== new Set(ids).size) throw unknownRecord();
};

/** Stores that a balance is about; each with its name. */
const stores = (asked: BalanceFilter): SQL => {
  const { idCompany, search } = asked;
  const ids = idsIn(asked);
  const words = search.trim();
  return sql`select shop.id_company, shop.id, ${storeName} as name from ${store} shop
    where shop.id_company = ${idCompany}
      and (${sql.param(ids)}::uuid[] is null or shop.id = any(${sql.param(ids)}::uuid[]))
      and (${words} = '' or comanda_fold(shop.code || ' ' || comanda_texts(shop.names)) like ${sought(words)})`;
};

/** What was sold, day by day: from the sums of its days, or from its tickets where not all of them are meant. */
const sold = ({ idCompany, from, to, isFiscal }: BalanceFilter): SQL =>
  isFiscal
    ? sql`select sale.id_store, sale.day, sale.currency, 'SLE' as kind, sale.total as gross, sale.net
        from ${ticket} sale
        left join ${resourceTable('ticketKind')} kind on kind.id_company = sale.id_company and kind.id = sale.id_ticket_kind
        where sale.id_company = ${idCompany} and sale.day between ${from} and ${to}
          and sale.voided is null and not sale.training and coalesce(kind.kind, 'FSC') = 'FSC'`
    : sql`select sale.id_store, sale.day, sale.currency, 'SLE' as kind, sale.gross, sale.net
        from ${saleSum} sale
        where sale.id_company = ${idCompany} and sale.facet = '' and sale.grain = 'D' and sale.day between ${from} and ${to}`;
/** What was delivered on notes is sold on the day of its invoice, and given back on that of its credit note. */
const invoiced = ({ idCompany, from, to }: BalanceFilter): SQL => sql`
  select made.id_store, made.day, made.currency, 'SLE' as kind, made.total as gross, made.net from ${invoice} made
  where made.id_company = ${idCompany} and made.day between ${from} and ${to}
    and exists (select from ${invoiceDeliveryNote} held where held.id_company = made.id_company
      and held.id_invoice = coalesce(made.id_amended, made.id))`;
const bought = ({ idCompany, from, to }: BalanceFilter): SQL => sql`
  select made.id_store, made.day, made.currency, 'PUR' as kind, made.total as gross, made.net from ${purchase} made
  where made.id_company = ${idCompany} and made.status = 'A' and made.day between ${from} and ${to}`;
const moved = (asked: BalanceFilter): SQL => sql`
  with place as (${stores(asked)}), moved as (
    ${sold(asked)} union all ${invoiced(asked)} union all ${bought(asked)})`;

export const balanceByPart = async (
  db: Database,
  asked: BalanceFilter,
): Promise<AnswerOf<typeof balanceCalls.range>> => {
  await refuseWrong(db, asked);
  const part = lengthOf(asked) > mostDays ? sql`date_trunc('month', moved.day)::date` : sql`moved.day`;
  const { rows } = await db.execute<BalanceRecord & Record<string, unknown>>(sql`${moved(asked)}
    select moved.currency, moved.kind, to_char(${part}, 'YYYYMMDD"000000"') as "FromDate", sum(moved.gross)::float8 as cash
    from moved join place on place.id = moved.id_store
    group by moved.currency, moved.kind, ${part} order by 3, 2 desc, 1`);
  return { records: rows };
};

const sum = (column: 'gross' | 'net', kind: BalanceRecord['kind']): SQL =>
  sql`coalesce(sum(${sql.raw(`moved.${column}`)}) filter (where moved.kind = ${kind}), 0)::float8`;

type Row = AnswerOf<typeof balanceCalls.summary>['stores'][number];
export const balanceOf = async (
  db: Database,
  asked: BalanceFilter,
): Promise<AnswerOf<typeof balanceCalls.summary>> => {
  await refuseWrong(db, asked);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`${moved(asked)}
    select place.id as "idStore", place.name as "sName", moved.currency, ${sum('gross', 'SLE')} as sales,
      ${sum('net', 'SLE')} as "salesNet", ${sum('gross', 'PUR')} as purchases, ${sum('net', 'PUR')} as "purchasesNet",
      ${sum('net', 'SLE')} - ${sum('net', 'PUR')} as balance
    from moved join place on place.id = moved.id_store
    group by place.id, place.name, moved.currency order by sales desc, place.name, moved.currency`);
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const added = (currency: string, of: (row: Row) => number): number =>
    rows.reduce((all, row) => (row.currency === currency ? all + of(row) : all), 0);
  return {
    totals: currencies.map((currency) => ({
      currency,
      sales: added(currency, ({ sales }) => sales),
      salesNet: added(currency, ({ salesNet }) => salesNet),
      purchases: added(currency, ({ purchases }) => purchases),
      purchasesNet: added(currency, ({ purchasesNet }) => purchasesNet),
      balance: added(currency, ({ balance }) => balance),
    })),
    stores: rows,
  };
};
