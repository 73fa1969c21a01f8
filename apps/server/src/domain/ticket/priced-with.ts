import type { PriceBook, PricedTax } from '@comanda/api/pricing';
import { sql } from 'drizzle-orm';
import { commitItem, type Snapshot, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/work.ts';

/** What a store's tills had at one of its commits, as far as a ticket is priced with it (docs/product.md §10.3.2). */
export interface PricedWith {
  readonly book: PriceBook;
  /** Names of each tax. */
  readonly names: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Department of each product. */
  readonly departments: ReadonlyMap<string, string>;
  /** Kind of each payment method. */
  readonly methods: ReadonlyMap<string, string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds = ['N', 'I', 'F', 'G'] as const;
const kindOf = (value: unknown): PricedTax['kind'] => kinds.find((kind) => kind === value) ?? 'N';

/** A published tax, as pricing reads it. */
const taxOf = (record: Snapshot): PricedTax => ({
  id: text(record['id']),
  code: text(record['code']),
  kind: kindOf(record['kind']),
  value: text(record['value']) || '0',
  amount: typeof record['amount'] === 'number' ? record['amount'] : 0,
  members: (Array.isArray(record['members']) ? record['members'] : [])
    .filter(isRow)
    .map((member) => ({ idTax: text(member['idTax']) })),
});
const namesOf = (record: Snapshot): Readonly<Record<string, string>> =>
  isRow(record['names'])
    ? Object.fromEntries(Object.entries(record['names']).map(([language, name]) => [language, text(name)]))
    : {};

/** Entities that a price is made of besides taxes, with the fields that pricing reads. */
const priced = {
  products: ['ART', 'id', 'kind', 'freePrice', 'rateProduct', 'supplement', 'idPack'],
  rates: ['RTE', 'id', 'tax', 'priceChange'],
  modifiers: ['MDF', 'id', 'choices'],
  packs: ['PCK', 'id', 'calculation', 'parts'],
  groups: ['PGR', 'id', 'products'],
} as const satisfies Record<Exclude<keyof PriceBook, 'taxes'>, readonly [string, ...string[]]>;
const entities = ['TAX', 'PMT', ...Object.values(priced).map(([entity]) => entity)];

interface Row {
  readonly entity: string;
  readonly record: Snapshot;
}
const read = async (
  db: Database,
  where: { idCompany: string; idStore: string },
  commit: number,
): Promise<PricedWith> => {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select entity, record from (
      select distinct on (item.entity, item.id_entity) item.entity, item.after as record
      from ${commitItem} item
      join ${storeCommit} made on made.id_company = item.id_company and made.id = item.id_commit
      where made.id_company = ${where.idCompany} and made.id_store = ${where.idStore}
        and made.number <= ${commit} and item.entity = any(${sql.param(entities)}::text[])
      order by item.entity, item.id_entity, made.number desc) newest
    where record is not null`);
  const recordsOf = (entity: string): Snapshot[] =>
    rows.filter((row) => row.entity === entity).map(({ record }) => record);
  // What was published had been checked by its definition, so it has the fields that pricing reads.
  const byId = <T>([entity, ...fields]: readonly [string, ...string[]]): ReadonlyMap<string, T> =>
    new Map(
      recordsOf(entity).map((record) => [
        text(record['id']),
        Object.fromEntries(fields.map((field) => [field, record[field]])) as T,
      ]),
    );
  const taxes = recordsOf('TAX');
  return {
    book: {
      taxes: new Map(taxes.map((record) => [text(record['id']), taxOf(record)])),
      products: byId(priced.products),
      rates: byId(priced.rates),
      modifiers: byId(priced.modifiers),
      packs: byId(priced.packs),
      groups: byId(priced.groups),
    },
    names: new Map(taxes.map((record) => [text(record['id']), namesOf(record)])),
    departments: new Map(
      recordsOf('ART').map((record) => [text(record['id']), text(record['idDepartment'])]),
    ),
    methods: new Map(recordsOf('PMT').map((record) => [text(record['id']), text(record['kind'])])),
  };
};

/** What was published never changes, so a server reads it once for each commit that tills are at. */
const keptBy = new WeakMap<Config, Map<string, PricedWith>>();
const most = 200;

export const pricedWith = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  where: { readonly idCompany: string; readonly idStore: string },
  commit: number,
): Promise<PricedWith> => {
  const kept = keptBy.get(config) ?? new Map<string, PricedWith>();
  keptBy.set(config, kept);
  const key = `${where.idStore} ${commit}`;
  const known = kept.get(key) ?? (await read(db, where, commit));
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return known;
};
