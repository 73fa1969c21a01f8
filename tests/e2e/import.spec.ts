import { product } from '@comanda/api/areas/sales/product';
import { expect, test } from './support/test.ts';

/** As a web shop exports it: variants in rows of their own, a code that is too long, a category that nobody has. */
const sheet = [
  'Handle,Title,Option1 Value,Variant SKU,Variant Price,Type,Tax,Rate,Vendor',
  'horchata,Horchata de chufa,Vaso,HOR-VASO,3.20,Temporada,IVA10,BARRA,Alboraya',
  'horchata,,Jarra,HOR-JARRA,9.50,,,,',
  'fartons,Fartons,,FARTONS-GLASEADOS-DE-LA-CASA,1.80,Temporada,IVA10,BARRA,Horno',
].join('\r\n');
const file = { name: 'carta-verano.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };

test('a shop’s sheet: columns, problems mended once, stored, nothing twice, taken back', async ({
  page,
  visit,
}) => {
  await visit.begin('owner');
  const bring = async () => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  };

  await test.step('columns: recognised, and corrected by words and keys', async () => {
    await page.goto(product.route);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await bring();
    await expect(page.getByRole('button', { name: /Variant Price.* Price/ })).toBeVisible();
    await page.getByRole('button', { name: /Vendor.* Do not import/ }).click();
    await expect(page.getByPlaceholder('Search')).toBeFocused();
    await page.keyboard.type('fiscal');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Vendor.* Fiscal code/ })).toBeFocused();
    await page.getByRole('link', { name: 'Check the rows' }).click();
  });

  await test.step('a problem is named at its cell, and mended for all its rows at once', async () => {
    await expect(page.getByRole('heading', { level: 3, name: /“.*Temporada.*” is not among/ })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /FARTONS-GLASEADOS-DE-LA-CASA.*20/ })).toBeVisible();
    await page.getByRole('button', { name: /^Create “.*Temporada/ }).click();
    await page.getByRole('button', { name: /^Take “/ }).click();
    await expect(page.getByText('Of 3 rows: 3 are new.')).toBeVisible();
  });

  await test.step('stored: in the list, and with its price', async () => {
    await page.getByRole('button', { name: 'Import 3 records' }).click();
    await expect(page.getByText('3 records created, 0 changed.')).toBeVisible();
    await page.getByRole('link', { name: 'To the list' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('horchata');
    await expect(page.getByRole('row', { name: /HOR-VASO/ })).toBeVisible();
    await page
      .getByRole('row', { name: /HOR-JARRA/ })
      .getByText('Horchata de chufa, Jarra')
      .click();
    await expect(page.getByText(/9,50/).first()).toBeVisible();
  });

  await test.step('the same file again creates nothing', async () => {
    await page.goto(`${product.route}/import`);
    await bring();
    await page.getByRole('link', { name: 'Check the rows' }).click();
    await expect(page.getByText(/3 are as they are stored/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
  });

  await test.step('undone: the list is as it was', async () => {
    await page.goto(`${product.route}/import`);
    await page
      .getByRole('row', { name: /Imported/ })
      .getByRole('link', { name: file.name })
      .click();
    await page.getByRole('button', { name: 'Undo import…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('4 records were taken back.')).toBeVisible();
    await page.goto(`${product.route}?search=horchata`);
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});
