import { isScriptGone } from '@comanda/api/worker-script';
import type { Clock } from '../ports.ts';
import { TAKE_OVER } from '../worker/message.ts';
import { followUpdates, type Registration } from '../worker/updates.ts';
import { registerServiceWorker, SERVICE_WORKER } from './scripts.ts';

const registrationOf = (kept: ServiceWorkerRegistration, container: ServiceWorkerContainer): Registration => {
  // A page that was there before its first worker came has none over it, and counts as that one's.
  const own = container.controller ?? kept.active ?? kept.installing ?? kept.waiting;
  return {
    isWaiting: () => kept.waiting !== null,
    takeOver: () => kept.waiting?.postMessage(TAKE_OVER),
    check: async () => {
      try {
        await kept.update();
        return 'there';
      } catch {
        return await isScriptGone(SERVICE_WORKER).then(
          (gone) => (gone ? 'gone' : 'unknown'),
          () => 'unknown',
        );
      }
    },
    unregister: async () => {
      await kept.unregister();
    },
    isReplaced: () => kept.active !== null && kept.active !== own,
    reload: () => location.reload(),
  };
};

/**
 * Registers the service worker, where the browser has any (not over plain http), and keeps it up to date.
 * @param isDone whether nothing waits to be sent, here or in another window
 */
export const keepServiceWorker = (clock: Clock, isDone: () => boolean): (() => void) => {
  const container = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container || import.meta.env.DEV) return () => undefined;
  const stop = new AbortController();
  let touchedAt = clock.steady();
  const touch = (): void => {
    touchedAt = clock.steady();
  };
  addEventListener('keydown', touch, { capture: true, signal: stop.signal });
  addEventListener('pointerdown', touch, { capture: true, signal: stop.signal });
  let stopUpdates: (() => void) | undefined;
  void registerServiceWorker().then(
    (kept) => {
      if (stop.signal.aborted) return;
      stopUpdates = followUpdates(clock, registrationOf(kept, container), {
        isDone,
        touchedAt: () => touchedAt,
      });
    },
    // Without a worker the screen starts only with the network; everything else is as usual.
    () => undefined,
  );
  return () => {
    stop.abort();
    stopUpdates?.();
  };
};
