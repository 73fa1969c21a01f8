import { resourceCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/resources/tax';
import type { Page, Route } from '@playwright/test';
import { codeBox, nameBox, rowOf } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, messages, test } from './support/test.ts';

test.use({ expectedErrors: /^Failed to load resource|^WebSocket connection to|^CallFailed: / });

/** How a call goes wrong that the platform would answer otherwise. */
const troubles: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the platform is at fault': (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'ERROR_FAULT', message: 'A fault', requestId: 'a-request' } },
    }),
  'the network is cut': (route) => route.abort(),
};
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test.beforeEach(async ({ visit }) => {
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
});

/** What a person sees of either is the same; with COMANDA_FULL both are walked through. */
const told = Object.entries(troubles).slice(0, process.env['COMANDA_FULL'] ? undefined : 1);
for (const [trouble, fail] of told) {
  test(`${trouble}: home, a list and a form say so and offer another try`, async ({ page, baseURL }) => {
    const { id } = await (await encinaAs(baseURL ?? '', 'owner')).makeTax(`TRY${trouble.length}`);
    const visits = [
      // Not its tickets: each sale asks for them again, without the person.
      { path: '/', calls: ['**/store/company/*', '**/tracker/number/**'] },
      { path: tax.route, calls: ['**/tax/list'] },
      { path: `${tax.route}/${id}/edit`, calls: [`**/tax/${id}`] },
    ];
    for (const { path, calls } of visits)
      await test.step(path, async () => {
        for (const call of calls) await page.route(call, fail);
        await page.goto(path);
        await expect(again(page)).toHaveCount(calls.length);
        await isThere(page);
        // Nothing of what did not come is shown as if it were there.
        await expect(page.getByText('No stores yet')).toHaveCount(0);
        await expect(page.getByText('Nothing here yet')).toHaveCount(0);
        await expect(codeBox(page)).toHaveCount(0);

        const asked = page.waitForRequest(calls[0] ?? '');
        await again(page).first().click();
        await asked;
        await expect(again(page)).toHaveCount(calls.length);

        for (const call of calls) await page.unroute(call);
        for (let left = calls.length; left > 0; left -= 1) {
          await again(page).first().click();
          await expect(again(page)).toHaveCount(left - 1);
        }
        await isThere(page);
      });
    await expect(codeBox(page)).toHaveValue(`TRY${trouble.length}`);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Madrid Chamberí' })).toBeVisible();
    await page.goto(tax.route);
    await expect(rowOf(page, 'IVA10')).toBeVisible();
  });

  test(`${trouble} during a save: what was typed stays, nothing counts as saved, and it can be sent again`, async ({
    page,
    baseURL,
  }) => {
    const code = `KEPT${trouble.length}`;
    const { call, idCompany } = await encinaAs(baseURL ?? '', 'owner');
    const stored = async (): Promise<number> =>
      (await call(resourceCalls(tax).list, { data: { idCompany, search: code } })).data.total;
    await page.goto(`${tax.route}/new`);
    await codeBox(page).fill(code);
    await nameBox(page).fill('Tasa que espera');
    await page.getByRole('textbox', { name: 'Rate' }).fill('4');
    await page.route('**/tax', fail);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not saved; your text is safe')).toBeVisible();
    await expect(messages(page).getByText(`${code} saved`)).toHaveCount(0);
    await expect(page).toHaveURL(`${tax.route}/new`);
    await expect(codeBox(page)).toHaveValue(code);
    await expect(nameBox(page)).toHaveValue('Tasa que espera');
    await expect(page.getByRole('textbox', { name: 'Rate' })).toHaveValue('4');
    expect(await stored()).toBe(0);

    await page.unroute('**/tax');
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasa que espera' })).toBeVisible();
    await expect(messages(page).getByText(`${code} saved`).first()).toBeVisible();
    expect(await stored()).toBe(1);
  });

  test(`${trouble} for every call: the page says so, and another try opens it`, async ({ page }) => {
    await page.route('**/api/**', fail);
    await page.goto(tax.route);
    await expect(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'IVA10')).toBeVisible();
  });
}

test('a device without network: the form keeps what was typed and saves it once there is one again', async ({
  page,
  context,
}) => {
  await page.goto(`${tax.route}/new`);
  await codeBox(page).fill('TUNNEL');
  await nameBox(page).fill('En el túnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved; your text is safe')).toBeVisible();
  await expect(codeBox(page)).toHaveValue('TUNNEL');
  await context.setOffline(false);
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'En el túnel' })).toBeVisible();
});
