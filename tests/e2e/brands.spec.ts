import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOwnTheme } from '@comanda/tokens';
import { type Brand, brandOf, brands } from '@comanda/tokens/brands';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Screens have one.
test.use({ serviceWorkers: 'allow' });

declare global {
  interface Window {
    /** The themes that the page has had while it had anything to paint. */
    themes: Set<string | undefined>;
  }
}

/** The platform as a brand's visitors reach it; the browser leads every `.localhost` to this machine. */
const originOf = (baseURL: string | undefined, { code }: Brand): string => {
  const { protocol, port } = new URL(baseURL ?? '');
  return `${protocol}//${code}.localhost:${port}`;
};
const drawingOf = ({ code }: Brand, kind: string): RegExp =>
  new RegExp(`^/brands/${code}/${kind}\\.svg\\?v=`);
/** Which of its drawings a mark shows. */
const shows = async (mark: Locator, drawing: RegExp): Promise<void> =>
  expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.currentSrc.replace(location.origin, '')))
    .toMatch(drawing);
const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth > 0;
  });
/** Asked by the page itself: only the browser knows where such names lead. */
const answerTo = (page: Page, address: string | null) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    return { type: response.headers.get('content-type'), text: await response.text() };
  }, address ?? '');
const watchThemes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.themes = new Set();
    new MutationObserver(() => {
      if (document.body) window.themes.add(document.documentElement.dataset['theme']);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });

test('each brand is met under its own host name: title, icon, mark, legal pages and theme, without a flash @full', async ({
  page,
  baseURL,
}) => {
  await watchThemes(page);
  for (const brand of brands) {
    await test.step(brand.code, async () => {
      await page.goto(`${originOf(baseURL, brand)}/login`);
      await expect(page).toHaveTitle(`Sign in · ${brand.pageTitle}`);
      const icon = page.locator('link[rel="icon"]');
      await expect(icon).toHaveAttribute('href', drawingOf(brand, 'favicon'));
      expect((await answerTo(page, await icon.getAttribute('href'))).type).toContain('image/svg+xml');
      const mark = page.getByRole('img', { name: brand.name });
      await shows(mark, drawingOf(brand, brand.wordmark ? 'wordmark.light' : 'light'));
      expect(await isDrawn(mark)).toBe(true);
      await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', brand.legal.privacy);
      expect(await page.evaluate(() => [...window.themes])).toEqual([brand.defaultTheme]);
      expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join())).toContain(
        isOwnTheme(brand.defaultTheme)
          ? `/brands/${brand.code}/look.css`
          : `/${brand.defaultTheme.toLowerCase()}.css`,
      );
    });
  }
});

test(
  'the mark is that of the mode that the visitor has chosen',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const brand = brandOf('mbogara.localhost');
    const mark = page.getByRole('img', { name: brand.name });
    await page.goto(`${originOf(baseURL, brand)}/login`);
    await shows(mark, drawingOf(brand, 'light'));
    await page.evaluate(() => localStorage.setItem('comanda.webTheme', 'C-dark'));
    await page.reload();
    await shows(mark, drawingOf(brand, 'dark'));
    await page.evaluate(() => localStorage.setItem('comanda.webTheme', 'C-system'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await shows(mark, drawingOf(brand, 'dark'));
  },
);

test(
  'the kitchen app is installed as the brand, and signs in under its mark',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const brand = brandOf('achiora.localhost');
    await page.goto(`${originOf(baseURL, brand)}/kds/login`);
    await expect(page).toHaveTitle('Achiora');
    await expect(page.getByRole('heading', { name: 'Sign in to the kitchen of Achiora' })).toBeVisible();
    const mark = page.locator('main img');
    await shows(mark, drawingOf(brand, 'dark'));
    expect(await isDrawn(mark)).toBe(true);
    const manifest = await answerTo(page, await page.locator('link[rel="manifest"]').getAttribute('href'));
    const { name, icons } = JSON.parse(manifest.text);
    expect(name).toBe('Achiora – Kitchen');
    for (const { src } of icons) expect((await answerTo(page, src)).type).toContain('image/svg+xml');
  },
);

test.describe('inside', () => {
  test.use({
    baseURL: async ({ platform }, use) => use(originOf(platform.origin, brandOf('lumbral.localhost'))),
  });
  test(
    "a brand's people choose among its themes and no others, and are connected",
    { tag: '@full' },
    async ({ page, visit }) => {
      await visit.signIn('manager');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
      const themes = page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio');
      await expect(themes).toHaveCount(2);
      for (const [index, name] of ['Harbour', 'Harbour, coloured menu'].entries())
        await expect(themes.nth(index)).toHaveAccessibleName(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').getByText('Lumbral')).toBeVisible();
      await expect(page.getByText('Live: changes arrive at once')).toBeAttached();
    },
  );
});

test(
  'a page that comes from another host than our server shows the brand of its host name',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const brand = brandOf('tunvik.localhost');
    const built = fileURLToPath(new URL('../../apps/console/dist/index.html', import.meta.url));
    await page.route('**/login', (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync(built, 'utf8') }),
    );
    await page.goto(`${originOf(baseURL, brand)}/login`);
    await expect(page).toHaveTitle(`Sign in · ${brand.pageTitle}`);
    expect(await isDrawn(page.getByRole('img', { name: brand.name }))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', brand.defaultTheme);
  },
);
