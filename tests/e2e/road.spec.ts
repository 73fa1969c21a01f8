import { choose, expect, test } from './support/test.ts';
import { keepSelling } from './support/tills.ts';

let closeShops: (() => Promise<void>) | undefined;
test.beforeAll(async ({ platform }) => {
  closeShops = await keepSelling(platform);
});
test.afterAll(() => closeShops?.());

/** The road that everything else widens: from a new tax to the next ticket of a till, and back. */
test('an owner teaches a store’s tills a tax, sees it on a ticket, and takes it back', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(15_000);
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');

  await test.step('create a tax', async () => {
    await page.getByRole('button', { name: 'Basics' }).click();
    await page.getByRole('link', { name: 'Taxes' }).click();
    await page.getByRole('link', { name: /New/ }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('ECO5');
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Tasa ecológica 5 %');
    await page.getByRole('textbox', { name: 'Rate' }).fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tasa ecológica/ })).toBeVisible();
  });

  await test.step('a second one with its code: message at the field, nothing lost, a free code proposed', async () => {
    await page.getByRole('link', { name: 'Taxes' }).first().click();
    await page.getByRole('link', { name: /New/ }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('eco5');
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Otra tasa');
    await page.getByRole('textbox', { name: 'Rate' }).fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The code already exists').first()).toBeVisible();
    await page.getByRole('button', { name: /Use eco6/i }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^eco6$/i);
    await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue('Otra tasa');
    await expect(page.getByRole('textbox', { name: 'Rate' })).toHaveValue('7');
    await page.getByRole('button', { name: 'Save' }).click();
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
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === waiting);
    await page.getByRole('button', { name: 'Publish all…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to stores' });
    await choose(dialog.getByRole('checkbox', { name: /Madrid Chamberí/ }));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Madrid Chamberí/ })).toBeVisible();
    // The page moves by itself as the tills acknowledge.
    await expect(page.getByText('2 of 2')).toBeVisible();
    await expect(page.getByText(/^Has it/)).toHaveCount(2);
  });
  const publication = page.url();

  await test.step('the next ticket carries the tax', async () => {
    await page.getByRole('link', { name: 'Tickets' }).click();
    // A till sells with a new tax once; further tickets move that one down, and off a short page.
    await page.goto(`${page.url()}?size=100`);
    await expect(page.getByRole('row', { name: /Madrid Chamberí.*eco5/i }).first()).toBeVisible({
      timeout: 45_000,
    });
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
    await guest.emulateMedia({ media: 'print' });
    await expect(guest.getByRole('button', { name: 'Imprimir' })).toBeHidden();
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
    await expect(page.getByText('It takes back an earlier publication:')).toBeVisible();
    await expect(page.getByText('2 of 2')).toBeVisible();
  });
});
