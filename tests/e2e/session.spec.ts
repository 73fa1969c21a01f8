import { peopleCalls, sessionCalls, urlOf } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page } from '@playwright/test';
import { HOSTILE } from '../../packages/machines/src/testing/hostilePaths.ts';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { codeBox, nameBox } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { expect, hasItsParts, isThere, test, tokensOf } from './support/test.ts';

/** What the browser keeps under one of the product's keys. */
const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), `comanda.${key}`);

const chooseAccount = (page: Page, email: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(email) }).click();

test('without a session a page leads to sign-in, and sign-in back to it', async ({ page }) => {
  await page.goto(`${tax.route}?status=A`);
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await chooseAccount(page, accounts.manager);
  await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === tax.route && url.search === '?status=A');
});

test('a wanted path never leads out of the console', { tag: '@full' }, async ({ page, baseURL }) => {
  // A unit test judges every path that could lead out.
  await page.goto(`/login?${new URLSearchParams({ return: '//evil.example/x' })}`);
  await chooseAccount(page, accounts.manager);
  await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

/** Pages that stand in front of the shell, in spellings that the router takes for theirs. */
const respelt = ['/LOGIN', '/login/', '/LOGOUT', '/logout/', '/Not-Authorized', '/register/'];

test(
  'who is signed in is led home from every wanted path that is none',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    test.setTimeout(180_000);
    await visit.signIn('manager');
    for (const wanted of [...HOSTILE, ...respelt])
      await test.step(JSON.stringify(wanted.slice(0, 60)), async () => {
        await page.goto(`/login?${new URLSearchParams({ return: wanted })}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taberna La Encina');
        await expect(page).toHaveURL(`${baseURL}/`);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
  },
);

test('a wrong password is said at the form, and the e-mail stays', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@comanda.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The e-mail or the password is wrong')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nobody@comanda.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
});

test(
  'what is typed while the session still loads waits for its button',
  { tag: '@full' },
  async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route(/\/assets\/enter-/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.reader);
    await page.getByRole('textbox', { name: 'Password' }).fill(password.slice(0, 3));
    await expect.poll(() => held.length).toBe(1);
    for (const goOn of held) goOn();
    await hasItsParts(page);
    expect(asked).toEqual([]);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  },
);

test(
  'a reader sees and changes nothing; a forbidden address leads home and says why, once',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('reader');
    await page.goto(tax.route);
    await page.getByRole('button', { name: 'Actions for IVA10' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveCount(0);
    // What is chosen may leave as a file, and nothing else.
    await page.getByRole('checkbox', { name: 'Select IVA10', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Activate|Deactivate|Delete)$/ })).toHaveCount(0);
    await page.getByRole('rowheader', { name: /IVA10/ }).click();
    await expect(page).toHaveURL(/\/show$/);
    await expect(page.getByRole('heading', { level: 1, name: /10/ })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.goto('/settings/sync/trackers');
    await isThere(page);
    await expect(page.getByRole('button', { name: /^Publish\b/ })).toHaveCount(0);

    const told = page
      .getByRole('region', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: 'You do not have access to that page' });
    await page.goto(`${tax.route}/new`);
    await expect(told).toHaveCount(1);
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
    await expect(told).toHaveCount(0);
  },
);

test(
  'a page of a company that waits for one comes once it is chosen',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.signIn('owner');
    await page.goto(`${tax.route}?search=IVA`);
    await page.getByRole('button', { name: 'Work in this company: Taberna La Encina' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
    await expect(page).toHaveURL(/\?search=IVA$/);
  },
);

test(
  'the owner of another company sees that one only',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    const { id } = await (await encinaAs(baseURL ?? '', 'owner')).makeTax('OURS');
    await visit.signIn('foreign');
    await page.goto('/admin/companies');
    await isThere(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByText('Taberna La Encina')).toHaveCount(0);
    await page.goto(`${tax.route}/${id}/show`);
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await expect(page.getByText('Tasa OURS')).toHaveCount(0);
  },
);

test(
  'signing out asks, then forgets the person and keeps the look',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    await visit.signIn('manager');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    const { login = '' } = await tokensOf(page);
    expect(login).not.toBe('');

    await page.evaluate(() => localStorage.setItem('comanda.webTheme', 'A-dark'));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    for (const key of ['tokens', 'selection', 'subject']) expect(await kept(page, key)).toBeNull();
    expect(await kept(page, 'webTheme')).toBe('A-dark');
    const holder = callerOf(baseURL ?? '', login);
    const renewed = () => holder.call(sessionCalls.refresh, { data: { email: accounts.manager, brand } });
    await expect.poll(async () => (await renewed()).status).toBe(511);
    await page.goto(tax.route);
    await expect(page).toHaveURL((url) => url.pathname === '/login');
  },
);

test('an ended session is renewed without a word', { tag: '@full' }, async ({ page, visit, baseURL }) => {
  await visit.signIn('manager');
  const origin = baseURL ?? '';
  const { login, token: ended = '' } = await signIn(origin, 'manager');
  expect((await callerOf(origin, login).call(sessionCalls.logout)).status).toBe(200);
  await page.evaluate((session) => {
    const tokens = JSON.parse(localStorage.getItem('comanda.tokens') ?? '{}');
    localStorage.setItem('comanda.tokens', JSON.stringify({ ...tokens, session }));
  }, ended);
  const refused = page.waitForResponse((response) => response.status() === 511);
  await page.goto(tax.route);
  await refused;
  await expect(page.getByRole('rowheader', { name: /IVA10/ })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === tax.route);
  expect((await tokensOf(page))['session']).not.toBe(ended);
});

test('a login ended elsewhere leads to sign-in and back to the form as it was', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit.begin('manager');
  await page.goto(`${tax.route}/new`);
  await codeBox(page).fill('REVOKED');
  await nameBox(page).fill('Tasa revocada');
  const { login } = await tokensOf(page);
  // The login ends while the save is on its way: ended before, any call of the page may lead away from the button.
  await page.route('**/tax', async (route) => {
    expect((await callerOf(baseURL ?? '', login).call(sessionCalls.logout)).status).toBe(200);
    await route.continue();
  });
  const refused = page.waitForResponse((response) => response.url().endsWith('/tax'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await refused).status()).toBe(511);
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.manager);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${tax.route}/new`);
  await expect(codeBox(page)).toHaveValue('REVOKED');
  await expect(nameBox(page)).toHaveValue('Tasa revocada');
});

test(
  'a page that says what is not allowed knows nobody from an answer that did not come',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    await page.goto('/not-authorized?page=%2Fprofile%2Fabout');
    await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${baseURL}/login?return=%2Fprofile%2Fabout`);

    await visit.signIn('reader');
    await page.route(`**${urlOf(peopleCalls.logged)}`, (route) => route.abort());
    await page.goto('/not-authorized');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByText('lacks the permission')).toHaveCount(0);
    await page.unroute(`**${urlOf(peopleCalls.logged)}`);
    await again.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'You do not have access to this' }),
    ).toBeVisible();
  },
);
