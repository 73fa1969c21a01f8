import type { ShownOrder } from '../../engine/kitchen.ts';
import { type BoardCard, withNews } from './card.ts';

/** So long a card that has left by a press can be had back where it was. */
export const HAD_BACK_MS = 3000;

export interface Standing {
  readonly cards: readonly BoardCard[];
  /** The orders that have left by a press, and the operation that takes each of them back. */
  readonly leaving: ReadonlyMap<string, string>;
  /** When one of these goes, by the clock that `now` is of. */
  readonly nextAt: number | undefined;
  /** Something has come, gone or changed that is not shown yet. */
  readonly isBehind: boolean;
}
export interface Sight {
  /** What is listed now, in the order in which it is read. */
  readonly list: readonly BoardCard[];
  readonly inOrder: (one: BoardCard, other: BoardCard) => number;
  /** All orders, those that have left the list too. */
  readonly orders: readonly ShownOrder[];
  /** Another list is looked at anew: nothing of it was there before. */
  readonly name: string;
  readonly isStill: boolean;
  readonly now: number;
  readonly canTakeBack: (opId: string) => boolean;
}

const isSameShape = (one: BoardCard, other: BoardCard): boolean =>
  one.order.card === other.order.card &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ line }, index) => line.id === other.lines[index]?.line.id);

/**
 * The cards as they stand: under a hand none comes, goes or gets other lines, and one that leaves by a press keeps its
 * place for a while. What has been done to them shows at once all the same.
 */
export const createStanding = () => {
  let name: string | undefined;
  let shown: readonly BoardCard[] = [];
  const pressed = new Map<string, { readonly opId: string; readonly until: number }>();
  return {
    /** An operation of this screen on an order. */
    pressed: (order: string, opId: string, at: number): void =>
      void pressed.set(order, { opId, until: at + HAD_BACK_MS }),
    show: (sight: Sight): Standing => {
      const { list, inOrder, orders, isStill, now, canTakeBack } = sight;
      if (sight.name !== name) {
        ({ name } = sight);
        shown = [];
        pressed.clear();
      }
      for (const [order, { until }] of pressed) if (until <= now) pressed.delete(order);
      const news = new Map(orders.map((order) => [order.id, order] as const));
      const listed = new Map(list.map((card) => [card.order.id, card] as const));
      const canBeHad = ({ order: { id } }: BoardCard): boolean => {
        const by = listed.has(id) ? undefined : pressed.get(id);
        return by !== undefined && canTakeBack(by.opId);
      };
      const fresh = (card: BoardCard): BoardCard => withNews(card, (id) => news.get(id));
      const had = shown.filter(canBeHad).map(fresh);
      const moved = had.length === 0 ? list : [...list, ...had].sort(inOrder);
      const isHeld = isStill && shown.length > 0;
      shown = isHeld
        ? shown.map((card) => {
            const next = listed.get(card.order.id);
            return next && isSameShape(card, next) ? next : fresh(card);
          })
        : moved;
      const leaving = new Map(
        shown.filter(canBeHad).map(({ order: { id } }) => [id, pressed.get(id)?.opId ?? ''] as const),
      );
      const ends = [...leaving.keys()].map((id) => pressed.get(id)?.until ?? now);
      return {
        cards: shown,
        leaving,
        nextAt: ends.length > 0 ? Math.min(...ends) : undefined,
        isBehind: isHeld,
      };
    },
  };
};
