import { useEffect } from 'react';

/** Keeps the display on while a monitor shows. */
export function useWakeLock(): void {
  useEffect(() => {
    const stop = new AbortController();
    // Without its code, where the network is gone, the display follows the device's own settings.
    import('@comanda/ui/keep-awake').then(
      ({ keepAwake }) => keepAwake(stop.signal),
      () => {},
    );
    return () => stop.abort();
  }, []);
}
