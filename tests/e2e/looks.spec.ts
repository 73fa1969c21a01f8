import { AxeBuilder } from '@axe-core/playwright';
import { peopleCalls, syncCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/resources/tax';
import type { Locator, Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pages of every kind; one publication stands for all. */
const pagesOf = (idCommit: string): readonly string[] => [
  '/',
  '/admin/companies',
  tax.route,
  `${tax.route}/new`,
  '/settings/sync/trackers',
  `/settings/sync/commits/${idCommit}/show`,
  '/documents/sales/tickets',
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
const wear = async (origin: string, webTheme: string): Promise<void> => {
  const { call, idUser } = await encinaAs(origin, 'owner');
  await call(peopleCalls.setTheme, { params: { id: idUser }, data: { webTheme } });
};

/** What axe finds wrong, as rule and place. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id}: ${html}`));
};

const looks = [
  { name: 'English, light', webTheme: 'A-light', language: 'en-GB', direction: 'ltr' },
  { name: 'English, dark', webTheme: 'A-dark', language: 'en-GB', direction: 'ltr' },
  { name: 'Arabic', webTheme: 'A-light', language: 'ar-EG', direction: 'rtl' },
] as const;
for (const { name, webTheme, language, direction } of looks)
  test(`axe finds nothing on any kind of page: ${name}`, async ({ page, visit, baseURL }) => {
    // Eight pages are searched, each for seconds.
    test.slow();
    const idCommit = await smallCommit(baseURL ?? '', `LOOK.${webTheme}.${direction}`);
    await wear(baseURL ?? '', webTheme);
    await page.addInitScript(
      ([theme, lang, dir]) => {
        localStorage.setItem('comanda.webTheme', theme);
        localStorage.setItem('lastLanguage', lang);
        localStorage.setItem('lastDirection', dir);
      },
      [webTheme, language, direction] as const,
    );
    await page.goto('/login');
    await expect(page.getByRole('button', { name: new RegExp(accounts.owner) })).toBeVisible();
    const faults = await faultsOf(page);
    await visit.signIn('owner');
    await visit.choose('Taberna La Encina');
    for (const path of pagesOf(idCommit)) {
      await page.goto(path);
      await isThere(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      faults.push(...(await faultsOf(page)));
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
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target.toString()}`);
  };
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
