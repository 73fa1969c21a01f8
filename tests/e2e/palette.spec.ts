import type { Locator, Page } from '@playwright/test';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, test } from './support/test.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search or go to…' });
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** What Enter takes. */
const active = (page: Page): Locator => page.getByRole('option', { selected: true });
const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const shortcuts = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('palette and shortcuts by the keyboard alone @full', async ({ page, visit, baseURL }) => {
  const code = 'PALETA';
  await (await encinaAs(baseURL ?? '', 'owner')).makeTax(code, { names: { 'es-ES': 'Tasa de bóveda' } });
  await visit.begin('owner');
  await page.goto('/');
  await isThere(page);
  const keyboard = page.keyboard;
  const open = async (): Promise<void> => {
    await keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  };

  await test.step('a page by its label, and the focus on its heading', async () => {
    await open();
    await keyboard.type('payment');
    await expect(active(page)).toContainText('Payment methods');
    await keyboard.press('Enter');
    await expect(heading(page, 'Payment methods')).toBeFocused();
  });

  await test.step('a record by its area and words', async () => {
    await open();
    await keyboard.type('tax bóveda');
    const record = group(page, 'Records').getByRole('option', { name: /Tasa de bóveda/ });
    await expect(record).toContainText(code);
    await expect(active(page)).toContainText('Tasa de bóveda');
    await keyboard.press('Enter');
    await expect(heading(page, 'Tasa de bóveda')).toBeVisible();
  });

  await test.step('what was chosen last comes first; Escape gives the focus back', async () => {
    await keyboard.press('Tab');
    const before = page.locator(':focus');
    const place = await before.evaluate((element) => element.outerHTML);
    await open();
    await expect(group(page, 'Recent').getByRole('option')).toHaveText([/Tasa de bóveda/, /Payment methods/]);
    await keyboard.press('ArrowDown');
    await expect(active(page)).toContainText('Payment methods');
    await keyboard.press('End');
    await expect(active(page)).toContainText('Sign out');
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => before.evaluate((element) => element.outerHTML)).toBe(place);
  });

  await test.step('records that cannot be searched leave the rest', async () => {
    await page.route('**/api/*/v1/search', (route) => route.fulfill({ status: 500, json: {} }));
    await open();
    await keyboard.type('products');
    await expect(
      page.getByRole('status').filter({ hasText: 'Some records could not be searched' }),
    ).toHaveCount(1);
    await expect(active(page)).toContainText('Products');
    await page.unroute('**/api/*/v1/search');
    await keyboard.press('End');
    await expect(active(page)).toHaveText('Try again');
    await keyboard.press('Enter');
    await expect(page.getByText('Some records could not be searched')).toHaveCount(0);
    await keyboard.press('Escape');
  });

  await test.step('a look, worn at once', async () => {
    await open();
    await keyboard.type('dark');
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });

  await test.step('a new record, another company, and back', async () => {
    await open();
    await keyboard.type('new tax');
    await expect(active(page)).toContainText('New tax');
    await keyboard.press('Enter');
    await expect(heading(page, 'New tax')).toBeVisible();
    for (const company of ['Brasa', 'Taberna La Encina']) {
      await open();
      await keyboard.type(company);
      const found = group(page, 'Companies').getByRole('option', { name: company }).first();
      await expect(found).toBeVisible();
      await expect(active(page)).toContainText(company);
      await keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('button', { name: company })).toBeVisible();
    }
  });

  await test.step('a page about oneself, and what came in', async () => {
    await open();
    await keyboard.type('devices');
    await expect(active(page)).toContainText('Password and devices');
    await keyboard.press('Enter');
    await expect(heading(page, 'Password and devices')).toBeVisible();
    await open();
    await keyboard.type('notifications');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('keys one after the other, and those of a list', async () => {
    await keyboard.press('g');
    await keyboard.press('p');
    await expect(heading(page, 'Products')).toBeVisible();
    await keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await keyboard.type('n?g');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('n?g');
    await expect(heading(page, 'Products')).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('n');
    await expect(heading(page, 'New product')).toBeVisible();
    // Who makes something new begins to write at once; single keys are letters there.
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await open();
    await keyboard.type('payment');
    await keyboard.press('Enter');
    await expect(heading(page, 'Payment methods')).toBeFocused();
  });

  await test.step('single keys are shown, switched off, and stay so', async () => {
    await keyboard.press('g');
    await keyboard.press('h');
    await expect(heading(page, 'Taberna La Encina')).toBeVisible();
    await keyboard.press('?');
    await expect(shortcuts(page).getByText('Products')).toBeVisible();
    await shortcuts(page).getByRole('switch').focus();
    await keyboard.press('Space');
    await expect(shortcuts(page).getByText('Products')).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(shortcuts(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Taberna La Encina')).toBeVisible();
    await open();
    await keyboard.type('shortcuts');
    await keyboard.press('Enter');
    await expect(shortcuts(page).getByRole('switch')).not.toBeChecked();
    await keyboard.press('Escape');
    await expect(shortcuts(page)).toHaveCount(0);
    await keyboard.press('?');
    await open();
    await expect(shortcuts(page)).toHaveCount(0);
    await keyboard.press('Escape');
  });

  await test.step('another language, by its own name', async () => {
    await open();
    await keyboard.type('español');
    await expect(active(page)).toContainText('Español');
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  });
});

test(
  'a reader is offered nothing that takes more than reading',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('reader');
    await page.goto('/');
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await box(page).fill('tax');
    await expect(group(page, 'Go to').getByRole('option', { name: /^Taxes/ })).toBeVisible();
    await expect(group(page, 'Create')).toHaveCount(0);
  },
);

test(
  'words that are typed before its code is there are its first, and the focus comes back',
  { tag: '@full' },
  async ({ page, visit }) => {
    const code: (() => void)[] = [];
    await page.route(/\/Palette-.*\.js$/, async (route) => {
      await new Promise<void>((resolve) => code.push(resolve));
      await route.continue();
    });
    await visit.signIn('owner');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Search or go to…' });
    await opener.press('Enter');
    const waiting = page.getByRole('textbox', { name: 'Search or go to…' });
    await expect(waiting).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(waiting).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(waiting).toBeFocused();
    await page.keyboard.type('comp');
    await expect.poll(() => code.length).toBeGreaterThan(0);
    for (const send of code) send();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('comp');
    await page.keyboard.type('anies');
    await expect(box(page)).toHaveValue('companies');
    await expect(active(page)).toContainText('Companies');
    // Records lie in a company, and none is chosen yet.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('iva');
    await expect(active(page)).toContainText('Choose a company');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);
