import type { Moved } from '@comanda/api/calls';
import type { Task } from '@comanda/machines/kitchen/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  firedOrder,
  kitchenAcknowledged,
  kitchenApplied,
  kitchenEvent,
  kitchenHead,
  kitchenInstall,
  kitchenOperation,
  kitchenTask,
} from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import { cardOf } from './cards.ts';
import type { Done, Happening, KeptOperation, KeptTask, KitchenStore, KnownNumbers } from './store.ts';

/** A shop, by its company. */
export interface Shop {
  readonly idCompany: string;
  readonly idStore: string;
}
/** The kitchen of a shop while this transaction holds it. */
export interface HeldKitchen extends KitchenStore {
  /** Tells what happened to every screen that shows the order, without anything else being kept. */
  readonly tell: (happenings: readonly Happening[]) => Promise<void>;
  /** Keeps what a till did to tasks. */
  readonly move: (tasks: readonly Task[]) => Promise<void>;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const clock = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** The shop's row, made when it is first needed, and held until the transaction ends. */
const hold = async (db: Database, { idCompany, idStore }: Shop): Promise<{ seq: number; at: number }> => {
  const { rows } = await db.execute<{ seq: string; at: string }>(sql`
    insert into ${kitchenHead} as head (id_company, id_store, at) values (${idCompany}, ${idStore}, ${clock})
    on conflict (id_company, id_store) do update set at = greatest(head.at, ${clock})
    returning seq, at`);
  return { seq: Number(rows[0]?.seq), at: Number(rows[0]?.at) };
};

const tasksBy = async (
  db: Database,
  { idCompany, idStore }: Shop,
  ids: readonly string[],
): Promise<readonly KeptTask[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ task: kitchenTask, hasPreparation: firedOrder.hasPreparation, hasPickup: firedOrder.hasPickup })
    .from(kitchenTask)
    .innerJoin(
      firedOrder,
      and(eq(firedOrder.idCompany, kitchenTask.idCompany), eq(firedOrder.id, kitchenTask.idOrder)),
    )
    .where(
      and(
        eq(kitchenTask.idCompany, idCompany),
        eq(kitchenTask.idStore, idStore),
        sql`${kitchenTask.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
    .for('update', { of: kitchenTask });
  return rows.map(({ task: { idOrder, idLine, idSection, ...task }, ...circuit }): KeptTask => ({
    id: task.id,
    order: idOrder,
    line: idLine,
    section: idSection,
    status: task.status,
    epoch: task.epoch,
    rev: task.rev,
    isHeld: task.isHeld,
    times: task.times,
    attempt: task.attempt,
    isRush: task.isRush,
    circuit,
  }));
};

/** All tasks of the lines that some tasks are of. */
const matesBy = async (db: Database, shop: Shop, ids: readonly string[]): Promise<readonly KeptTask[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select mate.id from ${kitchenTask} task
    join ${kitchenTask} mate on mate.id_company = task.id_company and mate.id_line = task.id_line
    where task.id_company = ${shop.idCompany} and task.id_store = ${shop.idStore}
      and task.id = any(${sql.param([...ids])}::uuid[])`);
  return tasksBy(db, shop, [...new Set(rows.map(({ id }) => id))]);
};

