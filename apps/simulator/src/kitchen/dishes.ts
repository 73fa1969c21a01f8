import type { KitchenModifier, SentOrder, Ticket, TicketLine } from '@comanda/api/calls';
import type { Product } from '@comanda/api/areas/sales/product';
import type { Book } from '../catalogue.ts';
import type { Draws } from '../random.ts';
import { signOf } from './sign.ts';
import { wordsIn } from './words.ts';

export type SentLine = SentOrder['lines'][number];
/** A line before it has its number in an order. */
export type Dish = Omit<SentLine, 'number'>;

/** Shares of dishes with a note, and with an allergy of whoever eats it. */
const noted = 0.04;
const allergic = 0.015;

const isGoods = ({ idArea, stockControl, isWeight }: Product): boolean =>
  idArea === null && (stockControl === 'S' || isWeight === 'S');

/** Of so many, so many times; weights have three digits. */
const times = (one: string, other: string): string =>
  String(Math.round(Number(one) * Number(other) * 1000) / 1000);

interface Plate {
  readonly product: Product | undefined;
  readonly name: string;
  readonly quantity: string;
  readonly modifiers: KitchenModifier[];
}

const asks = ({ product }: Plate, idModifier: string): boolean =>
  product?.modifiers.some((entry) => entry.idModifier === idModifier) ?? false;
/** The plate that a choice belongs to: of those that it is asked of the one with the fewest so far. */
const plateFor = (plates: readonly Plate[], fits: (plate: Plate) => boolean): Plate | undefined =>
  plates.filter(fits).sort((a, b) => a.modifiers.length - b.modifiers.length)[0] ?? plates[0];

/** A line as plates: of a pack its parts, of anything else itself. What was chosen and added goes with its plate. */
const platesOf = (book: Book, line: TicketLine): readonly Plate[] => {
  const sold = line.idProduct === null ? undefined : book.products.get(line.idProduct);
  const parts = line.parts.map((part) => ({ ...part, product: book.products.get(part.idProduct) }));
  const served =
    sold?.kind === '2' ? parts.filter(({ product }) => product !== undefined && product.kind !== '3') : [];
  const plates: readonly Plate[] =
    served.length > 0
      ? served.map(({ product, name, quantity }) => ({
          product,
          name,
          quantity: times(quantity, line.quantity),
          modifiers: [],
        }))
      : [{ product: sold, name: line.name, quantity: line.quantity, modifiers: [] }];
  for (const chosen of line.modifiers)
    plateFor(plates, (plate) => asks(plate, chosen.idModifier))?.modifiers.push({
      sign: signOf(book, chosen),
      name: chosen.name,
    });
  for (const { idProduct, name } of parts.filter((part) => !served.includes(part)))
    plateFor(
      plates,
      ({ product }) => product?.supplement.some((entry) => entry.idProduct === idProduct) ?? false,
    )?.modifiers.push({ sign: '+', name });
  return plates;
};

/** What a ticket asks of the kitchen (docs/product.md §14.5): nothing where all of it is handed over at the till. */
export const dishesOf = (
  book: Book,
  { lines }: Pick<Ticket, 'lines'>,
  draws: Draws,
  language: string | undefined,
): readonly Dish[] => {
  const words = wordsIn(language);
  const drawn = (share: number, texts: readonly string[]): string | undefined =>
    draws.share() < share ? draws.pick(texts, () => 1) : undefined;
  return lines
    .flatMap((line) => platesOf(book, line))
    .filter(({ product }) => product === undefined || !isGoods(product))
    .map(({ product, name, quantity, modifiers }): Dish => {
      const allergy = drawn(allergic, words.allergies);
      return {
        idProduct: product?.id ?? null,
        name,
        quantity,
        modifiers: [...modifiers, ...(allergy === undefined ? [] : [{ sign: '!' as const, name: allergy }])],
        note: drawn(noted, words.notes) ?? '',
        idKitchenOrder: product?.idKitchenOrder ?? null,
        isVoided: false,
      };
    });
};
