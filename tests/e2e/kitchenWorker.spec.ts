import { kitchenCalls, urlOf } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { dish, enrol, type QuietKitchen, quietKitchen, startsAlone } from './support/kitchen.ts';
import { expect } from './support/test.ts';
import { test } from './support/way.ts';

/* The service worker of a screen, from its platform's side (docs/product.md §16.15). */
test.use({
  serviceWorkers: 'allow',
  // Only calls pass on the way; the screen fetches its board each 15 s.
  expectedErrors: /^Failed to load resource|^WebSocket connection to/,
});

const WORKER = '/kds/sw.js';
const idle = 61_000;
const orders = { gone: 900_301, newer: 900_302 };
const gazpacho = (page: Page, order: number) => dish(page, order, 'Gazpacho');
/**
 * Counts how often the page has looked whether a newer app may be taken: those 5 s end, what else waits for so long is
 * called off by an answer.
 */
const countLooks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const looking = new Set<number>();
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          const { dataset } = document.documentElement;
          if (looking.delete(data)) dataset['looks'] = String(Number(dataset['looks'] ?? 0) + 1);
        });
      }
      override postMessage(order: { readonly id: number; readonly delay?: number }): void {
        if (order.delay === 5000) looking.add(order.id);
        super.postMessage(order);
      }
    };
  });
const looks = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-looks'));
/** A screen that could start without the network, with one order. */
const atWork = async (page: Page, kitchen: QuietKitchen, order: number): Promise<void> => {
  await enrol(page, kitchen.monitor);
  await startsAlone(page);
  await kitchen.order(order, ['Gazpacho']);
  await page.reload();
  await expect(gazpacho(page, order)).toBeVisible();
};

test(
  'a platform without the worker: it goes, and the screen stays at work',
  { tag: '@full' },
  async ({ page, platform, way }) => {
    const kitchen = await quietKitchen(platform, 'Pase sin red');
    await atWork(page, kitchen, orders.gone);
    way.answers.set(WORKER, { status: 404, type: 'application/json', body: '{}' });
    await page.reload();
    await expect(gazpacho(page, orders.gone)).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await gazpacho(page, orders.gone).click();
    await expect.poll(() => kitchen.stored(orders.gone)).toMatchObject([{ rev: 1, status: 'CRT' }]);
  },
);

test(
  'it installs: manifest, pictures and worker are of one place, and it is called in the language of the page',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase instalado');
    await enrol(page, kitchen.monitor);
    await startsAlone(page);
    const manifest = async () => {
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const answer = await page.request.get(address ?? '');
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      return answer.json();
    };
    const told = await manifest();
    expect(told).toMatchObject({
      id: '/kds',
      scope: '/kds',
      start_url: '/kds',
      display: 'fullscreen',
      short_name: 'Kitchen',
      lang: 'en-GB',
    });
    const purposes: string[] = [];
    for (const { src, sizes, type, purpose } of told.icons) {
      const picture = await page.request.get(src);
      expect([picture.status(), sizes, type]).toEqual([200, 'any', 'image/svg+xml']);
      expect(picture.headers()['content-type']).toContain(type);
      purposes.push(purpose);
    }
    expect(purposes).toEqual(['any', 'maskable']);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
    expect(new URL(scope ?? '').pathname).toBe(told.scope);

    await page.evaluate(() => localStorage.setItem('lastLanguage', 'es-ES'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    expect(await manifest()).toMatchObject({ id: '/kds', short_name: 'Cocina', lang: 'es-ES' });
  },
);

test('a newer app is taken when nobody is at work, and never while a press waits @full', async ({
  page,
  platform,
  way,
}) => {
  const kitchen = await quietKitchen(platform, 'Pase nuevo');
  await page.clock.install();
  await countLooks(page);
  await atWork(page, kitchen, orders.newer);
  const worker = await (await page.request.get(WORKER)).text();
  way.answers.set(WORKER, {
    status: 200,
    type: 'text/javascript',
    body: `${worker}\n// newer`,
    headers: { 'service-worker-allowed': '/kds' },
  });
  const registration = (part: 'waiting' | 'active') =>
    page.evaluate(
      async (wanted) => (await navigator.serviceWorker.getRegistration('/kds'))?.[wanted]?.state,
      part,
    );
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/kds'))?.update());
  await expect.poll(() => registration('waiting')).toBe('installed');
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  const before = page.locator('html[data-before]');
  const hasLooked = async (): Promise<void> => {
    const soFar = await looks(page);
    await expect.poll(() => looks(page)).toBeGreaterThan(soFar);
  };

  way.answers.set(urlOf(kitchenCalls.line), { status: 503, type: 'application/json', body: '{}' });
  await gazpacho(page, orders.newer).click();
  await page.clock.fastForward(idle);
  await hasLooked();
  expect(await registration('waiting')).toBe('installed');
  await expect(before).toHaveCount(1);

  await page.keyboard.press('Shift');
  way.answers.delete(urlOf(kitchenCalls.line));
  await expect
    .poll(() => kitchen.stored(orders.newer), { timeout: 20_000 })
    .toMatchObject([{ rev: 1, status: 'CRT' }]);
  await hasLooked();
  expect(await registration('waiting')).toBe('installed');

  await page.clock.fastForward(idle);
  await expect(before).toHaveCount(0, { timeout: 20_000 });
  await expect(gazpacho(page, orders.newer)).toContainText('Started');
  expect(await registration('waiting')).toBeUndefined();
  expect(await registration('active')).toBe('activated');
});
