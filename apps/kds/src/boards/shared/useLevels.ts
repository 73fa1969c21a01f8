import type { MonitorSettings } from '@comanda/api/calls';
import type { DelayLevel } from '@comanda/machines/kitchen/rules';
import { useEffect, useMemo, useReducer } from 'react';
import type { BoardCard } from './card.ts';
import type { Hand } from './hand.ts';
import { createLevels, delaysBy } from './levels.ts';

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** How late each card is: reckoned when the board changes and at the moment when the next of them gets later. */
export function useLevels(
  cards: readonly BoardCard[],
  settings: MonitorSettings | undefined,
  now: () => number,
  hand: Hand,
): ReadonlyMap<string, DelayLevel> {
  const [flip, flipped] = useReducer((flips: number) => flips + 1, 0);
  const levelsAt = useMemo(() => createLevels(delaysBy(settings)), [settings]);
  const current = useMemo(() => ({ ...levelsAt(cards, now()), flip }), [cards, levelsAt, now, flip]);
  useEffect(() => {
    const { nextIn } = current;
    if (nextIn === undefined) return undefined;
    let end: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        // A list by age would move under the hand.
        if (hand.isStill()) end = hand.onFree(flipped);
        else flipped();
      },
      Math.min(nextIn + 1, LONGEST_WAIT),
    );
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [current, hand]);
  return current.levels;
}
