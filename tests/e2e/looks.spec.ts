import { syncCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/resources/tax';
import type { Locator, Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { faultsOf, levelAA } from './support/axe.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { unmeasuredPairs } from './support/contrast.ts';
import { encinaAs } from './support/encina.ts';
import { reach } from './support/keys.ts';
import { expect, isThere, test } from './support/test.ts';

/** Pages of every kind; one publication stands for all. */
const pagesOf = (idCommit: string): readonly string[] => [
  '/',
  '/admin/companies',
  tax.route,
  `${tax.route}/new`,
  '/settings/sync/trackers',
  `/settings/sync/commits/${idCommit}/show`,
  '/documents/sales/tickets',
  '/profile/password',
];

/** A publication of one change: the first one holds the whole catalogue, which says no more and takes axe minutes. */
const smallCommit = async (origin: string, code: string): Promise<string> => {
  const { call, idCompany, makeTax } = await encinaAs(origin, 'owner');
  await makeTax(code);
  const { data: known } = await call(syncCalls.commitList, { data: { idCompany, limit: 10 } });
  const { data } = await call(syncCalls.publish, {
    data: { idCompany, idStores: known.elements.slice(0, 1).map(({ idStore }) => idStore) },
  });
  return data[0]?.id ?? '';
};
const contrast = 'color-contrast';
/** The page in the dark is the same page: what can differ are its colours. */
const inTheDark = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    document.documentElement.dataset['mode'] = 'dark';
  });
  return faultsOf(page, (axe) => axe.withRules([contrast]));
};

const looks = [
  {
    name: 'English, light and dark',
    language: 'en-GB',
    direction: 'ltr',
    search: async (page: Page) => [
      ...(await unmeasuredPairs(page)),
      ...(await faultsOf(page)),
      // Whatever pairs of colours are met were measured in both modes.
      ...(process.env['COMANDA_FULL'] ? await inTheDark(page) : []),
    ],
  },
  {
    name: 'Arabic',
    language: 'ar-EG',
    direction: 'rtl',
    // Its colours are those of every language.
    search: (page: Page) => faultsOf(page, (axe) => axe.withTags(levelAA).disableRules([contrast])),
  },
] as const;
for (const { name, language, direction, search } of looks)
  test(`axe finds nothing on any kind of page: ${name}`, async ({ page, visit, baseURL }) => {
    // Eight pages are searched, each for seconds.
    test.slow();
    const idCommit = await smallCommit(baseURL ?? '', `LOOK.${direction}`);
    // Nothing moves while colours are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([lang, dir]) => {
        localStorage.setItem('comanda.webTheme', 'A-light');
        localStorage.setItem('lastLanguage', lang);
        localStorage.setItem('lastDirection', dir);
      },
      [language, direction] as const,
    );
    await page.goto('/login');
    await expect(page.getByRole('button', { name: new RegExp(accounts.owner) })).toBeVisible();
    const faults = await search(page);
    await visit.signIn('owner');
    await visit.choose('Taberna La Encina');
    for (const path of pagesOf(idCommit)) {
      await page.goto(path);
      await isThere(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      faults.push(...(await search(page)));
    }
    expect(faults).toEqual([]);
  });

test('Arabic turns the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: /العربية/ }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
});

test('from sign-in to a saved tax with nothing but the keyboard', async ({ page }) => {
  const press = async (target: Locator): Promise<void> => {
    await reach(target);
    await page.keyboard.press('Enter');
  };
  const write = async (target: Locator, text: string): Promise<void> => {
    await reach(target);
    await page.keyboard.type(text);
  };
  await page.goto('/login');
  await write(page.getByRole('textbox', { name: 'E-mail' }), accounts.manager);
  await write(page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Basics' }));
  await press(page.getByRole('link', { name: 'Taxes' }));
  await press(page.getByRole('link', { name: 'New', exact: true }));
  await write(codeBox(page), 'KEYS');
  await write(nameBox(page), 'Sin ratón');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sin ratón' })).toBeVisible();
});
