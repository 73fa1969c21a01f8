import { expect, isLive, isThere, test } from './support/test.ts';
import { unfold } from './support/crud.ts';

test('a text is worded otherwise: what is open says so at once, keeps what is typed, and says again what is built in', async ({
  page,
  visit,
}) => {
  await visit.begin('operator');
  const other = await page.context().newPage();
  await other.goto('/system/regions/keyValues');
  await isThere(other);
  await isLive(other);
  const heading = (name: string) => other.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading('Key values')).toBeVisible();
  const search = other.getByRole('searchbox', { name: 'Search' });
  await search.fill('width');

  await test.step('found by its English, it tells what it says; a wording that invents a part is refused', async () => {
    await page.goto('/system/configs/translates');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await isThere(page);
    const text = page.locator('[data-field="key"]').getByRole('combobox');
    await text.fill('key values');
    await page.getByRole('option', { name: 'Key values', exact: true }).click();
    await expect(page.getByText('Says now')).toBeVisible();
    const wording = page.locator('[data-field="text"]').getByRole('textbox');
    await page.getByRole('button', { name: 'Begin with these words' }).click();
    await expect(wording).toHaveValue('Key values');
    await wording.fill('Settings by {country}');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This text has no parts in braces or tags.').first()).toBeVisible();
    await wording.fill('Settings by country');
    await unfold(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Key values' })).toBeVisible();
  });
  await expect(heading('Settings by country')).toBeVisible();
  await expect(search).toHaveValue('width');

  await test.step('without it', async () => {
    await page.goto('/system/configs/translates?search=Settings+by+country');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  });
  await expect(heading('Key values')).toBeVisible();
  await expect(search).toHaveValue('width');
});
