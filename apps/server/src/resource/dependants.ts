import type { ExtraInfo } from '@comanda/api/errors';
import { fieldsOf, isOfPlatform, type RefField, type Resource } from '@comanda/api/kernel';
import { language } from '@comanda/api/areas/basics/language';
import { photo } from '@comanda/api/areas/system/photo';
import { actionOf } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { type SQL, sql } from 'drizzle-orm';
import { terminal } from '../db/schema/business.ts';
import { ticket } from '../db/schema/sales.ts';
import { columnOf, detailTable, recordTable } from '../db/naming.ts';
import { Refusal } from '../core/refusal.ts';
import { may } from '../core/caller.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';

/** A place from which records of an area are referred to. */
export interface Referrer {
  readonly entity: string;
  readonly only: RefField['only'];
  /** Action that lets a person read who refers. */
  readonly access: string;
  /** Field by which the list of who refers finds them; details are not filtered by. */
  readonly by?: string;
  /** Selects `id` (what is referred to) and `owner`, `code`, `names` (what refers) among what is not deleted. */
  readonly pairs: (ids: SQL) => SQL;
}

const direct =
  (owner: Resource, column: string): Referrer['pairs'] =>
  (ids) =>
    sql`select r.${sql.identifier(column)} as id, r.id as owner, r.code, r.names
      from ${sql.identifier(recordTable(owner))} r where r.${sql.identifier(column)} = any(${ids}) and r.status <> 'D'`;
const throughDetails =
  (owner: Resource, list: string, column: string): Referrer['pairs'] =>
  (ids) =>
    sql`select d.${sql.identifier(column)} as id, r.id as owner, r.code, r.names
      from ${sql.identifier(detailTable(owner, list))} d
      join ${sql.identifier(recordTable(owner))} r on r.id_company = d.id_company and r.id = d.id_owner
      where d.${sql.identifier(column)} = any(${ids}) and r.status <> 'D'`;
/** A language is used by every record that has a text in it (docs/product.md §8.39). */
const byTexts = (owner: Resource): Referrer['pairs'] | undefined => {
  if (isOfPlatform(owner) || owner.code === language.code) return undefined;
  const texts = fieldsOf(owner)
    .filter(([, { kind }]) => kind === 'names')
    .map(([name]) => sql`r.${sql.identifier(columnOf(name))} ? used.iso`);
  return (ids) =>
    sql`select used.id, r.id as owner, r.code, r.names from ${sql.identifier(recordTable(language))} used
      join ${sql.identifier(recordTable(owner))} r on r.id_company = used.id_company and r.status <> 'D'
      where used.id = any(${ids}) and (${sql.join(texts, sql` or `)})`;
};
const byAddress =
  (picture: SQL, records: SQL): Referrer['pairs'] =>
  (ids) =>
    sql`select used.id, r.id as owner, r.code, r.names from ${sql.identifier(recordTable(photo))} used
      ${records} and ${picture} ->> 'url' = used.image ->> 'url' where used.id = any(${ids})`;
/** A picture of the gallery is used by every record of its company that shows the same one (docs/product.md §8.43). */
const byPictures = (owner: Resource): Referrer['pairs'] | undefined => {
  if (isOfPlatform(owner) || owner.code === photo.code) return undefined;
  const record = sql`join ${sql.identifier(recordTable(owner))} r on r.id_company = used.id_company and r.status <> 'D'`;
  const ways = fieldsOf(owner).flatMap(([name, field]) => {
    if (field.kind === 'image') return [byAddress(sql`r.${sql.identifier(columnOf(name))}`, record)];
    if (field.kind !== 'list') return [];
    return Object.entries(field.item).flatMap(([key, { kind }]) =>
      kind === 'image'
        ? [
            byAddress(
              sql`d.${sql.identifier(columnOf(key))}`,
              sql`${record} join ${sql.identifier(detailTable(owner, name))} d
                on d.id_company = r.id_company and d.id_owner = r.id`,
            ),
          ]
        : [],
    );
  });
  return ways.length === 0
    ? undefined
    : (ids) =>
        sql.join(
          ways.map((way) => way(ids)),
          sql` union `,
        );
};
/** What uses records without naming them by their id, by the areas of those. */
const usedBy: Readonly<Record<string, (owner: Resource) => Referrer['pairs'] | undefined>> = {
  [language.code]: byTexts,
  [photo.code]: byPictures,
};
/** Everywhere that records of an area are referred to from and kept by, by the definitions of all areas. */
export const referrersOf = (code: string, among: readonly Resource[] = resources): Referrer[] =>
  among.flatMap((owner) => {
    const from = { entity: owner.code, access: actionOf(owner, 'ACCESS') };
    const pairs = usedBy[code]?.(owner);
    if (pairs) return [{ ...from, only: undefined, pairs }];
    return fieldsOf(owner).flatMap(([name, field]): Referrer[] => {
      if (field.kind === 'ref' && field.to === code)
        return [{ ...from, only: field.only, by: name, pairs: direct(owner, columnOf(name)) }];
      if (field.kind !== 'list') return [];
      return Object.entries(field.item).flatMap(([key, item]) =>
        item.kind === 'ref' && item.to === code && item.leaves !== true
          ? [{ ...from, only: item.only, pairs: throughDetails(owner, name, columnOf(key)) }]
          : [],
      );
    });
  });

