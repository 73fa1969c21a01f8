import { tax } from '@comanda/api/resources/tax';
import { expect, test } from './support/test.ts';

/** What the window is called on the pages that anybody may open. */
const outside = [
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/recover', 'Forgot your password?'],
  ['/reset/a%40b.c/x', 'Set a new password'],
  ['/confirm/a%40b.c/x', 'Confirm your e-mail address'],
  ['/public/ticket/x', 'Ticket'],
  ['/not-authorized', 'Not allowed'],
] as const;
for (const [path, title] of outside)
  test(`the window of ${path} is called ${title}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Comanda`);
  });

test('every page names its window, and its heading the page', async ({ page, visit }) => {
  await visit.signIn('manager');
  await visit.choose('Taberna La Encina');
  const inside = [
    ['/', 'Home', 'Taberna La Encina'],
    ['/admin/companies', 'Companies', 'Companies'],
    [tax.route, 'Taxes', 'Taxes'],
    [`${tax.route}/new`, 'New tax', 'New tax'],
    ['/settings/sync/trackers', 'Changes', 'Changes'],
    ['/settings/sync/commits', 'Publications', 'Publications'],
    ['/documents/sales/tickets', 'Tickets', 'Tickets'],
    ['/nowhere', 'Page not found', 'There is no page at this address'],
    ['/logout', 'Sign out', 'Sign out?'],
  ] as const;
  for (const [path, title, heading] of inside) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Comanda`);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  }
});

test('a record and a publication give the window their name', async ({ page, visit }) => {
  await visit.signIn('manager');
  await visit.choose('Taberna La Encina');
  for (const list of [tax.route, '/settings/sync/commits']) {
    await page.goto(list);
    await page.getByRole('rowheader').first().click();
    await expect(page).toHaveURL(/\/show$/);
    // The list stays in view until the record has come; a publication has no number before that.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Taxes|Publications?)$/);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(`${heading} · Comanda`);
  }
});
