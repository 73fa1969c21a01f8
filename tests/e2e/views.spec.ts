import { tax } from '@comanda/api/areas/basics/tax';
import type { Locator, Page } from '@playwright/test';
import { rowOf } from './support/crud.ts';
import { expect, isThere, test, visitOf } from './support/test.ts';

const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Views of Taxes' });
const codes = (page: Page): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();

/** Keeps the list as it is under a name. */
async function save(page: Page, button: string, name: string, isShared: boolean): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (isShared) await dialog.getByText('Share with the company').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
}

test(
  'a view keeps filter and columns, says when the list has moved on, and is shared or not',
  { tag: '@full' },
  async ({ page, visit, browser }) => {
    await visit.begin('owner');
    await page.goto(`${tax.route}?search=iva&columns=names%2Ccode%2Cvalue`);
    await page.getByRole('columnheader', { name: 'Code' }).getByRole('button', { name: 'Code' }).click();
    await expect(page).toHaveURL(/sort=code/);
    await isThere(page);
    const rows = await codes(page);
    await save(page, 'Save as view', 'VAT rates', true);
    await expect(page).toHaveURL(/view=/);
    const address = page.url();

    await test.step('chosen again, the same rows and columns come', async () => {
      await views(page).getByRole('link', { name: 'All' }).click();
      await expect(page).toHaveURL(tax.route);
      await expect(page.getByRole('columnheader', { name: 'Meal vouchers accepted' })).toBeVisible();
      await views(page).getByRole('link', { name: 'VAT rates' }).click();
      await expect(page).toHaveURL(address);
      await isThere(page);
      await expect.poll(() => codes(page)).toEqual(rows);
      await expect(page.getByRole('columnheader', { name: 'Meal vouchers accepted' })).toHaveCount(0);
    });

    await test.step('a change is said and taken back', async () => {
      const active = page
        .getByRole('group', { name: 'Status' })
        .getByRole('button', { name: 'Active', exact: true });
      await active.click();
      await expect(page.getByText('Changed', { exact: true })).toBeVisible();
      await save(page, 'Save as new', 'Only mine', false);
      await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
      await active.click();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(active).toHaveAttribute('aria-pressed', 'true');
      await expect(views(page).getByRole('link', { name: 'Only mine' })).toBeFocused();
    });

    await test.step('another person has the shared one only, and a plain address starts with their default', async () => {
      const other = await browser.newContext();
      const theirs = await other.newPage();
      await visitOf(theirs).signIn('manager');
      await theirs.goto(tax.route);
      await views(theirs).getByRole('link', { name: 'VAT rates' }).click();
      await expect(views(theirs).getByRole('link', { name: 'Only mine' })).toHaveCount(0);
      await theirs.getByRole('button', { name: 'What to do with views' }).click();
      await theirs.getByRole('menuitem', { name: 'Open the list with this view' }).click();
      await expect(theirs.getByText('The list opens with this view').first()).toBeVisible();
      await theirs.goto(tax.route);
      await expect(views(theirs).getByRole('link', { name: 'VAT rates' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect.poll(() => codes(theirs)).toEqual(rows);
      await views(theirs).getByRole('link', { name: 'All' }).click();
      await expect(theirs.getByRole('columnheader', { name: 'Meal vouchers accepted' })).toBeVisible();
      await other.close();
    });

    await test.step('deleted after a question, the list goes on without it', async () => {
      await views(page).getByRole('link', { name: 'VAT rates' }).click();
      await page.getByRole('button', { name: 'What to do with views' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(views(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
      await expect(views(page).getByRole('link', { name: 'VAT rates' })).toHaveCount(0);
      await expect(rowOf(page, 'IVA10')).toBeVisible();
    });
  },
);
