import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import {
  damageKeptBoard,
  fillDisk,
  giveRoom,
  keepsBoardWith,
  loseDisk,
  silenceDisk,
} from './support/disk.ts';
import { card, dish, enrol, quietKitchen, startsAlone } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

// Screens have one.
test.use({ serviceWorkers: 'allow' });

const orders = {
  full: 900_201,
  twice: 900_202,
  broken: 900_203,
  lost: 900_204,
  agreed: 900_205,
  silent: 900_206,
  quiet: 900_207,
  moved: 900_208,
};
const gazpacho = (page: Page, order: number) => dish(page, order, 'Gazpacho');

/** Where each card lies, its edges in pixels. */
const boxesOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('article').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    }),
  );
test('what a full disk cannot keep is not done, and says so at once', async ({ page, platform }) => {
  const kitchen = await quietKitchen(platform, 'Pase lleno');
  await giveRoom(page, platform.origin, 8_000_000);
  await enrol(page, kitchen.monitor);
  await kitchen.order(orders.full, ['Gazpacho']);
  await expect(gazpacho(page, orders.full)).toBeVisible();
  await fillDisk(page);
  await gazpacho(page, orders.full).click();
  await expect(page.getByText(/This screen could not keep it, so nothing was done/)).toBeVisible();
  await expect(page.getByText('This screen cannot keep what is pressed')).toBeVisible();
  await expect(gazpacho(page, orders.full)).toContainText('To do');
  expect(await kitchen.stored(orders.full)).toMatchObject([{ rev: 0, status: 'PND' }]);
});

/** Over plain HTTP a browser keeps its locks from the page. */
const takeLocks = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
};
for (const { how, order, prepare } of [
  { how: 'by locks', order: orders.twice, prepare: undefined },
  {
    how: 'by agreement where the browser has no locks',
    order: orders.agreed,
    prepare: takeLocks,
  },
])
  test(
    `of two windows one is at work, and the other one takes over when it is closed, ${how}`,
    { tag: '@full' },
    async ({ page, platform }) => {
      await prepare?.(page);
      const kitchen = await quietKitchen(platform, `Pase doble ${order}`);
      await enrol(page, kitchen.monitor);
      await kitchen.order(order, ['Gazpacho', 'Agua']);
      await expect(gazpacho(page, order)).toBeVisible();
      expect(await page.evaluate(() => 'locks' in navigator)).toBe(prepare === undefined);

      const second = await page.context().newPage();
      await second.goto(page.url());
      const banner = second.getByText('Another window of this browser shows this monitor');
      await expect(banner).toBeVisible();
      await gazpacho(second, order).click();
      await dish(page, order, 'Agua').click();
      await expect(dish(second, order, 'Agua')).toContainText('Started');
      await expect(gazpacho(second, order)).toContainText('To do');
      expect(await kitchen.stored(order)).toMatchObject([{ rev: 0 }, { rev: 1, status: 'CRT' }]);
      await page.close();
      await expect(banner).toBeHidden();
      // Another dish than was pressed in vain: a press at once at the same place would count as a trembling hand.
      await dish(second, order, 'Agua').click();
      await expect.poll(() => kitchen.stored(order)).toMatchObject([{ rev: 0 }, { rev: 2 }]);
    },
  );

test(
  'a screen whose disk never answers shows its board all the same, and says that presses go straight to the platform',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase callado');
    await enrol(page, kitchen.monitor);
    await kitchen.order(orders.silent, ['Gazpacho']);
    await expect(gazpacho(page, orders.silent)).toBeVisible();
    await silenceDisk(page);
    await page.reload();
    await expect(gazpacho(page, orders.silent)).toBeVisible();
    await expect(page.getByText('This screen cannot read its disk')).toBeVisible();
    await gazpacho(page, orders.silent).click();
    await expect.poll(() => kitchen.stored(orders.silent)).toMatchObject([{ rev: 1, status: 'CRT' }]);
  },
);

test(
  'a page that is not heard says so, and is heard from the first touch on, which is a press as any other',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase mudo');
    await page.addInitScript(() => {
      globalThis.AudioContext = class extends AudioContext {
        #isAwake = false;
        override get state(): AudioContextState {
          return this.#isAwake ? super.state : 'suspended';
        }
        override async resume(): Promise<void> {
          this.#isAwake = true;
          await super.resume();
          this.dispatchEvent(new Event('statechange'));
        }
      };
    });
    await enrol(page, kitchen.monitor);
    await kitchen.order(orders.quiet, ['Gazpacho']);
    await page.reload();
    const silent = page.getByText('No sound', { exact: true });
    await expect(gazpacho(page, orders.quiet)).toBeVisible();
    await expect(silent).toBeVisible();
    await gazpacho(page, orders.quiet).click();
    await expect(silent).toBeHidden();
    await expect.poll(() => kitchen.stored(orders.quiet)).toMatchObject([{ rev: 1, status: 'CRT' }]);
  },
);

