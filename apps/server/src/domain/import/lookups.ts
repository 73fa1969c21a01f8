import { type Resource, tenantOf } from '@comanda/api/kernel';
import type { Asked, Wanted } from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import { claimTable } from '../../db/naming.ts';
import { column, table } from '../../resource/expressions.ts';

/**
 * Live records of a company. Which company is told so that the database does not look it up in its statistics: they
 * know nothing yet of one that an import has just filled, and take it for an empty one.
 */
const live = (resource: Resource, idCompany: string): SQL =>
  sql`${column('idCompany')} = (select ${tenantOf(resource, idCompany)}::uuid) and ${column('status')} <> 'D'`;

/** Records that one text of a file can mean; of more than these none is found for certain. */
const alike = 100;
/**
 * Ids of what each value finds in a source that compares it with `wanted.value`; nothing for no values. Each is looked
 * up by itself, through its index: asked for all of them at once, the database reads the whole area instead.
 */
const each = (values: Iterable<unknown>, type: 'text' | 'int', source: SQL): SQL[] => {
  const wanted = [...values];
  return wanted.length === 0
    ? []
    : [
        sql`select found.id from unnest(${sql.param(wanted)}::${sql.raw(type)}[]) wanted (value),
          lateral (select ${column('id')} as id from ${source} limit ${alike}) found`,
      ];
};

export const byCodes = (resource: Resource, idCompany: string, keys: Iterable<string>): SQL[] =>
  each(
    keys,
    'text',
    sql`${table(resource)} where ${live(resource, idCompany)} and lower(${column('code')}) = wanted.value`,
  );
export const byExternals = (resource: Resource, idCompany: string, texts: Iterable<string>): SQL[] =>
  'externalCode' in resource.fields
    ? each(
        texts,
        'text',
        sql`${table(resource)} where ${live(resource, idCompany)} and ${column('externalCode')} = wanted.value`,
      )
    : [];
const byOrders = (resource: Resource, idCompany: string, orders: Iterable<number>): SQL[] =>
  'order' in resource.fields
    ? each(
        orders,
        'int',
        sql`${table(resource)} where ${live(resource, idCompany)} and ${column('order')} = wanted.value`,
      )
    : [];
const byClaims = (resource: Resource, idCompany: string, claims: Iterable<Wanted>): SQL[] => {
  const wanted = [...claims];
  return wanted.length === 0
    ? []
    : [
        sql`select found.id from unnest(${sql.param(wanted.map(({ kind }) => kind))}::text[],
            ${sql.param(wanted.map(({ value }) => value))}::text[]) wanted (kind, value),
          lateral (select held.id_owner as id from ${sql.identifier(claimTable(resource))} held
            where held.id_company = (select ${tenantOf(resource, idCompany)}::uuid) and held.kind = wanted.kind
              and held.value = wanted.value) found`,
      ];
};

/** How the records are found that rows may mean, or that have what they claim. */
export const lookupsOf = (
  resource: Resource,
  idCompany: string,
  { codes, externals, claims, orders }: Asked,
): SQL[] => [
  ...byCodes(resource, idCompany, codes),
  ...byOrders(resource, idCompany, orders),
  ...byExternals(resource, idCompany, externals),
  ...byClaims(resource, idCompany, claims.values()),
];
