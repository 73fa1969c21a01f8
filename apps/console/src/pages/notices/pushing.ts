/** How a browser stands to notifications that it shows while the console is not open. */
export type Standing = 'impossible' | 'denied' | 'off' | 'on';
/** What the platform sends to it by. */
export interface Address {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Over plain http, and in some private windows, there is neither. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !('PushManager' in globalThis) || !('Notification' in globalThis)) return undefined;
  return serviceWorker.getRegistration('/');
};
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** @param known addresses that the platform shows this person's notifications at */
export const standingOf = async (known: readonly string[]): Promise<Standing> => {
  const kept = await registration();
  if (!kept) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const now = await kept.pushManager.getSubscription();
  return now && known.includes(now.endpoint) ? 'on' : 'off';
};

/** Asks the person, and the push service of their browser for an address; nothing where either says no. */
export const subscribe = async (pushKey: string): Promise<Address | undefined> => {
  const kept = await registration();
  if (!kept || (await Notification.requestPermission()) !== 'granted') return undefined;
  // One that was made with another key, or by somebody else at this browser, is begun anew.
  await (await kept.pushManager.getSubscription())?.unsubscribe();
  const made = await kept.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint !== undefined && p256dh !== undefined && auth !== undefined
    ? { endpoint, p256dh, auth }
    : undefined;
};

/** Ends it in the browser; answers the address that it had. */
export const unsubscribe = async (): Promise<string | undefined> => {
  const now = await (await registration())?.pushManager.getSubscription();
  await now?.unsubscribe();
  return now?.endpoint;
};
