import type {
  AnswerOf,
  listFilter,
  Purchase,
  purchaseCalls,
  PurchaseHead,
  PurchaseSum,
} from '@comanda/api/calls';
import { defineResource, f } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { purchase, purchaseLine } from '../../db/schema/purchase.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';

const counts = sql`${purchase.status} = 'A'`;
const listing: Listing = {
  fields: defineResource({
    code: 'PUR',
    route: '/documents/purchases/tickets',
    owner: 'company',
    service: 'document',
    name: 'purchase',
    fields: {
      idStore: f.ref('STR'),
      idSupplier: f.ref('SPL'),
      kind: f.choice({ N: 'goods received', A: 'goods sent back' }, 'N'),
      status: f.choice({ A: 'counts', D: 'taken back' }, 'A'),
      day: f.date(),
      at: f.date({ moment: true }),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      net: f.money(),
      total: f.money(),
    },
    list: { columns: ['number', 'day', 'total'], search: [], sort: 'day', facets: [] },
    form: [],
  }),
  from: sql`${purchase}`,
  columns: {
    id: sql`${purchase.id}`,
    idStore: sql`${purchase.idStore}`,
    idSupplier: sql`${purchase.idSupplier}`,
    kind: sql`${purchase.kind}`,
    status: sql`${purchase.status}`,
    day: sql`${purchase.day}`,
    at: sql`${purchase.at}`,
    number: sql`${purchase.number}`,
    net: sql`${purchase.net}`,
    total: sql`${purchase.total}`,
    created: sql`${purchase.at}`,
  },
  where: (idCompany) => sql`${purchase.idCompany} = ${idCompany}`,
  search: sql`(${purchase.label} || ' ' || ${purchase.document} || ' ' || ${purchase.supplier})`,
  order: sql`${purchase.at} desc, ${purchase.id} desc`,
  sums: (found) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'purchases', purchases, 'net', net, 'total', total)
      order by purchases desc, currency)
    from (select ${purchase.currency} as currency, count(*)::int as purchases,
        coalesce(sum(${purchase.net}) filter (where ${counts}), 0) as net,
        coalesce(sum(${purchase.total}) filter (where ${counts}), 0) as total
      from ${found} group by ${purchase.currency}) sums), '[]')`,
};

const head = sql`made.id, made.kind, made.status, made.label, made.number, made.document,
  to_char(made.day, 'YYYY-MM-DD') as day, ${instantOf(sql`made.at`)} as at, made.id_store as "idStore",
  ${storeName} as "sName", shop.time_zone as "timeZone", made.id_supplier as "idSupplier", made.supplier, made.currency,
  made.net::float8 as net, made.total::float8 as total`;
const places = sql`join ${store} shop on shop.id_company = made.id_company and shop.id = made.id_store`;

export const listPurchases = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof purchaseCalls.list>> => {
  const { ids, sums, ...size } = await findPage<PurchaseSum>(work, listing, asked);
  const { rows } = await work.db.execute<PurchaseHead & Record<string, unknown>>(sql`
    select ${head}, (select count(*)::int from ${purchaseLine} line
      where line.id_company = made.id_company and line.id_purchase = made.id) as lines
    from ${purchase} made ${places}
    where made.id_company = ${asked.idCompany} and made.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], made.id)`);
  return { elements: rows, ...size, ...(sums && { sums: [...sums] }) };
};

/** How many of those that some words find are answered. */
const mostFound = 20;
export const findPurchases = async (
  work: Pick<Work, 'db' | 'caller'>,
  { idCompany, search }: { readonly idCompany: string; readonly search: string },
): Promise<AnswerOf<typeof purchaseCalls.query>> => {
  const { elements } = await listPurchases(work, { idCompany, search, limit: 25, offset: 0, order: '' });
  return elements.slice(0, mostFound);
};

const other = (condition: ReturnType<typeof sql>) =>
  sql`(select jsonb_build_object('id', other.id, 'label', other.label) from ${purchase} other
    where other.id_company = made.id_company and ${condition})`;

export const purchaseBy = async ({ db }: Pick<Work, 'db'>, id: string): Promise<Purchase> => {
  const { rows } = await db.execute<Purchase & Record<string, unknown>>(sql`
    select ${head}, made.tax_number as "taxNumber", made.taxes, made.costs,
      jsonb_build_object('code', money.code, 'symbol', money.symbol, 'decimals', money.decimals,
        'rightposition', money.rightposition, 'thousandSeparator', money.thousand_separator,
        'decimalSeparator', money.decimal_separator) as money,
      (select jsonb_agg(jsonb_build_object('idProduct', line.id_product, 'name', line.name,
          'quantity', line.quantity::text, 'price', line.price::text, 'discount', line.discount::text,
          'idTax', line.id_tax, 'net', line.net, 'isCounted', line.is_counted) order by line.position)
        from ${purchaseLine} line
        where line.id_company = made.id_company and line.id_purchase = made.id) as details,
      ${other(sql`other.id = made.id_corrected`)} as corrects,
      ${other(sql`other.id_corrected = made.id`)} as "correctedBy"
    from ${purchase} made ${places}
    join ${resourceTable('currency')} money on money.id_company = made.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    where made.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
