import type { Clock } from '../ports.ts';

/** So long nobody has touched the screen before it is loaded anew. */
export const IDLE_MS = 60_000;
/** How often the platform is asked for a newer app. */
export const CHECK_MS = 3_600_000;
/** How often it is looked whether a newer app may be taken now. */
const LOOK_MS = 5000;

/** What the browser keeps for the app, as far as updates need it. */
export interface Registration {
  readonly isWaiting: () => boolean;
  /** Lets the newer worker take over; the page is loaded anew once it has. */
  readonly takeOver: () => void;
  /** Asks for a newer worker; `gone` where the platform has none any more. */
  readonly check: () => Promise<'there' | 'gone' | 'unknown'>;
  readonly unregister: () => Promise<void>;
  /** Whether another worker has taken over since the page was loaded. */
  readonly isReplaced: () => boolean;
  readonly reload: () => void;
}
export interface Screen {
  /** No operation waits, and no other window has one. */
  readonly isDone: () => boolean;
  /** When a key was pressed or the screen was touched last, by the steady clock. */
  readonly touchedAt: () => number;
}

/**
 * Takes a newer app when nobody is at work (docs/product.md §16.15): a screen is never loaded anew in the middle of a
 * rush, and nothing that waits to be sent is left behind.
 */
export const followUpdates = (clock: Clock, registration: Registration, screen: Screen): (() => void) => {
  const mayTake = (): boolean => screen.isDone() && clock.steady() - screen.touchedAt() >= IDLE_MS;
  let stopLook: (() => void) | undefined;
  let stopCheck: (() => void) | undefined;
  let isStopped = false;
  const look = (): void => {
    stopLook = clock.after(LOOK_MS, look);
    if (!mayTake()) return;
    if (registration.isReplaced()) registration.reload();
    else if (registration.isWaiting()) registration.takeOver();
  };
  const check = (): void => {
    void registration.check().then(async (found) => {
      if (found === 'gone') await registration.unregister();
      else if (!isStopped) stopCheck = clock.after(CHECK_MS, check);
    });
  };
  look();
  check();
  return () => {
    isStopped = true;
    stopLook?.();
    stopCheck?.();
  };
};
