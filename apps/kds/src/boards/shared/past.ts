import type { AnswerOf, KitchenCard, MonitorSettings, kitchenOrderCalls } from '@comanda/api/calls';
import type { ShownOrder, ShownTask } from '../../engine/kitchen.ts';
import { type BoardCard, cardOf } from './card.ts';
import type { BoardRules } from './kind.ts';

export type PastPage = AnswerOf<typeof kitchenOrderCalls.past>;
/** A card of what is through and can be brought back, and when the last of that was. */
export interface PastOrder {
  readonly card: BoardCard;
  readonly at: number;
}

/** An order that the platform has told of beside the board. */
const orderOf = (
  { tasks, ...card }: KitchenCard,
  { sections }: Pick<MonitorSettings, 'sections'>,
): ShownOrder => {
  const own = new Set(sections.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  return {
    id: card.id,
    card,
    isPending: false,
    tasks: tasks.map((task): ShownTask => ({
      ...task,
      isPending: false,
      isAcknowledged: false,
      isForeign: !own.has(task.section),
    })),
  };
};

const pastOf = (order: ShownOrder, rules: BoardRules): PastOrder | undefined => {
  const card = cardOf(order, rules);
  const isPast = ({ status }: ShownTask): boolean => rules.past.includes(status);
  const lines = card.lines.filter(({ own }) => own.some(isPast));
  const at = Math.max(
    0,
    ...lines.flatMap(({ own }) => own.filter(isPast).flatMap(({ times }) => Object.values(times))),
  );
  return lines.length === 0 ? undefined : { card: { ...card, lines, isPast: true }, at };
};

/** A number is that of an order, anything else part of where it went: as the platform looks for it. */
const isLookedFor = ({ number, place }: Pick<KitchenCard, 'number' | 'place'>, search: string): boolean =>
  /^\d+$/u.test(search)
    ? number === Number(search)
    : place.toLocaleLowerCase().includes(search.toLocaleLowerCase());

export interface PastSources {
  /** Those of the board: as this screen has them, with what it has still to send. */
  readonly orders: readonly ShownOrder[];
  /** Those of the platform, where it answered. */
  readonly told: readonly KitchenCard[];
  readonly settings: Pick<MonitorSettings, 'sections'>;
  readonly rules: BoardRules;
}
/** What can be brought back, the newest first; of an order that the board has too, as it is there. */
export const pastOrders = (
  { orders, told, settings, rules }: PastSources,
  search: string,
): readonly PastOrder[] => {
  const here = new Set(orders.map(({ id }) => id));
  const further = told.filter(({ id }) => !here.has(id)).map((card) => orderOf(card, settings));
  return [...orders, ...further]
    .filter(({ card }) => isLookedFor(card, search.trim()))
    .flatMap((order) => pastOf(order, rules) ?? [])
    .toSorted((one, other) => other.at - one.at);
};
