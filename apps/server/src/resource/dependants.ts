import type { RefField, Resource } from '@comanda/api/kernel';
import { fieldsOf } from '@comanda/api/kernel';
import { resources } from '@comanda/api/resources';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, detailTable, recordTable } from '../db/naming.ts';
import { Refusal } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import type { WireRow } from './change.ts';

/** A place from which records of an area are referred to. */
interface Referrer {
  readonly entity: string;
  readonly only: RefField['only'];
  /** Selects `id` (what is referred to) and `owner` (what refers) among what is not deleted. */
  readonly pairs: (ids: SQL) => SQL;
}

const direct = (table: string, column: string, live: SQL): Referrer['pairs'] => {
  const reference = sql`r.${sql.identifier(column)}`;
  return (ids) =>
    sql`select ${reference} as id, r.id as owner from ${sql.identifier(table)} r where ${reference} = any(${ids}) and ${live}`;
};
const throughDetails = (owner: Resource, list: string, column: string): Referrer['pairs'] => {
  const reference = sql`d.${sql.identifier(column)}`;
  return (ids) =>
    sql`select ${reference} as id, r.id as owner from ${sql.identifier(detailTable(owner, list))} d
      join ${sql.identifier(recordTable(owner))} r on r.id_company = d.id_company and r.id = d.id_owner
      where ${reference} = any(${ids}) and r.status <> 'D'`;
};
const live = sql`r.status <> 'D'`;

const referrersOf = (code: string): Referrer[] => [
  ...resources.flatMap((owner) =>
    fieldsOf(owner).flatMap(([name, field]): Referrer[] => {
      if (field.kind === 'ref' && field.to === code)
        return [
          { entity: owner.code, only: field.only, pairs: direct(recordTable(owner), columnOf(name), live) },
        ];
      if (field.kind !== 'list') return [];
      return Object.entries(field.item).flatMap(([key, item]) =>
        item.kind === 'ref' && item.to === code
          ? [{ entity: owner.code, only: item.only, pairs: throughDetails(owner, name, columnOf(key)) }]
          : [],
      );
    }),
  ),
  // A region that a store belongs to stays (docs/product.md §8.5).
  ...(code === 'RGN'
    ? [{ entity: 'STR', only: undefined, pairs: direct('store', 'id_region', sql`true`) }]
    : []),
];

/** How many live records of one area refer to one record; what is deleted together does not count. */
const countOf = async (
  { db }: Pick<Work, 'db'>,
  referrer: Referrer,
  ids: readonly string[],
  together: boolean,
): Promise<{ id: string; count: number }[]> => {
  const all = sql`${sql.param(ids)}::uuid[]`;
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select id, count(distinct owner)::int as count from (${referrer.pairs(all)}) pairs
      where ${together ? sql`owner <> all(${all})` : sql`true`} group by id order by id`,
  );
  return rows;
};

/**
 * Refuses to delete what live records refer to (docs/product.md §7.6), naming each record with who refers and how
 * often. The records are locked by now, and who writes a reference locks its target: the count cannot be overtaken.
 */
export const refuseReferred = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  rows: readonly WireRow[],
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const codes = new Map(rows.map((row) => [row.id, typeof row['code'] === 'string' ? row['code'] : '']));
  const extra = [];
  for (const referrer of referrersOf(resource.code)) {
    const counts = await countOf(work, referrer, ids, referrer.entity === resource.code);
    for (const { id, count } of counts)
      extra.push({ entity: referrer.entity, count, params: { id, code: codes.get(id) ?? '' } });
  }
  if (extra.length > 0)
    throw new Refusal('ERROR_NOT_ERASABLE', 'Other records refer to this one.', {
      type: 'DependecyExtraInfo',
      extra,
    });
};

/** A record that is referred to because of its kind keeps to the kinds wanted there (docs/product.md §8.1.2). */
export const refuseUnfit = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  before: WireRow,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const referrer of referrersOf(resource.code)) {
    const unfit = Object.entries(referrer.only ?? {}).find(
      ([name, allowed]) => before[name] !== values[name] && !allowed.includes(String(values[name])),
    );
    const [referred] = unfit ? await countOf(work, referrer, [before.id], false) : [];
    if (unfit && referred)
      throw new Refusal('ERROR_CONSTRAINT', 'Other records refer to this one as it is.', {
        type: 'ConstraintExtraInfo',
        extra: [{ entity: resource.code, field: unfit[0], error: 'choice', count: referred.count }],
      });
  }
};
