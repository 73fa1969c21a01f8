import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { expect, test } from './support/test.ts';

/* The company of these walks writes its figures as Spanish does; the pages are English. */

test('a figure typed with either sign is the same figure, and one with two readings is not taken @full', async ({
  page,
  visit,
}) => {
  await visit.begin('owner');
  await page.goto(`${tax.route}/new`);
  const rate = page.getByRole('textbox', { name: /^Percentage|^Rate|^Value/ });
  await rate.fill('7.5');
  await rate.press('Tab');
  await expect(rate).toHaveValue('7,5');
  await rate.fill('5,2 %');
  await rate.press('Tab');
  await expect(rate).toHaveValue('5,2');
  await rate.fill('1.234');
  await rate.press('Tab');
  await expect(rate).toHaveValue('1.234');
  await expect(rate).toHaveAccessibleDescription(/1\.234.* may be 1234 or 1,234: write one of the two\./);
  await rate.fill('1,234');
  await rate.press('Tab');
  await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'a file whose figures have two readings asks for its decimal sign',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');
    await page.goto(`${product.route}/import`);
    const sheet = 'SKU,Name,Price,Department,Tax,Rate\nDBT-1,Duda,"1.234",Temporada,IVA10,BARRA\n';
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'doubt.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await expect(page.getByRole('heading', { level: 1, name: 'doubt.csv' })).toBeVisible();
    const comma = page.getByRole('radio', { name: /Comma/ });
    await expect(comma).not.toBeChecked();
    await page.getByRole('link', { name: 'Check the rows' }).click();
    await expect(
      page.getByRole('heading', { name: /1\.234.* may be 1234 or 1\.234\. Choose the decimal sign/ }),
    ).toBeVisible();
    await page.goBack();
    await comma.check({ force: true });
    await page.getByRole('link', { name: 'Check the rows' }).click();
    await expect(page.getByRole('heading', { name: /may be/ })).toHaveCount(0);
  },
);
