import { pages } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import { faultsOf } from './support/axe.ts';
import { codeBox } from './support/crud.ts';
import { test } from './support/rights.ts';
import { expect, isLive, isThere, messages } from './support/test.ts';

test('an owner sees as somebody else: what they see, nothing changed, and back @full', async ({
  page,
  visit,
  context,
  rights,
}) => {
  const banner = page.getByRole('region', { name: 'Seen as somebody else' });
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await rights.hold('cook', ['ALLOW_COMPANY_ACCESS', actionOf(tax, 'ACCESS'), actionOf(tax, 'EDIT')]);
  await visit.begin('owner');
  await page.goto(pages.people.path);
  await isThere(page);
  await page.getByRole('button', { name: 'See as Bruno Salvatierra' }).click();
  await expect(banner).toContainText('You see this as Bruno Salvatierra');
  await expect(banner).toContainText('Taberna La Encina. Nothing can be changed.');
  await expect(page).toHaveTitle(/^Seen as Bruno Salvatierra · /);
  await isLive(page);
  await expect(menu.getByRole('button', { name: 'Publishing' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Prices and taxes' }).click();
  await expect(menu.getByRole('link')).toHaveCount(2);

  // The palette's way out is out of the view, not out of the own session.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Stop seeing as Bruno Salvatierra' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Sign out' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto(tax.route);
  await isThere(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await isThere(page);
  const code = codeBox(page);
  await code.fill('MINE');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Nothing was changed/).first()).toBeVisible();
  await expect(code).toHaveValue('MINE');
  expect(await faultsOf(page)).toEqual([]);
  // Nobody else in this browser sees as they do, or finds what was typed.
  const other = await context.newPage();
  await other.goto(pages.people.path);
  await isThere(other);
  await expect(other.getByRole('region', { name: 'Seen as somebody else' })).toHaveCount(0);
  await other.close();

  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: 'See as Bruno Salvatierra' }).click();
  await isLive(page);
  // Who may not see as others any more sees as themselves, at once.
  await rights.give('owner', 'MANAGER');
  await expect(messages(page)).toContainText('You see this as yourself again.');
  await expect(banner).toHaveCount(0);
});
