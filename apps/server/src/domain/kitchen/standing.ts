import type { KitchenPosition, MonitorSettings } from '@comanda/api/calls';
import { cookingKinds, monitorKinds, worksOn } from '@comanda/machines/kitchen/rules';
import { type SQL, sql } from 'drizzle-orm';
import { store, storeName } from '../../db/schema/business.ts';
import { companyLanguage } from '../../db/schema/company.ts';
import { kitchenCover, kitchenEvent, kitchenHead, kitchenInstall } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { isAhead, shopEpochOf, type Standing } from './position.ts';

/** A monitor, by its company. */
export interface ShownMonitor {
  readonly idCompany: string;
  readonly idMonitor: string;
}
export const monitor = resourceTable('monitor');
export const section = resourceTable('section');
const marketStall = resourceTable('marketStall');
const kitchenStore = resourceTable('kitchenStore');
const cookingList: SQL = sql.join(
  cookingKinds.map((kind) => sql`${kind}`),
  sql`, `,
);
/** Sections that are named for the monitor that the statement knows as `shown`. */
const named: SQL = sql`select own.id_section from monitor_sections own
  where own.id_company = shown.id_company and own.id_owner = shown.id`;
/** Sections of the active stalls that name the monitor (docs/product.md §8.34). */
const ofStalls = (at: SQL): SQL => sql`select distinct part.id_section from market_stall_monitors own
  join ${marketStall} stall on stall.id_company = own.id_company and stall.id = own.id_owner and stall.status = 'A'
  join market_stall_sections part on part.id_company = stall.id_company and part.id_owner = stall.id
  where own.id_company = ${at}.id_company and own.id_monitor = ${at}.id`;
/** Sections of monitors that this one stands in for (docs/product.md §16.22). */
const covered: SQL = sql`select lost.id_section from ${kitchenCover} cover
  join monitor_sections lost on lost.id_company = cover.id_company and lost.id_owner = cover.id_monitor
  where cover.id_company = shown.id_company and cover.id_backup = shown.id`;
/**
 * Sections of the monitor that the statement knows as `shown`: those that are named for it. One that shows whole orders and
 * has none named has those of its stalls, or all of them.
 */
export const ownSections: SQL = sql`(case when shown.kind in ('REGULAR', 'FASTFOOD') or exists (${named})
  then array(${named} order by own.position)
  when exists (${ofStalls(sql`shown`)}) then array(${ofStalls(sql`shown`)} order by 1)
  else array(select part.id from ${section} part where part.id_company = shown.id_company and part.status <> 'D'
    order by part."order", part.id) end || array(${covered}))`;
/** Whether some active monitor of the store of the monitor `of`, at which dishes are cooked, shows the section `part`. */
export const isShownIn = (of: SQL): SQL => sql`(part.status = 'A' and exists (select from ${monitor} cooks
  where cooks.id_company = ${of}.id_company and cooks.id_store = ${of}.id_store and cooks.status = 'A'
    and cooks.kind in (${cookingList})
    and (cooks.kind = 'FULLORDER' and not exists (select from monitor_sections named
        where named.id_company = cooks.id_company and named.id_owner = cooks.id)
        and (not exists (${ofStalls(sql`cooks`)}) or part.id in (${ofStalls(sql`cooks`)}))
      or exists (select from monitor_sections named where named.id_company = cooks.id_company
        and named.id_owner = cooks.id and named.id_section = part.id))))`;
/** Whether dishes are cooked at the monitor `shown`. */
export const isForCooks: SQL = sql`shown.kind in (${cookingList})`;
/** Statuses of which there is something to be done at the monitor `shown`. */
export const toDo: SQL = sql`(case shown.kind ${sql.join(
  monitorKinds.map((kind) => sql`when ${kind} then ${sql.param([...worksOn[kind]])}::text[]`),
  sql` `,
)} end)`;

/** Tables of a statement about the monitor `shown`, its shop `shop` and the shop's row `head`, where it has one. */
const from = ({ idCompany, idMonitor }: ShownMonitor): SQL => sql`
  from ${monitor} shown
  join ${store} shop on shop.id_company = shown.id_company and shop.id = shown.id_store and shop.status = 'A'
  left join ${kitchenHead} head on head.id_company = shown.id_company and head.id_store = shown.id_store
  where shown.id_company = ${idCompany} and shown.id = ${idMonitor} and shown.status = 'A'`;

const events = sql`${kitchenEvent} event where event.id_company = shop.id_company and event.id_store = shop.id`;
/** Monitors of the shop of `shown`, itself included, as `named`. */
const beside = sql`${monitor} named where named.id_company = shown.id_company and named.id_store = shown.id_store`;
/** Another configuration is another epoch: screens fetch all of it anew. */
const epoch = sql`coalesce(head.epoch::text, '') || '.' || md5(concat_ws(' ', shop.version,
  (select string_agg(named.id || ' ' || named.version, ' ' order by named.id) from ${beside}),
  (select string_agg(part.id || ' ' || part.version, ' ' order by part.id) from ${section} part
    where part.id_company = shown.id_company),
  (select string_agg(cover.id_monitor || ' ' || cover.id_backup, ' ' order by cover.id_monitor)
    from ${kitchenCover} cover where cover.id_company = shown.id_company),
  (select string_agg(stall.id || ' ' || stall.version, ' ' order by stall.id) from ${marketStall} stall
    where stall.id_company = shown.id_company and stall.id_store = shown.id_store),
  (select string_agg(kitchen.id || ' ' || kitchen.version, ' ' order by kitchen.id) from ${kitchenStore} kitchen
    where kitchen.id_company = shown.id_company and kitchen.id_store = shown.id_store)))`;
