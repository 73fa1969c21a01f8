import { peopleCalls, sessionCalls } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { brand } from '../support/accounts.ts';
import { callerOf } from '../support/caller.ts';
import { followMail } from './support/mail.ts';
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
  await page.goto('/login');
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
  await box(page, 'Password').fill(first);
  await press(page, 'Create an account');
  await expect(heading(page, 'Look into your mailbox')).toBeVisible();

  await followMail(page, 'Confirm your e-mail address for Comanda', 'Confirm address');
  // Neither the address nor its secret stays where it can be read.
  await expect(page).toHaveURL(`${baseURL}/confirm`);
  await box(page, 'Password').fill(second);
  await press(page, 'Confirm and sign in');
  await expect(page.getByText('This is not the password that was chosen')).toBeVisible();
  await box(page, 'Password').fill(first);
  await press(page, 'Confirm and sign in');
  await expect(page.getByRole('button', { name: /^Account of Amaia/ })).toBeVisible();

  const { data: elsewhere } = await callerOf(baseURL ?? '').call(sessionCalls.login, {
    data: { email, password: first, brand },
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await box(page, 'E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await press(page, 'Send link');
  await expect(heading(page, 'Look into your mailbox')).toBeVisible();
  await followMail(page, 'Set a new password for Comanda', 'Set password');
  await expect(page).toHaveURL(`${baseURL}/reset`);
  // The link outlives a reload, as after a change of language, in the tab alone.
  await page.reload();
  await box(page, 'Password').fill(second);
  await press(page, 'Set password');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await signInWith(page, first);
  await expect(page.getByText('E-mail and password do not match an account')).toBeVisible();
  await signInWith(page, second);
  await expect(page.getByRole('button', { name: /^Account of Amaia/ })).toBeVisible();
  const { status } = await callerOf(baseURL ?? '', elsewhere.session).call(peopleCalls.logged);
  expect(status).toBe(511);

  await followMail(page, 'Set a new password for Comanda', 'Set password');
  await box(page, 'Password').fill(first);
  await press(page, 'Set password');
  await expect(heading(page, 'This link opens nothing any more')).toBeVisible();
  await press(page, 'Send a new link');
  await expect(heading(page, 'Look into your mailbox')).toBeVisible();
});
