import type { Clock } from '../ports.ts';

/** Held by the window that sends what waits on the disk. */
const LOCK = 'comanda-kds';

/** Plain http in a house's network: the browser keeps locks from the page. */
const leadByAgreement = (clock: Clock, change: (isLeading: boolean) => void): (() => void) => {
  const agreeing = import('./agreement.ts').then(
    ({ agree }) => agree(clock, change),
    () => {
      // Presses have to go out: said by two windows they count once.
      change(true);
      return () => undefined;
    },
  );
  return () => void agreeing.then((stop) => stop());
};

/**
 * Whether this window leads, of all of the browser: tells `false` at once where another one does, and `true` as soon
 * as that is closed.
 */
export const lead = (clock: Clock, change: (isLeading: boolean) => void): (() => void) => {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return leadByAgreement(clock, change);
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
