import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { providerLabel } from '../support/provider.ts';
import { providedBrand } from './support/platform.ts';
import { expect, test, tokensOf } from './support/test.ts';

const atProvider = (page: Page) => page.getByRole('heading', { name: providerLabel });
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a person signs in through the provider of the brand and comes back to where they were', async ({
  page,
  platform,
}) => {
  const origin = `http://${providedBrand}.localhost:${new URL(platform.origin).port}`;
  await page.goto(`${origin}/profile/about`);
  await go(page, `Continue with ${providerLabel}`);
  await expect(atProvider(page)).toBeVisible();
  await go(page, 'Cancel');
  await expect(page.getByText(`You did not go on at ${providerLabel}`)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/callback`);
  await go(page, `Try again with ${providerLabel}`);
  await page.getByLabel('Name').fill(accounts.owner);
  await go(page, 'Allow');

  await expect(heading(page, `Connect ${providerLabel}`)).toBeVisible();
  // Neither code nor state stays where it can be read.
  await expect(page).toHaveURL(`${origin}/callback`);
  await page.getByRole('textbox', { name: 'Password' }).fill('another one');
  await go(page, 'Connect and sign in');
  await expect(page.getByText('This is not the password of the account')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await go(page, 'Connect and sign in');
  await expect(page).toHaveURL(`${origin}/profile/about`);
  await expect(heading(page, 'About')).toBeVisible();
  expect(await tokensOf(page)).toMatchObject({ email: accounts.owner });
  expect(await page.evaluate(() => sessionStorage.getItem('comanda.provider'))).toBeNull();

  // Who is known there, and connected here, is asked nothing more.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  await go(page, `Continue with ${providerLabel}`);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  // What somebody else has begun signs nobody in here.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/callback?code=theirs&state=theirs`);
  await expect(page.getByText('begun in another browser or tab')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
});
