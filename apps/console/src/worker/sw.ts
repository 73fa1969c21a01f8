import { COPIES } from '../app/copies.ts';
import { kindOf } from './kinds.ts';

/** A page of the console that is open. */
interface Shown {
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (data: unknown) => void;
}
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
/** The worker's own scope, as far as it is used here: the app's types are those of a page. */
interface Scope {
  readonly __WB_MANIFEST: readonly { readonly url: string }[];
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (of: { readonly type: 'window' }) => Promise<readonly Shown[]>;
    readonly openWindow: (href: string) => Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (
      type: 'push',
      listener: (event: Lasting & { readonly data: { readonly json: () => unknown } | null }) => void,
    ): void;
    (
      type: 'notificationclick',
      listener: (
        event: Lasting & {
          readonly notification: { readonly tag: string; readonly close: () => void };
        },
      ) => void,
    ): void;
    (type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
    (
      type: 'fetch',
      listener: (
        event: Lasting & {
          readonly request: Request;
          readonly respondWith: (answer: Promise<Response>) => void;
        },
      ) => void,
    ): void;
  };
}
declare const self: Scope;

/*
 * Lets the console say in its own words that there is no connection (docs/product.md §3.10): it keeps copies of the page and
 * of those files that somebody needed. Calls are none of its business. A newer one takes over when no page of the older is
 * open any more, and then drops what no longer is in the build.
 */
const PAGE = '/';
const origin = self.location.origin;
const built: ReadonlySet<string> = new Set(
  [...self.__WB_MANIFEST].map(({ url }) => new URL(url, self.location.href).pathname),
);
const isHtml = ({ headers }: Response): boolean => /\bhtml\b/.test(headers.get('content-type') ?? '');
const copyOf = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: COPIES, ignoreVary: true });

/**
 * A copy does not say which address it was an answer to: a mail's link stands in some. A full disk keeps nothing. Copies that
 * were dropped are begun anew by a page only: one whose worker is gone says nothing to it.
 */
const keep = async (path: string, answer: Response): Promise<void> => {
  if (answer.status !== 200 || answer.redirected || isHtml(answer) !== (path === PAGE)) return;
  if (!(await caches.has(COPIES))) return;
  const { headers } = answer;
  const copies = await caches.open(COPIES);
  await copies.put(path, new Response(await answer.blob(), { headers })).catch(() => undefined);
  // Without the page they were dropped meanwhile, and begun anew by this one.
  if (!(await copyOf(PAGE))) await caches.delete(COPIES);
};
const begin = async (): Promise<void> => {
  if (await copyOf(PAGE)) return;
  const answer = await fetch(PAGE, { cache: 'no-store' });
  await caches.open(COPIES);
  await keep(PAGE, answer);
};
const keepFiles = async (addresses: readonly unknown[]): Promise<void> => {
  await begin();
  for (const address of addresses) {
    if (typeof address !== 'string') continue;
    const { pathname } = new URL(address, origin);
    const kind = kindOf({ method: 'GET', mode: 'cors', url: address }, origin);
    if (kind !== undefined && !(await copyOf(pathname))) await keep(pathname, await fetch(address));
  }
};
const dropOld = async (): Promise<void> => {
  const copies = await caches.open(COPIES);
  for (const { url } of await copies.keys()) {
    const { pathname } = new URL(url);
    if (kindOf({ method: 'GET', mode: 'cors', url }, origin) === 'file' && !built.has(pathname))
      await copies.delete(url);
  }
};

self.addEventListener('install', (event) => event.waitUntil(begin()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepFiles(event.data));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, origin);
  if (kind === undefined) return;
  const path = kind === 'page' ? PAGE : new URL(request.url).pathname;
  const asked = async (): Promise<Response> => {
    const answer = await fetch(request);
    event.waitUntil(keep(path, answer.clone()));
    return answer;
  };
  event.respondWith(
    kind === 'file'
      ? copyOf(path).then((copy) => copy ?? asked())
      : asked().catch(async () => (await copyOf(path)) ?? Response.error()),
  );
});

/* What happens while no page is open is shown by the browser, and a press leads to it (docs/product.md §21.12). */
interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}
const isPushed = (data: unknown): data is Pushed =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  'title' in data &&
  'body' in data &&
  [data.id, data.title, data.body].every((one) => typeof one === 'string');
/** An open page goes there by itself: what is typed on it asks first. */
const open = async (href: string): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(href));
  page.postMessage({ open: href });
  await page.focus();
};

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!isPushed(said)) return;
  const { id, title, body } = said;
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, dir: 'auto' }));
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(`/notification/${encodeURIComponent(notification.tag)}`));
});
