import type { AnswerOf, GalleryPhoto, photoCalls } from '@comanda/api/calls';
import { category } from '@comanda/api/areas/system/category';
import { photo } from '@comanda/api/areas/system/photo';
import { tag } from '@comanda/api/areas/system/tag';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Work } from '../../core/work.ts';
import { detailTable, recordTable } from '../../db/naming.ts';
import { sought } from '../../resource/conditions.ts';
import { referrersOf } from '../../resource/dependants.ts';

const named = sql`jsonb_build_object('id', one.id, 'names', one.names)`;
const among = (ids: readonly string[], holds: (ids: SQL) => SQL): SQL =>
  ids.length === 0 ? sql`true` : holds(sql`${sql.param(ids)}::uuid[]`);
const tags = sql.identifier(detailTable(photo, 'tags'));

/** One page of a company's pictures with how often each is used, in one statement. */
export const gallery = async (
  { db }: Pick<Work, 'db'>,
  asked: z.output<(typeof photoCalls.gallery)['body']>,
): Promise<AnswerOf<typeof photoCalls.gallery>> => {
  const { idCompany, idCategories, idTags, unused, limit, offset } = asked;
  const words = asked.search.trim();
  const users = referrersOf(photo.code).map(
    ({ entity, pairs }) =>
      sql`select ${entity}::text as entity, id, owner from (${pairs(sql`array(select id from found)`)}) pairs`,
  );
  const { rows } = await db.execute<GalleryPhoto & { total: number } & Record<string, unknown>>(sql`
    with found as (
      select p.* from ${sql.identifier(recordTable(photo))} p
      where p.id_company = ${idCompany} and p.status <> 'D'
        and ${words === '' ? sql`true` : sql`comanda_fold(p.code || ' ' || comanda_texts(p.names)) like ${sought(words)}`}
        and ${among(idCategories, (ids) => sql`p.id_category = any(${ids})`)}
        and ${among(
          idTags,
          (ids) => sql`exists (select from ${tags} t
            where t.id_company = p.id_company and t.id_owner = p.id and t.id_tag = any(${ids}))`,
        )}),
    used as (
      select id, count(distinct (entity, owner))::int as uses
      from (${sql.join(users, sql` union all `)}) users group by id)
    select found.id, found.code, found.names, found.image,
      (select ${named} from ${sql.identifier(recordTable(category))} one where one.id = found.id_category) as category,
      (select coalesce(jsonb_agg(${named} order by t.position), '[]') from ${tags} t
        join ${sql.identifier(recordTable(tag))} one on one.id = t.id_tag
        where t.id_company = found.id_company and t.id_owner = found.id) as tags,
      coalesce(used.uses, 0) as uses, (count(*) over ())::int as total
    from found left join used on used.id = found.id
    where ${unused ? sql`used.id is null` : sql`true`}
    order by found."order", found.id limit ${limit} offset ${offset}`);
  return {
    elements: rows.map(({ total: _total, ...shown }) => shown),
    total: rows[0]?.total ?? 0,
  };
};
