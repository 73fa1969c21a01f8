import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page, Request, Route } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { expect, hasItsParts, messages, test } from './support/test.ts';

// The browser says what did not come, and the page throws it; the line of a page that is left while it opens is cut.
test.use({
  expectedErrors:
    /^Failed to load|dynamically imported module|Unable to preload CSS|style of the page|^WebSocket connection to/,
});

/** How a part of the app that is no longer there fails to come. */
const failures = {
  'is gone': (route: Route) => route.fulfill({ status: 404 }),
  'breaks off': (route: Route) => route.abort(),
  'is a page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
};

const isHome = ({ pathname }: URL): boolean => pathname === '/';
const part = (name: string): string => `**/assets/${name}-*.js`;
const screen = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'A new version has been detected.' }),
  // Before it is decided whether the page reloads by itself, the button waits.
  reload: page.getByRole('button', { name: 'Reload page' }).and(page.locator(':not([data-pending])')),
});

/** Counts how often the page is loaded from now on. */
const loadsOf = (page: Page): { readonly count: () => number } => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return { count: () => count };
};

test(
  'a part of the app is gone: one reload by itself, then the person is told; so they are whatever fails',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto(tax.route);
    await page.route(part('FormPage'), failures['is gone']);
    const loads = loadsOf(page);
    const { title, reload } = screen(page);

    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(reload).toBeVisible();
    await expect(title).toBeVisible();
    expect(loads.count()).toBe(1);

    // Within ten seconds it does not load itself again, however often it fails.
    await reload.click();
    await expect.poll(loads.count).toBe(2);
    await expect(reload).toBeVisible();
    expect(loads.count()).toBe(2);

    for (const how of ['breaks off', 'is a page'] as const)
      await test.step(`it ${how}`, async () => {
        await page.unroute(part('FormPage'));
        await page.route(part('FormPage'), failures[how]);
        await page.goto(tax.route);
        await page.getByRole('link', { name: 'New', exact: true }).click();
        // Decided, too: where ten seconds are over by now, the page loads itself once more first.
        await expect(reload).toBeVisible();
        await expect(title).toBeVisible();
      });

    await page.unroute(part('FormPage'));
    await reload.click();
    await expect(codeBox(page)).toBeVisible();
    await expect(title).toHaveCount(0);
  },
);

test('a part of the app fails at a form with input: it is not left by itself, and is there after the reload', async ({
  page,
  visit,
}) => {
  await visit.begin('owner');
  await page.goto(`${tax.route}/new`);
  await codeBox(page).fill('TYPED');
  await nameBox(page).fill('Tecleado');
  await page.route(part('AppearanceDialog'), (route) => route.fulfill({ status: 404 }));
  const loads = loadsOf(page);
  const { title, reload } = screen(page);

  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(reload).toBeVisible();
  await expect(title).toBeVisible();
  expect(loads.count()).toBe(0);
  await reload.click();
  await expect(codeBox(page)).toHaveValue('TYPED');
  await expect(nameBox(page)).toHaveValue('Tecleado');
  await expect(page.getByText('Your unsaved input is back')).toBeVisible();
});

test(
  'a part fails while something is typed into a dialog: that stays until the dialog is left',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto('/profile/invitations/sent');
    await page.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    await email.fill('amaia@encina.example');
    const loads = loadsOf(page);
    // Once the page has heard of it.
    await page.evaluate(
      (address) =>
        new Promise<void>((resolve) => {
          addEventListener('unhandledrejection', () => resolve(), { once: true });
          void import(address);
        }),
      '/assets/gone-00000000.js',
    );
    await expect(email).toHaveValue('amaia@encina.example');
    await email.pressSequentially('s');
    await expect(screen(page).title).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(screen(page).title).toBeVisible();
    expect(loads.count()).toBe(0);
  },
);

test(
  'the editor of a value does not come: the dialog around it stays, and takes another field',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto(product.route);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Edit…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 1 record' });
    await page.route(part('RefEditor'), failures['breaks off']);
    await page.route(isHome, failures['breaks off']);
    const take = async (field: string): Promise<void> => {
      await dialog.getByRole('combobox', { name: 'Field' }).fill(field);
      await page.getByRole('option', { name: field, exact: true }).click();
    };
    await take('Department');
    await expect(dialog.getByRole('alert')).toContainText('This could not be loaded');
    await expect(dialog.getByRole('combobox', { name: 'Field' })).toHaveValue('Department');
    await dialog.getByRole('button', { name: 'Show what would change' }).click();
    await expect(dialog.getByRole('button', { name: 'Reload page' })).toBeFocused();
    await take('Fiscal code');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.unroute(isHome);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
);

test(
  'a part fails in front of the shell: what was typed is there after the reload',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/register');
    const typed = { 'First name': 'Amaia', Surname: 'Etxeberria', 'E-mail': 'amaia@encina.example' };
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    for (const [name, text] of Object.entries({ ...typed, Password: 'correct horse' }))
      await box(name).fill(text);
    await page.route(part('LanguageDialog'), failures['is gone']);
    const loads = loadsOf(page);
    const { title, reload } = screen(page);

    await page.getByRole('button', { name: 'Language' }).click();
    await expect(reload).toBeVisible();
    await expect(title).toBeVisible();
    expect(loads.count()).toBe(0);
    await reload.click();
    for (const [name, text] of Object.entries({ ...typed, Password: '' }))
      await expect(box(name)).toHaveValue(text);
  },
);

test(
  'a part that the sign-in can do without is left out, and a person comes in',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(part('DemoAccounts'), failures['is gone']);
    const asked = page.waitForResponse(part('DemoAccounts'));
    await page.goto('/login');
    expect((await asked).status()).toBe(404);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.reader);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  },
);

