import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';
const subscribe = (listener: () => void): (() => void) => {
  const list = matchMedia(dark);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Which mode the device is in now. */
export const useSystemMode = (): 'light' | 'dark' =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  );
