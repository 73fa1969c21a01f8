import { pages } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';
import { tax } from '@comanda/api/resources/tax';
import type { Pool } from 'pg';
import { embeddedPool } from '../support/embeddedPool.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { faultsOf } from './support/axe.ts';
import { codeBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isLive, isThere, messages, test } from './support/test.ts';

let pool: Pool;
let idCompany: string;
test.beforeEach(async ({ platform }) => {
  pool = embeddedPool(platform.dataDirectory);
  idCompany = (await encinaAs(platform.origin, 'owner')).idCompany;
  await holdOnly(pool, 'cook', idCompany, [
    'ALLOW_COMPANY_ACCESS',
    actionOf(tax, 'ACCESS'),
    actionOf(tax, 'EDIT'),
  ]);
});
test.afterEach(async () => {
  await giveRole(pool, 'cook', idCompany, 'COOK');
  await pool.end();
});

test('an owner sees as somebody else: what they see, nothing changed, and back', async ({
  page,
  visit,
  context,
}) => {
  const banner = page.getByRole('region', { name: 'Seen as somebody else' });
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  await page.goto(pages.people.path);
  await isThere(page);
  await page.getByRole('button', { name: 'See as Bruno Salvatierra' }).click();
  await expect(banner).toContainText('You see this as Bruno Salvatierra');
  await expect(banner).toContainText('Taberna La Encina. Nothing can be changed.');
  await expect(page).toHaveTitle(/^Seen as Bruno Salvatierra · /);
  await isLive(page);
  await expect(menu.getByRole('button', { name: 'Synchronisation' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Basics' }).click();
  await expect(menu.getByRole('link')).toHaveCount(2);

  await page.goto(tax.route);
  await isThere(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await isThere(page);
  const code = codeBox(page);
  await code.fill('MINE');
  await page.getByRole('button', { name: 'Save' }).click();
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
  await giveRole(pool, 'owner', idCompany, 'MANAGER');
  await expect(messages(page)).toContainText('You see this as yourself again.');
  await expect(banner).toHaveCount(0);
  await giveRole(pool, 'owner', idCompany, 'OWNER');
});
