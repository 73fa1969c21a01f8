import type { Locator } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { reach } from './support/keys.ts';
import { expect, speaksEnglish, test } from './support/test.ts';

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
  await speaksEnglish(page);
  await page.goto('/login');
  await write(page.getByRole('textbox', { name: 'E-mail' }), accounts.manager);
  await write(page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Prices and taxes' }));
  await press(page.getByRole('link', { name: 'Taxes' }));
  await press(page.getByRole('link', { name: 'New', exact: true }));
  await write(codeBox(page), 'KEYS');
  await write(nameBox(page), 'Sin ratón');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sin ratón' })).toBeVisible();
});
