import { toastStore, type Toast } from '@comanda/ui/Toasts';
import { useSyncExternalStore } from 'react';

export interface LoggedToast extends Toast {
  /** When it was last said, milliseconds since the epoch. */
  readonly at: number;
}

/** How many the panel lists (docs/product.md §13). */
const MOST = 20;

let log: readonly LoggedToast[] = [];
const listeners = new Set<() => void>();

/** Toasts can be read again after they closed (docs/product.md §3.4). */
toastStore.subscribe(() => {
  const known = new Map(log.map((entry) => [entry.id, entry]));
  for (const toast of toastStore.toasts()) {
    const before = known.get(toast.id);
    if (before?.count !== toast.count) known.set(toast.id, { ...toast, at: Date.now() });
  }
  log = [...known.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useToastLog = (): readonly LoggedToast[] => useSyncExternalStore(subscribe, () => log);
