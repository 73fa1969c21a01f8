import { randomUUID } from 'node:crypto';
import { type BodyOf, MOST_VIEWS, type View, type viewCalls, type ViewState } from '@comanda/api/calls';
import { checkFilter } from '@comanda/api/filter';
import { actionOf } from '@comanda/api/permissions';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { resourceOf } from '../../db/naming.ts';
import { view, viewOrder } from '../../db/schema/views.ts';
import { constraint, forbidden, malformed, Refusal, unknownRecord } from '../../core/refusal.ts';
import { may, personIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { canSee } from '../../resource/read.ts';
import { fitted } from './fit.ts';
import { type Area, shownViews, type StoredView, visibleTo } from './views.ts';

type Written = BodyOf<typeof viewCalls.create>;
type Changed = BodyOf<typeof viewCalls.update>;
/** In the shape of the call: of its tree nothing is known yet. */
type GivenState = Written['state'];

const ENTITY = 'VIW';
const editOf = ({ entity }: Area): string => actionOf(resourceOf(entity), 'EDIT');
const demandEdit = (work: Work, area: Area): void => {
  const action = editOf(area);
  if (!may(work.caller, area.idCompany, action)) throw forbidden(action);
};

/** A state that the caller may keep: every name of it is known to them, every value fits. */
const soundState = (work: Work, area: Area, given: GivenState): ViewState => {
  const resource = resourceOf(area.entity);
  const sees = canSee(resource, work.caller, area.idCompany);
  const checked = checkFilter(resource, given.where, sees);
  if (!checked.ok) {
    const { path, code, name } = checked.fault;
    const field = path.replace(/^whereExtra/, 'state.where');
    throw malformed('The filter cannot be understood.', [{ field, error: code, params: { name } }]);
  }
  // Whether the records that it names are there is asked when it is read.
  const ground = { resource, sees, isThere: () => true };
  const { state, strange } = fitted(ground, { ...given, where: checked.filter ?? null });
  if (strange.length > 0)
    throw malformed(
      'The state does not fit the area.',
      strange.map((path) => ({ field: `state.${path}`, error: 'unknown' })),
    );
  return state;
};

/** Those who write views of an area do so one after another, so that each counts what the others made. */
const inTurn = (work: Work, { idCompany, entity }: Area): Promise<unknown> =>
  work.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`view ${idCompany} ${entity}`}, 0))`);

/** Refuses a name that its owner has given already, and more views than there may be (docs/product.md §6.5). */
const refuseExcess = async (
  work: Work,
  area: Area,
  { id, idOwner, name, shared }: Pick<StoredView, 'id' | 'idOwner' | 'name' | 'shared'>,
): Promise<void> => {
  const [found] = await work.db
    .select({
      own: sql<number>`(count(*) filter (where ${view.idOwner} = ${idOwner}))::int`,
      shared: sql<number>`(count(*) filter (where ${view.shared}))::int`,
      taken: sql<boolean>`coalesce(bool_or(${view.idOwner} = ${idOwner} and lower(${view.name}) = lower(${name})), false)`,
    })
    .from(view)
    .where(and(eq(view.idCompany, area.idCompany), eq(view.entity, area.entity), ne(view.id, id)));
  const full = { entity: ENTITY, error: 'too_many', params: { max: MOST_VIEWS } };
  const faults = [
    ...(found?.taken ? [{ entity: ENTITY, field: 'name', error: 'exists' }] : []),
    ...((found?.own ?? 0) >= MOST_VIEWS ? [{ ...full, field: 'name' }] : []),
    ...(shared && (found?.shared ?? 0) >= MOST_VIEWS ? [{ ...full, field: 'shared' }] : []),
  ];
  if (faults.length > 0) throw constraint(faults);
};

const only = async (work: Work, area: Area, rows: readonly StoredView[]): Promise<View> => {
  const [shown] = await shownViews(work, area, rows);
  if (!shown) throw new Error('The view that was just written is not there.');
  return shown;
};

/** Keeps a view of the caller's own. To share it takes EDIT of the area. */
export const createView = async (work: Work, data: Written): Promise<View> => {
  const { idCompany, entity, name, shared } = data;
  const area = { idCompany, entity };
  const person = personIn(work);
  if (shared) demandEdit(work, area);
  const state = soundState(work, area, data.state);
  await inTurn(work, area);
  const made = { ...area, id: randomUUID(), idOwner: person.id, ownerName: person.name, name, shared, state };
  await refuseExcess(work, area, made);
  return only(work, area, await work.db.insert(view).values(made).returning());
};

/** A view that the caller may change, locked: their own, or a shared one where they hold EDIT of the area. */
const lockedForChange = async (work: Work, area: Area, id: string): Promise<StoredView> => {
  await inTurn(work, area);
  const person = personIn(work);
  const [before] = await work.db
    .select()
    .from(view)
    .where(and(visibleTo(person.id, area), eq(view.id, id)));
  if (!before) throw unknownRecord();
  if (before.idOwner !== person.id) demandEdit(work, area);
  return before;
};

/** Changes a view from the version that was read; a stale one is refused with both. */
export const changeView = async (work: Work, data: Changed): Promise<View> => {
  const { idCompany, entity, id, version, name, shared } = data;
  const area = { idCompany, entity };
  const before = await lockedForChange(work, area, id);
  if (before.version !== version)
    throw new Refusal('ERROR_STALE', 'The view has moved on since it was read.', {
      type: 'StaleExtraInfo',
      extra: [{ entity: ENTITY, field: 'version' }],
      records: { yours: { ...data }, stored: { ...(await only(work, area, [before])) } },
    });
  if (shared && !before.shared) demandEdit(work, area);
  const state = data.state === undefined ? before.state : soundState(work, area, data.state);
  await refuseExcess(work, area, { id, idOwner: before.idOwner, name, shared });
  const rows = await work.db
    .update(view)
    .set({ name, shared, state, version: version + 1, updated: sql`now()` })
    .where(and(eq(view.idCompany, idCompany), eq(view.id, id)))
    .returning();
  return only(work, area, rows);
};

export const removeView = async (work: Work, area: Area, id: string): Promise<void> => {
  await lockedForChange(work, area, id);
  await work.db.delete(view).where(and(eq(view.idCompany, area.idCompany), eq(view.id, id)));
};

/** Keeps how the caller has arranged the views of an area; each must be one that they see. */
export const arrangeViews = async (
  work: Work,
  { idCompany, entity, ids, idDefault }: BodyOf<typeof viewCalls.arrange>,
): Promise<void> => {
  const area = { idCompany, entity };
  const person = personIn(work);
  const order = [...new Set(ids)];
  const wanted = [...new Set(idDefault === null ? order : [...order, idDefault])];
  const found = await work.db
    .select({ id: view.id })
    .from(view)
    .where(and(visibleTo(person.id, area), inArray(view.id, wanted)));
  if (found.length !== wanted.length) throw unknownRecord();
  await work.db
    .insert(viewOrder)
    .values({ ...area, idUser: person.id, ids: order, idDefault })
    .onConflictDoUpdate({
      target: [viewOrder.idCompany, viewOrder.idUser, viewOrder.entity],
      set: { ids: order, idDefault },
    });
};
