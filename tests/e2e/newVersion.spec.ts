import { tax } from '@comanda/api/resources/tax';
import type { Page, Route } from '@playwright/test';
import { codeBox, nameBox } from './support/crud.ts';
import { expect, test } from './support/test.ts';

// The browser says what did not come, and the page throws it.
test.use({ expectedErrors: /^Failed to load|dynamically imported module/ });

/** How a part of the app that is no longer there fails to come. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is gone': (route) => route.fulfill({ status: 404 }),
  'breaks off': (route) => route.abort(),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
};

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

/** What follows is one road, whichever way led to it; with COMANDA_FULL each of them does. */
const told = Object.entries(failures).slice(0, process.env['COMANDA_FULL'] ? undefined : 1);
for (const [how, fail] of told)
  test(`a part of the app ${how}: one reload by itself, then the person is told`, async ({ page, visit }) => {
    await visit.signIn('owner');
    await visit.choose('Taberna La Encina');
    await page.goto(tax.route);
    await page.route(part('FormPage'), fail);
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

    await page.unroute(part('FormPage'));
    await reload.click();
    await expect(codeBox(page)).toBeVisible();
    await expect(title).toHaveCount(0);
  });

test('a part of the app fails at a form with input: it is not left by itself, and is there after the reload', async ({
  page,
  visit,
}) => {
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
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

test('the console itself does not come: the empty page says so and offers to load it again', async ({
  page,
  visit,
}) => {
  await visit.signIn('owner');
  await page.route(part('console'), (route) => route.fulfill({ status: 404 }));
  await page.goto(tax.route);
  await expect(page.getByRole('alert')).toHaveText(/^A new version is there/);
  await page.unroute(part('console'));
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});
