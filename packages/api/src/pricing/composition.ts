import type { Modifier } from '../areas/advanced/modifier.ts';
import type { Pack } from '../areas/advanced/pack.ts';
import type { Product } from '../areas/sales/product.ts';
import type { ProductGroup } from '../areas/advanced/itemGroup.ts';
import type { Rate } from '../areas/sales/rate.ts';
import { isChoiceOf, type Taken } from './packChoice.ts';
import { type PricedTax, UnknownTax, withTaxes } from './pricing.ts';

/* What one of a product costs with what was chosen for it (docs/product.md §10.3), at the till and on the server. */
export type PricedProduct = Pick<
  Product,
  'id' | 'kind' | 'freePrice' | 'rateProduct' | 'supplement' | 'idPack'
>;
export type PricedRate = Pick<Rate, 'id' | 'tax' | 'priceChange'>;
export type PricedModifier = Pick<Modifier, 'id' | 'choices'>;
export type PricedPack = Pick<Pack, 'id' | 'calculation' | 'parts'>;
export type PricedGroup = Pick<ProductGroup, 'id' | 'products'>;

/** Published records by their ids. */
export interface PriceBook {
  readonly taxes: ReadonlyMap<string, PricedTax>;
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly rates: ReadonlyMap<string, PricedRate>;
  readonly modifiers: ReadonlyMap<string, PricedModifier>;
  readonly packs: ReadonlyMap<string, PricedPack>;
  readonly groups: ReadonlyMap<string, PricedGroup>;
}

export interface ChosenModifier {
  readonly idModifier: string;
  /** Minor units; less than nothing makes it cheaper. */
  readonly priceChange: number;
}
export interface ChosenPart {
  readonly idProduct: string;
  /** Minor units that this part adds to one of the line, whatever its quantity. */
  readonly supplement: number;
}
export interface ComposedLine {
  readonly idProduct?: string | null | undefined;
  readonly idRate?: string | null | undefined;
  readonly unitPrice: number;
  readonly taxes: readonly string[];
  readonly modifiers?: readonly ChosenModifier[] | undefined;
  readonly parts?: readonly ChosenPart[] | undefined;
}

/** Price of a product in a rate; nothing where it is not sold with it. */
export const listedPrice = (
  product: Pick<PricedProduct, 'rateProduct'>,
  idRate: string,
): number | undefined => product.rateProduct.find((entry) => entry.idRate === idRate)?.price;

/** Whether a price may be typed at the till (docs/product.md §8.14). */
export const isPriceFree = ({ freePrice }: PricedProduct, { priceChange }: PricedRate): boolean =>
  freePrice === 'S' || (freePrice === 'U' && priceChange !== 'N');

/** What the choices add to the price of one. */
export const extrasOf = ({ modifiers = [], parts = [] }: Pick<ComposedLine, 'modifiers' | 'parts'>): number =>
  modifiers.reduce((sum, { priceChange }) => sum + priceChange, 0) +
  parts.reduce((sum, { supplement }) => sum + supplement, 0);

/** Price of one with its choices, taxes included; nobody is paid for taking something. */
export const unitPriceOf = (
  price: number,
  chosen: Pick<ComposedLine, 'modifiers' | 'parts'>,
  { tax }: Pick<PricedRate, 'tax'>,
  ids: readonly string[],
  taxes: ReadonlyMap<string, PricedTax>,
): number => {
  const whole = Math.max(0, price + extrasOf(chosen));
  return tax === 'N' ? withTaxes(whole, ids, taxes) : whole;
};

/**
 * What each product taken in a part of a pack adds to the pack (docs/product.md §8.13): those beyond the least number
 * cost the part's supplement; in a pack without a price of its own, one of them also costs its own price.
 * @param prices of the products taken, in the order in which they were taken.
 */
export const partSupplements = (
  { calculation }: Pick<PricedPack, 'calculation'>,
  part: Pick<PricedPack['parts'][number], 'min' | 'supplement'>,
  packPrice: number,
  prices: readonly number[],
): number[] => {
  const deciding = calculation === 'H' ? Math.max(...prices) : Math.min(...prices);
  const decides = packPrice === 0 ? prices.indexOf(deciding) : -1;
  return prices.map(
    (price, index) => (index < part.min ? 0 : part.supplement) + (index === decides ? price : 0),
  );
};

