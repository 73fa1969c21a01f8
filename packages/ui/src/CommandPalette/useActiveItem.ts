import { useState } from 'react';
import type { PaletteItem } from './types.ts';

export type Step = 'next' | 'previous' | 'first' | 'last';

/** Keys of the box that move through the list (APG, combobox). The last is followed by the first. */
export const steps: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** @returns the place that a step leads to among `count` */
export function placeAfter(place: number, step: Step, count: number): number {
  const places = { next: place + 1, previous: place - 1, first: 0, last: count - 1 };
  return (places[step] + count) % count;
}

/**
 * The item that Enter takes: the best there is, until the person goes to another. That one stays, whatever comes in
 * above it.
 */
export function useActiveItem(items: readonly PaletteItem[], query: string) {
  const [marked, setMarked] = useState<{ readonly query: string; readonly id: string }>();
  const kept = marked?.query === query ? items.findIndex(({ id }) => id === marked.id) : -1;
  const place = Math.max(0, kept);
  const mark = (id: string): void => setMarked({ query, id });
  return {
    active: items[place],
    mark,
    move: (step: Step): void => {
      const next = items[placeAfter(place, step, items.length)];
      if (next) mark(next.id);
    },
  };
}
