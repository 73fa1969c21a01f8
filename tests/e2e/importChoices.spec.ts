import { product } from '@comanda/api/areas/sales/product';
import { expect, test } from './support/test.ts';

/** As a Polish till exports it: in an old code page, under two lines of titles. */
const inOldLetters = Buffer.from([
  ...Buffer.from('Cennik\r\n\r\nSKU;Name;Price;Sale price\r\nZUR-1;'),
  // “Żurek” in windows-1250.
  0xaf,
  ...Buffer.from('urek;25,00;19,00\r\nLOS-1;'),
  // “Łosoś”.
  0xa3,
  ...Buffer.from('oso'),
  0x9c,
  ...Buffer.from(';32,00;\r\n'),
]);

test('how a file is read is shown with its words, and chosen by keys', { tag: '@full' }, async ({ page, visit }) => {
  await visit.begin('owner');
  await page.goto(`${product.route}/import`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cennik.csv', mimeType: 'text/csv', buffer: inOldLetters });
  const read = page.getByRole('button', { name: /^Encoding/ });
  await expect(read).toContainText('windows-1250');
  await expect(page.getByText('Łosoś')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Line with the headings/ })).toContainText('Line 3');

  await test.step('another encoding shows other words at once', async () => {
    await read.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('windows-1251');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Łosoś')).toBeHidden();
    await expect(read).toContainText('windows-1251');
    await read.press('Enter');
    await page.keyboard.type('windows-1250');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Łosoś')).toBeVisible();
  });

  await test.step('the other price is told, and taken in the place of the first', async () => {
    await expect(page.getByText('A column with prices is not read')).toBeVisible();
    await page.getByRole('button', { name: /^Fill “.*” with .*Sale price/ }).click();
    await expect(page.getByRole('button', { name: /Sale price.* Price/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^What .*Price.* fills.*Do not read/ })).toBeVisible();
  });
});
