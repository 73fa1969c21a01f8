import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resourceCalls } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { readSheet } from '@comanda/api/transfer';
import { codeBox, nameBox, rowOf } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { choose, expect, messages, test, visitOf } from './support/test.ts';
import { colourOf, pixel } from '../support/pictures.ts';

/** A row is named by two lines: what the record is called, and its code. */
const codeIn = (name: string): string | undefined => name.split('\n')[1];

declare global {
  interface Window {
    /** Fields of a form that were without their control when it opened. */
    lateFields: (string | undefined)[];
  }
}

test.beforeEach(async ({ visit }) => {
  await visit.begin('owner');
});

test(
  'unsaved input is asked about: staying keeps it, discarding leaves',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${tax.route}/new`);
    await codeBox(page).fill('DIRTY');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await page.getByRole('button', { name: 'Sales', exact: true }).click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(codeBox(page)).toHaveValue('DIRTY');
    await expect(page).toHaveURL(`${tax.route}/new`);

    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await page.goto(`${tax.route}/new`);
    await expect(codeBox(page)).toHaveValue('');
  },
);

test('a form opens with the controls of all its fields', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
      if (fields.length === 0) return;
      watch.disconnect();
      window.lateFields = fields
        .filter(({ childElementCount }) => childElementCount === 0)
        .map(({ dataset }) => dataset['field']);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${tax.route}/new`);
  await expect(page.getByRole('button', { name: /Kind$/ })).toBeVisible();
  expect(await page.evaluate(() => window.lateFields)).toEqual([]);
});

test('two people change one record: the second decides field by field', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await encinaAs(baseURL ?? '', 'owner');
  const { id } = await owner.makeTax('STALE');
  const edit = `${tax.route}/${id}/edit`;
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await visitOf(theirs).signIn('manager');
  await theirs.goto(edit);
  await page.goto(edit);
  await nameBox(page).fill('Mine');

  await nameBox(theirs).fill('Theirs');
  await theirs.getByRole('textbox', { name: 'Rate' }).fill('9');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const compare = page.getByRole('dialog', { name: 'Somebody else has changed this record in the meantime' });
  await expect(compare.getByText('1 field to decide')).toBeVisible();
  await expect(compare.getByRole('button', { name: 'Save this result' })).toBeDisabled();
  await choose(compare.getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { name: /^Yours/ }));
  await compare.getByRole('button', { name: 'Save this result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rate' })).toHaveValue('9');
});

