import { pages } from '@comanda/api/pages';
import { faultsOf } from './support/axe.ts';
import { followMail } from './support/mail.ts';
import { expect, isThere, messages, test, visitOf } from './support/test.ts';

const email = 'nerea@floor.example';
const password = 'correct horse battery';

test('somebody without an account is invited by mail, opens one, and works in the company', async ({
  page,
  browser,
  visit,
  baseURL,
}) => {
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  await page.goto(pages.people.path);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nerea@');
  await dialog.getByRole('button', { name: 'Choose a role' }).click();
  await page.getByRole('option', { name: 'Reader' }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(messages(page)).toContainText(`Invitation sent to ${email}`);

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  const press = (name: string) => theirs.getByRole('button', { name, exact: true }).click();
  // In the language of who sent it: whoever has no account has told none.
  await followMail(theirs, 'Carmen Robledo te invita a Taberna La Encina', 'Ver la invitación');
  await expect(theirs).toHaveURL(`${baseURL}/invitation`);
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Carmen Robledo invites you to Taberna La Encina' }),
  ).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await press('Create an account');
  await theirs.getByRole('textbox', { name: 'First name' }).fill('Nerea');
  await theirs.getByRole('textbox', { name: 'Surname' }).fill('Otxoa');
  await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await press('Create an account');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Look into your mailbox' })).toBeVisible();
  await followMail(theirs, 'Confirm your e-mail address for Comanda', 'Confirm address');
  await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await press('Confirm and sign in');
  await isThere(theirs);
  await expect(theirs).toHaveURL(`${baseURL}/profile/invitations/received`);
  await press('Accept: Taberna La Encina');
  await expect(messages(theirs)).toContainText('You are in Taberna La Encina now');
  await visitOf(theirs).choose('Taberna La Encina');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Nerea Otxoa/ })).toBeVisible();
});
