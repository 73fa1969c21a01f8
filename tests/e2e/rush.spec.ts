import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rush } from '../support/rush.ts';
import { enrol, quietKitchen } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const FIRST = 101;
/** Whole orders on the first page, at least: docs/product.md §16.14. */
const walls = [
  { width: 1920, height: 1080, whole: 12 },
  { width: 1080, height: 1920, whole: 15 },
  { width: 1366, height: 768, whole: 8 },
  { width: 1024, height: 600, whole: 6 },
] as const;

/** Orders of which every part stands within the window, in the order of the page's content. */
const wholeOn = (page: Page): Promise<readonly string[]> =>
  page.locator('article[data-ticket]').evaluateAll((cards) => {
    const parts = new Map<string, { shown: number; of: number }>();
    for (const card of cards) {
      const { top, left, right, bottom } = card.getBoundingClientRect();
      const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
      const isSeen = top >= 0 && left >= 0 && right <= innerWidth && bottom <= foot;
      const number = card.getAttribute('aria-label') ?? '';
      const of = Number(/\d\/(\d+)/.exec(card.querySelector('[dir="ltr"]')?.textContent ?? '')?.[1] ?? 1);
      const known = parts.get(number) ?? { shown: 0, of };
      parts.set(number, { shown: known.shown + (isSeen ? 1 : 0), of: Math.max(known.of, of) });
    }
    const last = cards.at(-1);
    const cut = last?.textContent.includes('Goes on') === true ? last.getAttribute('aria-label') : undefined;
    return [...parts]
      .filter(([, { shown, of }]) => shown >= of)
      .map(([number]) => number)
      .filter((number) => number !== cut);
  });

test('a cook sees the rush: so many whole orders stand on the first page, in the order of waiting @full', async ({
  browser,
  platform,
}) => {
  test.setTimeout(180_000);
  const kitchen = await quietKitchen(platform, 'Pase del mediodía');
  for (const [index, { lines, age, ...order }] of rush.entries()) {
    await kitchen.order(FIRST + index, lines, 1, order);
    if (age > 0) await kitchen.age(FIRST + index, age);
  }
  const pictures = process.env['COMANDA_PICTURES'];
  for (const { width, height, whole } of walls)
    await test.step(`${width} × ${height}`, async () => {
      const size = { width, height };
      const context = await browser.newContext({
        baseURL: platform.origin,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        screen: size,
        viewport: size,
      });
      const page = await context.newPage();
      await enrol(page, kitchen.monitor);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Screen', exact: true })).toBeVisible();
      const seen = await wholeOn(page);
      console.log(`${width} × ${height}: ${seen.length} whole orders`);
      if (pictures) await page.screenshot({ path: join(pictures, `kitchen-${width}x${height}.png`) });
      expect.soft(seen.length, `whole orders on ${width} × ${height}`).toBeGreaterThanOrEqual(whole);
      const numbers = seen.map((label) => Number(/\d+/.exec(label)?.[0]));
      expect.soft(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      await context.close();
    });
});
