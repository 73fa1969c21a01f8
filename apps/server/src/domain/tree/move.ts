import type { BodyOf, treeCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { malformed, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { columnOf, recordTable } from '../../db/naming.ts';
import { type Write, writeMany } from '../../resource/engine.ts';
import { namingOf, treeOf } from './areas.ts';
import { ordersFor } from './places.ts';

interface Standing {
  readonly id: string;
  readonly version: number;
  readonly order: number;
  readonly parent: string | null;
}
/** Every live record of an area in its order, locked: nobody else takes a number meanwhile. */
const standingIn = async (
  { db }: Work,
  area: Resource,
  idCompany: string,
  by: string | undefined,
): Promise<readonly Standing[]> => {
  const parent = by === undefined ? sql`null` : sql`${sql.identifier(columnOf(by))}`;
  const { rows } = await db.execute<Standing & Record<string, unknown>>(
    sql`select id, version, "order", ${parent} as parent from ${sql.identifier(recordTable(area))}
      where id_company = ${idCompany} and status <> 'D' order by "order", id for update`,
  );
  return rows;
};

const write = async (
  work: Work,
  area: Resource,
  idCompany: string,
  writes: readonly Write[],
): Promise<void> => {
  for (const one of await writeMany(work, area, idCompany, writes)) if (!one.ok) throw one.refusal;
};

/** What is counted within a record goes with it into another parent. */
const follow = async (work: Work, idCompany: string, id: string, idParent: string, entity: string) => {
  const { top, inner, counted } = treeOf(entity);
  const { rows } = await work.db.execute<{ id: string; version: number }>(
    sql`select id, version from ${sql.identifier(recordTable(counted))}
      where id_company = ${idCompany} and ${sql.identifier(columnOf(namingOf(counted, inner)))} = ${id}
        and status <> 'D'`,
  );
  const sent = { [namingOf(counted, top)]: idParent };
  await write(
    work,
    counted,
    idCompany,
    rows.map((record) => ({ sent, record })),
  );
};

/** Puts a record at a place of its tree (docs/product.md §7.17). */
export const moveInTree = async (
  work: Work,
  { idCompany, entity, id, version, idParent, idAfter }: BodyOf<typeof treeCalls.move>,
): Promise<void> => {
  const { top, inner, by } = treeOf(entity);
  const isTop = entity === top.code;
  if (isTop !== (idParent === null))
    throw malformed('The record does not stand there.', [
      { field: 'idParent', error: isTop ? 'unknown' : 'required' },
    ]);
  const area = isTop ? top : inner;
  const all = await standingIn(work, area, idCompany, isTop ? undefined : by);
  const moved = all.find((one) => one.id === id);
  if (!moved) throw unknownRecord();
  const siblings = all.filter((one) => one.id !== id && one.parent === idParent);
  const after = siblings.findIndex((one) => one.id === idAfter);
  if (idAfter !== null && after < 0)
    throw malformed('What it is to follow does not stand there.', [{ field: 'idAfter', error: 'not_found' }]);
  const versions = new Map(all.map((one) => [one.id, one.version]));
  const taken = new Set(all.map(({ order }) => order));
  const orders = ordersFor(id, siblings, after + 1, taken);
  await write(
    work,
    area,
    idCompany,
    orders.map((one) => ({
      sent: { order: one.order, ...(one.id === id && !isTop && { [by]: idParent }) },
      record: { id: one.id, version: one.id === id ? version : (versions.get(one.id) ?? 0) },
    })),
  );
  if (!isTop && idParent !== null && moved.parent !== idParent)
    await follow(work, idCompany, id, idParent, entity);
};
