import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { providerLabel } from '../support/provider.ts';
import { providedBrand } from './support/platform.ts';
import { expect, messages, speaksEnglish, test, tokensOf } from './support/test.ts';

const atProvider = (page: Page) => page.getByRole('heading', { name: providerLabel });
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a person signs in through the provider of the brand and comes back to where they were',
  { tag: '@full' },
  async ({ page, platform }) => {
    await speaksEnglish(page);
    const origin = `http://${providedBrand}.localhost:${new URL(platform.origin).port}`;
    await page.goto(`${origin}/profile/about`);
    await go(page, `Continue with ${providerLabel}`);
    await expect(atProvider(page)).toBeVisible();
    await go(page, 'Cancel');
    await expect(page.getByText(`You did not finish at ${providerLabel}`)).toBeVisible();
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

    // What was wanted is judged when they come back: it may be any text by then.
    for (const wanted of [
      '//evil.example',
      'https://evil.example/settings',
      '/LOGIN',
      '/login/',
      '/LOGOUT',
      '/logout/',
    ]) {
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${origin}/login?${new URLSearchParams({ return: wanted })}`);
      await go(page, `Continue with ${providerLabel}`);
      await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(origin);
      expect(new URL(page.url()).pathname).not.toMatch(/login|logout/i);
    }

    // What somebody else has begun signs nobody in here.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}/callback?code=theirs&state=theirs`);
    await expect(page.getByText('started in another browser or tab')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
  },
);

test(
  'a person sees in their profile which provider opens their account, and disconnects it',
  { tag: '@full' },
  async ({ page, platform }) => {
    await speaksEnglish(page);
    const origin = `http://${providedBrand}.localhost:${new URL(platform.origin).port}`;
    const signInThere = async (): Promise<void> => {
      await page.goto(`${origin}/login?${new URLSearchParams({ return: '/profile/password' })}`);
      await go(page, `Continue with ${providerLabel}`);
    };
    const connect = async (): Promise<void> => {
      await expect(heading(page, `Connect ${providerLabel}`)).toBeVisible();
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await go(page, 'Connect and sign in');
      await expect(heading(page, 'Password and devices')).toBeVisible();
    };
    const connections = page.getByRole('list', { name: 'Signing in through a provider' });

    await signInThere();
    await page.getByLabel('Name').fill(accounts.manager);
    await go(page, 'Allow');
    await connect();
    await expect(connections.getByRole('listitem')).toHaveText(
      new RegExp(`^${providerLabel}Connected since `),
    );

    await go(page, `Disconnect: ${providerLabel}`);
    const question = page.getByRole('alertdialog', { name: `Disconnect ${providerLabel}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(connections).toBeVisible();
    await go(page, `Disconnect: ${providerLabel}`);
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(messages(page).getByText(`${providerLabel} is disconnected`).first()).toBeVisible();
    await expect(connections).toHaveCount(0);

    // Who is signed in stays so; the next sign-in through it takes the password again.
    await page.reload();
    await expect(heading(page, 'Password and devices')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(connections).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await signInThere();
    await connect();
    await expect(connections).toBeVisible();
  },
);
