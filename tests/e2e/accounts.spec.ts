import { peopleCalls, sessionCalls } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { brand } from '../support/accounts.ts';
import { callerOf } from '../support/caller.ts';
import { followMail, mailsTo } from './support/mail.ts';
import { expect, test } from './support/test.ts';

const email = 'amaia@encina.example';
const [first, second] = ['correct horse battery', 'staple the second one'];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const signInWith = async (page: Page, password: string): Promise<void> => {
  await box(page, 'Password').fill(password);
  await press(page, 'Sign in');
};

test('an account opens by mail, and a forgotten password is set anew', async ({ page, baseURL }) => {
  // Whoever opens an account, or sets a password anew, on the way to a page comes to it in the end.
  await page.goto('/profile/about');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/login?return=%2Fprofile%2Fabout`);
  await box(page, 'E-mail').fill(email);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create an account')).toBeFocused();
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await press(page, 'Create an account');
  await expect(box(page, 'First name')).toBeFocused();
  await box(page, 'First name').fill('Amaia');
  await box(page, 'Surname').fill('Etxeberria');
  await box(page, 'Password').fill('iloveyou');
  await press(page, 'Create an account');
  await expect(page.getByText('Too many people use this password')).toBeVisible();
  // A language of the other direction reloads the page: what was typed stays, the password does not.
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: /العربية/ }).click();
  await press(page, 'Change and reload');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[name="new-password"]')).toHaveValue('');
  await page.evaluate(() => localStorage.setItem('lastLanguage', 'en-GB'));
  await page.reload();
  await expect(box(page, 'First name')).toHaveValue('Amaia');
  await expect(box(page, 'Surname')).toHaveValue('Etxeberria');
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await box(page, 'Password').fill(first);
  await press(page, 'Create an account');
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  // Who sees that the address is wrong finds all that was typed, and sends it again.
  await press(page, 'Wrong address? Change it');
  await expect(heading(page, 'Create an account')).toBeFocused();
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await expect(box(page, 'First name')).toHaveValue('Amaia');
  await press(page, 'Create an account');
  await expect(heading(page, 'Check your inbox')).toBeFocused();

  await mailsTo(page, email, 2);
  await followMail(page, 'Confirm your e-mail address for Comanda', 'Confirm address');
  // Neither the address nor its secret stays where it can be read.
  await expect(page).toHaveURL(`${baseURL}/confirm`);
  await box(page, 'Password').fill(second);
  await press(page, 'Confirm and sign in');
  await expect(page.getByText('This is not the right password')).toBeVisible();
  await box(page, 'Password').fill(first);
  await press(page, 'Confirm and sign in');
  await expect(page.getByRole('button', { name: /^Account of Amaia/ })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/profile/about`);
  // It is kept no longer than until then.
  expect(await page.evaluate(() => localStorage.getItem('comanda.wanted'))).toBeNull();

  const { data: elsewhere } = await callerOf(baseURL ?? '').call(sessionCalls.login, {
    data: { email, password: first, brand },
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile/about');
  await box(page, 'E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await press(page, 'Send link');
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  await followMail(page, 'Set a new password for Comanda', 'Set password');
  await expect(page).toHaveURL(`${baseURL}/reset`);
  // The link outlives a reload, as after a change of language, in the tab alone.
  await page.reload();
  await box(page, 'Password').fill(second);
  await press(page, 'Set password');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await signInWith(page, first);
  await expect(page.getByText('The e-mail or the password is wrong')).toBeVisible();
  await signInWith(page, second);
  await expect(page.getByRole('button', { name: /^Account of Amaia/ })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/profile/about`);
  const { status } = await callerOf(baseURL ?? '', elsewhere.session).call(peopleCalls.logged);
  expect(status).toBe(511);

  await followMail(page, 'Set a new password for Comanda', 'Set password');
  await box(page, 'Password').fill(first);
  await press(page, 'Set password');
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await press(page, 'Send a new link');
  await expect(heading(page, 'Check your inbox')).toBeVisible();
});
