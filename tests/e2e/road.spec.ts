import type { Page } from '@playwright/test';
import { ticketCalls } from '@comanda/api/calls';
import { encinaAs } from './support/encina.ts';
import { chooseOnly, expect, test } from './support/test.ts';
import { keepSelling } from './support/tills.ts';

// As most people have it: what moves from page to page moves here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let closeShops: (() => Promise<void>) | undefined;
test.beforeAll(async ({ platform }) => {
  closeShops = await keepSelling(platform);
});
test.afterAll(() => closeShops?.());

/** A ticket is printed dark on light in any mode, whole, on no more paper than it fills, with nothing of what a screen alone is for. */
const prints = async (guest: Page): Promise<void> => {
  const rows = await guest.getByRole('row').count();
  expect(rows).toBeGreaterThan(2);
  for (const system of ['light', 'dark'] as const)
    for (const mode of ['light', 'dark', undefined]) {
      await guest.emulateMedia({ media: 'print', colorScheme: system });
      await guest.evaluate((chosen) => {
        if (chosen === undefined) delete document.documentElement.dataset['mode'];
        else document.documentElement.dataset['mode'] = chosen;
      }, mode);
      const seen = await guest.evaluate(() => {
        const main = document.querySelector('main');
        const card = main?.firstElementChild;
        if (!main || !card) throw new Error('There is no card.');
        const text = getComputedStyle(card);
        return {
          paper: getComputedStyle(document.body).backgroundColor,
          scheme: getComputedStyle(document.documentElement).colorScheme,
          ink: text.color,
          border: text.borderBlockStartWidth,
          shadow: text.boxShadow,
          above: main.getBoundingClientRect().top,
          height: document.documentElement.scrollHeight - main.getBoundingClientRect().height,
        };
      });
      expect(seen).toMatchObject({
        paper: 'rgba(0, 0, 0, 0)',
        scheme: 'light',
        border: '0px',
        shadow: 'none',
        above: 0,
      });
      const [red = 255, green = 255, blue = 255] = (seen.ink.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(red, green, blue)).toBeLessThan(80);
      await expect(guest.getByRole('button')).toHaveCount(0);
      await expect(guest.getByRole('contentinfo')).toBeHidden();
      for (const row of await guest.getByRole('row').all()) await expect(row).toBeVisible();
      await expect(guest.getByRole('row')).toHaveCount(rows);
      await expect(
        guest.getByRole('img', { name: 'La dirección de esta página, para una cámara' }),
      ).toBeVisible();
    }
  const pagesOf = async (size: Parameters<Page['pdf']>[0]): Promise<number> =>
    (await guest.pdf(size)).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  /** How long the receipt is on paper of this width; how much was bought is the till's to say. */
  const lengthAt = async (width: number): Promise<number> => {
    await guest.setViewportSize({ width, height: 400 });
    return guest.evaluate(() => document.documentElement.scrollHeight);
  };
  // No page but those that what was bought fills.
  const sheet = { width: 794, height: 1123 };
  expect(await pagesOf({ format: 'A4' })).toBe(Math.ceil((await lengthAt(sheet.width)) / sheet.height));
  // As a receipt printer has it, whose roll is cut where the receipt ends: 80 mm are 302 px.
  const cut = await lengthAt(302);
  expect(await pagesOf({ width: '80mm', height: `${cut + 1}px` })).toBe(1);
};

