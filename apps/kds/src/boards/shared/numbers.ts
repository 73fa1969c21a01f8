import type { BoardKeys } from '@comanda/ui/TicketBoard';
import { createLatch } from './latch.ts';

export interface Numbers {
  /** As the cards show them. */
  readonly keys: BoardKeys;
  /** The orders of the page, as they are from now on. */
  readonly show: (page: readonly string[]) => void;
  readonly page: () => readonly string[];
  /** The order that a digit pressed now is meant for. */
  readonly meant: (number: number) => string | undefined;
}

/**
 * The latch on the page's own clock: the gaps close by themselves. Past React, as a new number is nothing but another text
 * on its card.
 */
export const createNumbers = (): Numbers => {
  const latch = createLatch();
  const listeners = new Set<() => void>();
  let numbers: ReadonlyMap<string, number> = new Map();
  let shown: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (page: readonly string[]): void => {
    shown = page;
    const next = latch.show(page, performance.now());
    clearTimeout(timer);
    if (next.nextAt !== undefined)
      timer = setTimeout(() => show(page), Math.max(0, next.nextAt - performance.now()) + 1);
    if (next.numbers === numbers) return;
    ({ numbers } = next);
    for (const listener of listeners) listener();
  };
  return {
    keys: {
      of: (order) => numbers.get(order),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    show,
    page: () => shown,
    meant: (number) => latch.meant(number, performance.now()),
  };
};
