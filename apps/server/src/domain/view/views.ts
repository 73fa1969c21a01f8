import type { View, ViewState } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { recordTable, resourceOf } from '../../db/naming.ts';
import { view, viewOrder } from '../../db/schema/views.ts';
import { personIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { canSee } from '../../resource/read.ts';
import { fitted, referencesIn } from './fit.ts';

export type StoredView = typeof view.$inferSelect;
/** An area of a company: where views are kept. */
export interface Area {
  readonly idCompany: string;
  readonly entity: string;
}

/** The views of an area that a person may see: own ones and those that are shared (docs/product.md §6.5). */
export const visibleTo = (idPerson: string, { idCompany, entity }: Area): SQL | undefined =>
  and(
    eq(view.idCompany, idCompany),
    eq(view.entity, entity),
    or(eq(view.idOwner, idPerson), eq(view.shared, true)),
  );

/** Which of the records that some views name are there, one statement for each area that they name. */
const recordsThere = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  references: readonly [string, string][],
): Promise<ReadonlySet<string>> => {
  const there = new Set<string>();
  for (const code of new Set(references.map(([to]) => to))) {
    const ids = references.flatMap(([to, id]) => (to === code ? [id] : []));
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${sql.identifier(recordTable(resourceOf(code)))}
        where id_company = ${idCompany} and id = any(${sql.param(ids)}::uuid[]) and status <> 'D'`,
    );
    for (const { id } of rows) there.add(`${code} ${id}`);
  }
  return there;
};

/** Stored views as the caller may have them: what no longer fits is left out of their states, and that is said. */
export const shownViews = async (work: Work, area: Area, rows: readonly StoredView[]): Promise<View[]> => {
  const person = personIn(work);
  const resource: Resource = resourceOf(area.entity);
  const sees = canSee(resource, person, area.idCompany);
  const named = rows.flatMap(({ state }) => referencesIn(resource, state));
  const there = await recordsThere(work, area.idCompany, named);
  const ground = { resource, sees, isThere: (to: string, id: string) => there.has(`${to} ${id}`) };
  return rows.map((row) => {
    const { id, idCompany, entity, name, shared, version, idOwner, ownerName, updated } = row;
    const { state, strange } = fitted(ground, row.state);
    return {
      id,
      idCompany,
      entity,
      name,
      shared,
      version,
      owner: { id: idOwner, name: ownerName },
      own: idOwner === person.id,
      updated: updated.toISOString(),
      state: written(state),
      whole: strange.length === 0,
    };
  });
};
/** The parts in the order of the contract: the database keeps them in its own. */
const written = ({ search, where, facets, sort, size, columns, widths, density }: ViewState): ViewState => ({
  search,
  where,
  facets,
  sort: sort.map(({ id, desc }) => ({ id, desc })),
  size,
  columns,
  widths,
  density,
});

/** The views that a person may choose, in their order, and the one that the list starts with. */
export const viewsOf = async (
  work: Work,
  area: Area,
): Promise<{ elements: View[]; idDefault: string | null }> => {
  const { id } = personIn(work);
  const rows = await work.db.select().from(view).where(visibleTo(id, area)).orderBy(view.created, view.id);
  const [order] = await work.db
    .select()
    .from(viewOrder)
    .where(
      and(
        eq(viewOrder.idCompany, area.idCompany),
        eq(viewOrder.entity, area.entity),
        eq(viewOrder.idUser, id),
      ),
    );
  const ids = order?.ids ?? [];
  const placeOf = (row: StoredView): number => {
    const place = ids.indexOf(row.id);
    return place < 0 ? ids.length : place;
  };
  const elements = await shownViews(
    work,
    area,
    rows.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
  const isDefault = elements.some((one) => one.id === order?.idDefault);
  return { elements, idDefault: isDefault ? (order?.idDefault ?? null) : null };
};
