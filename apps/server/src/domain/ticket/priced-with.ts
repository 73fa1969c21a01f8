import type { PricedTax } from '@comanda/api/pricing';
import { sql } from 'drizzle-orm';
import { commitItem, type Snapshot, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';

/** What a store's tills had at one of its commits, as far as a ticket is priced with it (docs/product.md §10.3.2). */
export interface PricedWith {
  readonly taxes: ReadonlyMap<string, PricedTax>;
  /** Names of each tax. */
  readonly names: ReadonlyMap<string, Readonly<Record<string, string>>>;
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
        and made.number <= ${commit} and item.entity in ('TAX', 'PMT')
      order by item.entity, item.id_entity, made.number desc) newest
    where record is not null`);
  const taxes = rows.filter(({ entity }) => entity === 'TAX').map(({ record }) => record);
  const methods = rows.filter(({ entity }) => entity === 'PMT').map(({ record }) => record);
  return {
    taxes: new Map(taxes.map((record) => [text(record['id']), taxOf(record)])),
    names: new Map(taxes.map((record) => [text(record['id']), namesOf(record)])),
    methods: new Map(methods.map((record) => [text(record['id']), text(record['kind'])])),
  };
};

/** What was published never changes, so it is read once for each commit that tills are at. */
const kept = new Map<string, PricedWith>();
const most = 200;

export const pricedWith = async (
  db: Database,
  where: { readonly idCompany: string; readonly idStore: string },
  commit: number,
): Promise<PricedWith> => {
  const key = `${where.idStore} ${commit}`;
  const known = kept.get(key) ?? (await read(db, where, commit));
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return known;
};
