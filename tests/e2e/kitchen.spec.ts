import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { silenceDisk } from './support/disk.ts';
import { expect, test } from './support/test.ts';

// Screens have one.
test.use({ serviceWorkers: 'allow' });

const signInHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Sign in to the kitchen/ });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Choose what this screen shows' });

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.manager);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test(
  'the screens of a browser sign in and out together, apart from the back office',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/kds');
    await page.goto('/kds');
    for (const screen of [page, other]) await expect(signInHeading(screen)).toBeVisible();

    await signIn(page);
    for (const screen of [page, other]) await expect(home(screen)).toBeVisible();
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('comanda.')),
    );
    expect(keys.toSorted()).toEqual(['comanda.kds.subject', 'comanda.kds.tokens']);

    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    for (const screen of [page, other]) await expect(signInHeading(screen)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('comanda.kds.tokens'))).toBeNull();
  },
);

test('a screen whose token stays refused is led to sign-in', { tag: '@full' }, async ({ page }) => {
  await page.goto('/kds');
  await signIn(page);
  await expect(home(page)).toBeVisible();
  const body = JSON.stringify({ error: { code: 'ERROR_SESSION_EXPIRED', message: 'ended', requestId: 'r' } });
  await page.route('**/user/logged*', (route) =>
    route.fulfill({ status: 511, contentType: 'application/json', body }),
  );
  await page.reload();
  await expect(signInHeading(page)).toBeVisible();
});

test(
  'a screen that was signed out elsewhere says so until somebody signs in',
  { tag: '@full' },
  async ({ page, platform }) => {
    await page.goto('/kds');
    await signIn(page);
    await expect(home(page)).toBeVisible();
    const pool = embeddedPool(platform.dataDirectory);
    await pool.query(
      `update login set ended = now() where id_user = (select id from app_user where email = $1)`,
      [accounts.manager],
    );
    await pool.end();
    await page.reload();
    const why = page.getByText('This device was signed out.');
    await expect(why).toBeVisible();
    await page.reload();
    await expect(why).toBeVisible();
    await signIn(page);
    await expect(home(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(why).toHaveCount(0);
  },
);

test(
  'a screen whose disk cannot be read says so, and tries again by itself',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      if (sessionStorage.getItem('tried') === null)
        IDBFactory.prototype.open = () => {
          throw new DOMException('Internal error opening backing store', 'UnknownError');
        };
      sessionStorage.setItem('tried', 'yes');
    });
    await page.goto('/kds');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen cannot read what it keeps');
    await page.clock.runFor(15_000);
    await expect(signInHeading(page)).toBeVisible();
  },
);

test('a screen whose disk never answers says so as well', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await silenceDisk(page, 1);
  await page.goto('/kds');
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen cannot read what it keeps');
  await page.clock.runFor(15_000);
  await expect(signInHeading(page)).toBeVisible();
});