/** A value of a line that does not fit what was published. */
export interface CompositionFault {
  /** Dotted path in the line. */
  readonly path: string;
  readonly code: 'not_found' | 'does_not_add_up';
  readonly expected?: number;
}
const notFound = (path: string): CompositionFault => ({ path, code: 'not_found' });

const partFaults = (
  product: PricedProduct,
  idRate: string,
  parts: readonly ChosenPart[],
  { products, packs, groups }: PriceBook,
): CompositionFault[] => {
  const pack = product.idPack === null ? undefined : packs.get(product.idPack);
  const offered = new Set(
    pack?.parts.flatMap(
      ({ idGroup }) => groups.get(idGroup)?.products.map(({ idProduct }) => idProduct) ?? [],
    ),
  );
  const supplements = new Set(product.supplement.map(({ idProduct }) => idProduct));
  return parts.flatMap(({ idProduct, supplement }, index): CompositionFault[] => {
    const part = products.get(idProduct);
    if (!part || !(offered.has(idProduct) || supplements.has(idProduct)))
      return [notFound(`parts.${index}.idProduct`)];
    // What is of the pack is judged with all that was taken of it.
    const expected = offered.has(idProduct) ? supplement : listedPrice(part, idRate);
    if (expected === undefined) return [notFound(`parts.${index}.idProduct`)];
    return expected === supplement
      ? []
      : [{ path: `parts.${index}.supplement`, code: 'does_not_add_up', expected }];
  });
};

/** A pack of which the parts cannot have been chosen so, or not at these supplements. */
const choiceFaults = (
  product: PricedProduct,
  rate: PricedRate,
  chosen: readonly ChosenPart[],
  { products, packs, groups }: PriceBook,
): CompositionFault[] => {
  const pack = product.idPack === null ? undefined : packs.get(product.idPack);
  if (!pack) return [];
  const offers = pack.parts.map(
    ({ idGroup }) => new Set(groups.get(idGroup)?.products.map(({ idProduct }) => idProduct)),
  );
  const beside = new Set(product.supplement.map(({ idProduct }) => idProduct));
  const taken = chosen.map(({ idProduct, supplement }): Taken => {
    const part = products.get(idProduct);
    const price = part && listedPrice(part, rate.id);
    return {
      price: price ?? 0,
      supplement,
      parts: offers.flatMap((offered, at) => (offered.has(idProduct) ? at : [])),
      isBeside: beside.has(idProduct) && price === supplement,
    };
  });
  const price = listedPrice(product, rate.id) ?? 0;
  return isChoiceOf(pack, price, taken) ? [] : [{ path: 'parts', code: 'does_not_add_up' }];
};

/**
 * Faults of a line that names its product: the product, its choices and its price must be what was published. A line
 * without a product is whatever its till says. Unknown taxes are not judged here.
 */
export const compositionFaults = (line: ComposedLine, book: PriceBook): CompositionFault[] => {
  const { idProduct, idRate, modifiers = [], parts = [] } = line;
  if (typeof idProduct !== 'string') return typeof idRate === 'string' ? [notFound('idProduct')] : [];
  const product = book.products.get(idProduct);
  const rate = typeof idRate === 'string' ? book.rates.get(idRate) : undefined;
  const price = product && rate && listedPrice(product, rate.id);
  if (!product) return [notFound('idProduct')];
  if (!rate || price === undefined) return [notFound('idRate')];
  const faults = [
    ...modifiers.flatMap(({ idModifier, priceChange }, index): CompositionFault[] => {
      const modifier = book.modifiers.get(idModifier);
      if (!modifier) return [notFound(`modifiers.${index}.idModifier`)];
      return modifier.choices.some((choice) => choice.priceChange === priceChange)
        ? []
        : [{ path: `modifiers.${index}.priceChange`, code: 'does_not_add_up' }];
    }),
    ...partFaults(product, rate.id, parts, book),
  ];
  if (faults.length === 0) faults.push(...choiceFaults(product, rate, parts, book));
  if (faults.length > 0 || isPriceFree(product, rate)) return faults;
  try {
    const expected = unitPriceOf(price, line, rate, line.taxes, book.taxes);
    return expected === line.unitPrice ? [] : [{ path: 'unitPrice', code: 'does_not_add_up', expected }];
  } catch (error) {
    if (error instanceof UnknownTax) return [];
    throw error;
  }
};
