import { tax } from '@comanda/api/areas/basics/tax';
import type { Page } from '@playwright/test';
import { codeBox } from './support/crud.ts';
import { expect, hasItsParts, messages } from './support/test.ts';
import { test } from './support/way.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|^WebSocket connection to|^CallFailed: /,
});

const state = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state);
const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept = await caches.keys();
    if (!kept.includes('comanda.console')) return [];
    return (await (await caches.open('comanda.console')).keys()).map(({ url }) => new URL(url).pathname);
  });
const registered = async (page: Page): Promise<void> => {
  await expect.poll(() => state(page)).toBe('activated');
  // What the page was made of, its entry and its list among it.
  await expect.poll(async () => (await copies(page)).join(' ')).toMatch(/\/assets\/shell-/);
};
const isTaken = (): boolean =>
  (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration.waiting === null;
const isForm = (path: string): boolean => /\/assets\/FormPage-.*\.js$/.test(path);
const there = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();

test.beforeEach(async ({ page, visit }) => {
  await visit.signIn('owner');
  await expect(messages(page).getByText('Ready to start without a connection').first()).toBeAttached();
  await visit.choose('Taberna La Encina');
  await page.goto(tax.route);
  await there(page);
  await registered(page);
  // Each is kept as it comes: what has not come yet would be missed without the platform.
  await hasItsParts(page);
});

test('without the platform the console starts and says so, and is back with it; only its own files are kept', async ({
  page,
  way,
}) => {
  await way.cut();
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be loaded|No connection/);
  await way.restore();
  await again.click();
  await there(page);

  const kept = await copies(page);
  expect(
    kept.filter((path) => !/^\/(?:$|assets\/|themes\/|brands\/|theme\.js$|fallback\.js$)/.test(path)),
  ).toEqual([]);
  expect(kept).toContain('/');
});

test('a platform without the worker: it goes, with its copies', { tag: '@full' }, async ({ page, way }) => {
  way.answers.set('/sw.js', { status: 404, type: 'application/json', body: '{}' });
  await page.reload();
  await there(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => copies(page)).toEqual([]);
});

test(
  'a newer build: it is said and taken when the person wants it; its files are fetched and old ones dropped',
  { tag: '@full' },
  async ({ page, context, way }) => {
    const text = async (path: string): Promise<string> => (await page.request.get(path)).text();
    const worker = await text('/sw.js');
    const fresh = '/assets/fresh-1.js';
    const index = await text('/');
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(index)?.[1] ?? '';
    await page.goto(`${tax.route}/new`);
    await codeBox(page).fill('TYPED');
    await expect.poll(async () => (await copies(page)).some(isForm)).toBe(true);
    const old = (await copies(page)).find(isForm) ?? '';
    expect(worker).toContain(old.slice(1));

    way.answers.set('/sw.js', {
      status: 200,
      type: 'text/javascript',
      body: worker.replaceAll(old.slice(1), fresh.slice(1)),
    });
    way.answers.set(fresh, { status: 200, type: 'text/javascript', body: 'export const build = 2;' });
    const newEntry = '/assets/entry-2.js';
    way.answers.set(newEntry, { status: 200, type: 'text/javascript', body: `import '${entry}';` });
    const newer = { status: 200, type: 'text/html', body: index.replaceAll(entry, newEntry) };
    way.answers.set('/', newer);
    way.answers.set(`${tax.route}/new`, newer);
    await page.evaluate(
      async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()),
    );
    const said = messages(page).getByText('A new version has been detected.').first();
    await expect(said).toBeAttached();
    await expect(codeBox(page)).toHaveValue('TYPED');

    await messages(page).getByRole('button', { name: 'Reload page' }).click();
    await expect(page.locator('script[type="module"]').first()).toHaveAttribute('src', newEntry);
    await expect(codeBox(page)).toHaveValue('TYPED');
    expect(await page.evaluate(async (path) => (await import(path)).build, fresh)).toBe(2);
    expect(await copies(page)).toContain(old);

    // The newer worker waits for the last page of the older build to be closed.
    await page.close();
    const taken = async (): Promise<readonly boolean[]> =>
      Promise.all(context.serviceWorkers().map((one) => one.evaluate(isTaken).catch(() => false)));
    await expect.poll(async () => (await taken()).includes(true)).toBe(true);
    const other = await context.newPage();
    await other.goto('/not-authorized');
    await expect.poll(async () => (await copies(other)).includes(old)).toBe(false);
    expect(await copies(other)).toContain(fresh);
  },
);
