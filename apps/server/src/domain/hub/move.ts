import { mayBecome, type OrderReason, type OrderStatus, type OrderStep } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { formats } from '@comanda/api/validation';
import { type SQL, sql } from 'drizzle-orm';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { hubOrder } from '../../db/schema/hub.ts';
import { emit } from '../../live/emit.ts';

/** Entity code of these orders in refusals. */
export const entity = 'HOR';

export interface Move {
  readonly status: OrderStatus;
  readonly by: OrderStep['by'];
  readonly name: string;
  readonly reason: OrderReason | null;
  readonly note: string;
}
export const stepOf = ({ status, by, name, reason, note }: Move): OrderStep => ({
  status,
  at: new Date().toISOString(),
  by,
  name,
  reason,
  note,
});

const required = (field: string): ExtraInfo => ({ entity, field, error: 'required' });
/** A store says why it does not make an order: by the list, or in its own words. */
const wanting = ({ status, reason, note }: Move): ExtraInfo[] => {
  if (status === 'RJT' && reason === null && note === '') return [required('reason')];
  if (status === 'CNS' && reason === null) return [required('reason')];
  return status === 'CNC' && note === '' ? [required('note')] : [];
};

/** Whoever was faster is named: what they made of the order stays. */
const wasFaster = (last: OrderStep | undefined): Refusal =>
  new Refusal('ERROR_STALE', 'Somebody else has moved this order in the meantime.', {
    ...(last && {
      extra: [{ entity, field: 'status', params: { status: last.status, by: last.by, name: last.name } }],
    }),
  });

/** Writes a step of an order that its transaction holds, and tells whoever looks. */
export const writeMove = async (
  { db }: Pick<Work, 'db'>,
  order: { readonly id: string; readonly idCompany: string; readonly idStore: string },
  move: Move,
  also: SQL = sql``,
): Promise<void> => {
  const { id, idCompany, idStore } = order;
  await db.execute(sql`
    update ${hubOrder} made set status = ${move.status},
      steps = made.steps || ${JSON.stringify([stepOf(move)])}::jsonb ${also}
    where made.id_company = ${idCompany} and made.id = ${id}`);
  await emit(db, [{ idCompany, class: 'ORDER', id, data: { idStore, status: move.status } }]);
};

/** Makes an order what somebody says, where that follows from what it is: of two at once one is told (docs/product.md §17.7). */
export const moveOrder = async (
  work: Pick<Work, 'db' | 'caller' | 'companies'>,
  id: string,
  move: Move,
): Promise<{ id: string; status: OrderStatus }> => {
  const { db, caller, companies } = work;
  if (!formats.id.test(id)) throw unknownRecord();
  const { rows } = await db.execute<{
    idCompany: string;
    idStore: string;
    status: OrderStatus;
    steps: OrderStep[];
  }>(sql`
    select made.id_company as "idCompany", made.id_store as "idStore", made.status, made.steps from ${hubOrder} made
    where made.id_company = any(${sql.param([...companies])}::uuid[]) and made.id = ${id}
    for update`);
  const [order] = rows;
  if (!order || (caller.kind === 'till' && caller.idStore !== order.idStore)) throw unknownRecord();
  const faults = wanting(move);
  if (faults.length > 0) throw constraint(faults);
  if (!mayBecome(order.status, move.status)) throw wasFaster(order.steps.at(-1));
  await writeMove(work, { ...order, id }, move);
  return { id, status: move.status };
};
