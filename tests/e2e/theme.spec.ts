import { peopleCalls } from '@comanda/api/calls';
import type { Page, Response } from '@playwright/test';
import { count, counted } from './support/counted.ts';
import { encinaAs } from './support/encina.ts';
import { choose, expect, hasItsParts, isThere, messages, test, visitOf } from './support/test.ts';

declare global {
  interface Window {
    /** The modes that the page has had while it had anything to paint. */
    modes: Set<string | undefined>;
  }
}

const root = (page: Page) => page.locator('html');
const chooseMode = (page: Page, mode: string): Promise<void> =>
  page.getByRole('radio', { name: mode, exact: true }).click();
const openLooks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
};
/** The platform's answer to the next look that is to be kept. */
const answerToLook = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/webTheme'));

/** What the platform holds for the person. */
const keptLook = async (origin: string): Promise<string | null> => {
  const { data } = await (await encinaAs(origin, 'manager')).call(peopleCalls.logged);
  return data.customize.webTheme;
};

test.beforeEach(async ({ baseURL, visit }) => {
  const { call, idUser } = await encinaAs(baseURL ?? '', 'manager');
  await call(peopleCalls.setTheme, { params: { id: idUser }, data: { webTheme: 'A-light' } });
  await visit.signIn('manager');
});

test('a look is worn at once, before the first paint of the next page, and on another device', async ({
  page,
  browser,
}) => {
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await openLooks(page);
  const kept = answerToLook(page);
  await chooseMode(page, 'Dark');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  expect((await kept).status()).toBe(200);

  await page.addInitScript(() => {
    window.modes = new Set();
    new MutationObserver(() => {
      if (document.body) window.modes.add(document.documentElement.dataset['mode']);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.reload();
  await isThere(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await page.evaluate(() => [...window.modes])).toEqual(['dark']);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto('/login');
  // Nobody has chosen there: as the device.
  await expect(root(theirs)).not.toHaveAttribute('data-mode');
  await visitOf(theirs).signIn('manager');
  await expect(root(theirs)).toHaveAttribute('data-mode', 'dark');
  await other.close();
});

test(
  'looks chosen quickly one after the other are kept in their order',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await openLooks(page);
    // The first is on its way until the second is chosen.
    await page.route(
      '**/webTheme',
      async (route) => {
        await expect(root(page)).toHaveAttribute('data-mode', 'dark');
        await route.continue();
      },
      { times: 1 },
    );
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/webTheme')) answers.push(response.status());
    });
    await choose(page.getByRole('radio', { name: 'Green', exact: true }));
    await chooseMode(page, 'Dark');
    await expect(root(page)).toHaveAttribute('data-theme', 'C');
    await expect(root(page)).toHaveAttribute('data-mode', 'dark');
    await expect.poll(() => answers).toEqual([200, 200]);
    expect(await keptLook(baseURL ?? '')).toBe('C-dark');
  },
);

test(
  'a look that could not be kept is said to hold here only, does so, and is kept later',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await openLooks(page);
    await page.route('**/webTheme', (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await chooseMode(page, 'Dark');
    await expect(messages(page).getByText('The appearance could not be saved.').first()).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-mode', 'dark');
    expect(await keptLook(baseURL ?? '')).toBe('A-light');

    await page.unroute('**/webTheme');
    const kept = answerToLook(page);
    await page.reload();
    expect((await kept).status()).toBe(200);
    await expect(root(page)).toHaveAttribute('data-mode', 'dark');
    expect(await keptLook(baseURL ?? '')).toBe('A-dark');
  },
);

test(
  'a theme and a mode are one attribute each, and nothing but their control renders',
  { tag: '@full' },
  async ({ page }) => {
    await count(page);
    await page.reload();
    await isThere(page);
    expect((await counted(page)).renders).toBeGreaterThan(0);
    await openLooks(page);
    await hasItsParts(page);
    await counted(page);
    const choices = [
      { make: () => chooseMode(page, 'Dark'), changes: ['html data-mode'] },
      {
        make: () => choose(page.getByRole('radio', { name: 'Green', exact: true })),
        changes: ['html data-theme'],
      },
    ];
    for (const { make, changes } of choices) {
      const kept = answerToLook(page);
      await make();
      await kept;
      expect(await counted(page)).toEqual({ renders: 0, changes });
    }
  },
);

test.describe('theme files', () => {
  // The one that is held back.
  test.use({ expectedErrors: /^Failed to load resource/ });

  test(
    'come when they are worn; one that does not come is not offered',
    { tag: '@full' },
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const [, file] = /\/themes\/\w+\/(\w+\.css)$/.exec(request.url()) ?? [];
        if (file !== undefined) fetched.push(file);
      });
      await page.route('**/themes/*/c.css', (route) => route.abort());
      await page.reload();
      await isThere(page);
      expect(fetched).toEqual(['a.css']);
      await openLooks(page);
      await expect(page.getByRole('radio', { name: 'Green, coloured menu' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Green', exact: true })).toHaveCount(0);
      await choose(page.getByRole('radio', { name: 'Green, coloured menu' }));
      await expect(root(page)).toHaveAttribute('data-theme', 'D');
    },
  );
});