test.describe('a fault of ours', () => {
  test.use({ expectedErrors: /Broken on purpose/ });

  test(
    'in front of the shell is no new version; what was typed is there after the reload',
    { tag: '@full' },
    async ({ page }) => {
      await page.route(part('LanguageDialog'), (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("Broken on purpose")',
        }),
      );
      await page.goto('/recover');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('amaia@encina.example');
      await page.getByRole('button', { name: 'Language' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible();
      await expect(page.getByText('A new version has been detected.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('amaia@encina.example');
    },
  );
});

/** As if the page had just reloaded itself: so it stays as it is. */
const hasReloaded = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      sessionStorage.setItem('comanda.reloadedAt', String(Date.now()));
  });

test(
  'a part that an action asks for is gone: that is said, and no lack of a connection',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await hasReloaded(page);
    await page.goto(tax.route);
    await page.route(part('DeleteDialog'), failures['is gone']);
    await page.getByRole('checkbox', { name: 'Select IVA10', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(screen(page).title).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
  },
);

test(
  'a part does not come because nothing does: there is no connection, and no new version',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto(tax.route);
    await page.route(part('FormPage'), failures['breaks off']);
    await page.route(isHome, failures['breaks off']);
    const loads = loadsOf(page);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    expect(loads.count()).toBe(0);
    await page.unroute(part('FormPage'));
    await page.unroute(isHome);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(codeBox(page)).toBeVisible();
  },
);

const isTaxes = (address: URL): boolean => address.pathname === tax.route;
const says = (page: Page): Promise<void> =>
  expect(page.getByRole('alert')).toHaveText(/^A new version has been detected\./);

test(
  'the console itself does not come: the empty page says so and offers to load it again',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.route(part('console'), failures['is gone']);
    await page.goto(tax.route);
    await says(page);
    await page.unroute(part('console'));

    // A page that somebody keeps from the build before: the code that it names is gone.
    await page.route(isTaxes, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: body.replaceAll(/\/assets\/(?=\S+\.js)/g, '/assets/old-'),
      });
    });
    await page.goto(tax.route);
    await says(page);
    await page.unroute(isTaxes);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  },
);

test(
  'a part that nobody waits for does not come: the page stays',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    const wanted = part('keepWorker');
    await page.route(wanted, failures['breaks off']);
    const isAsked = page.waitForEvent('requestfailed', (request) => /keepWorker/.test(request.url()));
    await page.goto(`${tax.route}/new`);
    await isAsked;
    await codeBox(page).fill('STAYS');
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(screen(page).title).toHaveCount(0);
    await expect(codeBox(page)).toHaveValue('STAYS');
  },
);
const style = (name: string): string => `**/assets/${name}-*.css`;

test(
  'the style of the page is gone: nobody is left with a page without it',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(style('base'), failures['is gone']);
    const loads = loadsOf(page);
    await page.goto('/login');
    // Once by itself, as for any part.
    await expect.poll(loads.count).toBe(2);
    await says(page);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.unroute(style('base'));
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
);

test(
  'the style of a part that was fetched early does not come: whoever opens the part is told, and sees no page without it',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await hasReloaded(page);
    const { title, reload } = screen(page);
    for (const [how, fail] of Object.entries(failures))
      await test.step(`it ${how}`, async () => {
        await page.route(style('shell'), fail);
        // Its address is enough for its code to be fetched: it fails before there is a page, and is told plainly.
        await page.goto(tax.route);
        await says(page);
        await page.unroute(style('shell'));
        await reload.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
      });

    await test.step('it is fetched while somebody signs in', async () => {
      // Signed out, and nothing else: the device goes on in its language.
      await page.evaluate(() => localStorage.removeItem('comanda.tokens'));
      await page.route(style('shell'), failures['is gone']);
      const asked = page.waitForResponse(style('shell'));
      await page.goto(`/login?${new URLSearchParams({ return: tax.route })}`);
      expect((await asked).status()).toBe(404);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.owner);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(title).toBeVisible();
    });
  },
);

/** One of each way and kind is above; here each part that a list brings fails once, its styles too. */
test(
  'whichever part of a list does not come, the person is told of a new version',
  { tag: '@full' },
  async ({ page, visit }) => {
    test.setTimeout(600_000);
    await visit.begin('owner');
    await hasReloaded(page);
    const parts = new Set<string>();
    const note = (request: Request): void => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) parts.add(pathname);
    };
    const there = page.getByRole('heading', { level: 1, name: 'Taxes' });
    page.on('request', note);
    await page.goto(tax.route);
    await expect(there).toBeVisible();
    await hasItsParts(page);
    page.off('request', note);
    const told = page.getByText('A new version has been detected.');
    const ways = Object.entries(failures);
    for (const [place, path] of [...parts].entries()) {
      const [how, fail] = ways[place % ways.length] ?? ['is gone', failures['is gone']];
      await test.step(`${path} ${how}`, async () => {
        const isPart = ({ pathname }: URL): boolean => pathname === path;
        await page.route(isPart, fail);
        await page.goto(tax.route);
        await expect(told.or(there)).toBeVisible();
        // One that was fetched early says nothing until it is wanted; a style is wanted with its part alone.
        if (path.endsWith('.js') && (await there.isVisible()))
          await page.evaluate((address) => void import(address), path);
        if (path.endsWith('.js')) await expect(told).toBeVisible();
        await page.unroute(isPart);
      });
    }
    process.stdout.write(`\n${parts.size} parts failed, each once.\n`);
  },
);
