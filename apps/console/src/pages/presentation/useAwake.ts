import { keepAwake } from '@comanda/ui/keep-awake';
import { useEffect } from 'react';

/** Keeps the screen on while figures hang on it. */
export function useAwake(): void {
  useEffect(() => {
    const stop = new AbortController();
    keepAwake(stop.signal);
    return () => stop.abort();
  }, []);
}
