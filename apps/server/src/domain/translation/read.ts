import {
  type AnswerOf,
  type BodyOf,
  mostTexts,
  type ShownText,
  type translationCalls,
} from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { columnOf, detailTable } from '../../db/naming.ts';
import { column, table } from '../../resource/expressions.ts';
import { placesOf, refuseUnspoken, spokenArea, spokenAreas, type TextPlace } from './texts.ts';

interface Languages {
  readonly from: string;
  readonly to: string;
}
const textIn = (names: SQL, language: string): SQL => sql`coalesce(${names} ->> ${language}, '')`;

/** The texts of one place that say something in the first language. */
const textsAt = (
  resource: Resource,
  { field, part }: TextPlace,
  idCompany: string,
  { from, to }: Languages,
): SQL => {
  const names = part === undefined ? column(field) : sql`d.${sql.identifier(columnOf(part))}`;
  const path =
    part === undefined
      ? sql`${field}::text`
      : sql`${field}::text || '.' || d.position || '.' || ${part}::text`;
  const details =
    part === undefined
      ? sql``
      : sql`join ${sql.identifier(detailTable(resource, field))} d
          on d.id_company = ${column('idCompany')} and d.id_owner = ${column('id')}`;
  const position = part === undefined ? sql`-1` : sql`d.position`;
  return sql`select ${resource.code}::text as entity, ${column('id')} as id, ${column('code')} as code,
      ${column('version')} as version, ${path} as path, ${position} as position,
      ${textIn(names, from)} as source, ${textIn(names, to)} as target
    from ${table(resource)} ${details}
    where ${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D' and ${textIn(names, from)} <> ''`;
};

const textsOf = (
  work: Pick<Work, 'caller'>,
  resource: Resource,
  { idCompany, ...languages }: Languages & { readonly idCompany: string },
): SQL =>
  sql.join(
    placesOf(work, resource, idCompany).map((place) => textsAt(resource, place, idCompany, languages)),
    sql` union all `,
  );

/** How far each area has come that the person may change. */
export const standingOf = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: BodyOf<typeof translationCalls.standing>,
): Promise<AnswerOf<typeof translationCalls.standing>> => {
  const { idCompany, from, to } = asked;
  await refuseUnspoken(work, idCompany, { from, to });
  const parts = spokenAreas
    .filter((area) => may(work.caller, idCompany, actionOf(area, 'EDIT')))
    .map((area) => textsOf(work, area, asked));
  if (parts.length === 0) return { elements: [] };
  const { rows } = await work.db.execute<{ entity: string; texts: number; translated: number }>(
    sql`select entity, count(*)::int as texts, (count(*) filter (where target <> ''))::int as translated
      from (${sql.join(parts, sql` union all `)}) every_text group by entity`,
  );
  return { elements: rows };
};

/** One page of an area's texts, by the codes of their records. */
export const listTexts = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: BodyOf<typeof translationCalls.list>,
): Promise<AnswerOf<typeof translationCalls.list>> => {
  const { idCompany, entity, from, to, missing, offset } = asked;
  const resource = spokenArea(entity);
  await refuseUnspoken(work, idCompany, { from, to });
  const { rows } = await work.db.execute<ShownText & { total: number } & Record<string, unknown>>(
    sql`select id, code, version, path, source, target, (count(*) over ())::int as total
      from (${textsOf(work, resource, asked)}) every_text
      where ${missing ? sql`target = ''` : sql`true`}
      order by code, id, path, position limit ${mostTexts} offset ${offset}`,
  );
  return {
    elements: rows.map(({ total: _total, ...text }) => text),
    total: rows[0]?.total ?? 0,
  };
};
