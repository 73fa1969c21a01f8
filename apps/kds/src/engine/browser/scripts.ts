import { scriptAddresses } from '@comanda/api/worker-script';
// Vite answers this with the address of the built worker.
// oxlint-disable-next-line import/default
import timerAddress from './timer.worker.ts?worker&url';

/** Where the service worker lies, and what it serves (docs/product.md §16.15). */
export const SERVICE_WORKER = `${import.meta.env.BASE_URL}sw.js`;
const SCOPE = import.meta.env.BASE_URL.replace(/\/$/, '');

const addressOf = scriptAddresses([timerAddress, SERVICE_WORKER]);

export const startTimerWorker = (): Worker => new Worker(addressOf(timerAddress), { type: 'module' });
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(addressOf(SERVICE_WORKER), { scope: SCOPE, updateViaCache: 'none' });
