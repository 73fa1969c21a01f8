import { peopleCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { codeBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');
const chooseLanguage = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name }).click();
};
/** The language that the platform holds for the person. */
const keptLanguage = async (origin: string): Promise<string | null> =>
  (await (await encinaAs(origin, 'manager')).call(peopleCalls.logged)).data.lang;

test.beforeEach(async ({ baseURL, visit }) => {
  const { call, idUser } = await encinaAs(baseURL ?? '', 'manager');
  await call(peopleCalls.setLanguage, { params: { id: idUser }, data: { lang: 'en-GB' } });
  await visit.signIn('manager');
});

test(
  'a language is spoken at once, kept with the person, and spoken to them on another device',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    let isTaken = false;
    // The platform has it when the page speaks it already.
    await page.route('**/user/lang/*', async (route) => {
      await expect(root(page)).toHaveAttribute('lang', 'es-ES');
      await route.continue();
      isTaken = true;
    });
    await chooseLanguage(page, /Español/);
    await expect.poll(() => isTaken).toBe(true);
    await expect.poll(() => keptLanguage(baseURL ?? '')).toBe('es-ES');

    const device = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
    const theirs = await device.newPage();
    await theirs.goto('/login');
    await expect(root(theirs)).toHaveAttribute('lang', 'en-GB');
    await theirs.getByRole('textbox', { name: 'E-mail' }).fill(accounts.manager);
    await theirs.getByRole('textbox', { name: 'Password' }).fill(password);
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(root(theirs)).toHaveAttribute('lang', 'es-ES');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
    await device.close();
  },
);

test(
  'a language that could not be kept is said to hold here only, does so, and is kept later',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.route('**/user/lang/*', (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await chooseLanguage(page, /Español/);
    await expect(
      page.getByRole('region', { name: 'Mensajes' }).getByText('No se ha podido guardar el idioma.').first(),
    ).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'es-ES');
    expect(await keptLanguage(baseURL ?? '')).toBe('en-GB');

    await page.unroute('**/user/lang/*');
    const kept = page.waitForResponse((response) => response.url().includes('/user/lang/'));
    await page.reload();
    expect((await kept).status()).toBe(200);
    await expect(root(page)).toHaveAttribute('lang', 'es-ES');
    expect(await keptLanguage(baseURL ?? '')).toBe('es-ES');
  },
);

test(
  'a language of the other direction asks while something is typed, and what was typed comes back',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.goto(`${tax.route}/new`);
    await codeBox(page).fill('TYPED');
    const question = page.getByRole('alertdialog', { name: 'Change the language and reload the page?' });
    await chooseLanguage(page, /العربية/);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await expect(codeBox(page)).toHaveValue('TYPED');
    expect(await keptLanguage(baseURL ?? '')).toBe('en-GB');

    await chooseLanguage(page, /العربية/);
    await question.getByRole('button', { name: 'Change and reload' }).click();
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await isThere(page);
    await expect(page.locator('[data-field="code"]').getByRole('textbox')).toHaveValue('TYPED');
    // “Your unsaved input is back”
    await expect(page.getByText('عاد ما لم تحفظه')).toBeVisible();
    await expect.poll(() => keptLanguage(baseURL ?? '')).toBe('ar-EG');
  },
);
