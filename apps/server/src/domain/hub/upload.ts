import { createHash, randomUUID } from 'node:crypto';
import type { OrderStatus, sentHubOrder } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { eq, and, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { tillIn } from '../../core/caller.ts';
import { constraint, Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { store } from '../../db/schema/business.ts';
import { hubOrder } from '../../db/schema/hub.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { emit } from '../../live/emit.ts';
import { isInstant } from '../instant.ts';
import { entity, stepOf } from './move.ts';
import { momentFault, type Slot, slotsAt, type Times } from './taking.ts';

type Sent = z.output<typeof sentHubOrder>;
const MINUTE_MS = 60_000;
/** What is wanted so long after it could be ready is planned, and no order of now. */
const AHEAD_MS = 30 * MINUTE_MS;

/** The code that tills and kitchens know a kind of service by. */
export const serviceCode = sql`case kind.kind when 'I' then '00' when 'O' then '01' when 'D' then '02' else '03' end`;

interface Service {
  readonly serviceKind: (typeof hubOrder.$inferInsert)['serviceKind'];
  readonly leadMinutes: number;
  readonly acceptance: 'M' | 'A';
  readonly maxOrders: number | null;
  /** Least total. */
  readonly minimum: number | null;
  readonly timeZone: string;
  /** Its time services, those that are switched off too. */
  readonly times: readonly Times[];
  readonly currency: string;
  /** Orders that it is busy with. */
  readonly busy: number;
}
/** The service of the store that an order came by; it is held, so that orders are counted one after another. */
const serviceOf = async (
  db: Database,
  { idCompany, idStore }: { readonly idCompany: string; readonly idStore: string },
  id: string,
): Promise<Service | undefined> => {
  const service = resourceTable('storeService');
  await db.execute(
    sql`select 1 from ${service} where id_company = ${idCompany} and id = ${id} for no key update`,
  );
  const { rows } = await db.execute<Service & Record<string, unknown>>(sql`
    select service.lead_minutes as "leadMinutes", service.acceptance, service.max_orders as "maxOrders",
      service.minimum::float8 as minimum,
      (select shop.time_zone from ${store} shop where shop.id_company = service.id_company
        and shop.id = service.id_store) as "timeZone",
      coalesce((select jsonb_agg(jsonb_build_object('isActive', span.status = 'A', 'from', span."from", 'until', span."until",
          'hours', span.hours, 'capabilities', span.capabilities, 'slotMinutes', span.slot_minutes,
          'ordersPerSlot', span.orders_per_slot, 'daysAhead', span.days_ahead, 'closesBefore', span.closes_before))
        from ${resourceTable('timeService')} span where span.id_company = service.id_company
          and span.id_store_service = service.id and span.status <> 'D'), '[]') as times,
      money.code as currency, ${serviceCode} as "serviceKind",
      (select count(*)::int from ${hubOrder} other where other.id_company = service.id_company
        and other.id_store_service = service.id and other.status in ('ACP', 'PST')) as busy
    from ${service} service
    join ${resourceTable('serviceKind')} kind on kind.id_company = service.id_company
      and kind.id = service.id_service_kind
    join ${resourceTable('currency')} money on money.id_company = service.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    where service.id_company = ${idCompany} and service.id = ${id} and service.id_store = ${idStore}
      and service.status = 'A'`);
  return rows[0];
};

const wrong = (field: string, error: string, params?: ExtraInfo['params']): ExtraInfo => ({
  entity,
  field,
  error,
  ...(params && { params }),
});
const figureFaults = ({ lines, total }: Sent): ExtraInfo[] => [
  ...lines.flatMap((line, place) =>
    Number(line.quantity) * line.unitPrice === line.total
      ? []
      : [wrong(`lines.${place}.total`, 'does_not_add_up')],
  ),
  ...(lines.reduce((sum, line) => sum + line.total, 0) === total ? [] : [wrong('total', 'does_not_add_up')]),
];

/** How many orders of a service are wanted within some slots, each beside how many it takes: full where all of them are. */
const isFull = async (db: Database, idStoreService: string, slots: readonly Slot[]): Promise<boolean> => {
  if (slots.some(({ most }) => most === null)) return false;
  for (const { from, to, most } of slots) {
    const { rows } = await db.execute<{ wanted: number }>(sql`
      select count(*)::int as wanted from ${hubOrder} other where other.id_store_service = ${idStoreService}
        and other.wanted >= ${from} and other.wanted < ${to} and other.status not in ('RJT', 'CNS', 'CNC', 'CRC')`);
    if ((rows[0]?.wanted ?? 0) < (most ?? Infinity)) return false;
  }
  return slots.length > 0;
};
/** What its service does not take: too little, at that time, or one more for it (docs/product.md §17.7.7). */
const takingFaults = async (
  db: Database,
  { idStoreService, total, wanted }: Sent,
  { minimum, times, timeZone }: Service,
  at: Date,
): Promise<ExtraInfo[]> => {
  const little = minimum !== null && total < minimum ? [wrong('total', 'too_small', { min: minimum })] : [];
  const moment = { at, wanted: wanted === null ? null : new Date(wanted), timeZone };
  const field = wanted === null ? 'at' : 'wanted';
  if (momentFault(times, moment)) return [...little, wrong(field, 'not_taken_then')];
  const slots = slotsAt(times, moment);
  return (await isFull(db, idStoreService, slots))
    ? [...little, wrong(field, 'too_many', { max: Math.max(...slots.map(({ most }) => most ?? 0)) })]
    : little;
};

/** Takes an order from outside in, once; its service accepts it by itself where the store has said so (docs/product.md §17.7). */
export const uploadHubOrder = async (
  work: Context,
  sent: Sent,
): Promise<{ id: string; status: OrderStatus }> => {
  const { db } = work;
  const { idCompany, idStore } = tillIn(work);
  const service = await serviceOf(db, { idCompany, idStore }, sent.idStoreService);
  const content = createHash('sha256').update(JSON.stringify(sent)).digest();
  const [known] = await db
    .select({ id: hubOrder.id, status: hubOrder.status, content: hubOrder.content })
    .from(hubOrder)
    .where(
      and(
        eq(hubOrder.idCompany, idCompany),
        eq(hubOrder.idStoreService, sent.idStoreService),
        eq(hubOrder.code, sent.code),
      ),
    );
  if (known) {
    if (known.content.equals(content)) return { id: known.id, status: known.status };
    throw new Refusal('ERROR_INFORMATION_EXISTS', 'Another order was sent under this code.', {
      type: 'InformationExits',
      extra: [{ entity, field: 'code', error: 'exists' }],
    });
  }
  const faults = [
    ...(service ? [] : [wrong('idStoreService', 'not_found')]),
    ...(service && service.currency !== sent.currency ? [wrong('currency', 'choice')] : []),
    ...(isInstant(sent.at) ? [] : [wrong('at', 'date')]),
    ...(sent.wanted === null || isInstant(sent.wanted) ? [] : [wrong('wanted', 'date')]),
    ...figureFaults(sent),
  ];
  if (faults.length > 0 || !service) throw constraint(faults);
  const { code, idStoreService, isProcessing, lines, table, wanted, ...head } = sent;
  // A sender's clock that goes wrong makes no order of tomorrow.
  const at = new Date(Math.min(Date.parse(sent.at), Date.now()));
  const refused = await takingFaults(db, sent, service, at);
  if (refused.length > 0) throw constraint(refused);
  const soonest = at.getTime() + service.leadMinutes * MINUTE_MS;
  const due = new Date(wanted === null ? soonest : Math.max(soonest, Date.parse(wanted)));
  const isPlanned = wanted !== null && Date.parse(wanted) - soonest > AHEAD_MS;
  const came: OrderStatus = isProcessing ? 'PRC' : isPlanned ? 'PLN' : 'SNT';
  const isAccepted =
    came !== 'PRC' && service.acceptance === 'A' && service.busy < (service.maxOrders ?? Infinity);
  const id = randomUUID();
  const step = { name: '', reason: null, note: '' };
  const status: OrderStatus = isAccepted ? 'ACP' : came;
  await db.insert(hubOrder).values({
    idCompany,
    id,
    idStore,
    idStoreService,
    code,
    ...head,
    at,
    due,
    wanted: wanted === null ? null : new Date(wanted),
    tableName: table,
    status,
    serviceKind: service.serviceKind,
    lines,
    steps: [
      { ...stepOf({ ...step, status: came, by: 'guest' }), at: at.toISOString() },
      ...(isAccepted ? [stepOf({ ...step, status: 'ACP', by: 'rule' })] : []),
    ],
    content,
  });
  await emit(db, [{ idCompany, class: 'ORDER', id, data: { idStore, status } }]);
  return { id, status };
};
