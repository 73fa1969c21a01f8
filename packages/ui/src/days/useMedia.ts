import { useCallback, useSyncExternalStore } from 'react';

const nowhere = (): boolean => false;

/** Whether a media query holds now; a server knows no window, and says no. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, nowhere);
}
