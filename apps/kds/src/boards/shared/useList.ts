import { useMemo } from 'react';
import type { KitchenState, ShownOrder } from '../../engine/kitchen.ts';
import { type BoardCard, cardOf } from './card.ts';
import { listOf, readingOrder, type Shape } from './filters.ts';
import { cardLevel, delaysBy } from './levels.ts';
import type { Hand } from './hand.ts';
import type { Preferences } from './preferences.ts';
import type { BoardRules } from './kind.ts';
import { useLevels } from './useLevels.ts';
import { useStanding } from './useStanding.ts';

export interface Listed extends Pick<KitchenState, 'settings' | 'undo'> {
  readonly orders: readonly ShownOrder[];
}

/** The cards as they stand now, those of `all` orders whatever is filtered, and how late each of them is. */
export function useList(
  { orders, settings, undo }: Listed,
  { preparationStatusFilter: status, delayLevelFilter: delay, visualizationMode }: Preferences,
  now: () => number,
  hand: Hand,
  rules: BoardRules,
  shape: Shape | undefined,
) {
  const cards = useMemo(() => orders.map((order) => cardOf(order, rules)), [orders, rules]);
  const levels = useLevels(cards, settings, now, hand);
  const levelOf = useMemo(() => {
    const delaysOf = delaysBy(settings);
    // A dish of several orders is as late as the latest of them by the same clock.
    return (card: BoardCard) =>
      levels.get(card.order.id) ?? (card.isDish ? cardLevel(card, delaysOf, now()) : 'intime');
  }, [levels, settings, now]);
  const list = useMemo(
    () => (shape ? listOf(cards, { status, delay }, levelOf, rules, shape) : []),
    [cards, status, delay, levelOf, rules, shape],
  );
  const name = `${status} ${delay} ${visualizationMode}`;
  const standing = useStanding(
    { list, orders, undo, name, inOrder: readingOrder(status, status === rules.filters[0]) },
    hand,
  );
  return { ...standing, all: cards, levelOf };
}