/** What keeps a record besides the areas: a store stays as long as it has tills or has sold (docs/product.md §8.15). */
const keepersOf: Readonly<Record<string, readonly Referrer[]>> = {
  STR: [
    {
      entity: 'TRM',
      only: undefined,
      access: 'ALLOW_STORE_ACCESS',
      pairs: (ids) =>
        sql`select till.id_store as id, till.id as owner, till.name as code, '{}'::jsonb as names
          from ${terminal} till where till.status <> 'D' and till.id_store = any(${ids})`,
    },
    {
      entity: 'TCK',
      only: undefined,
      access: 'ALLOW_COMPANY_TICKET_ACCESS',
      pairs: (ids) =>
        sql`select sold.id_store as id, sold.id as owner, till.name || ' ' || sold.number as code, '{}'::jsonb as names
          from ${ticket} sold
          join ${terminal} till on till.id_company = sold.id_company and till.id = sold.id_terminal
          where sold.id_store = any(${ids})`,
    },
  ],
};

interface Use {
  /** What is referred to. */
  readonly id: string;
  /** How many live records refer to it. */
  readonly count: number;
  /** The first of them by code. */
  readonly records: NonNullable<ExtraInfo['records']>;
}
const named = 5;

/** Which live records refer to each of some records; what is deleted together does not count. */
const usesOf = async (
  { db }: Pick<Work, 'db'>,
  referrers: readonly Referrer[],
  ids: readonly string[],
  together: boolean,
): Promise<Use[]> => {
  const all = sql`${sql.param(ids)}::uuid[]`;
  // Who refers in two ways is one record: `union` takes equal rows together.
  const pairs = sql.join(
    referrers.map((referrer) => referrer.pairs(all)),
    sql` union `,
  );
  const { rows } = await db.execute<Use & Record<string, unknown>>(
    sql`select id, count(*)::int as count,
        jsonb_agg(jsonb_build_object('id', owner, 'code', code, 'names', names) order by place)
          filter (where place <= ${named}) as records
      from (select *, row_number() over (partition by id order by lower(code), owner) as place
        from (${pairs}) pairs where ${together ? sql`owner <> all(${all})` : sql`true`}) uses
      group by id order by id`,
  );
  return rows;
};

/**
 * Refuses to delete what live records refer to (docs/product.md §7.6): says for each record which areas refer and how
 * often, and names the first of them to who may read them. The records are locked by now, and who writes a reference
 * locks its target: the count cannot be overtaken.
 */
export const refuseReferred = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  rows: readonly WireRow[],
): Promise<void> => {
  const targets = new Map(rows.map((row) => [row.id, row]));
  const byEntity = new Map<string, Referrer[]>();
  for (const referrer of [...referrersOf(resource.code), ...(keepersOf[resource.code] ?? [])])
    byEntity.set(referrer.entity, [...(byEntity.get(referrer.entity) ?? []), referrer]);
  const extra: ExtraInfo[] = [];
  for (const [entity, referrers] of byEntity) {
    const uses = await usesOf(work, referrers, [...targets.keys()], entity === resource.code);
    const [first, ...others] = referrers;
    if (!first) continue;
    const { access, by } = first;
    for (const { id, count, records } of uses) {
      const target = targets.get(id);
      const code = target?.['code'];
      extra.push({
        entity,
        count,
        params: { id, code: typeof code === 'string' ? code : '' },
        ...(may(work.caller, target?.idCompany ?? '', access) && {
          records,
          // Of several fields none finds them all.
          ...(by !== undefined && others.length === 0 && { by }),
        }),
      });
    }
  }
  if (extra.length > 0)
    throw new Refusal('ERROR_NOT_ERASABLE', 'Other records refer to this one.', {
      type: 'DependecyExtraInfo',
      extra,
    });
};

/** From where a record could be referred to as something that it would be no more. */
const unfitFor = (
  resource: Resource,
  before: WireRow,
  values: Readonly<Record<string, unknown>>,
): { readonly referrer: Referrer; readonly field: string }[] =>
  referrersOf(resource.code).flatMap((referrer) => {
    const unfit = Object.entries(referrer.only ?? {}).find(
      ([name, allowed]) => before[name] !== values[name] && !allowed.includes(String(values[name])),
    );
    return unfit ? [{ referrer, field: unfit[0] }] : [];
  });
/** Whether a change could leave references behind that it does not fit; who refers is not looked at. */
export const mayNotFit = (
  resource: Resource,
  before: WireRow,
  values: Readonly<Record<string, unknown>>,
): boolean => unfitFor(resource, before, values).length > 0;

/** A record that is referred to because of its kind keeps to the kinds wanted there (docs/product.md §8.1.2). */
export const refuseUnfit = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  before: WireRow,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const renamed =
    resource.code === language.code && before['iso'] !== values['iso']
      ? referrersOf(language.code).map((referrer) => ({ referrer, field: 'iso' }))
      : [];
  for (const { referrer, field } of [...unfitFor(resource, before, values), ...renamed]) {
    const [referred] = await usesOf(work, [referrer], [before.id], false);
    if (referred)
      throw new Refusal('ERROR_CONSTRAINT', 'Other records refer to this one as it is.', {
        type: 'ConstraintExtraInfo',
        extra: [{ entity: resource.code, field, error: 'choice', count: referred.count }],
      });
  }
};
