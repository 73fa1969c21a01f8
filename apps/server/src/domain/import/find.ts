import { fieldsOf, type Resource } from '@comanda/api/kernel';
import type { Asked, Found, KnownRecord } from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import { claimTable, columnOf, resourceOf } from '../../db/naming.ts';
import type { Work } from '../../http/handler.ts';
import { column, table } from '../../resource/expressions.ts';
import { readRecords } from '../../resource/read.ts';

/**
 * Areas up to this many records are known whole to a trial run, so that it can propose the nearest of them; of larger
 * ones only what the rows name.
 */
const whole = 2_000;

type Reader = Pick<Work, 'db'>;
const live = (idCompany: string): SQL =>
  sql`${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D'`;

/** Ids of the records that rows may mean, or that have what they claim: by code, external code, place in the order. */
const idsOf = async (
  { db }: Reader,
  resource: Resource,
  idCompany: string,
  { codes, externals, claims, orders }: Asked,
): Promise<string[]> => {
  const fields = new Map(fieldsOf(resource));
  const among = (source: SQL, values: Iterable<unknown>, type: string): SQL =>
    sql`select ${column('id')} as id from ${table(resource)}
      where ${live(idCompany)} and ${source} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
  const wanted = [...claims.values()];
  const parts = [
    ...(codes.size > 0 ? [among(sql`lower(${column('code')})`, codes, 'text')] : []),
    ...(orders.size > 0 && fields.has('order') ? [among(column('order'), orders, 'int')] : []),
    ...(externals.size > 0 && fields.has('externalCode')
      ? [among(column('externalCode'), externals, 'text')]
      : []),
    ...(wanted.length > 0
      ? [
          sql`select held.id_owner as id from unnest(${sql.param(wanted.map(({ kind }) => kind))}::text[],
              ${sql.param(wanted.map(({ value }) => value))}::text[]) as wanted (kind, value)
            join ${sql.identifier(claimTable(resource))} held
              on held.id_company = ${idCompany} and held.kind = wanted.kind and held.value = wanted.value`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql.join(parts, sql` union `));
  return rows.map(({ id }) => id);
};

const exclusiveOf = (resource: Resource): string | undefined =>
  fieldsOf(resource).find(([, field]) => field.kind === 'flag' && field.exclusive)?.[0];
const recordsWhere = async (
  { db }: Reader,
  resource: Resource,
  where: SQL,
  limit: number,
): Promise<KnownRecord[]> => {
  const flag = exclusiveOf(resource);
  const isDefault = flag === undefined ? sql`false` : sql`${sql.identifier(columnOf(flag))} = 'S'`;
  const { rows } = await db.execute<KnownRecord & Record<string, unknown>>(
    sql`select ${column('id')} as id, ${column('code')} as code, ${column('names')} as names,
        ${isDefault} as "isDefault"
      from ${table(resource)} where ${where} order by ${column('id')} limit ${limit}`,
  );
  return rows;
};
/** Of a large area: what the texts name by code or by name, and the default. */
const named = (work: Reader, resource: Resource, idCompany: string, texts: ReadonlySet<string>) => {
  const flag = exclusiveOf(resource);
  const spelt = sql`${sql.param([...texts].map((text) => text.toLowerCase()))}::text[]`;
  return recordsWhere(
    work,
    resource,
    sql`${live(idCompany)} and (lower(${column('code')}) = any(${spelt})
      or exists (select 1 from jsonb_each_text(${column('names')}) name where lower(name.value) = any(${spelt}))
      ${flag === undefined ? sql`` : sql`or ${sql.identifier(columnOf(flag))} = 'S'`})`,
    whole,
  );
};

/** The last place in the order that a record of the area has. */
export const lastOrderOf = async ({ db }: Reader, resource: Resource, idCompany: string): Promise<number> => {
  if (!('order' in resource.fields)) return 0;
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(${column('order')}), 0) as last from ${table(resource)} where ${live(idCompany)}`,
  );
  return rows[0]?.last ?? 0;
};

/** Finds what rows ask for; what it knows whole it reads once. */
export const finderFor = (resource: Resource, idCompany: string) => {
  const all = new Map<string, readonly KnownRecord[] | 'large'>();
  const referred = async (
    work: Reader,
    entity: string,
    texts: ReadonlySet<string>,
  ): Promise<readonly KnownRecord[]> => {
    const target = resourceOf(entity);
    const known = all.get(entity) ?? (await recordsWhere(work, target, live(idCompany), whole + 1));
    const kept = known === 'large' || known.length > whole ? 'large' : known;
    all.set(entity, kept);
    return kept === 'large' ? named(work, target, idCompany, texts) : kept;
  };
  const entities = new Set(
    fieldsOf(resource).flatMap(([, field]) => {
      if (field.kind === 'ref') return [field.to];
      if (field.kind !== 'list') return [];
      return Object.values(field.item).flatMap((item) => (item.kind === 'ref' ? [item.to] : []));
    }),
  );
  return async (work: Reader, asked: Asked): Promise<Found> => {
    const records: Record<string, readonly KnownRecord[]> = {};
    // Those that nothing names are known too: the only one of its kind is what a file leaves out.
    for (const entity of entities)
      records[entity] = await referred(work, entity, asked.references.get(entity) ?? new Set());
    const ids = await idsOf(work, resource, idCompany, asked);
    return { stored: ids.length === 0 ? [] : await readRecords(work, resource, ids), records };
  };
};
export type Finder = ReturnType<typeof finderFor>;
