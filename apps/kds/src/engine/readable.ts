import type { Readable } from './kitchen.ts';

/**
 * A value that is reckoned anew when it is asked for after something changed. Listeners are told once for all that
 * happens together.
 */
export const createReadable = <T>(reckon: () => T): Readable<T> & { readonly changed: () => void } => {
  const listeners = new Set<() => void>();
  let value: { readonly of: T } | undefined;
  let isTelling = false;
  return {
    get: () => (value ??= { of: reckon() }).of,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      value = undefined;
      if (isTelling) return;
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
        for (const listener of listeners) listener();
      });
    },
  };
};
