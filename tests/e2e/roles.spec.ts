import { pages } from '@comanda/api/pages';
import { tax } from '@comanda/api/resources/tax';
import type { Pool } from 'pg';
import { embeddedPool } from '../support/embeddedPool.ts';
import { giveRole } from '../support/grants.ts';
import { faultsOf } from './support/axe.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isLive, isThere, messages, test, visitOf } from './support/test.ts';

let pool: Pool;
let idCompany: string;
test.beforeEach(async ({ platform }) => {
  pool = embeddedPool(platform.dataDirectory);
  idCompany = (await encinaAs(platform.origin, 'owner')).idCompany;
});
test.afterEach(async () => {
  await giveRole(pool, 'cook', idCompany, 'COOK');
  await pool.end();
});

test('a role is made, given and changed, and the pages of who has it follow at once', async ({
  page,
  browser,
  visit,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  await visitOf(theirs).signIn('cook');
  await isLive(theirs);
  const taxes = theirs.locator(`nav a[href="${tax.route}"]`);
  await expect(taxes).toHaveCount(0);

  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  await page.goto(pages.newRole.path);
  await isThere(page);
  // A role without a name says so at its field, and keeps what was ticked.
  const cell = (verb: string) => page.getByRole('checkbox', { name: `Taxes · ${verb}`, exact: true });
  await cell('See').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell('Edit')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell('See')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription(/required/);
  expect(await faultsOf(page)).toEqual([]);
  await name.fill('Floor lead');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Floor lead' })).toBeVisible();

  await page.goto(pages.people.path);
  await page.getByRole('button', { name: /Role of Bruno Salvatierra/ }).click();
  await page.getByRole('option', { name: 'Floor lead' }).click();
  const giving = page.getByRole('dialog', { name: 'Give the role Floor lead?' });
  await expect(giving).toContainText('Gains 2 permissions');
  await expect(giving).toContainText('Taxes · Edit');
  await giving.getByRole('button', { name: 'Give role' }).click();
  await theirs.getByRole('button', { name: 'Basics' }).click();
  await expect(taxes).toBeVisible();

  await page.goto(pages.roles.path);
  await page.getByRole('link', { name: 'Floor lead' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'More for Taxes' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'See' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  const review = page.getByRole('dialog', { name: 'Change this role for its people?' });
  await expect(review).toContainText('Bruno Salvatierra');
  await expect(review.getByRole('row', { name: /Taxes · See/ })).toContainText('Denied');
  expect(await faultsOf(page)).toEqual([]);
  await review.getByRole('button', { name: 'Save role' }).click();
  await expect(messages(page)).toContainText('Role saved');
  await expect(taxes).toHaveCount(0);
  await elsewhere.close();
});
