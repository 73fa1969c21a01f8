import type { AnswerOf, BodyOf, RecordNode, treeCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { columnOf, recordTable } from '../../db/naming.ts';
import { namingOf, treeOf } from './areas.ts';

const identifier = (name: string): SQL => sql`${sql.identifier(columnOf(name))}`;

interface Level {
  readonly area: Resource;
  readonly parent: string | undefined;
  readonly counted: Resource | undefined;
}
const levelOf = (idCompany: string, { area, parent, counted }: Level): SQL => {
  const counts = counted
    ? sql`left join (select ${identifier(namingOf(counted, area))} as named, count(*)::int as count
        from ${sql.identifier(recordTable(counted))} where id_company = ${idCompany} and status <> 'D'
        group by 1) counts on counts.named = node.id`
    : sql`left join (select null::uuid as named, null::int as count) counts on false`;
  return sql`select ${area.code}::text as entity, node.id, ${parent === undefined ? sql`null::uuid` : sql`node.${identifier(parent)}`} as "idParent",
      node.code, node.names, node.status, node.version,
      ${counted ? sql`coalesce(counts.count, 0)` : sql`null::int`} as count, node."order" as place
    from ${sql.identifier(recordTable(area))} node ${counts}
    where node.id_company = ${idCompany} and node.status <> 'D'`;
};

/** The records of a tree in their order, those at the top first. */
export const readTree = async (
  { db, caller }: Pick<Work, 'db' | 'caller'>,
  { idCompany, entity }: BodyOf<typeof treeCalls.read>,
): Promise<AnswerOf<typeof treeCalls.read>> => {
  const { top, inner, counted: third, by } = treeOf(entity);
  const sees = (area: Resource): boolean => may(caller, idCompany, actionOf(area, 'ACCESS'));
  const counted = sees(third) ? third : undefined;
  const levels = [
    { area: top, parent: undefined, counted },
    { area: inner, parent: by, counted },
  ].filter(({ area }) => sees(area));
  const parts = levels.map((level) => levelOf(idCompany, level));
  const { rows } = await db.execute<RecordNode & { place: number } & Record<string, unknown>>(
    sql`${sql.join(parts, sql` union all `)} order by place, id`,
  );
  return { elements: rows.map(({ place: _place, ...node }) => node) };
};
