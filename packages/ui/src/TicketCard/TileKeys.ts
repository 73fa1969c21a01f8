import { createContext } from 'react';

/** Keys of the orders on a bump bar, by order. */
export interface BoardKeys {
  readonly of: (ticket: string) => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keys that change: `set` tells whoever shows one of them. */
export const createKeys = (first: ReadonlyMap<string, number> = new Map()) => {
  const listeners = new Set<() => void>();
  let keys = first;
  return {
    of: (ticket: string): number | undefined => keys.get(ticket),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: ReadonlyMap<string, number>): void => {
      keys = next;
      for (const listener of listeners) listener();
    },
  };
};

/**
 * The keys of the board around a card. They come past the cards: when one of them leaves, the keys of all others may
 * change, and nothing else of them.
 */
export const TileKeys = createContext<BoardKeys | undefined>(undefined);
