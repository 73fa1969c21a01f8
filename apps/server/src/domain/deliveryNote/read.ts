import type {
  AnswerOf,
  deliveryNoteCalls,
  DeliveryNoteHead,
  DeliveryNoteSum,
  listFilter,
} from '@comanda/api/calls';
import { defineResource, f, optional } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { deliveryNote, invoiceDeliveryNote } from '../../db/schema/deliveryNote.ts';
import { invoice } from '../../db/schema/invoice.ts';
import type { Database } from '../../db/transaction.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import { nameOf } from '../ticket/tickets.ts';

/** O until somebody is invoiced for it. */
const stateOf = (
  idCompany: SQL,
  id: SQL,
): SQL => sql`(case when exists (select from ${invoiceDeliveryNote} held
  where held.id_company = ${idCompany} and held.id_delivery_note = ${id} and held.is_held) then 'I' else 'O' end)`;
const today = sql`(now() at time zone (select shop.time_zone from ${store} shop
  where shop.id_company = ${deliveryNote.idCompany} and shop.id = ${deliveryNote.idStore}))::date`;

const listing: Listing = {
  fields: defineResource({
    code: 'DLN',
    route: '/documents/sales/deliveryNote',
    owner: 'company',
    service: 'document',
    name: 'deliveryNote',
    fields: {
      idStore: f.ref('STR'),
      idTerminal: f.ref('TRM'),
      idEmployee: optional(f.ref('EMP')),
      idCustomer: f.ref('CST'),
      kind: f.choice({ N: 'delivered', B: 'amended', A: 'credited' }, 'N'),
      state: f.choice({ O: 'open', I: 'invoiced' }, 'O'),
      at: f.date({ moment: true }),
      /** Days since then by the clock of its store, 0 today: the same filter is right in every zone. */
      daysAgo: f.integer({ min: 0, max: 2 ** 31 - 1 }),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      total: f.money(),
    },
    list: { columns: ['number', 'at', 'total'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${deliveryNote}`,
  columns: {
    id: sql`${deliveryNote.id}`,
    idStore: sql`${deliveryNote.idStore}`,
    idTerminal: sql`${deliveryNote.idTerminal}`,
    idEmployee: sql`${deliveryNote.idEmployee}`,
    idCustomer: sql`${deliveryNote.idCustomer}`,
    kind: sql`${deliveryNote.kind}`,
    state: stateOf(sql`${deliveryNote.idCompany}`, sql`${deliveryNote.id}`),
    at: sql`${deliveryNote.at}`,
    daysAgo: sql`(${today} - ${deliveryNote.day})`,
    number: sql`${deliveryNote.number}`,
    total: sql`${deliveryNote.total}`,
    created: sql`${deliveryNote.received}`,
  },
  days: { at: sql`${deliveryNote.day}` },
  where: (idCompany) => sql`${deliveryNote.idCompany} = ${idCompany}`,
  search: sql`(${deliveryNote.number}::text || ' '
    || coalesce(${nameOf('customer', sql`${deliveryNote.idCompany}`, sql`${deliveryNote.idCustomer}`)}, ''))`,
  order: sql`${deliveryNote.at} desc, ${deliveryNote.id} desc`,
  sums: (found) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'notes', notes, 'net', net, 'total', total)
      order by notes desc, currency)
    from (select ${deliveryNote.currency} as currency, count(*)::int as notes,
        sum(${deliveryNote.net}) as net, sum(${deliveryNote.total}) as total
      from ${found} group by ${deliveryNote.currency}) sums), '[]')`,
};

const head = sql`brought.id, brought.id_store as "idStore", ${storeName} as "sName", till.name as terminal,
  brought.number, brought.kind, ${instantOf(sql`brought.at`)} as at, shop.time_zone as "timeZone",
  brought.id_customer as "idCustomer",
  ${nameOf('customer', sql`brought.id_company`, sql`brought.id_customer`)} as customer,
  ${nameOf('employee', sql`brought.id_company`, sql`brought.id_employee`)} as employee,
  jsonb_array_length(brought.lines) as lines, brought.currency, brought.net::float8 as net,
  brought.total::float8 as total, ${stateOf(sql`brought.id_company`, sql`brought.id`)} as state`;
const places = sql`
  join ${store} shop on shop.id_company = brought.id_company and shop.id = brought.id_store
  join ${terminal} till on till.id_company = brought.id_company and till.id = brought.id_terminal`;

export const listDeliveryNotes = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof deliveryNoteCalls.list>> => {
  const { ids, sums, ...size } = await findPage<DeliveryNoteSum>(work, listing, asked);
  const { rows } = await work.db.execute<DeliveryNoteHead & Record<string, unknown>>(sql`
    select ${head} from ${deliveryNote} brought ${places}
    where brought.id_company = ${asked.idCompany} and brought.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], brought.id)`);
  return { elements: rows, ...size, ...(sums && { sums: [...sums] }) };
};

type Whole = AnswerOf<typeof deliveryNoteCalls.get>;
export const deliveryNoteBy = async (db: Database, id: string): Promise<Whole> => {
  const { rows } = await db.execute<Whole & Record<string, unknown>>(sql`
    select ${head}, brought.commit_number as commit, brought.note, brought.taxes, brought.discounts,
      (select jsonb_agg(line.value - 'discount' order by line.ordinality)
        from jsonb_array_elements(brought.lines) with ordinality line) as details,
      (select jsonb_build_object('id', made.id, 'label', made.label) from ${invoiceDeliveryNote} held
        join ${invoice} made on made.id_company = held.id_company and made.id = held.id_invoice
        where held.id_company = brought.id_company and held.id_delivery_note = brought.id and held.is_held) as invoice,
      (select jsonb_build_object('id', other.id, 'number', other.number) from ${deliveryNote} other
        where other.id_company = brought.id_company and other.id = brought.id_amended) as amends,
      (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'number', other.number, 'kind', other.kind,
          'total', other.total) order by other.at), '[]') from ${deliveryNote} other
        where other.id_company = brought.id_company and other.id_amended = brought.id) as "amendedBy"
    from ${deliveryNote} brought ${places}
    where brought.id = ${id}`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};
