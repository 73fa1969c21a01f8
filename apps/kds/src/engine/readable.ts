import type { Readable } from './kitchen.ts';

const isSame = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(other) as (keyof T)[]).every((part) => Object.is(one[part], other[part]));

/**
 * A value that is reckoned anew when it is asked for after something changed, and stays the same object while each of its
 * parts does. Listeners are told once for all that happens together.
 */
export const createReadable = <T extends object>(
  reckon: () => T,
): Readable<T> & { readonly changed: () => void } => {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isOld = true;
  let isTelling = false;
  return {
    get: () => {
      if (!isOld && value) return value;
      const next = reckon();
      isOld = false;
      if (!value || !isSame(value, next)) value = next;
      return value;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      isOld = true;
      if (isTelling) return;
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
        for (const listener of listeners) listener();
      });
    },
  };
};
