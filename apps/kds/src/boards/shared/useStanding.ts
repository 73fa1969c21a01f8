import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ShownUndo } from '../../engine/kitchen.ts';
import type { Hand } from './hand.ts';
import { createStanding, type Sight, type Standing } from './standing.ts';

export interface Stood extends Pick<Sight, 'list' | 'orders' | 'name' | 'inOrder'> {
  readonly undo: readonly ShownUndo[];
}

/** The cards that stand on the board: what would move them waits for the hand, and what leaves by a press for a while. */
export function useStanding({ list, orders, undo, name, inOrder }: Stood, hand: Hand) {
  const [standing] = useState(createStanding);
  const [turn, turned] = useReducer((turns: number) => turns + 1, 0);
  const shown = useMemo((): Standing & { readonly turn: number; readonly isStill: boolean } => {
    const isStill = hand.isStill();
    const canTakeBack = (opId: string): boolean =>
      undo.some((one) => one.opId === opId && one.bar === undefined);
    const sight = { list, orders, name, inOrder, isStill, canTakeBack, now: hand.now() };
    return { ...standing.show(sight), isStill, turn };
  }, [standing, list, orders, undo, name, inOrder, hand, turn]);
  const { isBehind, nextAt } = shown;
  useEffect(() => {
    const ends: (() => void)[] = [];
    if (isBehind) ends.push(hand.onFree(turned));
    if (nextAt !== undefined) {
      const goes = (): void => {
        // A gap would close under the hand.
        if (hand.isStill()) ends.push(hand.onFree(turned));
        else turned();
      };
      const timer = setTimeout(goes, Math.max(0, nextAt - hand.now()) + 1);
      ends.push(() => clearTimeout(timer));
    }
    return () => {
      for (const end of ends) end();
    };
  }, [isBehind, nextAt, hand]);
  return { ...shown, pressed: standing.pressed };
}
