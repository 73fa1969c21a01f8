import { type AnswerOf, type BodyOf, mostFound, type searchCalls } from '@comanda/api/calls';
import { resources } from '@comanda/api/areas/all';
import { isOfPlatform, platformId, type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { searchSql } from '../../resource/conditions.ts';
import { column, table } from '../../resource/expressions.ts';

type Found = AnswerOf<typeof searchCalls.records>;

const inArea = (resource: Resource, idCompany: string, words: string): SQL =>
  sql`(select ${resource.code}::text as entity, ${column('id')} as id, ${column('code')} as code,
      ${column('names')} as names
    from ${table(resource)}
    where ${column('idCompany')} = ${tenantOf(resource, idCompany)} and ${column('status')} <> 'D'
      and ${searchSql(words.trim())}
    order by ${column(resource.list.sort)}, ${column('id')} limit ${mostFound})`;

/** Looks through every area that the person may see, in one statement: in the platform, those that are its own. */
export const searchRecords = async (
  { db, caller }: Pick<Work, 'db' | 'caller'>,
  { idCompany, words, named = [] }: BodyOf<typeof searchCalls.records>,
): Promise<Found> => {
  const isOnPlatform = idCompany === platformId;
  if (caller.kind !== 'person' || !(isOnPlatform || caller.companies.has(idCompany))) throw unknownRecord();
  const own = new Map(named.map((one) => [one.entity, one.words]));
  const parts = resources
    .filter((resource) => !isOnPlatform || isOfPlatform(resource))
    .filter((resource) => may(caller, tenantOf(resource, idCompany), actionOf(resource, 'ACCESS')))
    .map((resource) => inArea(resource, idCompany, own.get(resource.code) ?? words));
  if (parts.length === 0) return { elements: [] };
  const { rows } = await db.execute<Found['elements'][number] & Record<string, unknown>>(
    sql.join(parts, sql` union all `),
  );
  return { elements: rows };
};
