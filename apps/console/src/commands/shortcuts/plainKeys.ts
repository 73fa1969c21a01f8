import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '../../app/storage.ts';

const listeners = new Set<() => void>();

/** Whether keys of single characters do something in this browser (docs/product.md §3.8). */
export const arePlainKeysOn = (): boolean => readStored('shortcuts') !== 'off';

export function setPlainKeys(areOn: boolean): void {
  if (areOn) forget('shortcuts');
  else store('shortcuts', 'off');
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePlainKeys = (): boolean => useSyncExternalStore(subscribe, arePlainKeysOn);
