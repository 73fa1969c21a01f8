import type { KitchenModifier, TicketLine } from '@comanda/api/calls';
import type { Book } from '../catalogue.ts';

type Chosen = TicketLine['modifiers'][number];

/** How the menus say that something is left out, and that somebody cannot stand something. */
const leftOut = /^(?:sin|sense|sans|no|without)\b/i;
const intolerance = /gluten|lactos/i;

/**
 * What a choice means for a cook. A till is told by whoever writes its menu; here it follows from the choice's texts in
 * all languages and from its price: what somebody cannot stand is to be minded, whatever it costs.
 */
export const signOf = (book: Book, { idModifier, name, priceChange }: Chosen): KitchenModifier['sign'] => {
  const choices = book.modifiers.get(idModifier)?.choices ?? [];
  const texts = [
    name,
    ...choices.flatMap(({ names }) => (Object.values(names).includes(name) ? Object.values(names) : [])),
  ];
  if (texts.some((text) => intolerance.test(text))) return '!';
  if (priceChange < 0 || texts.some((text) => leftOut.test(text))) return '-';
  return priceChange > 0 ? '+' : '=';
};
