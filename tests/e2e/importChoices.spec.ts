import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { product } from '@comanda/api/areas/sales/product';
import { expect, test } from './support/test.ts';

/** As a Polish till exports it: in an old code page, under two lines of titles. */
const inOldLetters = Buffer.concat([
  Buffer.from('Cennik\r\n\r\nSKU;Name;Price;Sale price\r\nZUR-1;'),
  // “Żurek” and “Łosoś” in windows-1250.
  Buffer.from([0xaf, ...Buffer.from('urek;25,00;19,00\r\nLOS-1;'), 0xa3, ...Buffer.from('oso'), 0x9c]),
  Buffer.from(';32,00;\r\n'),
]);
const instructionsFirst = readFileSync(
  new URL('../contract/cases/instructions-sheet-first.xlsx', import.meta.url),
);

const bring = async (page: Page, name: string, buffer: Buffer | string) => {
  await page.goto(`${product.route}/import`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(buffer) });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const choice = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) });
/** By keys, from the words that tell the option. */
const choose = async (page: Page, label: string, option: string) => {
  await choice(page, label).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search')).toBeFocused();
  await page.keyboard.type(option);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice(page, label)).toContainText(option);
};
const words = (page: Page, text: string) => page.getByText(text, { exact: true });

test(
  'how a file is read is shown with its words, and chosen by keys',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('owner');

    await test.step('the encoding: another one shows other words at once', async () => {
      await bring(page, 'cennik.csv', inOldLetters);
      await expect(choice(page, 'Encoding')).toContainText('windows-1250');
      await expect(words(page, 'Łosoś')).toBeVisible();
      await choose(page, 'Encoding', 'windows-1251');
      await expect(words(page, 'Łosoś')).toBeHidden();
      await choose(page, 'Encoding', 'windows-1250');
      await expect(words(page, 'Łosoś')).toBeVisible();
    });

    await test.step('the line with the headings, and the sign between the cells', async () => {
      await expect(choice(page, 'Line with the headings')).toContainText('Line 3');
      await choose(page, 'Line with the headings', 'Line 1');
      await expect(words(page, 'Cennik')).toBeVisible();
      await choose(page, 'Line with the headings', 'Line 3');
      await choose(page, 'Between the cells', 'Comma');
      await expect(words(page, 'SKU;Name;Price;Sale price')).toBeVisible();
      await choose(page, 'Between the cells', 'Semicolon');
      await expect(words(page, 'Sale price')).toBeVisible();
    });

    await test.step('of two prices the other is told, and taken in the place of the first', async () => {
      await expect(page.getByText('A column with prices is not read')).toBeVisible();
      await page.getByRole('button', { name: /^Fill “.*” with .*Sale price/ }).click();
      await expect(page.getByRole('button', { name: /Sale price.* Price/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^What .*Price.* fills.*Do not import/ })).toBeVisible();
    });

    await test.step('the sheet', async () => {
      await bring(page, 'carta.xlsx', instructionsFirst);
      await expect(choice(page, 'Sheet')).toContainText('Hoja1');
      await choose(page, 'Sheet', 'Instrucciones');
      await expect(words(page, 'Rellene la segunda hoja')).toBeVisible();
      await choose(page, 'Sheet', 'Hoja1');
      await expect(words(page, 'Agua')).toBeVisible();
    });

    await test.step('the sign before the decimals, where a figure can be read in two ways', async () => {
      await bring(page, 'cajas.csv', 'SKU,Name,Price\nCAJ-1,Caja,1.234\n');
      const signs = page.getByRole('radiogroup', { name: 'Decimals in this file' });
      await expect(signs.getByRole('radio', { checked: true })).toHaveCount(0);
      await signs.getByText(/^Comma/).click();
      await expect(signs.getByRole('radio', { name: /^Comma/ })).toBeChecked();
    });

    await test.step('several prices in a cell: each but the first asks which rate it is', async () => {
      await bring(page, 'canas.csv', 'Nombre;Familia;Precio\nCaña;Cervezas;1,40 / 1,50\n');
      await page.getByRole('link', { name: 'Check the rows' }).click();
      await expect(page.getByRole('heading', { level: 3, name: /Prices.*2.*Rate/ })).toBeVisible();
    });
  },
);
