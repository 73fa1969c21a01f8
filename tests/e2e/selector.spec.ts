import { join } from 'node:path';
import { favouriteCalls, peopleCalls } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, test } from './support/test.ts';

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['COMANDA_PICTURES'];
  if (folder) await page.screenshot({ path: join(folder, `selector-${name}.png`) });
};
const selector = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Taberna La Encina|Brasa Veloz/ });

test('what to work in is found from the bar on four tabs, by keys, and the tab is kept', async ({
  page,
  visit,
  baseURL,
}) => {
  const owner = await encinaAs(baseURL ?? '', 'owner');
  const { data: stores } = await owner.call(favouriteCalls.stores, {});
  const sants = stores.find(({ code }) => code === 'BCN');
  await owner.callWith(favouriteCalls.set, { kind: 'store', idStore: sants?.id, favorite: true });
  await visit.begin('owner');
  await page.goto('/');
  await isThere(page);

  await selector(page).click();
  const panel = page.getByRole('dialog', { name: 'Company' });
  await expect(panel.getByRole('combobox', { name: 'Search companies' })).toBeFocused();
  await expect(panel.getByRole('tab')).toHaveText(['Favourites', 'Groups', 'Companies', 'Stores']);
  // Other walks may have opened companies beside these.
  for (const name of [/Brasa Veloz/, /Taberna La Encina/])
    await expect(panel.getByRole('option', { name })).toBeVisible();
  await picture(page, 'light');

  // By keys: back to the tabs, on to the stores, into the words; the focus stays where it is meant to be.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(panel.getByRole('tab', { name: 'Stores' })).toBeFocused();
  await page.keyboard.press('Tab');
  const words = panel.getByRole('combobox', { name: 'Search stores' });
  await expect(words).toBeFocused();
  await page.keyboard.type('delicias');
  await expect(panel.getByRole('option')).toHaveText([/Zaragoza Delicias/]);
  await picture(page, 'stores');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(selector(page)).toHaveText(/Brasa Veloz/);

  // Another time it begins where the last choice was made, after a reload too.
  await page.reload();
  await isThere(page);
  await selector(page).click();
  await expect(panel.getByRole('tab', { name: 'Stores' })).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('tab', { name: 'Favourites' }).click();
  await expect(panel.getByRole('option', { name: /Barcelona Sants/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(selector(page)).toBeFocused();

  const { call, idUser } = owner;
  const { lang } = (await call(peopleCalls.logged)).data;
  await page.emulateMedia({ colorScheme: 'dark' });
  await call(peopleCalls.setLanguage, { params: { id: idUser }, data: { lang: 'ar-EG' } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await isThere(page);
  await selector(page).click();
  const tabs = page.getByRole('dialog').getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await tabs.first().click();
  await picture(page, 'arabic-390');
  await expect(page.getByRole('dialog').getByRole('option', { name: /Barcelona Sants/ })).toBeVisible();
  // Who walks as the owner after this one hears their own language.
  await call(peopleCalls.setLanguage, { params: { id: idUser }, data: { lang: lang ?? 'es-ES' } });
});
