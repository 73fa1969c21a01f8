import { expect, isLive, isThere, test } from './support/test.ts';
import { keepSelling } from './support/tills.ts';

test('what a till sells moves home, and leads through the day and its hour to the ticket', async ({
  page,
  platform,
  visit,
}) => {
  test.setTimeout(150_000);
  await visit.begin('owner');
  await page.goto('/');
  await isThere(page);
  await isLive(page);
  const sold = page.getByRole('region', { name: 'Sold today' });
  const figure = sold.locator('dd').first();
  await expect(figure).toContainText('€');
  const before = (await figure.textContent()) ?? '';
  const closeShops = await keepSelling(platform);
  // Nobody loads the page again.
  await expect(figure).not.toHaveText(before);

  await sold.getByRole('link', { name: 'Open statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Adds up exactly to its tickets')).toBeVisible();
  // A department narrows the page, and the address says so.
  const departments = page.getByRole('region', { name: 'Department' });
  const first = departments.getByRole('listitem').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  // Sales go on meanwhile: another one may be the first by now.
  await departments.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/department=/);
  await expect(page.getByText(`Department: \u2068${name}\u2069`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Department: \u2068${name}\u2069`)).toHaveCount(0);
  await isThere(page);

  // The keys begin at the hour that runs; Enter opens its tickets.
  const hours = page.getByRole('slider', { name: 'Hour' });
  await hours.focus();
  await expect(hours).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await expect(page).toHaveURL(/from=.*to=/);
  // Until here, so that an hour which has only just begun has sold something.
  await closeShops();
  await page.getByRole('grid').getByRole('row').filter({ hasText: '€' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Ticket / })).toBeVisible();
});
