import { useEffect, useMemo, useState } from 'react';
import type { Readable } from '../../engine/kitchen.ts';
import { createHand, type Hand, heldStill, type Surface } from './hand.ts';
import { useReadable } from './useReadable.ts';

const MILLIMETRES_PER_INCH = 25.4;

/** The cook's hand on this page. */
export function useHand(): Hand {
  const [hand] = useState(() => createHand());
  return hand;
}

/** Lets it reach as far on the glass of a screen of so many inches as on any other. */
export function useGlass(hand: Hand, diagonal: number): void {
  useEffect(
    () => hand.reach(Math.hypot(screen.width, screen.height) / (diagonal * MILLIMETRES_PER_INCH)),
    [hand, diagonal],
  );
}

/** Lets the hand press what is on a surface. */
export function useSurface(hand: Hand, surface: Surface): void {
  useEffect(() => hand.watch(globalThis, surface), [hand, surface]);
}

/** What it gives, as it was when the hand came down. */
export function useHeld<T>(source: Readable<T>, hand: Hand): T {
  return useReadable(useMemo(() => heldStill(source, hand), [source, hand]));
}
