import type { DelayLevel, StatusFilter, TaskStatus } from '@comanda/machines/kitchen/rules';
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

/**
 * The card as a list shows it, or nothing. What is to be cooked stands with all that belongs to its order, and with
 * what was struck out until a cook has seen it; the narrower lists show their own lines only.
 */
const listed = (card: BoardCard, status: RegularFilter): BoardCard | undefined => {
  if (card.lines.length === 0) return undefined;
  if (status === 'all') return card;
  if (status === 'NFN')
    return openTasks(card).length > 0 || card.lines.some((line) => struckTasks(line).length > 0)
      ? card
      : undefined;
  const statuses: readonly TaskStatus[] = lists[status] ?? [];
  if (!card.lines.some((line) => isIn(statuses, line))) return undefined;
  return card.lines.every((line) => isIn(statuses, line))
    ? card
    : { ...card, lines: card.lines.filter((line) => isIn(statuses, line)) };
};

const byAge = (one: BoardCard, other: BoardCard): number =>
  one.order.card.at - other.order.card.at || one.order.card.number - other.order.card.number;
const byCompletion = (one: BoardCard, other: BoardCard): number =>
  completedAt(other) - completedAt(one) || byAge(one, other);

/** The cards of a list: what waits longest first; of what is done, the newest. */
export const listOf = (
  cards: readonly BoardCard[],
  { status, delay }: Filters,
  levelOf: (card: BoardCard) => DelayLevel,
): readonly BoardCard[] =>
  cards
    .flatMap((card) => listed(card, status) ?? [])
    .filter((card) => delay === 'all' || levelOf(card) === delay)
    .sort(status === 'finished' || status === 'DSC' ? byCompletion : byAge);

/** The choice after this one, round and round: what one key does. */
export const after = <T>(choices: readonly T[], current: T): T =>
  choices[(choices.indexOf(current) + 1) % choices.length] ?? current;
