import { useLayoutEffect, useState } from 'react';
import type { Readable } from '../engine/kitchen.ts';
import { createLatch } from './latch.ts';
import { useReadable } from './useReadable.ts';

export interface Numbers {
  /** By order. */
  readonly shown: Readable<ReadonlyMap<string, number>>;
  /** The orders of the page, as they are from now on. */
  readonly show: (page: readonly string[]) => void;
  /** The order that a digit pressed now is meant for. */
  readonly meant: (number: number) => string | undefined;
}

/** The latch on the page's own clock: the gaps close by themselves. */
const createNumbers = (): Numbers => {
  const latch = createLatch();
  const listeners = new Set<() => void>();
  let numbers: ReadonlyMap<string, number> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (page: readonly string[]): void => {
    const next = latch.show(page, performance.now());
    clearTimeout(timer);
    if (next.closesAt !== undefined)
      timer = setTimeout(() => show(page), Math.max(0, next.closesAt - performance.now()) + 1);
    if (next.numbers === numbers) return;
    ({ numbers } = next);
    for (const listener of listeners) listener();
  };
  return {
    shown: {
      get: () => numbers,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    show,
    meant: (number) => latch.meant(number, performance.now()),
  };
};

/** Numbers of the cards on the page, and the card that a digit means that is pressed now. */
export function useNumbers(
  page: readonly string[],
): readonly [numbers: ReadonlyMap<string, number>, meant: Numbers['meant']] {
  const [numbers] = useState(createNumbers);
  const shown = useReadable(numbers.shown);
  // Before it is painted: a card is never seen without its number.
  useLayoutEffect(() => numbers.show(page), [numbers, page]);
  return [shown, numbers.meant];
}
