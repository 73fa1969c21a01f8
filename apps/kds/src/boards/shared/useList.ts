import { useMemo } from 'react';
import type { KitchenState, ShownOrder } from '../../engine/kitchen.ts';
import { type BoardCard, cardOf } from './card.ts';
import { listOf, readingOrder } from './filters.ts';
import type { Hand } from './hand.ts';
import type { Preferences } from './preferences.ts';
import { useLevels } from './useLevels.ts';
import { useStanding } from './useStanding.ts';

export interface Listed extends Pick<KitchenState, 'settings' | 'undo'> {
  readonly orders: readonly ShownOrder[];
}

/** The cards as they stand now, those of `all` orders whatever is filtered, and how late each of them is. */
export function useList(
  { orders, settings, undo }: Listed,
  { preparationStatusFilter: status, delayLevelFilter: delay }: Preferences,
  now: () => number,
  hand: Hand,
) {
  const cards = useMemo(() => orders.map(cardOf), [orders]);
  const levels = useLevels(cards, settings, now, hand);
  const levelOf = useMemo(() => (card: BoardCard) => levels.get(card.order.id) ?? 'intime', [levels]);
  const list = useMemo(() => listOf(cards, { status, delay }, levelOf), [cards, status, delay, levelOf]);
  const name = `${status} ${delay}`;
  const standing = useStanding({ list, orders, undo, name, inOrder: readingOrder(status) }, hand);
  return { ...standing, all: cards, levelOf };
}
