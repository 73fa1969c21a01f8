import { randomUUID } from 'node:crypto';
import type { AnswerOf, KitchenScreen, screenCalls } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { store, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import {
  firedOrder,
  kitchenEntry,
  kitchenHead,
  kitchenScreen,
  kitchenTask,
} from '../../db/schema/kitchen.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn, screenIn } from '../../core/caller.ts';
import { newestApp } from '../../brand/kitchenApp.ts';
import type { Work } from '../../core/work.ts';
import { hashOf, opaqueToken } from '../session/tokens.ts';
import { isLive } from './seen.ts';
import { monitor, ownSections, settingsOf, toDo } from './standing.ts';

/** Dishes that are to be made at the monitor `shown`, with their orders. */
const waiting = sql`from ${kitchenTask} task
  join ${firedOrder} fired on fired.id_company = task.id_company and fired.id = task.id_order
  where task.id_company = shown.id_company and task.id_store = shown.id_store
    and task.id_section = any(${ownSections}) and task.status = any(${toDo})
    and (shown.kind <> 'PICKUP' or fired.has_pickup)
    and (task.status <> 'PND' or (task.times ->> 'PND')::bigint <= extract(epoch from clock_timestamp()) * 1000)`;

/** The monitors that a person may put on a screen, and what is on each of them. */
export const choices = async (work: Work): Promise<AnswerOf<typeof screenCalls.choices>> => {
  const { rows } = await work.db.execute<AnswerOf<typeof screenCalls.choices>[number]>(sql`
    select shown.id, shown.code, shown.names, shown.kind, shown.id_company as "idCompany", business.name as "cName",
      shown.id_store as "idStore", ${storeName} as "sName",
      (select count(*)::int from ${kitchenScreen} screen where screen.id_company = shown.id_company
        and screen.id_monitor = shown.id and ${isLive}) as screens,
      coalesce(array(select count(*)::int ${waiting} group by fired.id, fired.at, fired.number
        order by fired.at, fired.number), '{}') as orders,
      (select extract(epoch from clock_timestamp())::double precision * 1000 - min(fired.at) ${waiting}) as oldest
    from ${monitor} shown
    join ${store} shop on shop.id_company = shown.id_company and shop.id = shown.id_store and shop.status = 'A'
    join ${company} business on business.id_company = shown.id_company
    where shown.id_company = any(${sql.param([...work.companies])}::uuid[]) and shown.status = 'A'
    order by business.name, shop."order", shown."order", shown.id`);
  return rows;
};

/** The company and the shop of an active monitor that a call names. */
const placeOf = async (
  { db, companies }: Work,
  idMonitor: string,
): Promise<{ idCompany: string; idStore: string }> => {
  const { rows } = await db.execute<{ idCompany: string; idStore: string }>(sql`
    select shown.id_company as "idCompany", shown.id_store as "idStore" from ${monitor} shown
    where shown.id_company = any(${sql.param([...companies])}::uuid[]) and shown.id = ${idMonitor}
      and shown.status = 'A'`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};

/** Makes a device a screen: from here on it needs nobody who is signed in. */
export const enrol = async (
  work: Work,
  idMonitor: string,
  name: string,
): Promise<AnswerOf<typeof screenCalls.enrol>> => {
  const { db } = work;
  const person = personIn(work);
  const { idCompany, idStore } = await placeOf(work, idMonitor);
  await db.insert(kitchenHead).values({ idCompany, idStore }).onConflictDoNothing();
  const [id, credential] = [randomUUID(), opaqueToken()];
  await db.insert(kitchenScreen).values({
    idCompany,
    id,
    idMonitor,
    name,
    hash: hashOf(credential),
    idAuthor: person.id,
    author: person.name,
  });
  const { settings } = await settingsOf(db, { idCompany, idMonitor }, undefined);
  return { id, credential, settings };
};

const utc = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** A screen that the statement knows as `screen`, as the console is told of it. */
/** As the platform hands it out now. */
const newest = newestApp();
export const screenJson: SQL = sql`jsonb_build_object('id', screen.id, 'name', screen.name, 'author', screen.author,
  'created', ${utc(sql`screen.created`)}, 'seen', ${utc(sql`screen.seen`)}, 'isLive', coalesce(${isLive}, false),
  'waiting', screen.waiting, 'release', screen.release, 'isAudible', screen.is_audible,
  'app', screen.app, 'isNewest', screen.app = ${newest ?? null}::text,
  'message', screen.message ->> 'text', 'isReloading', screen.reload is not null)`;
/** Screens of a monitor that were not ended, the newest first. */
export const listScreens = async (
  { db, companies }: Work,
  idMonitor: string,
): Promise<AnswerOf<typeof screenCalls.list>> => {
  const { rows } = await db.execute<{ screen: KitchenScreen }>(sql`
    select ${screenJson} as screen from ${kitchenScreen} screen
    where screen.id_company = any(${sql.param([...companies])}::uuid[]) and screen.id_monitor = ${idMonitor}
      and screen.ended is null
    order by screen.created desc, screen.id`);
  return rows.map(({ screen }) => screen);
};

/** Ends a screen; its sockets are closed as soon as this is safe. Doing it twice does no harm. */
const end = async (db: Work['db'], companies: readonly string[], id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update ${kitchenScreen} set ended = coalesce(ended, now())
    where id_company = any(${sql.param([...companies])}::uuid[]) and id = ${id} returning id`);
  return rows.length > 0;
};
export const revoke = async ({ db, companies }: Work, id: string): Promise<{ done: true }> => {
  if (!(await end(db, companies, id))) throw unknownRecord();
  return { done: true };
};
export const leave = async (work: Work): Promise<{ done: true }> => {
  const { idCompany, idScreen } = screenIn(work);
  await end(work.db, [idCompany], idScreen);
  return { done: true };
};

/** A ticket for one opening of the socket; addresses land in logs, credentials must not. */
export const entryTicket = async (work: Work): Promise<{ ticket: string }> => {
  const { idCompany, idScreen } = screenIn(work);
  const ticket = opaqueToken();
  // What this screen never used goes with the next one; its other window may be on its way in with a young one.
  await work.db
    .execute(sql`delete from ${kitchenEntry} where id_company = ${idCompany} and id_screen = ${idScreen}
    and created < now() - interval '1 minute'`);
  await work.db.insert(kitchenEntry).values({ idCompany, hash: hashOf(ticket), idScreen });
  return { ticket };
};
