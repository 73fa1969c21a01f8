import { isScriptGone, scriptAddresses } from '@comanda/api/worker-script';
import { t } from '@lingui/core/macro';
import { dropCopies } from '../app/copies.ts';
import { toast } from '../app/toast.ts';

const SCRIPT = '/sw.js';
const addressOf = scriptAddresses([SCRIPT]);
/** How often an open page asks for a newer worker; each load of a page does too. */
const CHECK_MS = 3_600_000;

const tellSuccess = (): string =>
  toast({
    tone: 'info',
    message: t`Ready to start without a connection`,
    detail: t`This page then opens and says what is missing; what is stored still needs the platform.`,
  });

/** The page of a newer build names another entry; one that was opened after the update is of that build already. */
const isOld = async (): Promise<boolean> => {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(entry);
};
/** Nothing is loaded anew by itself: who works here takes the new version when it suits (docs/product.md §3.10). */
const tellUpdate = async (): Promise<void> => {
  if (!(await isOld())) return;
  toast({
    tone: 'info',
    message: t`A new version has been detected.`,
    detail: t`Reload when it suits you. What you have not saved will still be there.`,
    action: { label: t`Reload page`, onAction: () => location.reload() },
  });
};

const mayTellUpdate = (): void => void tellUpdate().catch(() => undefined);

const followed = new WeakSet<ServiceWorker>();
const follow = ({ installing, active }: ServiceWorkerRegistration): void => {
  if (!installing || followed.has(installing)) return;
  followed.add(installing);
  installing.addEventListener('statechange', () => {
    if (!active && installing.state === 'activated') tellSuccess();
    if (active && installing.state === 'installed') mayTellUpdate();
  });
};

let known: ServiceWorkerRegistration | undefined;
const register = async (container: ServiceWorkerContainer): Promise<void> => {
  const kept = await container.register(addressOf(SCRIPT), { updateViaCache: 'none' });
  if (kept !== known) {
    known = kept;
    kept.addEventListener('updatefound', () => follow(kept));
    // Found before this page came to listen.
    follow(kept);
    if (kept.active && kept.waiting) mayTellUpdate();
  }
  if (kept.active) await kept.update();
};
/** A platform that has no worker any more wants none here either; one that does not answer says nothing. */
const check = (container: ServiceWorkerContainer): Promise<void> =>
  register(container).catch(async () => {
    if (!(await isScriptGone(SCRIPT).catch(() => false))) return;
    await (await container.getRegistration('/'))?.unregister();
    await dropCopies();
  });

const wantedIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string'
    ? data.open
    : undefined;

/**
 * Registers the service worker, where the browser has any (not over plain http), and keeps it up to date.
 * @param visit goes to the page that a notification of the browser leads to
 */
export async function keepWorker(visit: (href: string) => void): Promise<void> {
  const container = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container || import.meta.env.DEV) return;
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const href = wantedIn(data);
    if (href !== undefined) visit(href);
  });
  container.startMessages();
  setInterval(() => void check(container), CHECK_MS);
  await check(container);
  if (!(await container.getRegistration('/'))) return;
  // What this page was made of came before there was a worker to see it.
  const { active } = await container.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
