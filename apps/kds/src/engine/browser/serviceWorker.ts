import type { Clock } from '../ports.ts';

/** Filled in with the service worker. */
export const keepServiceWorker =
  (_clock: Clock, _mayUpdate: () => boolean): (() => void) =>
  () =>
    undefined;