const processedBy = async (
  db: Database,
  { idCompany, idStore }: Shop,
  opIds: readonly string[],
): Promise<readonly KeptOperation[]> => {
  const { rows } = await db.execute<Omit<KeptOperation, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select done.op_id as "opId", done.install, done.at, done.outcomes, done.moved, done.relinks,
      coalesce((select jsonb_agg(jsonb_build_object('task', applied.id_task, 'before', applied.before, 'rev', applied.rev))
        from ${kitchenApplied} applied where applied.id_company = done.id_company
          and applied.id_store = done.id_store and applied.op_id = done.op_id), '[]') as applied
    from ${kitchenOperation} done
    where done.id_company = ${idCompany} and done.id_store = ${idStore}
      and done.op_id = any(${sql.param([...opIds])}::text[])`);
  return rows.map(({ at, ...row }) => ({ ...row, at: Number(at) }));
};

const numbersOf = async (
  db: Database,
  { idCompany, idStore }: Shop,
  install: string,
  dseqs: readonly number[],
): Promise<KnownNumbers> => {
  const rows = await db
    .select({ last: kitchenInstall.lastDseq, dseq: kitchenOperation.dseq, opId: kitchenOperation.opId })
    .from(kitchenInstall)
    .leftJoin(
      kitchenOperation,
      and(
        eq(kitchenOperation.idCompany, kitchenInstall.idCompany),
        eq(kitchenOperation.idStore, kitchenInstall.idStore),
        eq(kitchenOperation.install, kitchenInstall.install),
        inArray(kitchenOperation.dseq, [...dseqs]),
      ),
    )
    .where(
      and(
        eq(kitchenInstall.idCompany, idCompany),
        eq(kitchenInstall.idStore, idStore),
        eq(kitchenInstall.install, install),
      ),
    );
  return {
    last: rows[0]?.last ?? 0,
    operations: new Map(
      rows.flatMap(({ dseq, opId }) => (dseq === null || opId === null ? [] : [[dseq, opId] as const])),
    ),
  };
};

/** As part of a statement: tasks as they are now. */
const movedTasks = ({ idCompany, idStore }: Shop, tasks: readonly Task[], { at, by }: Moved) => sql`
  update ${kitchenTask} task
  set status = now.status, epoch = now.epoch, rev = now.rev, is_held = now."isHeld", times = now.times,
    attempt = coalesce(now.attempt, 0), is_rush = coalesce(now."isRush", false), id_section = now.section, moved = ${at}, id_monitor = ${by}
  from jsonb_to_recordset(${json(tasks)})
    as now (id uuid, section uuid, status text, epoch int, rev int, "isHeld" boolean, times jsonb, attempt int,
      "isRush" boolean)
  where task.id_company = ${idCompany} and task.id_store = ${idStore} and task.id = now.id`;

/** Everything but the events: one statement whatever their number. */
const write = async (db: Database, shop: Shop, done: Done, at: number): Promise<void> => {
  const { idCompany, idStore } = shop;
  const { install, monitor, operations, lastDseq, tasks, relinks, acknowledged } = done;
  const kept = operations.map(({ dseq, performed }) => ({
    opId: performed.opId,
    dseq,
    outcomes: performed.outcomes,
    moved: Object.fromEntries(performed.changed.map(({ id, rev }) => [id, rev])),
    relinks: performed.relinks,
  }));
  const applied = operations.flatMap(({ performed }) =>
    performed.applied.map(({ task, rev, before }) => ({ task, rev, before, opId: performed.opId })),
  );
  await db.execute(sql`
    with moved as (${movedTasks(shop, tasks, { at, by: monitor })}),
    counted as (
      insert into ${kitchenInstall} as install (id_company, id_store, install, last_dseq)
      values (${idCompany}, ${idStore}, ${install}, ${lastDseq})
      on conflict (id_company, id_store, install)
        do update set last_dseq = greatest(install.last_dseq, excluded.last_dseq), used = now()),
    kept as (
      insert into ${kitchenOperation}
        (id_company, id_store, op_id, install, dseq, id_monitor, at, outcomes, moved, relinks)
      select ${idCompany}, ${idStore}, done."opId", ${install}, done.dseq, ${monitor}, ${at}, done.outcomes, done.moved,
        done.relinks
      from jsonb_to_recordset(${json(kept)})
        as done ("opId" text, dseq int, outcomes jsonb, moved jsonb, relinks jsonb)),
    applied as (
      insert into ${kitchenApplied} (id_company, id_store, id_task, rev, op_id, before)
      select ${idCompany}, ${idStore}, done.task, done.rev, done."opId", done.before
      from jsonb_to_recordset(${json(applied)}) as done (task uuid, rev int, "opId" text, before jsonb)),
    relinked as (
      update ${kitchenApplied} applied set rev = relink."to"
      from jsonb_to_recordset(${json(relinks)}) as relink (task uuid, "from" int, "to" int)
      where applied.id_company = ${idCompany} and applied.id_task = relink.task and applied.rev = relink."from")
    insert into ${kitchenAcknowledged} as seen (id_company, id_monitor, id_task, epoch)
    select ${idCompany}, ${monitor}, given.id, max(given.epoch)
    from jsonb_to_recordset(${json(acknowledged)}) as given (id uuid, epoch int) group by given.id
    on conflict (id_company, id_monitor, id_task) do update set epoch = excluded.epoch`);
};

/** Events with their numbers, and a word to the processes that have screens of the shop. */
const tell = async (
  db: Database,
  { idCompany, idStore }: Shop,
  happenings: readonly Happening[],
  head: { readonly seq: number; readonly at: number },
): Promise<void> => {
  const told = happenings.map(({ kind, order, sections = [], ...data }, index) => ({
    place: index + 1,
    kind,
    order,
    sections,
    data: { order, ...data },
  }));
  await db.execute(sql`
    with told as (
      insert into ${kitchenEvent} (id_company, id_store, seq, at, kind, sections, data)
      select ${idCompany}, ${idStore}, ${head.seq}::bigint + told.place, ${head.at}, told.kind,
        array(select distinct task.id_section from ${kitchenTask} task
          where task.id_company = ${idCompany} and task.id_order = told."order"
          union select unnest(told.sections)),
        told.data || case told.kind when 'STATUS' then '{}'::jsonb
          else jsonb_build_object('card', ${cardOf(sql`${idCompany}`, sql`told."order"`)}) end
      from jsonb_to_recordset(${json(told)}) as told (place int, kind text, "order" uuid, sections uuid[], data jsonb))
    update ${kitchenHead} set seq = ${head.seq}::bigint + ${told.length}
    where id_company = ${idCompany} and id_store = ${idStore}
    returning pg_notify('comanda_kitchen', id_store::text)`);
};

/** Takes the kitchen of a shop: whoever else has something to write there waits until this transaction has ended. */
export const holdKitchen = async (db: Database, shop: Shop): Promise<HeldKitchen> => {
  const { seq, at } = await hold(db, shop);
  let last = seq;
  const tellOn = async (happenings: readonly Happening[]): Promise<void> => {
    if (happenings.length === 0) return;
    await tell(db, shop, happenings, { seq: last, at });
    last += happenings.length;
  };
  return {
    at,
    tasksBy: (ids) => tasksBy(db, shop, ids),
    matesBy: (ids) => matesBy(db, shop, ids),
    processedBy: (opIds) => processedBy(db, shop, opIds),
    numbersOf: (install, dseqs) => numbersOf(db, shop, install, dseqs),
    keep: async (done) => {
      await write(db, shop, done, at);
      await tellOn(done.happenings);
    },
    tell: tellOn,
    move: async (tasks) => {
      if (tasks.length > 0) await db.execute(movedTasks(shop, tasks, { at, by: null }));
    },
  };
};
