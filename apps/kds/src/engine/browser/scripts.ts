// Vite answers this with the address of the built worker.
// oxlint-disable-next-line import/default
import timerAddress from './timer.worker.ts?worker&url';

declare global {
  /** As far as it is used here: TypeScript does not know it yet. What stands for an address is taken where one is. */
  var trustedTypes:
    | {
        readonly createPolicy: (
          name: string,
          rules: { readonly createScriptURL: (address: string) => string },
        ) => { readonly createScriptURL: (address: string) => string };
      }
    | undefined;
}

/** Where the service worker lies, and what it serves (docs/product.md §16.15). */
export const SERVICE_WORKER = `${import.meta.env.BASE_URL}sw.js`;
const SCOPE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The only scripts that the app starts by their address. */
const allowed: ReadonlySet<string> = new Set([timerAddress, SERVICE_WORKER]);
const checked = (address: string): string => {
  if (!allowed.has(address)) throw new TypeError(`${address} is no script of the kitchen app`);
  return address;
};
/** The one policy that the content policy of the server allows (`require-trusted-types-for`). */
const policy = globalThis.trustedTypes?.createPolicy('comanda', { createScriptURL: checked });
const addressOf = (address: string): string => (policy ? policy.createScriptURL(address) : checked(address));

export const startTimerWorker = (): Worker => new Worker(addressOf(timerAddress), { type: 'module' });
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(addressOf(SERVICE_WORKER), { scope: SCOPE, updateViaCache: 'none' });
