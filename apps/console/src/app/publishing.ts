import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAsked = false;
const set = (next: boolean): void => {
  isAsked = next;
  for (const listener of listeners) listener();
};

/** Opens the dialog of publication over whatever page there is: what a toast and the top bar offer. */
export const askToPublish = (): void => set(true);
export const endPublishing = (): void => set(false);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useIsPublishing = (): boolean => useSyncExternalStore(subscribe, () => isAsked);
