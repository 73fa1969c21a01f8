import { type BoardCard, openTasks } from './card.ts';

/** A dish that is still to be made, over all orders. */
export interface Total {
  readonly name: string;
  readonly quantity: number;
}
export interface ToMake {
  readonly orders: number;
  /** Portions: three times one dish are three. */
  readonly dishes: number;
  /** The largest first. */
  readonly totals: readonly Total[];
}

/** How much there is to make, from the same orders that are shown: it cannot differ from them. */
export const toMake = (
  cards: readonly BoardCard[],
  nameOf: (line: BoardCard['lines'][number]['line']) => string,
): ToMake => {
  const open = cards.filter((card) => openTasks(card).length > 0);
  const sums = new Map<string, number>();
  for (const { lines, rules } of open)
    for (const { line, own } of lines) {
      if (!own.some(({ status }) => rules.works.includes(status))) continue;
      const name = nameOf(line);
      sums.set(name, (sums.get(name) ?? 0) + Number(line.quantity));
    }
  const totals = [...sums]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
  return {
    orders: open.length,
    dishes: totals.reduce((sum, { quantity }) => sum + quantity, 0),
    totals,
  };
};
