import type { Tax } from '../areas/basics/tax.ts';
import { rounded, scaled, usualScale } from './decimals.ts';

/**
 * Pricing of a ticket (docs/product.md §10.3), the same at the till, on the server and in the office. All money is
 * in integers of minor units and every division rounds once, half away from zero.
 */
export type PricedTax = Pick<Tax, 'id' | 'code' | 'kind' | 'value' | 'amount' | 'members'>;
export interface SoldLine {
  /** Decimal string; negative for what is taken back. */
  readonly quantity: string;
  /** Price of one, taxes included. */
  readonly unitPrice: number;
  /** Ids of the taxes on the line; a group stands for its members. */
  readonly taxes: readonly string[];
  /** What is taken off this line alone, and its share of what is taken off the ticket: of the sign of the line. */
  readonly discounts?: readonly { readonly amount: number }[];
  readonly share?: number;
}
export interface TaxShare {
  readonly idTax: string;
  readonly code: string;
  /** What the tax was reckoned on. Lines under several taxes count in the base of each. */
  readonly base: number;
  readonly tax: number;
}
export interface Priced {
  readonly totals: readonly number[];
  /** What each line is without its taxes; together they are `net`. */
  readonly nets: readonly number[];
  readonly taxes: readonly TaxShare[];
  /** `net` and all the taxes make `total`, to the unit. */
  readonly net: number;
  readonly total: number;
}

/** A line names a tax that the till does not have. */
export class UnknownTax extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`unknown tax ${id}`);
    this.id = id;
  }
}

const unit = 10n ** BigInt(usualScale);
const whole = 100n * unit;

/** What a line costs before anything is taken off, taxes included. */
export const listTotal = ({ quantity, unitPrice }: Pick<SoldLine, 'quantity' | 'unitPrice'>): number =>
  Number(rounded(scaled(quantity) * BigInt(unitPrice), unit));

/** What is taken off a line by discounts of its own. */
export const takenOff = ({ discounts = [] }: Pick<SoldLine, 'discounts'>): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);

/** What a line costs, taxes included. */
export const lineTotal = (line: Omit<SoldLine, 'taxes'>): number =>
  listTotal(line) - takenOff(line) - (line.share ?? 0);

/**
 * Shares a sum out by the size of some parts, to the unit: each part has what is due up to its end, less what the parts
 * before it have.
 */
export const sharedOut = (sum: number, parts: readonly number[]): number[] => {
  const whole = parts.reduce((all, part) => all + BigInt(part), 0n);
  // What is taken back is shared out as what was sold.
  const sign = whole < 0n ? -1n : 1n;
  let before = 0n;
  let given = 0n;
  return parts.map((part, index) => {
    before += BigInt(part);
    // Where they cancel out, what is left of them is the last one's.
    const due =
      whole === 0n
        ? index === parts.length - 1
          ? BigInt(sum)
          : 0n
        : rounded(BigInt(sum) * before * sign, whole * sign);
    const share = due - given;
    given = due;
    return Number(share);
  });
};

