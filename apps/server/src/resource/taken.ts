import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '../core/work.ts';
import { column, table } from './expressions.ts';

export const highestOrder = 1_000_000;

export interface Unique {
  readonly name: string;
  readonly kind: 'code' | 'order';
}
/** Fields whose values no two live records of a company share (docs/product.md §7.1, §7.2). */
export const uniquesOf = (resource: Resource): Unique[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'code' || kind === 'order' ? [{ name, kind }] : [],
  );
/** A value that is unique, in one spelling: `code iva21`, `order 10`. */
export const keyOf = (kind: Unique['kind'], value: unknown): string =>
  `${kind} ${String(value).toLowerCase()}`;
/** What a record takes for itself. */
export const keysOf = (resource: Resource, values: Draft): string[] =>
  uniquesOf(resource).map(({ name, kind }) => keyOf(kind, values[name]));

/** Who has a value. */
export interface Holder {
  readonly id: string;
  readonly key: string;
}
/** What the database says of the codes and orders that others than some records have. */
export interface Others {
  /** Who has one of the values wanted of each field. */
  readonly holders: (
    wanted: readonly (Unique & { readonly values: readonly unknown[] })[],
  ) => Promise<Holder[]>;
  /** The last order, -1 where nobody has one. */
  readonly last: (name: string) => Promise<number>;
  /** The first gap between their orders and some more. */
  readonly gap: (name: string, orders: readonly number[]) => Promise<number | undefined>;
}

export const othersIn = (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  but: readonly string[],
): Others => {
  const others = sql`${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D'
    and ${column('id')} <> all(${sql.param(but)}::uuid[])`;
  const among = (source: SQL, type: 'text' | 'int', kind: Unique['kind'], values: readonly unknown[]): SQL =>
    sql`select ${column('id')} as id, ${`${kind} `} || ${source} as key from ${table(resource)}
      where ${others} and ${source} = any(${sql.param(values)}::${sql.raw(type)}[])`;
  return {
    holders: async (wanted) => {
      if (wanted.length === 0) return [];
      const parts = wanted.map(({ name, kind, values }) =>
        kind === 'code'
          ? among(
              sql`lower(${column(name)})`,
              'text',
              kind,
              values.map((code) => String(code).toLowerCase()),
            )
          : among(column(name), 'int', kind, values),
      );
      return (await db.execute<Holder & Record<string, unknown>>(sql.join(parts, sql` union all `))).rows;
    },
    last: async (name) => {
      const { rows } = await db.execute<{ last: number | null }>(
        sql`select max(${column(name)}) as last from ${table(resource)} where ${others}`,
      );
      return rows[0]?.last ?? -1;
    },
    gap: async (name, orders) => {
      const { rows } = await db.execute<{ gap: number | null }>(
        sql`with used as (select ${column(name)} as n from ${table(resource)} where ${others}
            union all select unnest(${sql.param(orders)}::int[]))
          select min(n) as gap from (select 0 as n union all select n + 1 from used) free
          where n <= ${highestOrder} and not exists (select 1 from used where used.n = free.n)`,
      );
      return rows[0]?.gap ?? undefined;
    },
  };
};
