import type { Locator } from '@playwright/test';
import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import { resourceCalls } from '@comanda/api/calls';
import { nameBox, rowOf } from './support/crud.ts';
import { onePixel } from '../support/onePixel.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, messages, test } from './support/test.ts';

/** A picture of one pixel. */
const picture = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: onePixel,
};

/** Presses and counts them; what is typed is none. */
const counter = () => {
  let count = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    /** The picker of files is the system's, and no page. */
    choosesFile: (): void => {
      count += 1;
    },
    count: (): number => count,
  };
};

test.beforeEach(async ({ visit }) => {
  await visit.begin('owner');
});

test('a product with price, tax and picture takes eight presses at most, on one page @full', async ({
  page,
  baseURL,
}) => {
  const { press, choosesFile, count } = counter();
  await page.goto(product.route);
  await isThere(page);
  await press(page.getByRole('link', { name: 'New', exact: true }));
  await expect(nameBox(page)).toBeFocused();
  await page.keyboard.type('Pincho de cinco pulsaciones');
  await press(page.getByRole('combobox', { name: 'Department' }));
  await press(page.getByRole('option').first());
  await press(page.getByRole('textbox', { name: 'Price' }));
  await page.keyboard.type('4,20');
  await expect(page.getByRole('combobox', { name: 'Sales tax' })).not.toHaveValue('');
  choosesFile();
  await page.getByRole('group', { name: 'Pictures' }).locator('input[type=file]').setInputFiles([picture]);
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pincho de cinco pulsaciones' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(8);

  const { call } = await encinaAs(baseURL ?? '', 'owner');
  const id = page.url().split('/').at(-2) ?? '';
  const { data } = await call(resourceCalls(product).get, { params: { id } });
  expect(data).toMatchObject({
    code: 'PINCHO',
    rateProduct: [{ price: 420 }],
    image: { url: expect.any(String) },
    idTaxSale: expect.any(String),
  });
});

test('a tax is changed by four presses at most, and on the till by three more @full', async ({
  page,
  baseURL,
}) => {
  const { makeTax } = await encinaAs(baseURL ?? '', 'owner');
  await makeTax('FEWPRESS');
  await page.goto(`${tax.route}?search=FEWPRESS`);
  await isThere(page);
  const change = counter();
  await change.press(rowOf(page, 'FEWPRESS').getByRole('link').first());
  const box = page.getByRole('textbox', { name: 'Rate' });
  await change.press(box);
  await box.fill('9');
  await change.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(messages(page).getByText('FEWPRESS saved').first()).toBeVisible();
  expect(change.count()).toBeLessThanOrEqual(4);

  const publish = counter();
  await publish.press(messages(page).getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
  await publish.press(dialog.getByRole('button', { name: 'Publish' }));
  await expect(dialog).toHaveCount(0);
  expect(publish.count()).toBeLessThanOrEqual(3);
});
