import { listedPrice } from '@comanda/api/pricing';
import type { Pack } from '@comanda/api/areas/advanced/pack';
import type { Product } from '@comanda/api/areas/sales/product';
import type { Rate } from '@comanda/api/areas/sales/rate';
import type { Tax } from '@comanda/api/areas/basics/tax';
import type { Book } from './catalogue.ts';

/** A product that a till has a key for, with its price in the rate that it sells with. */
export interface Offer {
  readonly product: Product;
  readonly price: number;
  /** Ids of the taxes that it is sold under in this shop. */
  readonly taxes: readonly string[];
}

/** Rates to sell with, the default first. */
export const salesRates = ({ rates }: Book): Rate[] =>
  [...rates.values()]
    .filter(({ kind, status }) => kind === '1' && status === 'A')
    .sort((a, b) => Number(b.defaultRate === 'S') - Number(a.defaultRate === 'S') || a.order - b.order);

/** Products of a part of a pack that can be served now. */
export const servable = ({ groups, products }: Book, { idGroup }: Pack['parts'][number]): Product[] =>
  (groups.get(idGroup)?.products ?? []).flatMap(({ idProduct }) => {
    const product = products.get(idProduct);
    return product?.status === 'A' ? [product] : [];
  });

const isComplete = (book: Book, { kind, idPack }: Product): boolean => {
  if (kind !== '2') return true;
  const pack = idPack === null ? undefined : book.packs.get(idPack);
  return (
    pack?.status === 'A' && pack.parts.every((part) => part.min === 0 || servable(book, part).length > 0)
  );
};

/**
 * Taxes of a product where the shop is: its own if it holds there; of a group the members that do; else the first that
 * the region lists (docs/product.md §10.3).
 */
const taxesHere = (
  { taxes }: Book,
  { idTaxSale }: Product,
  sellable: readonly Pick<Tax, 'id'>[],
): readonly string[] => {
  const holding = new Set(sellable.map(({ id }) => id));
  if (holding.has(idTaxSale)) return [idTaxSale];
  const members = taxes
    .get(idTaxSale)
    ?.members.map(({ idTax }) => idTax)
    .filter((id) => holding.has(id));
  return members && members.length > 0 ? members : sellable.slice(0, 1).map(({ id }) => id);
};

/** What may be sold by itself with a rate: active, shown, of an active department, at a price that nobody types. */
export const offersOf = (book: Book, rate: Rate, sellable: readonly Pick<Tax, 'id'>[]): Offer[] =>
  [...book.products.values()].flatMap((product) => {
    const price = listedPrice(product, rate.id);
    const isOffered =
      product.status === 'A' &&
      product.visible === 'S' &&
      product.kind !== '3' &&
      product.freePrice !== 'S' &&
      book.departments.get(product.idDepartment)?.status === 'A' &&
      isComplete(book, product);
    return isOffered && price !== undefined
      ? [{ product, price, taxes: taxesHere(book, product, sellable) }]
      : [];
  });
