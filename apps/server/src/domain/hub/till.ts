import {
  type AnswerOf,
  givenUp,
  type hubOrderCalls,
  type OrderStatus,
  type TillOrder,
} from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Till, tillIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { terminal } from '../../db/schema/business.ts';
import { hubOrder } from '../../db/schema/hub.ts';
import { firedOrder, kitchenTask } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { instantOf } from '../instant.ts';
import { writeMove } from './move.ts';
import { serviceCode } from './upload.ts';

type Said = z.output<NonNullable<(typeof hubOrderCalls.ofDevice)['body']>>;
type Found = Record<string, unknown> & { readonly id: string };

export const tillName = async (db: Database, { idCompany, idTerminal }: Till): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from ${terminal} where id_company = ${idCompany} and id = ${idTerminal}`,
  );
  return rows[0]?.name ?? '';
};

/** Keeps the numbers that a till has given to its orders, and what it has taken back. */
const keep = async (
  db: Database,
  { idCompany, idTerminal }: Till,
  { taken, takenBack }: Said,
): Promise<void> => {
  const mine = sql`made.id_company = ${idCompany} and made.id_terminal = ${idTerminal}`;
  for (const { id, number } of taken)
    await db.execute(
      sql`update ${hubOrder} made set number = ${number} where ${mine} and made.id = ${id} and made.number is null`,
    );
  if (takenBack.length > 0)
    await db.execute(sql`update ${hubOrder} made set is_taken_back = true
      where ${mine} and made.id = any(${sql.param([...takenBack])}::uuid[]) and made.status in ('CNS', 'CNC', 'CRC')`);
};

/** What is cooked is started, and what is made is complete: nobody has to say it twice. */
const follow = async (work: Work, till: Till): Promise<void> => {
  const { rows } = await work.db.execute<Found & { idStore: string; to: OrderStatus }>(sql`
    select cooked.id, cooked.id_store as "idStore", case when cooked.is_made then 'PCO' else 'PST' end as "to"
    from (select made.id, made.id_store, made.status,
        bool_and(task.status in ('RDY', 'DLV', 'DSC') or (task.status = 'FNL' and not fired.has_preparation)) as is_made,
        bool_or(task.status <> 'PND') as is_begun
      from ${hubOrder} made
      join ${firedOrder} fired on fired.id_company = made.id_company and fired.id_terminal = made.id_terminal
        and fired.number = made.number
      join ${kitchenTask} task on task.id_company = fired.id_company and task.id_order = fired.id
      where made.id_company = ${till.idCompany} and made.id_terminal = ${till.idTerminal} and made.status in ('ACP', 'PST')
      group by made.id, made.id_store, made.status) cooked
    where cooked.is_made or (cooked.is_begun and cooked.status = 'ACP')`);
  for (const { id, idStore, to } of rows) {
    const { rows: held } = await work.db.execute(sql`select 1 from ${hubOrder} made
      where made.id_company = ${till.idCompany} and made.id = ${id} and made.status in ('ACP', 'PST') for update`);
    if (held.length > 0)
      await writeMove(
        work,
        { id, idStore, idCompany: till.idCompany },
        { status: to, by: 'kitchen', name: '', reason: null, note: '' },
      );
  }
};

/** Orders that were sent to the store have arrived as soon as one of its tills has heard of them. */
const receive = async (work: Work, till: Till): Promise<void> => {
  const { rows } = await work.db.execute<Found>(sql`
    select made.id from ${hubOrder} made
    where made.id_company = ${till.idCompany} and made.id_store = ${till.idStore} and made.status = 'SNT'
    for update skip locked`);
  if (rows.length === 0) return;
  const name = await tillName(work.db, till);
  for (const { id } of rows)
    await writeMove(work, { ...till, id }, { status: 'RCV', by: 'till', name, reason: null, note: '' });
};

const isGivenUp = ({ status }: TillOrder): boolean => givenUp.some((one) => one === status);

/** What a till has to do with the orders of its store: each accepted one is one till's alone (docs/product.md §17.7). */
export const ofDevice = async (work: Work, said: Said): Promise<AnswerOf<typeof hubOrderCalls.ofDevice>> => {
  const { db } = work;
  const till = tillIn(work);
  const { idCompany, idStore, idTerminal } = till;
  await keep(db, till, said);
  await receive(work, till);
  await follow(work, till);
  await db.execute(sql`
    update ${hubOrder} made set id_terminal = ${idTerminal} from (
      select free.id from ${hubOrder} free
      where free.id_company = ${idCompany} and free.id_store = ${idStore} and free.id_terminal is null
        and free.status in ('ACP', 'PST', 'PCO')
      order by free.due limit 20 for update skip locked) free
    where made.id_company = ${idCompany} and made.id = free.id`);
  const service = resourceTable('storeService');
  const kind = resourceTable('serviceKind');
  const { rows: mine } = await db.execute<TillOrder & Record<string, unknown>>(sql`
    select made.id, made.code, made.status, ${instantOf(sql`made.at`)} as at, ${instantOf(sql`made.wanted`)} as wanted,
      made.service_kind as "serviceKind", service.id_business_source as "idSource", made.customer, made.table_name as "table",
      made.note, made.is_paid as "isPaid", made.lines, made.number
    from ${hubOrder} made
    join ${service} service on service.id_company = made.id_company and service.id = made.id_store_service
    where made.id_company = ${idCompany} and made.id_terminal = ${idTerminal}
      and ((made.number is null and made.status in ('ACP', 'PST', 'PCO', 'PPK', 'DLV'))
        or (made.status in ('CNS', 'CNC', 'CRC') and not made.is_taken_back))
    order by made.due, made.id limit 100`);
  const { rows: open } = await db.execute<{ waiting: []; ready: []; services: [] }>(sql`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', made.id, 'status', made.status,
          'at', ${instantOf(sql`made.at`)}) order by made.at)
        from ${hubOrder} made where made.id_company = ${idCompany} and made.id_store = ${idStore}
          and made.status in ('PLN', 'PRC', 'RCV')), '[]') as waiting,
      coalesce((select jsonb_agg(jsonb_build_object('id', made.id, 'status', made.status, 'serviceKind', made.service_kind,
          'since', made.steps -> -1 ->> 'at') order by made.due)
        from ${hubOrder} made where made.id_company = ${idCompany} and made.id_terminal = ${idTerminal}
          and (made.status = 'PCO' or (made.status = 'PPK' and made.service_kind in ('02', '03')))), '[]') as ready,
      coalesce((select jsonb_agg(jsonb_build_object('id', service.id, 'serviceKind', ${serviceCode},
          'leadMinutes', service.lead_minutes, 'minimum', service.minimum,
          'takesAhead', 'AHD' = any(service.capabilities)) order by service."order", service.id)
        from ${service} service
        join ${kind} kind on kind.id_company = service.id_company and kind.id = service.id_service_kind
        where service.id_company = ${idCompany} and service.id_store = ${idStore} and service.status = 'A'), '[]')
        as services`);
  const [{ waiting, ready, services: ways } = { waiting: [], ready: [], services: [] }] = open;
  return {
    make: mine.filter((order) => !isGivenUp(order)),
    takeBack: mine.filter(isGivenUp),
    waiting,
    ready,
    services: ways,
  };
};
