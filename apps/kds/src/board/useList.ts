import { useMemo } from 'react';
import type { KitchenState } from '../engine/kitchen.ts';
import { type BoardCard, cardOf } from './card.ts';
import { listOf } from './filters.ts';
import type { Hand } from './hand.ts';
import { useLevels } from './useLevels.ts';
import type { Preferences } from './preferences.ts';

/** The cards that are listed now, and how late each of them is. */
export function useList(
  { orders, settings }: Pick<KitchenState, 'orders' | 'settings'>,
  { preparationStatusFilter: status, delayLevelFilter: delay }: Preferences,
  now: () => number,
  hand: Hand,
) {
  const cards = useMemo(() => orders.map(cardOf), [orders]);
  const levels = useLevels(cards, settings, now, hand);
  const levelOf = useMemo(() => (card: BoardCard) => levels.get(card.order.id) ?? 'intime', [levels]);
  const list = useMemo(() => listOf(cards, { status, delay }, levelOf), [cards, status, delay, levelOf]);
  return { cards, list, levelOf };
}
