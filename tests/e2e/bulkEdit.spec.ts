import { resourceCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { tax } from '@comanda/api/areas/basics/tax';
import { rowOf } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, messages, test } from './support/test.ts';

/** The highest price there is: ten per cent more of it is refused. */
const HIGHEST = 9_999_999_999;

/** A tax, and products with it that cost so much each. */
async function pricedProducts(
  origin: string,
  prices: Readonly<Record<string, number>>,
): Promise<{ readonly idTax: string; readonly idCompany: string }> {
  const { call, idCompany, makeTax } = await encinaAs(origin, 'owner');
  const first = async (resource: typeof department | typeof rate): Promise<string> => {
    const { data } = await call(resourceCalls(resource).ofCompany, { params: { companyId: idCompany } });
    return data.elements[0]?.id ?? '';
  };
  const [idDepartment, idRate, { id: idTaxSale }] = [
    await first(department),
    await first(rate),
    await makeTax('BULKTAX'),
  ];
  for (const [place, [code, price]] of Object.entries(prices).entries())
    await call(resourceCalls(product).create, {
      data: {
        idCompany,
        code,
        names: { 'es-ES': `Vino ${code}` },
        idDepartment,
        idTaxSale,
        rateProduct: [{ idRate, price }],
        order: 70_000 + place,
      },
    });
  return { idTax: idTaxSale, idCompany };
}

test('prices of several products: seen before, changed, the refused one told; and whom their tax reaches @full', async ({
  page,
  visit,
  baseURL,
}) => {
  const { idTax, idCompany } = await pricedProducts(baseURL ?? '', {
    BULK1: 105,
    BULK2: HIGHEST,
    BULK3: 250,
  });
  await visit.begin('owner');

  await page.goto(`${product.route}?search=BULK`);
  for (const code of ['BULK1', 'BULK2', 'BULK3'])
    await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
  await page.getByRole('button', { name: 'Prices…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 records' });
  await expect(dialog.getByRole('button', { name: 'What to do' })).toContainText('Raise by percent');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('10');
  await page.keyboard.press('Enter');

  const counts = dialog.getByRole('list', { name: 'Result' });
  await expect(counts).toBeFocused();
  await expect(counts).toHaveText('To change 2Stay as they are 0Refused 1');
  const before = dialog.getByRole('row', { name: /BULK1/ });
  await expect(before).toContainText('1,05 €');
  await expect(before).toContainText('1,16 €');
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(counts).toHaveText('Changed 2Stayed as they were 0Refused 1');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'BULK2' })).toContainText(/Enter .* or less/);
  // Somebody changes one of them before the press: that one stays.
  const { call } = await encinaAs(baseURL ?? '', 'owner');
  const { data: found } = await call(resourceCalls(product).list, { data: { idCompany, search: 'BULK3' } });
  const { data: third } = await call(resourceCalls(product).get, {
    params: { id: found.elements[0]?.id ?? '' },
  });
  await call(resourceCalls(product).update, { data: { ...third, externalCode: 'CHANGED' } });
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(
    messages(page)
      .getByText(/^1 record is as it was\. Somebody .*BULK3/)
      .first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Select the refused' }).click();
  await expect(rowOf(page, 'BULK1')).toContainText('1,05');
  await expect(rowOf(page, 'BULK3')).toContainText('2,75');
  await expect(page.getByRole('checkbox', { name: 'Select BULK2', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Select BULK1', exact: true })).not.toBeChecked();

  await page.goto(`${tax.route}/${idTax}/edit`);
  await expect(page.getByText('3 products, in 2 stores')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rate' }).fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Save this for all that use it?' });
  await expect(question).toContainText('3 products');
  await expect(question.getByRole('row', { name: /^Rate/ })).toContainText('9');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasa BULKTAX' })).toBeVisible();
  await page.goto(`${tax.route}?search=BULKTAX`);
  await expect(rowOf(page, 'BULKTAX')).toContainText('9');
});
