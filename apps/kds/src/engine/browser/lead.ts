/** Held by the window that sends what waits on the disk. */
const LOCK = 'comanda-kds';

/**
 * Whether this window leads, of all of the browser: tells `false` at once where another one does, and `true` as soon
 * as that is closed. Where the browser keeps locks from the page (plain http in a house's network) each window leads.
 */
export const lead = (change: (isLeading: boolean) => void): (() => void) => {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) {
    change(true);
    return () => undefined;
  }
  const stop = new AbortController();
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (stop.signal.aborted) return resolve();
      change(true);
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const wait = (): Promise<void> => locks.request(LOCK, { signal: stop.signal }, hold);
  void locks
    .request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      change(false);
      // Waits without holding up this request, which would keep the lock from itself.
      void wait().catch(() => undefined);
      return undefined;
    })
    .catch(() => change(true));
  return () => stop.abort();
};
