import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://back.example';
type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let kept: Map<string, Map<string, Response>>;
let network: (address: string) => Response;
/** Pages of the console that are open, addresses that were opened, and what the browser was to show. */
let pages: { readonly postMessage: (data: unknown) => void; readonly focus: () => Promise<void> }[];
let opened: string[];
let shown: object[];

const pathOf = (address: string | URL): string => new URL(address, origin).pathname;
const copiesOf = (cache: Map<string, Response>) => ({
  put: async (path: string, answer: Response) => void cache.set(path, answer),
  delete: async (url: string) => cache.delete(pathOf(url)),
  keys: async () => [...cache.keys()].map((path) => ({ url: origin + path })),
});
const html = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/html' } });
const script = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'text/javascript' } });

/** As an answer of the network says: the address, also in its clones. */
const from = (url: string, answer: Response): Response =>
  Object.defineProperties(answer, {
    url: { value: url },
    clone: { value: () => from(url, Response.prototype.clone.call(answer)) },
  });

/** Hands an event to the worker and waits for all that it is about. */
const happen = async (type: string, event: object = {}): Promise<string | undefined> => {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => {
      answer = one;
    },
  });
  const body = answer && (await (await answer).text());
  while (work.length > 0) await work.shift();
  return body;
};
const ask = (path: string, mode = 'cors') =>
  happen('fetch', { request: { method: 'GET', mode, url: origin + path } });
const names = (): readonly string[] => [...(kept.get('comanda.console')?.keys() ?? [])].toSorted();

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  listeners = new Map();
  kept = new Map();
  [pages, opened, shown] = [[], [], []];
  network = (address) => (pathOf(address) === '/' ? html('the page') : script(`code of ${pathOf(address)}`));
  vi.resetModules();
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return copiesOf(cache);
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(path)?.clone(),
  });
  vi.stubGlobal('fetch', async (asked: string | { readonly url: string }) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    return from(url, network(url));
  });
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ url: 'assets/new-2.js' }],
    location: new URL('/sw.js', origin),
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (href: string) => void opened.push(href),
    },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await import('./sw.ts');
  await happen('install');
});
const cut = (): void => {
  network = () => {
    throw new TypeError('Failed to fetch');
  };
};

test('a page comes from the platform, and from its last copy where that does not answer', async () => {
  network = () => html('a newer page');
  expect(await ask('/reset?token=secret', 'navigate')).toBe('a newer page');
  cut();
  expect(await ask('/settings/basics/taxes', 'navigate')).toBe('a newer page');
  // The copy says nothing of the address that it answered.
  expect(names()).toEqual(['/']);
  expect(kept.get('comanda.console')?.get('/')?.url).toBe('');
});

test('a file that was needed comes from its copy; a page in its place is not kept for one', async () => {
  expect(await ask('/assets/a-1.js')).toBe('code of /assets/a-1.js');
  network = () => html('a page');
  expect(await ask('/assets/b-1.js')).toBe('a page');
  cut();
  expect(await ask('/assets/a-1.js')).toBe('code of /assets/a-1.js');
  expect(names()).toEqual(['/', '/assets/a-1.js']);
});

test('a call is left alone', async () => {
  expect(await ask('/api/v1/tax/list')).toBeUndefined();
  expect(await ask('/kds', 'navigate')).toBeUndefined();
});

test('a newer worker drops what is not built any more', async () => {
  for (const path of ['/assets/old-1.js', '/assets/new-2.js', '/theme.js']) await ask(path);
  await happen('activate');
  expect(names()).toEqual(['/', '/assets/new-2.js', '/theme.js']);
});

test('copies that were dropped are begun anew by a page only', async () => {
  kept.clear();
  await ask('/assets/a-1.js');
  await ask('/', 'navigate');
  expect(kept.has('comanda.console')).toBe(false);
  await happen('message', { data: [`${origin}/assets/a-1.js`, 'https://elsewhere.example/x.js', 5] });
  expect(names()).toEqual(['/', '/assets/a-1.js']);
});

test('nor are they begun anew by what was being kept while they were dropped', async () => {
  vi.spyOn(caches, 'has').mockImplementationOnce(async () => {
    kept.clear();
    return true;
  });
  await ask('/assets/a-1.js');
  expect(kept.has('comanda.console')).toBe(false);
});

const pushed = (said: unknown) => happen('push', { data: { json: () => said } });
const press = () => {
  const close = vi.fn();
  return happen('notificationclick', { notification: { tag: 'a/1', close } }).then(() => close);
};

test('what is pushed is shown, and a press opens its page', async () => {
  await pushed({ id: 'a/1', title: 'Z 7', body: 'Barra' });
  expect(shown).toEqual([{ title: 'Z 7', body: 'Barra', tag: 'a/1', dir: 'auto' }]);
  expect(await press()).toHaveBeenCalledOnce();
  expect(opened).toEqual(['/notification/a%2F1']);
});
test('an open page goes there by itself, and comes to the front', async () => {
  const page = { postMessage: vi.fn(), focus: vi.fn(async () => undefined) };
  pages = [page];
  await press();
  expect(page.postMessage).toHaveBeenCalledWith({ open: '/notification/a%2F1' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});
test('what is no message is not shown', async () => {
  for (const said of [null, 'Z', { id: 5, title: 'Z', body: '' }, { title: 'Z' }]) await pushed(said);
  await happen('push', { data: null });
  expect(shown).toEqual([]);
});