/** The taxes that some stand for: those of groups in their place, each once. */
export const leavesOf = <T extends PricedTax>(ids: readonly string[], taxes: ReadonlyMap<string, T>): T[] => {
  const leaves = ids.flatMap((id): T[] => {
    const tax = taxes.get(id);
    if (!tax) throw new UnknownTax(id);
    return tax.kind === 'G'
      ? leavesOf(
          tax.members.map(({ idTax }) => idTax),
          taxes,
        )
      : [tax];
  });
  return [...new Map(leaves.map((tax) => [tax.id, tax])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

/**
 * A price that taxes are added to, with them (docs/product.md §8.7): amounts by quantity first, then the percentages of
 * both. Fixed taxes belong to a line, not to a unit, and are taken to be in the price.
 * @throws {UnknownTax} when a tax is not in `taxes`.
 */
export const withTaxes = (
  price: number,
  ids: readonly string[],
  taxes: ReadonlyMap<string, PricedTax>,
): number => {
  const leaves = leavesOf(ids, taxes);
  const sum = (kind: PricedTax['kind'], part: (tax: PricedTax) => bigint): bigint =>
    leaves.filter((tax) => tax.kind === kind).reduce((total, tax) => total + part(tax), 0n);
  const base = BigInt(price) + sum('I', ({ amount }) => BigInt(amount));
  return Number(rounded(base * (whole + sum('N', ({ value }) => scaled(value))), whole));
};

interface Bundle {
  readonly leaves: readonly PricedTax[];
  /** Places of its lines. */
  readonly lines: number[];
  gross: bigint;
  /** Sum of the fixed taxes, by tax. */
  readonly fixed: Map<string, bigint>;
}

/** Amounts by quantity and fixed ones are part of what a percentage is reckoned on (Directive 2006/112/EC, art. 78 a). */
const shareOf = ({ leaves, gross, fixed }: Bundle): { net: bigint; shares: TaxShare[] } => {
  const rates = leaves.map((tax) => (tax.kind === 'N' ? scaled(tax.value) : 0n));
  const divisor = whole + rates.reduce((sum, rate) => sum + rate, 0n);
  const taxes = leaves.map(
    (tax, index) => fixed.get(tax.id) ?? rounded(gross * (rates[index] ?? 0n), divisor),
  );
  const net = gross - taxes.reduce((sum, tax) => sum + tax, 0n);
  const amounts = [...fixed.values()].reduce((sum, tax) => sum + tax, 0n);
  return {
    net,
    shares: leaves.map(({ id, code, kind }, index) => ({
      idTax: id,
      code,
      base: Number(kind === 'N' ? net + amounts : net),
      tax: Number(taxes[index] ?? 0n),
    })),
  };
};

/**
 * Prices the lines of one ticket. Lines under the same taxes are taken together before anything is rounded, so that
 * a ticket of a hundred coffees is taxed as its total says.
 * @throws {UnknownTax} when a line names a tax that is not in `taxes`.
 */
export const priceLines = (lines: readonly SoldLine[], taxes: ReadonlyMap<string, PricedTax>): Priced => {
  const totals = lines.map(lineTotal);
  const bundles = new Map<string, Bundle>();
  lines.forEach((line, index) => {
    const leaves = leavesOf(line.taxes, taxes);
    const key = leaves.map(({ id }) => id).join();
    const bundle = bundles.get(key) ?? { leaves, lines: [], gross: 0n, fixed: new Map<string, bigint>() };
    bundle.gross += BigInt(totals[index] ?? 0);
    bundle.lines.push(index);
    for (const tax of leaves) {
      if (tax.kind !== 'I' && tax.kind !== 'F') continue;
      const quantity = scaled(line.quantity);
      const amount =
        tax.kind === 'I'
          ? rounded(quantity * BigInt(tax.amount), unit)
          : BigInt(quantity < 0n ? -tax.amount : tax.amount);
      bundle.fixed.set(tax.id, (bundle.fixed.get(tax.id) ?? 0n) + amount);
    }
    bundles.set(key, bundle);
  });
  const all = [...bundles.values()];
  const parts = all.map(shareOf);
  const nets = new Map(
    all.flatMap(({ lines: own }, place) => {
      const shares = sharedOut(
        Number(parts[place]?.net ?? 0n),
        own.map((index) => totals[index] ?? 0),
      );
      return own.map((index, at) => [index, shares[at] ?? 0] as const);
    }),
  );
  const byTax = new Map<string, TaxShare>();
  for (const share of parts.flatMap(({ shares }) => shares)) {
    const sum = byTax.get(share.idTax);
    byTax.set(share.idTax, sum ? { ...share, base: sum.base + share.base, tax: sum.tax + share.tax } : share);
  }
  return {
    totals,
    nets: totals.map((_, index) => nets.get(index) ?? 0),
    taxes: [...byTax.values()].sort((a, b) =>
      a.code < b.code ? -1 : a.code > b.code ? 1 : a.idTax < b.idTax ? -1 : 1,
    ),
    net: Number(parts.reduce((sum, { net }) => sum + net, 0n)),
    total: totals.reduce((sum, total) => sum + total, 0),
  };
};
