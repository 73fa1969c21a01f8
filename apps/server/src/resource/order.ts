import type { Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { collationOf } from '../db/collation.ts';
import { type Reader, readText } from './conditions.ts';
import { column, figureOf } from './expressions.ts';

export const collation = ({ lang, fallback }: Reader): SQL =>
  sql.raw(`collate ${collationOf(lang, fallback)}`);

export const keyOf = (resource: Resource, name: string, reader: Reader): SQL => {
  const source = figureOf(resource, name, reader.of) ?? column(name);
  switch (resource.fields[name]?.kind) {
    case 'names':
      return sql`${readText(source, reader)} ${collation(reader)}`;
    case 'text':
      return sql`${source} ${collation(reader)}`;
    case 'code':
      // As it is unique, so that its index serves.
      return sql`lower(${source})`;
    default:
      return source;
  }
};

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/**
 * A total order: the keys asked for, then the id (docs/product.md §6.3). The id goes the way of the last key, so that an
 * index of both serves from either end.
 */
export const orderSql = (resource: Resource, keys: readonly SortKey[], reader: Reader): SQL =>
  sql.join(
    [
      ...keys.map(
        ({ field, descending }) =>
          sql`${keyOf(resource, field, reader)}${sql.raw(descending ? ' desc' : '')}`,
      ),
      sql`${column('id')}${sql.raw(keys.at(-1)?.descending ? ' desc' : '')}`,
    ],
    sql`, `,
  );
