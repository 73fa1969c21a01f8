import type { Page } from 'playwright';
import { accounts, password } from '../support/accounts.ts';

/** Makes a page the screen of a monitor, as a cook does who hangs it up. */
export const enrol = async (
  page: Page,
  origin: string,
  idMonitor: string,
  name: string,
  account: keyof typeof accounts = 'cook',
): Promise<void> => {
  await page.goto(`${origin}/kds/monitor/${idMonitor}`);
  await page.locator('input[name="email"]').fill(accounts[account]);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button').last().click();
  await page.locator('[data-connection="live"]').waitFor({ timeout: 20_000 });
};