const oldest = sql`coalesce((select min(event.seq) from ${events}), coalesce(head.seq, 0) + 1)`;
const newest = (bound: SQL): SQL =>
  sql`coalesce((select max(event.seq) from ${events} and event.sections && ${ownSections} ${bound}), ${oldest} - 1)`;
const columns = (
  install: string,
  from: number,
): SQL => sql`${epoch} as epoch, coalesce(head.seq, 0) as seq, ${newest(sql``)} as newest,
  ${newest(sql`and event.seq <= ${from}`)} as "newestBefore",
  coalesce((select install.last_dseq from ${kitchenInstall} install where install.id_company = shop.id_company
    and install.id_store = shop.id and install.install = ${install}), 0) as up,
  ${oldest} as oldest,
  ${ownSections} as sections, shown.id_store as "idStore",
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
type Row = Record<'epoch' | 'seq' | 'newest' | 'newestBefore' | 'oldest' | 'now' | 'idStore', string> & {
  sections: string[];
  up: number;
};
const standing = ({ seq, newest: last, newestBefore, oldest, now, ...rest }: Row): Standing => ({
  ...rest,
  seq: Number(seq),
  newest: Number(last),
  newestBefore: Number(newestBefore),
  oldest: Number(oldest),
  now: Number(now),
});

/** The shop counts anew. Of several screens that have seen it one begins the epoch. */
const countAnew = async (db: Database, { idCompany }: ShownMonitor, stood: Standing): Promise<void> => {
  await db.execute(sql`update ${kitchenHead} set epoch = gen_random_uuid()
    where id_company = ${idCompany} and id_store = ${stood.idStore} and epoch::text = ${shopEpochOf(stood.epoch)}`);
};

/** Where a monitor stands; nothing where it is no monitor any more. */
export const standingOf = async (
  db: Database,
  shown: ShownMonitor,
  { install = '', since }: { readonly install?: string; readonly since?: KitchenPosition | undefined } = {},
): Promise<Standing | undefined> => {
  const read = async (): Promise<Standing | undefined> => {
    const { rows } = await db.execute<Row>(sql`select ${columns(install, since?.seq ?? 0)} ${from(shown)}`);
    return rows[0] && standing(rows[0]);
  };
  const stood = await read();
  if (!stood || !since || !isAhead(since, stood)) return stood;
  await countAnew(db, shown, stood);
  return read();
};

/** When an order is late, as the first active record of its store says (docs/product.md §8.35). */
const delays = sql`(select jsonb_build_object('alert1', kitchen.alert_1 * 60000, 'alert2', kitchen.alert_2 * 60000)
  from ${kitchenStore} kitchen where kitchen.id_company = shown.id_company and kitchen.id_store = shown.id_store
    and kitchen.status = 'A' order by kitchen."order", kitchen.id limit 1)`;
const settings = sql`jsonb_build_object('id', shown.id, 'idCompany', shown.id_company, 'idStore', shown.id_store,
  'sName', ${storeName}, 'timeZone', shop.time_zone, 'code', shown.code, 'names', shown.names, 'kind', shown.kind,
  'skipStart', shown.skip_start = 'S', 'discard', shown.discard = 'S', 'sound', shown.sound = 'S',
  'transfer', shown.transfer = 'S',
  'rows', shown."rows", 'diagonal', shown.diagonal, 'distance', shown.distance::numeric / 100,
  'columns', shown."columns", 'layout', shown.layout, 'touch', shown.touch = 'S',
  'view', case shown.kind when 'PREPARATION' then shown.view_ready when 'PICKUP' then null else shown.view end,
  'delays', case shown.kind when 'FULLORDER' then ${delays} end,
  'languages', coalesce((select jsonb_agg(spoken.iso order by spoken.is_default desc, spoken.position)
    from ${companyLanguage} spoken where spoken.id_company = shown.id_company), '[]'),
  'monitors', (select jsonb_agg(jsonb_build_object('id', named.id, 'names', named.names) order by named.id)
    from ${beside}),
  'sections', coalesce((select jsonb_agg(jsonb_build_object('id', part.id, 'names', part.names, 'color', part.color,
      'alert1', part.alert_1 * 60000, 'alert2', part.alert_2 * 60000, 'isOwn', part.id = any(${ownSections}), 'isShown', ${isShownIn(sql`shown`)})
      order by part."order", part.id)
    from ${section} part where part.id_company = shown.id_company and part.status <> 'D'), '[]'))`;

/** Where a monitor stands, with all that its screens have to know of it. */
export const settingsOf = async (
  db: Database,
  shown: ShownMonitor,
  since: KitchenPosition | undefined,
): Promise<{ readonly standing: Standing; readonly settings: MonitorSettings }> => {
  const read = async () => {
    const { rows } = await db.execute<Row & { settings: MonitorSettings }>(
      sql`select ${columns('', 0)}, ${settings} as settings ${from(shown)}`,
    );
    const [row] = rows;
    if (!row) throw unknownRecord();
    const { settings: told, ...rest } = row;
    return { standing: standing(rest), settings: told };
  };
  const stood = await read();
  if (!since || !isAhead(since, stood.standing)) return stood;
  await countAnew(db, shown, stood.standing);
  return read();
};
