import { useSyncExternalStore } from 'react';

/** Room for two months side by side. */
const wide = '(min-width: 600px)';

const subscribe = (listener: () => void): (() => void) => {
  const list = matchMedia(wide);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