test(
  'a screen whose database the browser has lost comes back by itself, and says so until somebody has read it',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase olvidado');
    await enrol(page, kitchen.monitor);
    await kitchen.order(orders.lost, ['Gazpacho']);
    await expect(gazpacho(page, orders.lost)).toBeVisible();
    const lost = page.getByText('The browser has lost what this screen kept');
    const { pathname } = new URL(page.url());
    // Nothing of the screen holds the database while it goes.
    await page.goto('/login');
    await loseDisk(page);
    await page.goto(pathname);
    await expect(lost).toBeVisible();
    await gazpacho(page, orders.lost).click();
    await expect.poll(() => kitchen.stored(orders.lost)).toMatchObject([{ rev: 1, status: 'CRT' }]);
    await page.reload();
    await expect(lost).toBeVisible();
    // A touch, after which the page is heard.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText('No sound', { exact: true })).toBeHidden();
    const told = await boxesOf(page);
    expect(told).toHaveLength(1);
    expect(await faultsOf(page)).toEqual([]);
    // In the head stand a few words, behind a press all of it; no card moves for either.
    await lost.click();
    const all = page.getByRole('dialog', { name: 'Messages' });
    await expect(all).toContainText('compare the board with the dishes');
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(lost).toBeHidden();
    expect(await boxesOf(page)).toEqual(told);
    await page.reload();
    await expect(gazpacho(page, orders.lost)).toBeVisible();
    await expect(lost).toBeHidden();
  },
);

test(
  'an order that goes to another table says from where, until somebody works on it',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase movido');
    await enrol(page, kitchen.monitor);
    await kitchen.order(orders.moved, ['Gazpacho'], 1, { place: 'Mesa 4' });
    await expect(card(page, orders.moved)).toContainText('Mesa 4');
    await kitchen.order(orders.moved, ['Gazpacho'], 2, { place: 'Mesa 7' });
    await expect(card(page, orders.moved)).toContainText('Now Mesa 7, no longer Mesa 4');
    await gazpacho(page, orders.moved).click();
    await expect(gazpacho(page, orders.moved)).toContainText('Started');
    await expect(card(page, orders.moved)).not.toContainText('no longer');
    await page.keyboard.press('u');
    await expect(page.getByRole('dialog')).toContainText(`Start: Gazpacho, order Barra ${orders.moved}`);
  },
);

test('a screen keeps its own look', { tag: '@full' }, async ({ page, platform }) => {
  const kitchen = await quietKitchen(platform, 'Pase claro');
  await enrol(page, kitchen.monitor);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('t');
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-mode', 'light');
  await page.reload();
  await expect(page.getByText('Nothing to cook')).toBeVisible();
  await expect(root).toHaveAttribute('data-mode', 'light');
});

test(
  'a screen that started by itself keeps its device awake',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase solo');
    await page.context().grantPermissions(['screen-wake-lock']);
    await enrol(page, kitchen.monitor);
    await page.addInitScript(() => {
      const request = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = async (type) => {
        const lock = await request(type);
        document.documentElement.dataset['awake'] = lock.type;
        return lock;
      };
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
  },
);

test.describe('what the disk holds', () => {
  // It breaks the screen, which says so there.
  test.use({
    expectedErrors:
      /^Failed to load resource|^WebSocket connection to|^TypeError: |^Cannot read properties of undefined/,
  });

  test(
    'may break the screen: it starts anew by itself and loses no press',
    { tag: '@full' },
    async ({ page, platform }) => {
      const kitchen = await quietKitchen(platform, 'Pase roto');
      await enrol(page, kitchen.monitor);
      await kitchen.order(orders.broken, ['Gazpacho']);
      await expect(gazpacho(page, orders.broken)).toBeVisible();
      await startsAlone(page);
      await keepsBoardWith(page, `"number":${orders.broken}`);
      await page.context().setOffline(true);
      await gazpacho(page, orders.broken).click();
      await expect(page.getByText('1 press is waiting.')).toBeVisible();

      await page.keyboard.press('F9');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save what is not sent as a file' }).click(),
      ]);
      const saved = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(saved)).toMatchObject({ waiting: [{ op: { kind: 'START' }, isAnswered: false }] });
      expect(saved).not.toContain('credential');

      await damageKeptBoard(page);
      await page.reload();
      await expect(page.getByText(/This screen has stopped and starts again/)).toBeVisible();
      await expect(page.getByText('1 press is waiting.')).toBeVisible({ timeout: 20_000 });
      expect(await kitchen.stored(orders.broken)).toMatchObject([{ rev: 0, status: 'PND' }]);
      await page.context().setOffline(false);
      // A screen that is not told of the network looks for it every 15 s, more or less.
      await expect(gazpacho(page, orders.broken)).toContainText('Started', { timeout: 20_000 });
      await expect.poll(() => kitchen.stored(orders.broken)).toMatchObject([{ rev: 1, status: 'CRT' }]);
    },
  );
});
