import { fieldsOf, type Resource } from '@comanda/api/kernel';
import type { Asked } from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import { detailTable } from '../../db/naming.ts';
import { column, table } from '../../resource/expressions.ts';

/**
 * Live records of a company. Which company is told so that the database does not look it up in its statistics: they
 * know nothing yet of one that an import has just filled, and take it for an empty one.
 */
const live = (idCompany: string): SQL =>
  sql`${column('idCompany')} = (select ${idCompany}::uuid) and ${column('status')} <> 'D'`;

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
    sql`${table(resource)} where ${live(idCompany)} and lower(${column('code')}) = wanted.value`,
  );
export const byExternals = (resource: Resource, idCompany: string, texts: Iterable<string>): SQL[] =>
  'externalCode' in resource.fields
    ? each(
        texts,
        'text',
        sql`${table(resource)} where ${live(idCompany)} and ${column('externalCode')} = wanted.value`,
      )
    : [];
const byOrders = (resource: Resource, idCompany: string, orders: Iterable<number>): SQL[] =>
  'order' in resource.fields
    ? each(
        orders,
        'int',
        sql`${table(resource)} where ${live(idCompany)} and ${column('order')} = wanted.value`,
      )
    : [];
const byBarCodes = (resource: Resource, idCompany: string, texts: Iterable<string>): SQL[] =>
  new Map(fieldsOf(resource)).get('barCode')?.kind === 'list'
    ? each(
        texts,
        'text',
        sql`${sql.identifier(detailTable(resource, 'barCode'))} held join ${table(resource)}
          on ${column('idCompany')} = held.id_company and ${column('id')} = held.id_owner
          where held.id_company = (select ${idCompany}::uuid) and held.bar_code = wanted.value
            and ${live(idCompany)}`,
      )
    : [];

/** How the records that rows may mean are found: by code, external code, place in the order, bar code. */
export const lookupsOf = (
  resource: Resource,
  idCompany: string,
  { codes, externals, barCodes, orders }: Asked,
): SQL[] => [
  ...byCodes(resource, idCompany, codes),
  ...byOrders(resource, idCompany, orders),
  ...byExternals(resource, idCompany, externals),
  ...byBarCodes(resource, idCompany, barCodes),
];
