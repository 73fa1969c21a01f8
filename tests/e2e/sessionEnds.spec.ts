import { tax } from '@comanda/api/areas/basics/tax';
import { accounts, password } from '../support/accounts.ts';
import { codeBox, nameBox, rowOf } from './support/crud.ts';
import { test } from './support/rights.ts';
import { expect, isLive, messages, visitOf } from './support/test.ts';

/** In a statement: the account that its first parameter names. */
const person = '(select id from app_user where email = $1)';

test('rights taken, devices signed out, the account locked: each open page knows at once', async ({
  page,
  browser,
  visit,
  baseURL,
  rights,
}) => {
  const as = (statement: string) => rights.pool.query(statement, [accounts.manager]);
  await visit.signIn('manager');
  const device = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const theirs = await device.newPage();
  await visitOf(theirs).signIn('manager');
  await theirs.goto(tax.route);
  await page.goto(`${tax.route}/new`);
  await codeBox(page).fill('TAKEN');
  await nameBox(page).fill('Tasa que espera');
  for (const one of [page, theirs]) await isLive(one);

  await as(`update membership set role = 'READER' where id_user = ${person}`);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(theirs.getByRole('link', { name: 'New', exact: true })).toHaveCount(0);
  await expect(messages(page).getByText('You do not have access to that page').first()).toBeAttached();
  await expect(rowOf(theirs, 'IVA10')).toBeVisible();

  await as(`update membership set role = 'MANAGER' where id_user = ${person}`);
  await expect(theirs.getByRole('link', { name: 'New', exact: true })).toBeVisible();
  const { rows } = await as(`select id_company from membership where id_user = ${person}`);
  await as(`delete from membership where id_user = ${person}`);
  await expect(theirs).toHaveURL((url) => url.pathname === '/admin/companies');
  await expect(messages(theirs).getByText('You do not have access to that page').first()).toBeAttached();
  await rights.pool.query(
    `insert into membership (id_user, id_company, role) select ${person}, $2, 'MANAGER'`,
    [accounts.manager, rows[0]?.id_company],
  );
  await expect(
    theirs.getByRole('main').getByRole('button', { name: 'Continue: Taberna La Encina' }),
  ).toBeVisible();
  // What was typed has waited.
  await page.goto(`${tax.route}/new`);
  await expect(nameBox(page)).toHaveValue('Tasa que espera');
  await isLive(page);

  await theirs.goto('/profile/password');
  await isLive(theirs);
  await theirs.getByRole('button', { name: 'Sign out everywhere' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('This device was signed out.')).toBeVisible();
  await expect(theirs).toHaveURL((url) => url.pathname === '/login');
  await expect(page).toHaveURL((url) => url.searchParams.get('return') === `${tax.route}/new`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.manager);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(nameBox(page)).toHaveValue('Tasa que espera');
  await isLive(page);

  await as(`update app_user set status = 'LCK' where email = $1`);
  await expect(page.getByText('Your account has been locked.')).toBeVisible();
  // Somebody else's sign-in leads to none of the pages of the last person.
  await page.getByRole('button', { name: new RegExp(accounts.foreign) }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto(`${tax.route}/new`);
  await expect(nameBox(page)).toHaveValue('');
  await device.close();
});