/** The road that everything else widens: from a new tax to the next ticket of a till, and back. */
test('an owner teaches a store’s tills a tax, sees it on a ticket, and takes it back', async ({
  page,
  visit,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const owner = await encinaAs(baseURL ?? '', 'owner');
  page.setDefaultTimeout(15_000);
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');

  await test.step('create a tax', async () => {
    await page.getByRole('button', { name: 'Prices and taxes' }).click();
    await page.getByRole('link', { name: 'Taxes' }).click();
    await page.getByRole('link', { name: /New/ }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('ECO5');
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Tasa ecológica 5 %');
    await page.getByRole('textbox', { name: 'Rate' }).fill('5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tasa ecológica/ })).toBeVisible();
  });

  await test.step('a second one with its code: message at the field, nothing lost, a free code proposed', async () => {
    await page.getByRole('link', { name: 'Taxes' }).first().click();
    await page.getByRole('link', { name: /New/ }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('eco5');
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Otra tasa');
    await page.getByRole('textbox', { name: 'Rate' }).fill('7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This code is already in use.').first()).toBeVisible();
    await page.getByRole('button', { name: /Use eco6/i }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^eco6$/i);
    await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue('Otra tasa');
    await expect(page.getByRole('textbox', { name: 'Rate' })).toHaveValue('7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Otra tasa/ })).toBeVisible();
  });

  await test.step('publish to one store and watch its tills', async () => {
    const waiting = '/settings/sync/trackers?status=PND';
    await page.goto(waiting);
    await page
      .getByRole('row', { name: /Otra tasa/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Otra tasa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Otra tasa' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Changes' })
      .click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === waiting);
    await page.getByRole('button', { name: 'Publish all…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
    await chooseOnly(dialog, /Madrid Chamberí/);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Madrid Chamberí/ })).toBeVisible();
    // The page moves by itself as the tills acknowledge.
    await expect(page.getByText('2 of 2')).toBeVisible();
    await expect(page.getByText(/^Up to date/)).toHaveCount(2);
  });
  const publication = page.url();

  await test.step('the next ticket carries the tax', async () => {
    await page.getByRole('button', { name: 'Sales', exact: true }).click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    // A till sells with a new tax once, and the shops of the company fill any page with further tickets in half a minute: that
    // one is looked for.
    let number: number | undefined;
    await expect
      .poll(
        async () => {
          const { data } = await owner.call(ticketCalls.list, {
            data: { idCompany: owner.idCompany, limit: 100 },
          });
          number ??= data.elements.find(({ taxes }) =>
            taxes.some(({ code }) => /^eco5$/i.test(code)),
          )?.number;
          return number;
        },
        { timeout: 45_000 },
      )
      .toBeGreaterThan(0);
    await page.goto(`${page.url()}?search=${number}`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByText('Taxes', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /Madrid Chamberí.*eco5/i }).first()).toBeVisible();
  });

  await test.step('its guest reads and prints it without an account', async () => {
    await page
      .getByRole('row', { name: /Madrid Chamberí.*eco5/i })
      .first()
      .click();
    const path = await page
      .getByRole('link', { name: 'Open and print as the guest sees it' })
      .getAttribute('href');
    const guest = await (await page.context().browser()?.newContext({ locale: 'es-ES' }))?.newPage();
    if (!guest) throw new Error('This browser opens no second context.');
    await guest.goto(new URL(path ?? '', page.url()).href);
    await expect(guest.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
    await expect(guest.getByRole('rowheader', { name: /eco5/i })).toBeVisible();
    await expect(
      guest.getByRole('img', { name: 'La dirección de esta página, para una cámara' }),
    ).toBeVisible();
    await prints(guest);
    await guest.context().close();
  });

  await test.step('revert: the tills have the old state', async () => {
    await page.goto(publication);
    await page.getByRole('button', { name: 'Revert…' }).click();
    // The first that the page is told of the new one is old when it comes: the tills have taken it in meanwhile.
    const [shown = ''] = /[-0-9a-f]{36}/.exec(publication) ?? [];
    await page.route(
      ({ pathname }) => /\/commit\/[-0-9a-f]{36}$/.test(pathname) && !pathname.endsWith(shown),
      async (route) => {
        const response = await route.fetch();
        const isSentOnly = async (): Promise<boolean> =>
          (await (await route.fetch()).text()).includes('"status":"SNT"');
        await expect.poll(isSentOnly).toBe(false);
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click();
    await expect(page.getByText('It reverts an earlier publication:')).toBeVisible();
    await expect(page.getByText('2 of 2')).toBeVisible();
  });
});
