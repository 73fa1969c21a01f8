import { companyCalls, transferCalls } from '@comanda/api/calls';
import { accounts } from '../support/accounts.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isLive, isThere, messages, test } from './support/test.ts';

/** A company of somebody else, whom it belongs to alone. */
const company = 'Casa Traspaso';

test('who is offered a company finds it in the messages, accepts it, and puts it into a group @full', async ({
  page,
  visit,
  baseURL,
}) => {
  const giver = await encinaAs(baseURL ?? '', 'foreign');
  const made = await giver.callWith(companyCalls.make, {
    code: 'TRASPASO',
    cName: company,
    kind: '1',
    taxNumber: null,
    country: 'ES',
  });
  const idCompany = String(Object(made.data)['id']);
  await visit.begin('owner');
  await page.goto('/');
  await isThere(page);
  await isLive(page);
  await giver.call(transferCalls.offer, {
    data: { emailGuest: accounts.owner, transferBusinesses: [{ idCompany }] },
  });

  // It comes by itself: nothing of the page is loaded anew.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Notifications.*unread/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('button', { name: new RegExp(company) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ownership received' })).toBeVisible();
  await page.getByRole('button', { name: `Accept: ${company}` }).click();
  const question = page.getByRole('dialog', { name: `Take over ${company}?` });
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(messages(page).getByText(`${company} belongs to you now`).first()).toBeVisible();

  await page.goto('/admin/companies');
  await page.getByRole('tab', { name: /Groups/ }).click();
  await page.getByRole('button', { name: 'New group' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Handed over');
  await dialog.getByRole('button', { name: `Add: ${company}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Handed over' })).toBeVisible();
});
