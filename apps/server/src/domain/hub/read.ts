import type { AnswerOf, HubOrder, HubOrderHead, hubOrderCalls, listFilter } from '@comanda/api/calls';
import { orderStatuses } from '@comanda/api/calls';
import { defineResource, f } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { hubOrder } from '../../db/schema/hub.ts';
import { firedOrder, kitchenLine, kitchenTask } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket } from '../../db/schema/sales.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';

/** Minutes after which a guest expects to hear whether the store makes an order (docs/product.md §17.7). */
const ANSWER_MINUTES = 5;
/** What its guest has fetched is through; what a rider has fetched is on its way. */
const isOpen = sql`made.status not in ('DLV', 'RJT', 'CNS', 'CNC', 'CRC')
  and (made.status <> 'PPK' or made.service_kind in ('02', '03'))`;
const isLate = sql`case
  when not (${isOpen}) or made.status = 'PPK' then false
  when made.status in ('PRC', 'SNT', 'RCV') then now() > least(made.due, made.at + ${ANSWER_MINUTES} * interval '1 minute')
  else now() > made.due end`;

const head = sql`made.id, made.id_store as "idStore", ${storeName} as "sName", shop.time_zone as "timeZone", made.code,
  made.status, ${instantOf(sql`made.at`)} as at, ${instantOf(sql`made.due`)} as due,
  ${instantOf(sql`made.wanted`)} as wanted, ${isLate} as "isLate", made.id_store_service as "idStoreService",
  service.names as "serviceNames", made.service_kind as "serviceKind", source.names as source,
  made.customer, made.is_paid as "isPaid", made.currency, made.total::float8 as total,
  (select coalesce(sum((line ->> 'quantity')::int), 0)::int from jsonb_array_elements(made.lines) line) as portions`;
const around = sql`
  join ${store} shop on shop.id_company = made.id_company and shop.id = made.id_store
  join ${resourceTable('storeService')} service on service.id_company = made.id_company
    and service.id = made.id_store_service
  left join ${resourceTable('businessSource')} source on source.id_company = made.id_company
    and source.id = service.id_business_source`;
const whole = sql`${head}, made.phone, made.address, made.table_name as "table", made.note, made.lines, made.steps,
  (select jsonb_build_object('made', count(*) filter (where task.status in ('FNL', 'RDY', 'DLV')), 'all', count(*))
    from ${firedOrder} fired
    join ${kitchenTask} task on task.id_company = fired.id_company and task.id_order = fired.id
    join ${kitchenLine} line on line.id_company = task.id_company and line.id = task.id_line and not line.is_voided
    where fired.id_company = made.id_company and fired.id_terminal = made.id_terminal and fired.number = made.number
    having count(*) > 0) as kitchen,
  (select jsonb_build_object('id', sold.id, 'number', sold.number) from ${ticket} sold
    where sold.id_company = made.id_company and sold.id_terminal = made.id_terminal
      and sold.number = made.number) as ticket`;

/** Orders that are not ended: late ones first, then by when they have to be ready (docs/product.md §17.7). */
export const liveOrders = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
): Promise<AnswerOf<typeof hubOrderCalls.live>> => {
  const { rows } = await db.execute<HubOrder & Record<string, unknown>>(sql`
    select ${whole} from ${hubOrder} made ${around}
    where made.id_company = ${idCompany} and ${isOpen}
    order by ${isLate} desc, made.due, made.id limit 300`);
  return rows;
};

export const orderBy = async ({ db }: Pick<Work, 'db'>, id: string): Promise<HubOrder> => {
  const { rows } = await db.execute<HubOrder & Record<string, unknown>>(sql`
    select ${whole} from ${hubOrder} made ${around} where made.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};

const statuses = Object.fromEntries(orderStatuses.map((status) => [status, status]));
const listing: Listing = {
  fields: defineResource({
    code: 'HOR',
    route: '/hub/orders',
    owner: 'company',
    service: 'hub',
    name: 'hubOrder',
    fields: {
      idStore: f.ref('STR'),
      idStoreService: f.ref('HSS'),
      status: f.choice(statuses, 'SNT'),
      at: f.date({ moment: true }),
      due: f.date({ moment: true }),
      total: f.money(),
    },
    list: { columns: ['at', 'total'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${hubOrder}`,
  columns: {
    id: sql`${hubOrder.id}`,
    idStore: sql`${hubOrder.idStore}`,
    idStoreService: sql`${hubOrder.idStoreService}`,
    status: sql`${hubOrder.status}`,
    at: sql`${hubOrder.at}`,
    due: sql`${hubOrder.due}`,
    total: sql`${hubOrder.total}`,
    created: sql`${hubOrder.at}`,
  },
  where: (idCompany) => sql`${hubOrder.idCompany} = ${idCompany}`,
  search: sql`(${hubOrder.code} || ' ' || ${hubOrder.customer})`,
  order: sql`${hubOrder.at} desc, ${hubOrder.id} desc`,
};
export const listOrders = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof hubOrderCalls.list>> => {
  const { ids, total, more } = await findPage(work, listing, asked);
  const { rows } = await work.db.execute<HubOrderHead & Record<string, unknown>>(sql`
    select ${head} from ${hubOrder} made ${around}
    where made.id_company = ${asked.idCompany} and made.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], made.id)`);
  return { elements: rows, total, ...(more && { more }) };
};
