import { resourceCalls } from '@comanda/api/calls';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page, Route } from '@playwright/test';
import { codeBox, nameBox, rowOf } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { chooseOnly, expect, isLive, isThere, messages, test } from './support/test.ts';

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
  await visit.begin('owner');
});

for (const [trouble, fail] of Object.entries(troubles)) {
  test(
    `${trouble}: home, a list and a form say so and offer another try`,
    { tag: '@full' },
    async ({ page, baseURL }) => {
      const { id } = await (await encinaAs(baseURL ?? '', 'owner')).makeTax(`TRY${trouble.length}`);
      const visits = [
        // Not its tickets: each sale asks for them again, without the person. Sales are told by the days of the stores.
        { path: '/', calls: ['**/store/company/*', '**/tracker/number/**'], parts: 3 },
        { path: tax.route, calls: ['**/tax/list'], parts: 1 },
        { path: `${tax.route}/${id}/edit`, calls: [`**/tax/${id}`], parts: 1 },
      ];
      for (const { path, calls, parts } of visits)
        await test.step(path, async () => {
          for (const call of calls) await page.route(call, fail);
          await page.goto(path);
          await expect(again(page)).toHaveCount(parts);
          await isThere(page);
          // Nothing of what did not come is shown as if it were there.
          await expect(page.getByText('No stores yet')).toHaveCount(0);
          await expect(page.getByText('Nothing here yet')).toHaveCount(0);
          await expect(codeBox(page)).toHaveCount(0);

          // While it is asked again, what did not come stays told.
          const held: Route[] = [];
          for (const call of calls) await page.route(call, (route) => void held.push(route));
          // A sale may ask before the press does, which then has to wait.
          await expect(async () => {
            if (held.length === 0) await again(page).first().click({ timeout: 1_000 });
            expect(held.length).toBeGreaterThan(0);
          }).toPass({ timeout: 20_000 });
          await expect(again(page)).toHaveCount(parts);
          for (const call of calls) await page.route(call, fail);
          for (const route of held) await fail(route);
          await expect(again(page)).toHaveCount(parts);

          for (const call of calls) await page.unroute(call);
          // What another person changes meanwhile asks for it again by itself.
          await expect(async () => {
            if ((await again(page).count()) > 0) await again(page).first().click({ timeout: 1_000 });
            await expect(again(page)).toHaveCount(0, { timeout: 1_000 });
          }).toPass({ timeout: 20_000 });
          await isThere(page);
        });
      await expect(codeBox(page)).toHaveValue(`TRY${trouble.length}`);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Madrid Chamberí' })).toBeVisible();
      await page.goto(tax.route);
      await expect(rowOf(page, 'IVA10')).toBeVisible();
    },
  );

  test(
    `${trouble} for what stands beside the subject of a page: a toast says so until it comes`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/system/excel');
      await page.route('**/tax/list', fail);
      await page.getByRole('button', { name: 'Export Taxes' }).click();
      const told = messages(page).getByText('Part of this page did not come', { exact: true });
      await expect(told).toBeVisible();
      await page.unroute('**/tax/list');
      await messages(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(told).toHaveCount(0);
    },
  );

  test(
    `${trouble} where companies are listed: the list says so, and another try opens the one that is chosen`,
    { tag: '@full' },
    async ({ page }) => {
      await page.route('**/company/user/*', fail);
      await page.goto('/');
      await expect(page).toHaveURL((url) => url.pathname === '/admin/companies');
      await expect(again(page)).toBeVisible();
      await expect(page.getByText('Choose a company to see its sales')).toHaveCount(0);
      await page.unroute('**/company/user/*');
      await again(page).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Work in this company: Taberna La Encina' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
    },
  );

  test(
    `${trouble} during a save: what was typed stays, nothing counts as saved, and it can be sent again`,
    { tag: '@full' },
    async ({ page, baseURL }) => {
      const code = `KEPT${trouble.length}`;
      const { call, idCompany } = await encinaAs(baseURL ?? '', 'owner');
      const stored = async (): Promise<number> =>
        (await call(resourceCalls(tax).list, { data: { idCompany, search: code } })).data.total;
      await page.goto(`${tax.route}/new`);
      await codeBox(page).fill(code);
      await nameBox(page).fill('Tasa que espera');
      await page.getByRole('textbox', { name: 'Rate' }).fill('4');
      await page.route('**/tax', fail);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
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
    },
  );

  test(
    `${trouble} for every call: the page says so, and another try opens it`,
    { tag: '@full' },
    async ({ page }) => {
      await page.route('**/api/**', fail);
      await page.goto(tax.route);
      await expect(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowOf(page, 'IVA10')).toBeVisible();
    },
  );
}

test('a device without network: the form keeps what was typed and saves it once there is one again', async ({
  page,
  context,
}) => {
  await page.goto(`${tax.route}/new`);
  await isLive(page);
  await codeBox(page).fill('TUNNEL');
  await nameBox(page).fill('En el túnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved; your text is safe')).toBeVisible();
  await expect(codeBox(page)).toHaveValue('TUNNEL');
  await context.setOffline(false);
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'En el túnel' })).toBeVisible();
});

test(
  'a publication that nobody knows of is tried again in one way, also where its list of stores does not come again',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { call, makeTax, idCompany } = await encinaAs(baseURL ?? '', 'owner');
    await makeTax('UNHEARD');
    await page.goto('/settings/sync/trackers?status=PND');
    await isLive(page);
    await page.getByRole('button', { name: 'Publish all…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
    await chooseOnly(dialog, /Madrid Chamberí/);
    await page.route('**/commit', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('It may not have been published')).toBeVisible();

    // A store that somebody else changes makes the list old.
    await page.route('**/store/company/*', (route) => route.fulfill({ status: 500, json: {} }));
    const asked = page.waitForResponse('**/store/company/*');
    const stores = resourceCalls(store);
    const { data } = await call(stores.list, { data: { idCompany } });
    const other = data.elements.find(({ names }) => names['es-ES'] !== 'Madrid Chamberí');
    for (const status of ['I', 'A'] as const)
      await call(stores.setStatus, { data: { ids: [other?.id ?? ''], status } });
    await (await asked).finished();
    // The page draws what came.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.unroute('**/commit');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(messages(page).getByText('Published.').first()).toBeVisible();
  },
);
