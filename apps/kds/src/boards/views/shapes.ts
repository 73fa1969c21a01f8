import type { KitchenView } from '@comanda/api/calls';
import { leastOf } from '@comanda/machines/kitchen/rules';
import type { ShownOrder } from '../../engine/kitchen.ts';
import { type BoardCard, type CardLine, isRushed, linesOf, struckTasks } from '../shared/card.ts';
import type { Shape } from '../shared/filters.ts';

const keyOf = ({ line: { name, names } }: CardLine): string => JSON.stringify([name, names]);

/** What a dish has in place of an order: the same object each time, as it is the same dish. */
const heads = new Map<string, ShownOrder>();
const headOf = (key: string, { of: { card } }: CardLine): ShownOrder => {
  const known = heads.get(key);
  if (known) return known;
  const id = `dish ${key}`;
  const head: ShownOrder = { id, tasks: [], isPending: false, card: { ...card, id, number: 0, lines: [] } };
  heads.set(key, head);
  return head;
};

/** What has to be done with it, or seen of it, in the list that it is in. */
const isListed = ({ rules, isPast }: BoardCard, line: CardLine): boolean =>
  isPast || line.own.some(({ status }) => rules.works.includes(status)) || struckTasks(line).length > 0;

let last: ReadonlyMap<string, BoardCard> = new Map();
/** The same card as before where its lines are the same: it is drawn again only when one of its orders has changed. */
const kept = (key: string, next: BoardCard): BoardCard => {
  const known = last.get(key);
  const isSame =
    known?.rules === next.rules &&
    known.isPast === next.isPast &&
    known.lines.length === next.lines.length &&
    known.lines.every((line, index) => line === next.lines[index]);
  return isSame ? known : next;
};

/** When a dish of an order came to be cooked; what was made anew, or was held back, since then. */
const cameAt = ({ own }: CardLine, { firedAt }: BoardCard): number => {
  const times = own.flatMap(({ times: { PND } }) => PND ?? []);
  return times.length > 0 ? Math.min(...times) : firedAt;
};

/** A card for each dish over all orders, its lines as long as they wait. */
export const dishesOf: Shape = (cards) => {
  const byDish = new Map<string, { card: BoardCard; at: number; lines: CardLine[] }>();
  const listed = cards
    .flatMap((card) =>
      card.lines
        .filter((line) => isListed(card, line))
        .map((line) => ({ card, line, at: cameAt(line, card) })),
    )
    .toSorted((one, other) => one.at - other.at);
  for (const { card, line, at } of listed) {
    const key = keyOf(line);
    const dish = byDish.get(key);
    if (dish) dish.lines.push(line);
    else byDish.set(key, { card, at, lines: [line] });
  }
  last = new Map(
    [...byDish].map(([key, { card, at: firedAt, lines }]) => {
      const { rules, isPast } = card;
      const [first] = lines;
      const order = first ? headOf(key, first) : card.order;
      const status = leastOf(lines.map((line) => line.status));
      return [
        key,
        kept(key, { order, lines, status, rules, isPast, firedAt, isRush: isRushed(lines), isDish: true }),
      ] as const;
    }),
  );
  return [...last.values()];
};

const completed = new WeakMap<BoardCard, BoardCard>();
/** With what other sections make of the same order. */
const whole = (card: BoardCard): BoardCard => {
  const known = completed.get(card);
  if (known) return known;
  const own = new Map(card.lines.map((line) => [line.line.id, line] as const));
  const lines = linesOf(card.order).flatMap((line) =>
    line.own.length === 0 && line.foreign.length > 0 ? [line] : (own.get(line.line.id) ?? []),
  );
  const one = lines.length === card.lines.length ? card : { ...card, lines };
  completed.set(card, one);
  return one;
};

const narrowed = new WeakMap<BoardCard, BoardCard>();
/** Without what is still on its way to this monitor. */
const arrived = (card: BoardCard): BoardCard => {
  const known = narrowed.get(card);
  if (known) return known;
  const lines = card.lines.filter((line) => isListed(card, line));
  const one = lines.length === card.lines.length ? card : { ...card, lines };
  narrowed.set(card, one);
  return one;
};

/** What each view makes of the cards of orders; a view that a kind of monitor begins with leaves them as they are. */
export const shapes: Readonly<Record<KitchenView, Shape>> = {
  SEPARATED: (cards) => cards.map(arrived),
  SEPARATED_READY: (cards) => cards,
  CONSOLIDATED: dishesOf,
  MIXED: (cards) => [...cards, ...dishesOf(cards)],
  FULL_TICKET: (cards) => cards.map(whole),
  FULL_TICKET_READY: (cards) => cards.map(whole),
};
