import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { damageKeptBoard, fillDisk, giveRoom, keepsBoardWith, loseDisk } from './support/disk.ts';
import { enrol, quietKitchen, startsAlone } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

const orders = { full: 900_201, twice: 900_202, broken: 900_203, lost: 900_204 };
const dish = (page: Page, order: number, name: string) =>
  page.getByRole('article', { name: `Order ${order}` }).getByRole('button', { name });
const gazpacho = (page: Page, order: number) => dish(page, order, 'Gazpacho');

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

test('of two windows one is at work, and the other one takes over when it is closed', async ({
  page,
  platform,
}) => {
  const kitchen = await quietKitchen(platform, 'Pase doble');
  await enrol(page, kitchen.monitor);
  await kitchen.order(orders.twice, ['Gazpacho', 'Agua']);
  await expect(gazpacho(page, orders.twice)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  const banner = second.getByText('Another window of this browser shows this monitor');
  await expect(banner).toBeVisible();
  await gazpacho(second, orders.twice).click();
  await dish(page, orders.twice, 'Agua').click();
  await expect(dish(second, orders.twice, 'Agua')).toContainText('Started');
  await expect(gazpacho(second, orders.twice)).toContainText('To do');
  expect(await kitchen.stored(orders.twice)).toMatchObject([{ rev: 0 }, { rev: 1, status: 'CRT' }]);
  await page.close();
  await expect(banner).toBeHidden();
  await gazpacho(second, orders.twice).click();
  await expect
    .poll(() => kitchen.stored(orders.twice))
    .toMatchObject([{ rev: 1, status: 'CRT' }, { rev: 1 }]);
});

test('a screen whose database the browser has lost comes back by itself, and says so until somebody has read it', async ({
  page,
  platform,
}) => {
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
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(lost).toBeHidden();
  await page.reload();
  await expect(gazpacho(page, orders.lost)).toBeVisible();
  await expect(lost).toBeHidden();
});

test('a screen keeps its own look', async ({ page, platform }) => {
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

test('a screen that started by itself keeps its device awake', async ({ page, platform }) => {
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
});

test.describe('what the disk holds', () => {
  // It breaks the screen, which says so there.
  test.use({
    expectedErrors:
      /^Failed to load resource|^WebSocket connection to|^TypeError: |^Cannot read properties of undefined/,
  });

  test('may break the screen: it starts anew by itself and loses no press', async ({ page, platform }) => {
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
    expect(JSON.parse(saved)).toMatchObject({ waiting: [{ op: { kind: 'START' } }] });
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
  });
});
