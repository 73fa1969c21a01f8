import { pages } from '@comanda/api/pages';
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { unmeasuredPairs } from './support/contrast.ts';
import { reach } from './support/keys.ts';
import { ofProfile, type Place, placesOf, stockOf } from './support/places.ts';
import { expect, isLoaded, test } from './support/test.ts';
import { saying } from './support/texts.ts';

const languages = [
  { language: 'en-GB', direction: 'ltr' },
  { language: 'es-ES', direction: 'ltr' },
  { language: 'ar-EG', direction: 'rtl' },
] as const;

// WCAG 2.2, 1.4.10 and 1.4.4: at 320 CSS pixels, which is 400 % in a window of 1280 by 1024, and at twice the size, only
// tables may be wider than the page, and everything is still to be reached: with a pointer, and (2.1.1) by keys alone.
const desk = { width: 1280, height: 800 };
const windows = [
  { name: 'on a narrow screen', viewport: { width: 320, height: 640 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
  { name: 'at 400 %', viewport: { width: 320, height: 256 } },
];

/** How many CSS pixels of a page lie beyond the edge of the window. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds, the colours that it cannot see included; the dark page is the same page but for its colours. */
const search = async (page: Page): Promise<string[]> => {
  const faults = [...(await unmeasuredPairs(page)), ...(await faultsOf(page))];
  await page.evaluate(() => {
    document.documentElement.dataset['mode'] = 'dark';
  });
  return [...faults, ...(await faultsOf(page, (axe) => axe.withRules(['color-contrast'])))];
};

/** By keys alone a menu opens and lets go again, and what the page is for does what it says. */
const useKeys = async (
  page: Page,
  { menu, opens }: Place,
  action: Locator,
  language: string,
): Promise<void> => {
  if (menu !== undefined) {
    const button = page.getByRole('main').getByRole('button', { name: saying(menu, language) });
    await reach(button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  if (opens === undefined) return;
  await reach(action);
  if (opens === 'page') {
    const href = await action.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.search === href);
    return;
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole(opens)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action).toBeFocused();
};

/** The pages, by who opens them. */
const parts = [
  { part: 'outside', account: undefined, which: 'page before the sign-in' },
  { part: 'inside', account: 'owner', which: 'page of a company' },
  { part: 'ofPlatform', account: 'operator', which: 'page of the platform' },
] as const;
const walks = languages.flatMap((spoken) => parts.map((part) => ({ ...spoken, ...part })));

test.describe.configure({ mode: 'parallel' });
for (const [nth, { language, direction, part, account, which }] of walks.entries())
  test(
    `every ${which} in ${language} has its title, by keys what it is for, nothing that axe finds, and room`,
    { tag: '@full' },
    async ({ page, visit, platform }) => {
      // Hundreds of pages, one after the other.
      test.setTimeout(2_700_000);
      const places = placesOf(await stockOf(platform, `WALK.${nth}`))[part];
      const purposeOf = ({ purpose: [role, text] }: Place): Locator =>
        page.getByRole(role, text === undefined ? {} : { name: saying(text, language) }).first();
      // Where there is a frame, menus come last of all.
      const frame = page.getByRole('navigation', { includeHidden: true });
      const menus = page
        .getByRole('banner', { includeHidden: true })
        .getByRole('button', { name: /Carmen Robledo|Nadia Ferrer/, includeHidden: true });
      const look = async (place: Place): Promise<void> => {
        await page.setViewportSize(desk);
        await page.goto(place.path);
        const heading = page.getByRole('heading', { level: place.level ?? 1 });
        await expect(heading).toBeVisible();
        if ((await frame.count()) > 0) await expect(menus).toBeAttached();
        await isLoaded(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const isNamed = async (): Promise<boolean> => {
          const name = (await page.title()).replace(/ · Comanda$/, '');
          return place.title === undefined
            ? name === (await heading.textContent())
            : saying(place.title, language).test(name);
        };
        await expect.poll(isNamed, `${place.path} names its window`).toBe(true);
        expect.soft(await search(page), `${place.path}: what axe finds`).toEqual([]);
        const action = purposeOf(place);
        const rowless = page.locator(place.purpose[0] === 'grid' ? '[role=grid] ~ * h2' : ':not(*)');
        await reach(action);
        for (const { name, viewport } of windows) {
          await page.setViewportSize(viewport);
          // Scrolls there, waits until it stands still and finds nothing lying over it. On a phone a table without rows has
          // no height: what stands there is its notice.
          const stands =
            (await rowless.count()) > 0
              ? rowless
              : // A switch is drawn beside its own element, within its label.
                place.purpose[0] === 'switch'
                ? page.locator('label', { has: action })
                : action;
          await stands.click({ trial: true });
          // A table takes its new width a frame after the window has.
          await expect.poll(() => beyond(page), `${place.path} ${name}, px beyond the edge`).toBe(0);
        }
        await page.setViewportSize(desk);
        await useKeys(page, place, action, language);
      };
      await page.addInitScript(
        ([lang, dir]) => {
          localStorage.setItem('comanda.webTheme', 'A-light');
          localStorage.setItem('lastLanguage', lang);
          localStorage.setItem('lastDirection', dir);
        },
        [language, direction] as const,
      );
      if (account) await visit.begin(account);
      for (const place of places) await test.step(place.path, () => look(place));
    },
  );

test(
  'the profile opens with its first page, and offers every page that is walked through',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/profile\/basic$/);
    const addresses = page.getByRole('navigation', { name: 'Your profile' }).getByRole('link');
    await expect(addresses.first()).toBeVisible();
    expect(await addresses.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      Object.keys(ofProfile).map((name) => pages.profile.path.replace('$', name)),
    );
  },
);

test('an address without a page says so, and names its window', { tag: '@full' }, async ({ page, visit }) => {
  await visit.begin('manager');
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page not found · Comanda');
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  ).toBeVisible();
});
