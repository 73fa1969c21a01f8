import type { Tax } from '../areas/basics/tax.ts';
import { type PricedTax, UnknownTax, leavesOf } from './pricing.ts';
import { rounded, scaled, unscaled, usualScale } from './decimals.ts';

/**
 * What a purchase comes to (docs/product.md §20.12): prices are without taxes, a tax is reckoned once on all that it is
 * on. Money is in integers of minor units and every division rounds once, half away from zero.
 */
export type PurchaseTax = PricedTax & Pick<Tax, 'equivalenceSurcharge'>;
export interface BoughtLine {
  /** Decimal strings: how many, the price of one in the unit of the currency, per cent taken off. */
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly idTax: string | null;
}
export interface PurchaseShare {
  readonly idTax: string;
  readonly code: string;
  /** Per cent; nothing of a tax that is an amount. */
  readonly rate: string | null;
  readonly base: number;
  readonly tax: number;
  /** The equivalence surcharge that goes with it. */
  readonly surcharge: number;
}
export interface PurchaseFigures {
  /** What each line is without taxes; together they are `net`. */
  readonly nets: readonly number[];
  readonly taxes: readonly PurchaseShare[];
  readonly net: number;
  /** `net` with all taxes and surcharges. */
  readonly total: number;
}
export interface PurchaseTerms {
  /** Minor digits of the currency. */
  readonly decimals: number;
  /** How the supplier is taxed (docs/product.md §8.18): 1 taxes apply, 2 exempt, 3 taxes and surcharges. */
  readonly taxKind: '1' | '2' | '3';
}

/** Digits after the point of a price: bottle caps cost less than a cent. */
export const priceScale = 6;
const unit = 10n ** BigInt(usualScale);
const hundred = 100n * unit;

/** What a line costs without taxes. */
const netOf = ({ quantity, price, discount }: BoughtLine, decimals: number): bigint =>
  rounded(
    scaled(quantity) * scaled(price, priceScale) * (hundred - scaled(discount)) * 10n ** BigInt(decimals),
    unit * 10n ** BigInt(priceScale) * hundred,
  );

/**
 * @throws {UnknownTax} when a line names a tax that is not in `taxes`.
 */
export const purchaseFigures = (
  lines: readonly BoughtLine[],
  taxes: ReadonlyMap<string, PurchaseTax>,
  { decimals, taxKind }: PurchaseTerms,
): PurchaseFigures => {
  const nets = lines.map((line) => netOf(line, decimals));
  const sums = new Map<string, { readonly tax: PurchaseTax; base: bigint; amount: bigint }>();
  const sumOf = (tax: PurchaseTax) => {
    const known = sums.get(tax.id) ?? { tax, base: 0n, amount: 0n };
    sums.set(tax.id, known);
    return known;
  };
  lines.forEach(({ idTax, quantity }, place) => {
    if (idTax === null) return;
    if (!taxes.has(idTax)) throw new UnknownTax(idTax);
    if (taxKind === '2') return;
    const leaves = leavesOf([idTax], taxes);
    const net = nets[place] ?? 0n;
    let amounts = 0n;
    for (const tax of leaves)
      if (tax.kind === 'I' || tax.kind === 'F') {
        const amount =
          tax.kind === 'I' ? rounded(scaled(quantity) * BigInt(tax.amount), unit) : BigInt(tax.amount);
        const sum = sumOf(tax);
        sum.base += net;
        sum.amount += amount;
        amounts += amount;
      }
    // Amounts are part of what a percentage is reckoned on, as on a ticket.
    for (const tax of leaves) if (tax.kind === 'N') sumOf(tax).base += net + amounts;
  });
  const shares = [...sums.values()].map(({ tax, base, amount }): PurchaseShare => {
    const isRate = tax.kind === 'N';
    const part = (rate: string): number => Number(rounded(base * scaled(rate), hundred));
    return {
      idTax: tax.id,
      code: tax.code,
      rate: isRate ? tax.value : null,
      base: Number(base),
      tax: isRate ? part(tax.value) : Number(amount),
      surcharge: isRate && taxKind === '3' ? part(tax.equivalenceSurcharge ?? '0') : 0,
    };
  });
  const net = Number(nets.reduce((sum, one) => sum + one, 0n));
  return {
    nets: nets.map(Number),
    taxes: shares.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.idTax < b.idTax ? -1 : 1)),
    net,
    total: shares.reduce((sum, { tax, surcharge }) => sum + tax + surcharge, net),
  };
};

/**
 * The same with taxes as they stand on paper: suppliers who round line by line come to some units more or less. One that
 * is further away than a unit for each line is named in `far`.
 */
export const asOnPaper = (
  figures: PurchaseFigures,
  told: readonly { readonly idTax: string; readonly tax: number }[],
): PurchaseFigures & { readonly far: readonly string[] } => {
  const said = new Map(told.map(({ idTax, tax }) => [idTax, tax]));
  const most = figures.nets.length;
  const far = told
    .filter(({ idTax, tax }) => {
      const share = figures.taxes.find((one) => one.idTax === idTax);
      return share === undefined || Math.abs(share.tax - tax) > most;
    })
    .map(({ idTax }) => idTax);
  const taxes = figures.taxes.map((share) => ({ ...share, tax: said.get(share.idTax) ?? share.tax }));
  return {
    ...figures,
    taxes,
    total: taxes.reduce((sum, { tax, surcharge }) => sum + tax + surcharge, figures.net),
    far,
  };
};

/** What one of something cost, in minor units: all of its lines together, what was taken off included. */
export const costOfOne = (
  lines: readonly { readonly quantity: string; readonly net: number }[],
): number | undefined => {
  const quantity = lines.reduce((sum, line) => sum + scaled(line.quantity), 0n);
  const net = lines.reduce((sum, line) => sum + BigInt(line.net), 0n);
  return quantity === 0n ? undefined : Number(rounded(net * unit, quantity));
};

/** What is in stock after some came (or went, with a minus): what would be less than nothing is nothing. */
export const stockAfter = (stock: string, ...came: readonly string[]): string => {
  const left = came.reduce((sum, one) => sum + scaled(one), scaled(stock));
  return unscaled(left < 0n ? 0n : left);
};

/** How many of a part come with so many of what it is in. */
export const withinAll = (quantity: string, each: string): string =>
  unscaled(rounded(scaled(quantity) * scaled(each), unit));
