import type { DelayLevel, TaskStatus } from '@comanda/machines/kitchen/rules';
import { listsOf } from '@comanda/machines/kitchen/rules';
import { type BoardCard, type CardLine, completedAt, openTasks, struckTasks } from './card.ts';

const lists = listsOf.REGULAR;
/** In the order in which a key goes through them; the first is where a monitor begins (docs/product.md §16.3). */
export const statusFilters = (['NFN', 'PND', 'CRT', 'finished', 'DSC', 'all'] as const).filter(
  (filter) => lists[filter] !== undefined,
);
export type RegularFilter = (typeof statusFilters)[number];
export const delayFilters = ['all', 'intime', 'alert1', 'alert2'] as const;
export type DelayFilter = (typeof delayFilters)[number];

export interface Filters {
  readonly status: RegularFilter;
  readonly delay: DelayFilter;
}

const isIn = (statuses: readonly TaskStatus[], { own }: CardLine): boolean =>
  own.some(({ status, isAcknowledged }) => statuses.includes(status) && !isAcknowledged);

const narrowed = new WeakMap<BoardCard, Map<RegularFilter, BoardCard>>();
/** The lines of a card that are in a list; the same object each time, as cards are. */
const narrow = (card: BoardCard, filter: RegularFilter, statuses: readonly TaskStatus[]): BoardCard => {
  const lines = card.lines.filter((line) => isIn(statuses, line));
  if (lines.length === card.lines.length) return card;
  const known = narrowed.get(card) ?? new Map<RegularFilter, BoardCard>();
  const one = known.get(filter) ?? { ...card, lines };
  narrowed.set(card, known.set(filter, one));
  return one;
};

/**
 * The card as a list shows it, or nothing. What is to be cooked stands with all that belongs to its order, and with
 * what was struck out until a cook has seen it; the narrower lists show their own lines only.
 */
const listed = (card: BoardCard, filter: RegularFilter): BoardCard | undefined => {
  if (filter === 'NFN')
    return openTasks(card).length > 0 || card.lines.some((line) => struckTasks(line).length > 0)
      ? card
      : undefined;
  const one = narrow(card, filter, lists[filter] ?? []);
  return one.lines.length > 0 ? one : undefined;
};

const byAge = (one: BoardCard, other: BoardCard): number =>
  one.order.card.at - other.order.card.at || one.order.card.number - other.order.card.number;
const byCompletion = (one: BoardCard, other: BoardCard): number =>
  completedAt(other) - completedAt(one) || byAge(one, other);

/** In which order a list is read: what waits longest first; of what is done, the newest. */
export const readingOrder = (status: RegularFilter): typeof byAge =>
  status === 'finished' || status === 'DSC' ? byCompletion : byAge;
/** The cards of a list, as they are read. */
export const listOf = (
  cards: readonly BoardCard[],
  { status, delay }: Filters,
  levelOf: (card: BoardCard) => DelayLevel,
): readonly BoardCard[] =>
  cards
    .flatMap((card) => listed(card, status) ?? [])
    .filter((card) => delay === 'all' || levelOf(card) === delay)
    .sort(readingOrder(status));

/** The choice after this one, round and round: what one key does. */
export const after = <T>(choices: readonly T[], current: T): T =>
  choices[(choices.indexOf(current) + 1) % choices.length] ?? current;
