import type { TicketLine } from '@comanda/api/calls';
import { listedPrice, partSupplements } from '@comanda/api/pricing';
import type { Modifier } from '@comanda/api/areas/advanced/modifier';
import type { Pack } from '@comanda/api/areas/advanced/pack';
import type { Product } from '@comanda/api/areas/sales/product';
import type { Book } from './catalogue.ts';
import { type Offer, servable } from './offer.ts';
import type { Draws } from './random.ts';

type Names = Readonly<Record<string, string>>;
/** Multilingual text as it is printed in a language. */
export const printed = (names: Names, language: string | undefined): string =>
  names[language ?? ''] ?? Object.values(names)[0] ?? '';

/** How often a guest wants something that is not asked, one more than the least, and something on top. */
const wish = 0.12;
const more = 0.25;
const onTop = 0.15;

/** How many of a choice are taken: the least, and now and then one more, up to the most. */
const howMany = (draws: Draws, least: number, most: number): number => {
  let count = least;
  while (count < most && draws.share() < more) count += 1;
  return count;
};

/** So many entries, each once as long as there are others. */
const several = <T>(
  draws: Draws,
  entries: readonly T[],
  count: number,
  weight: (entry: T) => number,
): T[] => {
  const taken: T[] = [];
  let left = entries;
  while (taken.length < count && entries.length > 0) {
    if (left.length === 0) left = entries;
    const entry = draws.pick(left, weight);
    if (entry === undefined) break;
    taken.push(entry);
    left = left.filter((other) => other !== entry);
  }
  return taken;
};

const modifiersOf = (book: Book, { modifiers }: Product): Modifier[] =>
  modifiers.flatMap(({ idModifier }) => {
    const modifier = book.modifiers.get(idModifier);
    return modifier?.status === 'A' ? [modifier] : [];
  });

const modified = (
  book: Book,
  product: Product,
  draws: Draws,
  language: string | undefined,
): TicketLine['modifiers'] =>
  modifiersOf(book, product).flatMap(({ id, mode, min, max, choices }) => {
    const isAsked = mode === 'F' || product.forcedModifiers === 'S' || draws.share() < wish;
    if (!isAsked) return [];
    // Whoever is asked, or asks, chooses something.
    const count = howMany(draws, Math.max(1, min), Math.min(max, choices.length));
    return several(draws, choices, count, ({ preset }) => (preset === 'S' ? 5 : 2)).map(
      ({ names, priceChange }) => ({ idModifier: id, name: printed(names, language), priceChange }),
    );
  });

const partsOf = (
  book: Book,
  pack: Pack,
  packPrice: number,
  priceOf: (product: Product) => number | undefined,
  draws: Draws,
): { readonly product: Product; readonly supplement: number }[] =>
  pack.parts.flatMap((part) => {
    const taken = several(draws, servable(book, part), howMany(draws, part.min, part.max), () => 1);
    const supplements = partSupplements(
      pack,
      part,
      packPrice,
      taken.map((product) => priceOf(product) ?? 0),
    );
    return taken.map((product, index) => ({ product, supplement: supplements[index] ?? 0 }));
  });

const supplementsOf = (
  book: Book,
  { supplement, forcedSupplements }: Product,
  priceOf: (product: Product) => number | undefined,
  draws: Draws,
): { readonly product: Product; readonly supplement: number }[] => {
  const offered = supplement.flatMap(({ idProduct }) => {
    const product = book.products.get(idProduct);
    const price = product?.status === 'A' ? priceOf(product) : undefined;
    return product && price !== undefined ? [{ product, supplement: price }] : [];
  });
  if (offered.length === 0 || (forcedSupplements === 'N' && draws.share() >= onTop)) return [];
  return several(draws, offered, 1, () => 1);
};

/**
 * What a guest chooses with a product: of each part of a pack between the least and the most, something on top, and
 * for the product and each part what its modifiers ask (docs/product.md §8.10, §8.13, §8.14).
 */
export const chosenFor = (
  book: Book,
  { product, price }: Offer,
  idRate: string,
  draws: Draws,
  language: string | undefined,
): Pick<TicketLine, 'modifiers' | 'parts'> => {
  const priceOf = (entry: Product): number | undefined => listedPrice(entry, idRate);
  const pack = product.idPack === null ? undefined : book.packs.get(product.idPack);
  const served = pack ? partsOf(book, pack, price, priceOf, draws) : [];
  const extras = supplementsOf(book, product, priceOf, draws);
  return {
    modifiers: [product, ...served.map((part) => part.product)].flatMap((entry) =>
      modified(book, entry, draws, language),
    ),
    parts: [...served, ...extras].map(({ product: { id, names }, supplement }) => ({
      idProduct: id,
      name: printed(names, language),
      quantity: '1',
      supplement,
    })),
  };
};
