import {
  type DelayLevel,
  isCompleted,
  listsOf,
  type StatusFilter,
  type TaskStatus,
} from '@comanda/machines/kitchen/rules';
import { type BoardCard, type CardLine, completedAt, openTasks, struckTasks } from './card.ts';
import type { BoardRules } from './kind.ts';

export const delayFilters = ['all', 'intime', 'alert1', 'alert2'] as const;
export type DelayFilter = (typeof delayFilters)[number];

export interface Filters {
  readonly status: StatusFilter;
  readonly delay: DelayFilter;
}

const isIn = (statuses: readonly TaskStatus[], { own }: CardLine): boolean =>
  own.some(({ status, isAcknowledged }) => statuses.includes(status) && !isAcknowledged);

const narrowed = new WeakMap<BoardCard, Map<StatusFilter, BoardCard>>();
/** The lines of a card that are in a list; the same object each time, as cards are. */
const narrow = (card: BoardCard, filter: StatusFilter, statuses: readonly TaskStatus[]): BoardCard => {
  const lines = card.lines.filter((line) => isIn(statuses, line));
  const isPast = statuses.some(isCompleted);
  if (lines.length === card.lines.length && !isPast) return card;
  const known = narrowed.get(card) ?? new Map<StatusFilter, BoardCard>();
  const one = known.get(filter) ?? { ...card, lines, isPast };
  narrowed.set(card, known.set(filter, one));
  return one;
};

/** Statuses of each word by which a list is narrowed; the pass calls finished what is cooked and not ready yet. */
const statusesOf = ({ filters }: BoardRules, filter: StatusFilter): readonly TaskStatus[] =>
  (filters[0] === 'NFN' ? listsOf.REGULAR : listsOf.PREPARATION)[filter] ?? [];

/**
 * The card as a list shows it, or nothing. In the list where a monitor begins, what is to be done stands with all that
 * belongs to its order, and with what was struck out until a cook has seen it; the others show their own lines only.
 */
const listed = (card: BoardCard, filter: StatusFilter): BoardCard | undefined => {
  const { rules, lines } = card;
  if (filter === rules.filters[0])
    return openTasks(card).length > 0 ||
      (rules.seesStruck && lines.some((line) => struckTasks(line).length > 0))
      ? card
      : undefined;
  const one = narrow(card, filter, statusesOf(rules, filter));
  return one.lines.length > 0 ? one : undefined;
};

const byAge = (one: BoardCard, other: BoardCard): number =>
  Number(other.isRush) - Number(one.isRush) ||
  one.firedAt - other.firedAt ||
  one.order.card.number - other.order.card.number;
const byCompletion = (one: BoardCard, other: BoardCard): number =>
  completedAt(other) - completedAt(one) || byAge(one, other);

/** In which order a list is read: what waits longest first; of what is done, the newest. */
export const readingOrder = (status: StatusFilter, isFirst: boolean): typeof byAge =>
  !isFirst && (status === 'finished' || status === 'RDY' || status === 'DSC') ? byCompletion : byAge;
/** What a view makes of the cards of orders that are in a list. */
export type Shape = (cards: readonly BoardCard[]) => readonly BoardCard[];
/** The cards of a list, as they are read. */
export const listOf = (
  cards: readonly BoardCard[],
  { status, delay }: Filters,
  levelOf: (card: BoardCard) => DelayLevel,
  { filters }: BoardRules,
  shape: Shape = (all) => all,
): readonly BoardCard[] =>
  shape(cards.flatMap((card) => listed(card, status) ?? []))
    .filter((card) => delay === 'all' || levelOf(card) === delay)
    .sort(readingOrder(status, status === filters[0]));

/** The choice after this one, round and round: what one key does. */
export const after = <T>(choices: readonly T[], current: T): T =>
  choices[(choices.indexOf(current) + 1) % choices.length] ?? current;
