import { fieldsOf, type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { type Asked, type Found, judgedFields, type KnownRecord, nameKey } from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, resourceOf } from '../../db/naming.ts';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { column, table } from '../../resource/expressions.ts';
import { readRecords } from '../../resource/read.ts';
import { byCodes, byExternals, lookupsOf } from './lookups.ts';

/**
 * Areas up to this many records are known whole to a trial run, so that it can propose the nearest of them; of larger
 * ones only what the rows name.
 */
const whole = 2_000;

type Reader = Pick<Work, 'db'>;
type Asking = Pick<Work, 'db' | 'caller'>;
const live = (resource: Resource, idCompany: string): SQL =>
  sql`${column('idCompany')} = ${tenantOf(resource, idCompany)} and ${column('status')} <> 'D'`;

/** Ids of the records that rows may mean. */
const idsOf = async ({ db }: Reader, resource: Resource, idCompany: string, asked: Asked) => {
  const lookups = lookupsOf(resource, idCompany, asked);
  if (lookups.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql.join(lookups, sql` union `));
  return rows.map(({ id }) => id);
};

const exclusiveOf = (resource: Resource): string | undefined =>
  fieldsOf(resource).find(([, field]) => field.kind === 'flag' && field.exclusive)?.[0];
const externalOf = (resource: Resource): SQL =>
  'externalCode' in resource.fields ? column('externalCode') : sql`null::text`;
/** Records of an area as an import of `into` refers to them. */
const recordsWhere = async (
  { db }: Reader,
  into: Resource,
  resource: Resource,
  where: SQL,
  limit = whole,
): Promise<KnownRecord[]> => {
  const judged = judgedFields(into, resource.code).map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${column(name)}`,
  );
  const flag = exclusiveOf(resource);
  const isDefault = flag === undefined ? sql`false` : sql`${sql.identifier(columnOf(flag))} = 'S'`;
  const { rows } = await db.execute<KnownRecord & Record<string, unknown>>(
    sql`select ${column('id')} as id, ${column('code')} as code, ${column('names')} as names,
        jsonb_build_object(${sql.join(judged, sql`, `)}) as judged,
        ${externalOf(resource)} as "externalCode",
        ${isDefault} as "isDefault"
      from ${table(resource)} where ${where} order by ${column('id')} limit ${limit}`,
  );
  return rows;
};
/**
 * Of a large area: what the texts mean, and the default. Names have no index to be found by, so that only texts which
 * are nobody's code are looked for among them.
 */
const named = async (
  work: Reader,
  into: Resource,
  resource: Resource,
  idCompany: string,
  texts: ReadonlySet<string>,
): Promise<KnownRecord[]> => {
  const keys = [...new Set([...texts].map((text) => text.toLowerCase()))];
  const coded = sql.join(
    [...byCodes(resource, idCompany, keys), ...byExternals(resource, idCompany, texts)],
    sql` union `,
  );
  const records =
    texts.size === 0 ? [] : await recordsWhere(work, into, resource, sql`${column('id')} in (${coded})`);
  const found = new Set(
    records.flatMap(({ code, externalCode }) => [code.toLowerCase(), externalCode?.toLowerCase() ?? '']),
  );
  const others = [...texts].filter((text) => !found.has(text.toLowerCase())).map(nameKey);
  const isNamed = sql`exists (select 1 from jsonb_each_text(${column('names')}) name where btrim(comanda_fold(name.value)) = any(${sql.param(others)}::text[]))`;
  const flag = exclusiveOf(resource);
  const isMeant = [
    ...(others.length > 0 ? [isNamed] : []),
    ...(flag === undefined ? [] : [sql`${sql.identifier(columnOf(flag))} = 'S'`]),
  ];
  if (isMeant.length === 0) return records;
  const more = await recordsWhere(
    work,
    into,
    resource,
    sql`${live(resource, idCompany)} and (${sql.join(isMeant, sql` or `)})`,
  );
  const known = new Set(records.map(({ id }) => id));
  return [...records, ...more.filter(({ id }) => !known.has(id))];
};

/** The last place in the order that a record of the area has. */
export const lastOrderOf = async ({ db }: Reader, resource: Resource, idCompany: string): Promise<number> => {
  if (!('order' in resource.fields)) return 0;
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(${column('order')}), 0) as last from ${table(resource)} where ${live(resource, idCompany)}`,
  );
  return rows[0]?.last ?? 0;
};

/**
 * Finds what rows ask for; what it knows whole it reads once. Of an area that the caller may not see it knows what the rows
 * name and the default, so that no record is proposed of which they would learn that way (docs/product.md §25.12).
 */
export const finderFor = (resource: Resource, idCompany: string) => {
  const all = new Map<string, readonly KnownRecord[] | 'large'>();
  const referred = async (
    work: Asking,
    entity: string,
    texts: ReadonlySet<string>,
  ): Promise<readonly KnownRecord[]> => {
    const target = resourceOf(entity);
    if (!may(work.caller, idCompany, actionOf(target, 'ACCESS')))
      return named(work, resource, target, idCompany, texts);
    const known =
      all.get(entity) ?? (await recordsWhere(work, resource, target, live(target, idCompany), whole + 1));
    const kept = known === 'large' || known.length > whole ? 'large' : known;
    all.set(entity, kept);
    return kept === 'large' ? named(work, resource, target, idCompany, texts) : kept;
  };
  const entities = new Set(
    fieldsOf(resource).flatMap(([, field]) => {
      if (field.kind === 'ref') return [field.to];
      if (field.kind !== 'list') return [];
      return Object.values(field.item).flatMap((item) => (item.kind === 'ref' ? [item.to] : []));
    }),
  );
  return async (work: Asking, asked: Asked): Promise<Found> => {
    const records: Record<string, readonly KnownRecord[]> = {};
    // Those that nothing names are known too: the only one of its kind is what a file leaves out.
    for (const entity of entities)
      records[entity] = await referred(work, entity, asked.references.get(entity) ?? new Set());
    const ids = await idsOf(work, resource, idCompany, asked);
    return { stored: ids.length === 0 ? [] : await readRecords(work, resource, ids), records };
  };
};
export type Finder = ReturnType<typeof finderFor>;
