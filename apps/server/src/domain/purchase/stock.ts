import { product } from '@comanda/api/areas/sales/product';
import { costOfOne, type PurchaseTax, stockAfter, withTaxes } from '@comanda/api/pricing';
import type { Work } from '../../core/work.ts';
import type { WireRow } from '../../resource/change.ts';
import { type Write, writeMany } from '../../resource/engine.ts';

/** What comes into a store, or leaves it with a minus. */
export interface Move {
  readonly idProduct: string;
  readonly quantity: string;
}
/** The rate that tells what products cost. */
export interface CostRate {
  readonly id: string;
  /** S taxes are in it, N they are added. */
  readonly tax: string;
}
interface Bought extends Move {
  readonly net: number;
}
interface Followed {
  readonly idCompany: string;
  readonly idStore: string;
  /** Locked records of what moves. */
  readonly products: readonly WireRow[];
  readonly moves: readonly Move[];
  /** What was paid, where the costs are to follow it. */
  readonly costs?: {
    readonly rate: CostRate;
    readonly bought: readonly Bought[];
    readonly taxes: ReadonlyMap<string, PurchaseTax>;
  };
}
type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isCounted = (record: WireRow | undefined): boolean => record?.['stockControl'] === 'S';

/** The stock of a product with what has come into one store; nothing where it is not counted or nothing moves. */
const movedStock = (record: WireRow, { idStore, moves }: Followed): readonly Row[] | undefined => {
  const own = moves.filter(({ idProduct }) => idProduct === record.id).map(({ quantity }) => quantity);
  if (!isCounted(record) || own.length === 0) return undefined;
  const rows = rowsIn(record['stock']);
  const here = rows.find((row) => row['idStore'] === idStore) ?? { idStore, stock: '0', minimum: null };
  const after = { ...here, stock: stockAfter(text(here['stock']) || '0', ...own) };
  return rows.includes(here) ? rows.map((row) => (row === here ? after : row)) : [...rows, after];
};

/** Its prices with what one of it cost now. */
const pricesAt = (record: WireRow, { costs }: Followed): readonly Row[] | undefined => {
  if (!costs) return undefined;
  const { rate, bought, taxes } = costs;
  const cost = costOfOne(bought.filter(({ idProduct }) => idProduct === record.id));
  if (cost === undefined) return undefined;
  const idTax = text(record['idTaxPurchase']) || text(record['idTaxSale']);
  const price = rate.tax === 'S' && taxes.has(idTax) ? withTaxes(cost, [idTax], taxes) : cost;
  const rows = rowsIn(record['rateProduct']);
  return rows.some((row) => row['idRate'] === rate.id)
    ? rows.map((row) => (row['idRate'] === rate.id ? { ...row, price } : row))
    : [...rows, { idRate: rate.id, price }];
};

/** Writes the stock and the costs of products: changes of records like any other, told and published as such. */
export const follow = async (work: Work, followed: Followed): Promise<void> => {
  const writes = followed.products.flatMap((record): Write[] => {
    const stock = movedStock(record, followed);
    const rateProduct = pricesAt(record, followed);
    if (!stock && !rateProduct) return [];
    return [
      {
        record: { id: record.id, version: record.version },
        sent: { ...(stock && { stock }), ...(rateProduct && { rateProduct }) },
      },
    ];
  });
  for (const one of await writeMany(work, product, followed.idCompany, writes))
    if (!one.ok) throw one.refusal;
};