test(
  'a tax of a group is not deleted, and what uses it is told',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const owner = await encinaAs(baseURL ?? '', 'owner');
    const members = [await owner.makeTax('MEMBER1'), await owner.makeTax('MEMBER2')];
    await owner.makeTax('GROUP1', { kind: 'G', members: members.map(({ id }) => ({ idTax: id })) });
    await page.goto(`${tax.route}?search=MEMBER`);
    for (const code of ['MEMBER1', 'MEMBER2'])
      await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 records?' });
    await expect(question).toContainText('2 items will be deleted.');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(`${tax.route}?search=MEMBER1`);
    await page.getByRole('button', { name: 'Actions for MEMBER1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const inUse = page.getByRole('dialog', { name: 'Still in use' });
    await expect(inUse.getByRole('listitem').filter({ hasText: 'MEMBER1' })).toContainText('1 Tax');
    await expect(inUse.getByRole('link', { name: /^GROUP1/ })).toHaveAttribute('target', '_blank');
    await inUse.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(page, 'MEMBER1')).not.toContainText('Inactive');

    // What cannot go can be switched off in its place; who cancels leaves everything as it was.
    for (const answer of ['Cancel', 'Deactivate instead']) {
      await page.getByRole('button', { name: 'Actions for MEMBER1' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rowOf(page, 'MEMBER1')).not.toContainText('Inactive');
      await inUse.getByRole('button', { name: answer }).click();
      await expect(inUse).toBeHidden();
    }
    await expect(rowOf(page, 'MEMBER1')).toContainText('Inactive');
    const { data } = await owner.call(resourceCalls(tax).list, {
      data: { idCompany: owner.idCompany, search: 'MEMBER1' },
    });
    expect(data.elements.map(({ status, version }) => [status, version])).toEqual([['I', 2]]);
  },
);

test(
  'faults stand at their fields, whoever found them, and focus goes to the first',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const owner = await encinaAs(baseURL ?? '', 'owner');
    await owner.makeTax('TAKEN');
    await page.goto(`${tax.route}/new`);
    const code = codeBox(page);
    await nameBox(page).fill('Otra');
    await expect(code).toHaveValue('OTRA');
    await code.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');

    await code.fill('TAKEN');
    await page.getByRole('textbox', { name: 'Rate' }).fill('7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/already in use/);
    await expect(nameBox(page)).toHaveValue('Otra');
  },
);

test(
  'what there is of a product is typed for each store, judged at its cell, and stands there again',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${product.route}?search=NARA`);
    await page.getByRole('button', { name: 'Actions for NARA' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('button', { name: /^Stocks/ }).click();
    const sheet = page.getByRole('grid', { name: 'Stock' });
    const cells = (store: string): Locator =>
      sheet.getByRole('row').filter({ hasText: store }).getByRole('gridcell');
    await cells('Madrid').first().focus();
    for (const key of ['2', '4', 'Tab', '6', 'Tab']) await page.keyboard.press(key);
    for (const key of ['x', 'Tab', '1', '2', 'Enter']) await page.keyboard.press(key);
    await expect(cells('Las Palmas').first()).toHaveAccessibleDescription(/number/);
    await cells('Las Palmas').first().focus();
    for (const key of ['8', ',', '5', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(messages(page).getByText('NARA saved').first()).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Stocks/ }).click();
    await expect(cells('Madrid')).toHaveText(['24', '6']);
    await expect(cells('Las Palmas')).toHaveText(['8,5', '12']);
    await expect(sheet.getByRole('rowheader', { name: /Las Palmas.*below the minimum/ })).toBeVisible();
  },
);

test('back from a record ends at its row, with filter, page, columns and scroll as they were @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 420 });
  const query = new URLSearchParams({
    where: JSON.stringify({ field: 'visible', operator: 'eq', value: 'S' }),
    page: '3',
    columns: 'rateProduct,names,code,idDepartment,kind,idTaxSale,status',
  });
  await page.goto(`${product.route}?${query}`);
  const row = page.getByRole('row').nth(5).getByRole('rowheader');
  await row.scrollIntoViewIfNeeded();
  const scrolled = (): Promise<readonly number[]> =>
    page.getByRole('grid').evaluate(({ parentElement: table }) => [window.scrollY, table?.scrollLeft ?? 0]);
  await page.getByRole('grid').evaluate(({ parentElement: table }) => {
    window.scrollTo({ top: 250 });
    table?.scrollTo({ left: 60 });
  });
  const before = await scrolled();
  expect(before).toEqual([250, 60]);
  const code = codeIn(await row.innerText()) ?? '';
  const toTheList = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  for (const goBack of [() => page.goBack(), () => toTheList.click()]) {
    await rowOf(page, code).getByRole('rowheader').click();
    await expect(toTheList).toBeVisible();
    await goBack();
    await expect(rowOf(page, code).getByRole('rowheader')).toBeFocused();
    // The row has the focus before the columns have their widths; it is scrolled again then.
    await expect.poll(scrolled).toEqual(before);
  }
});

test(
  'what a list shows is its address: it survives a reload and the way back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(tax.route);
    const active = page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: 'Active', exact: true });
    await active.click();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name' }).click();
    const isKept = async (): Promise<void> => {
      await expect(page).toHaveURL((url) => url.search === '?status=A&sort=names');
      await expect(active).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    };
    await isKept();
    await page.reload();
    await isKept();
    await page.getByRole('button', { name: 'Sales', exact: true }).click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await page.goBack();
    await isKept();
  },
);

test(
  'what a list finds leaves as a file with the very rows that it shows',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${tax.route}?search=IVA&sort=-code`);
    await expect(rowOf(page, 'IVA10')).toBeVisible();
    const shown = (await page.getByRole('rowheader').allInnerTexts()).map(codeIn);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: /^Export / });
    await choose(dialog.getByRole('radio', { name: /^CSV/ }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    await expect(dialog).toBeHidden();
    expect(download.suggestedFilename()).toMatch(/^Taxes \d{4}-\d\d-\d\d\.csv$/);
    const sheet = await readSheet(readFileSync(await download.path()));
    expect(sheet.ok && sheet.table.rows.map(({ cells }) => cells[0])).toEqual(shown);
  },
);

const pictureFile = (at: number) => ({
  name: `plate${at}.png`,
  mimeType: 'image/png',
  buffer: pixel(at * 10),
});

test(
  'a product has pictures in an order that keys change, and has them after a reload',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { call, idCompany } = await encinaAs(baseURL ?? '', 'owner');
    const products = resourceCalls(product);
    const { data } = await call(products.list, { data: { idCompany, limit: 10, order: 'order DESC' } });
    const id = data.elements[0]?.id ?? '';
    const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem');
    const stored = async () => (await call(products.get, { params: { id } })).data;

    await page.goto(`${product.route}/${id}/edit`);
    const pictures = page.getByRole('group', { name: 'Pictures' });
    for (const remove of await pictures.getByRole('button', { name: /^Remove picture/ }).all())
      await remove.click();
    await pictures.locator('input[type=file]').setInputFiles([1, 2, 3].map(pictureFile));
    await expect(tiles.getByRole('img')).toHaveCount(3);
    // A file that says to be a picture and is none is told at its place, and not lost by a save.
    const strange = { name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('menu') };
    await pictures.locator('input[type=file]').setInputFiles([strange]);
    await expect(tiles.nth(3).getByText('This file cannot be read as a picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(pictures.getByText(/A picture is not there yet/)).toBeVisible();
    await pictures.getByRole('button', { name: 'Remove picture 4' }).click();

    await pictures.getByRole('button', { name: 'Move picture 2', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(pictures.getByRole('button', { name: 'Move picture 1', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      messages(page)
        .getByText(/ saved$/)
        .first(),
    ).toBeVisible();
    const { image, images } = await stored();
    const addresses = [image, ...images.map((one) => one.image)].map((one) =>
      one && 'url' in one ? one.url : '',
    );
    const shades = await Promise.all(
      addresses.map(async (url) => (await colourOf(await (await page.request.get(url)).body()))[0]),
    );
    expect(shades).toEqual([20, 10, 30]);

    await page.goto(`${product.route}/${id}/edit`);
    await expect(tiles.getByRole('img')).toHaveCount(3);
    await expect(tiles.first().getByText('Cover')).toBeVisible();
    await expect(tiles.first().getByRole('img')).toHaveAttribute('src', addresses[0] ?? '');
  },
);
