import {
  type AnyCall,
  avatarCalls,
  bulkCalls,
  invitationCalls,
  profileCalls,
  resourceCalls,
  roleCalls,
  syncCalls,
  viewCalls,
} from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { department } from '@comanda/api/areas/sales/department';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import { box, confirm, type Form, isTitled, press, says, test, unconnected, walk } from './support/crash.ts';
import { codeBox, nameBox } from './support/crud.ts';
import type { Encina } from './support/encina.ts';
import { chooseOnly, expect, hasItsParts } from './support/test.ts';

const taxes = resourceCalls(tax);
const departments = resourceCalls(department);

const safe = (page: Page) => expect(page.getByText('Not saved; your text is safe')).toBeVisible();
const rolesIn = async ({ call, idCompany }: Encina, name: string) => {
  const { data } = await call(roleCalls.ofCompany, { params: { companyId: idCompany } });
  return data.filter((role) => role.name === name);
};
const changesOf = async ({ call, idCompany }: Encina, kind: string): Promise<number> => {
  const { data } = await call(roleCalls.history, { params: { companyId: idCompany } });
  return data.filter((entry) => entry.kind === kind).length;
};
const partOfProfile = (
  call: AnyCall,
  path: string,
  [field, text]: readonly [field: string, text: string],
): Form => ({
  name: path,
  call,
  fill: async (page) => {
    await page.goto(path);
    await box(page, field).fill(text);
  },
  send: (page) => press(page, 'Save'),
  isKept: async (page) => {
    await safe(page);
    await expect(box(page, field)).toHaveValue(text);
  },
  again: (page) => press(page, 'Try again'),
  isDone: (page) => says(page, 'Profile updated'),
});
const pictureFile = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const chooseFile = async (page: Page, button: string, file: typeof pictureFile): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await press(page, button);
  await (await choosing).setFiles(file);
};
const newPassword = 'correct horse battery';

/** Those that `npm test` walks through: of each way to keep what was sent, and each way to ask again. */
const often: readonly Form[] = [
  {
    name: 'a record',
    call: taxes.create,
    fill: async (page) => {
      await page.goto(`${tax.route}/new`);
      await codeBox(page).fill('CRASH');
      await nameBox(page).fill('Tasa a prueba de cortes');
      await box(page, 'Rate').fill('6');
    },
    send: (page) => press(page, 'Save'),
    isKept: safe,
    // After a reload, too.
    again: async (page) => {
      await page.reload();
      await expect(codeBox(page)).toHaveValue('CRASH');
      await press(page, 'Save');
    },
    isDone: async (page, { call, idCompany }) => {
      await isTitled(page, 'Tasa a prueba de cortes');
      const { data } = await call(taxes.list, { data: { idCompany, search: 'CRASH' } });
      expect(data.total).toBe(1);
    },
  },
  {
    name: 'a record deleted',
    call: taxes.removeMany,
    fill: async (page, { makeTax }) => {
      await makeTax('DOOMED');
      await page.goto(`${tax.route}?search=DOOMED`);
      await page.getByRole('button', { name: 'Actions for DOOMED' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    send: (page) => confirm(page, 'Delete'),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, { call, idCompany }, { count }) => {
      await says(page, '1 record deleted');
      expect((await call(taxes.list, { data: { idCompany, search: 'DOOMED' } })).data.total).toBe(0);
      // Made and taken away before any publication, it is no change (docs/product.md §9.1.7).
      expect(await count("tracker where entity = 'TAX' and kind = 'DLT'")).toBe(0);
      expect(await count("tax where code = 'DOOMED' and status = 'D'")).toBe(1);
    },
  },
  {
    name: 'a publication',
    call: syncCalls.publish,
    fill: async (page) => {
      await page.goto('/settings/sync/trackers?status=PND');
      await press(page, 'Publish all…');
      await chooseOnly(page.getByRole('dialog'), /Madrid Chamberí/);
    },
    send: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Publish \d/ })
        .click(),
    isKept: (page) => expect(page.getByText('It may not have been published')).toBeVisible(),
    // The only one of its name: a list of stores that missed an answer meanwhile asks for nothing.
    again: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click(),
    isDone: async (page, { call, idCompany }) => {
      await isTitled(page, /Madrid Chamberí/);
      const { data } = await call(syncCalls.commitList, { data: { idCompany } });
      expect(data.elements.filter(({ sName }) => sName === 'Madrid Chamberí')).toHaveLength(2);
    },
  },
  partOfProfile(profileCalls.setSocial, '/profile/social', ['Instagram', 'laencina']),
  {
    name: 'a password',
    call: profileCalls.password,
    fill: async (page) => {
      await page.goto('/profile/password');
      await box(page, 'Current password').fill(password);
      await box(page, 'New password').fill(newPassword);
    },
    send: (page) => press(page, 'Change password'),
    isKept: async (page) => {
      await unconnected(page);
      await expect(box(page, 'New password')).toHaveValue(newPassword);
    },
    isDone: async (page) => {
      await says(page, 'Password changed');
      // A mail says so; the page of mails looks for new ones by itself.
      await page.goto('/dev/mail');
      await expect(page.getByRole('listitem').filter({ hasText: accounts.owner })).toHaveCount(1);
    },
  },
];

/** The others, in the order in which one leads to the next. */
const others: readonly Form[] = [
  {
    name: 'an invitation',
    call: invitationCalls.send,
    fill: async (page) => {
      await page.goto(pages.people.path);
      await press(page, 'Invite somebody');
      await box(page, 'E-mail').fill('nerea@floor.example');
      await page.getByRole('button', { name: 'Choose a role' }).click();
      await page.getByRole('option', { name: 'Reader' }).click();
    },
    send: (page) => press(page, 'Send invitation'),
    isKept: async (page) => {
      await unconnected(page);
      await expect(box(page, 'E-mail')).toHaveValue('nerea@floor.example');
    },
    isDone: async (page, { call }, { count }) => {
      await says(page, 'Invitation sent');
      expect((await call(invitationCalls.sent)).data).toHaveLength(1);
      expect(await count('mail where email = $1', 'nerea@floor.example')).toBe(1);
    },
  },
  {
    name: 'a role given',
    call: roleCalls.give,
    fill: async (page, { call, idCompany }) => {
      const permissions = { ALLOW_COMPANY_ACCESS: 'GRN', ALLOW_STORE_ACCESS: 'GRN' } as const;
      await call(roleCalls.make, { data: { idCompany, name: 'Floor lead', permissions } });
      await page.goto(pages.people.path);
      await page.getByRole('button', { name: /Role of Bruno Salvatierra/ }).click();
      await page.getByRole('option', { name: 'Floor lead' }).click();
    },
    send: (page) => press(page, 'Give role'),
    isKept: (page) => expect(page.getByText('The role may not have been given')).toBeVisible(),
    again: (page) => press(page, 'Try again'),
    isDone: async (page, owner) => {
      await says(page, 'Role given');
      expect(await changesOf(owner, 'GIVE')).toBe(1);
    },
  },
  {
    name: 'a role that somebody has',
    call: roleCalls.change,
    fill: async (page, owner) => {
      const [role] = await rolesIn(owner, 'Floor lead');
      await page.goto(`${pages.roles.path}/${role?.code}/edit`);
      await page.getByRole('main').getByRole('button', { name: 'Prices and taxes' }).click();
      await page.getByRole('checkbox', { name: 'Taxes · See', exact: true }).press('Space');
      await press(page, 'Save');
    },
    send: (page) => press(page, 'Save role'),
    isKept: async (page) => {
      await expect(page.getByText('Not saved; what you changed is still here')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Taxes · See', exact: true })).toBeChecked();
    },
    again: (page) => press(page, 'Try again'),
    isDone: async (page, owner) => {
      await says(page, 'Role saved');
      expect(await changesOf(owner, 'CHANGE')).toBe(1);
    },
  },
  {
    name: 'a new role',
    call: roleCalls.make,
    fill: async (page) => {
      await page.goto(pages.newRole.path);
      await box(page, 'Name').fill('Cellar');
    },
    send: (page) => press(page, 'Save'),
    isKept: (page) => expect(page.getByText('Not saved; what you changed is still here')).toBeVisible(),
    again: async (page) => {
      await page.reload();
      await expect(box(page, 'Name')).toHaveValue('Cellar');
      await press(page, 'Save');
    },
    isDone: async (page, owner) => {
      await isTitled(page, 'Cellar');
      expect(await rolesIn(owner, 'Cellar')).toHaveLength(1);
    },
  },
  partOfProfile(profileCalls.update, '/profile/basic', ['First name', 'Carmela']),
  partOfProfile(profileCalls.setAddress, '/profile/address', ['Town', 'Lugo']),
  {
    name: 'a picture',
    call: avatarCalls.set,
    fill: (page) => page.goto('/profile/picture').then(() => undefined),
    send: (page) => chooseFile(page, 'Choose picture', pictureFile),
    isKept: unconnected,
    isDone: (page) => says(page, 'Picture changed'),
  },
  {
    name: 'many records at once',
    call: bulkCalls(tax).edit,
    fill: async (page, { makeTax }) => {
      for (const code of ['BULK1', 'BULK2']) await makeTax(code);
      await page.goto(`${tax.route}?search=BULK`);
      for (const code of ['BULK1', 'BULK2'])
        await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
      await press(page, 'Edit…');
      await page.getByRole('combobox', { name: 'Field' }).fill('Rate');
      await page.getByRole('option', { name: 'Rate', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Rate' }).fill('10');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Result' })).toContainText('To change 2');
    },
    send: (page) => press(page, 'Change 2 records'),
    isKept: unconnected,
    again: (page) => press(page, 'Continue'),
    isDone: (page) => expect(page.getByRole('list', { name: 'Result' })).toContainText('Changed 2'),
  },
  {
    name: 'a saved view',
    call: viewCalls.create,
    fill: async (page) => {
      await page.goto(`${tax.route}?search=iva`);
      await press(page, 'Save as view');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('VAT rates');
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
    isKept: async (page) => {
      await says(page, 'No connection');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('VAT rates');
    },
    isDone: (page) => expect(page.getByRole('link', { name: 'VAT rates' })).toHaveCount(1),
  },
  {
    name: 'a change discarded',
    call: syncCalls.discardMany,
    fill: async (page, { makeTax }) => {
      await makeTax('GONE');
      await page.goto('/settings/sync/trackers?status=PND');
      await page.getByRole('checkbox', { name: /GONE/ }).click();
      await press(page, 'Discard…');
    },
    send: (page) => press(page, 'Discard'),
    isKept: (page) => says(page, 'It may not have been discarded.'),
    isDone: (page) => says(page, 'Discarded. The records are as they were before.'),
  },
  {
    name: 'a record with a picture',
    call: departments.create,
    fill: async (page) => {
      await page.goto(`${department.route}/new`);
      await codeBox(page).fill('PICTURED');
      await nameBox(page).fill('Con foto');
      await page.locator('input[type="file"]').first().setInputFiles(pictureFile);
      await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible();
    },
    send: (page) => press(page, 'Save'),
    isKept: safe,
    again: (page) => press(page, 'Try again'),
    isDone: async (page, { call, idCompany }) => {
      await isTitled(page, 'Con foto');
      const { data } = await call(departments.list, { data: { idCompany, search: 'PICTURED' } });
      expect(data.elements.map(({ image }) => image !== null && 'url' in image)).toEqual([true]);
    },
  },
  {
    name: 'records switched off',
    call: taxes.setStatus,
    fill: async (page, { makeTax }) => {
      for (const code of ['OFF1', 'OFF2']) await makeTax(code);
      await page.goto(`${tax.route}?search=OFF`);
      for (const code of ['OFF1', 'OFF2'])
        await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
    },
    send: (page) => press(page, 'Deactivate'),
    isKept: async (page) => {
      await says(page, 'No connection');
      await expect(page.getByRole('checkbox', { name: 'Select OFF1', exact: true })).toBeChecked();
    },
    // Nothing is left to be switched off, and nothing is written again.
    isDone: async (page, { call, idCompany }) => {
      await says(page, 'All of them are already inactive');
      const { data } = await call(taxes.list, { data: { idCompany, search: 'OFF' } });
      expect(data.elements.map(({ status, version }) => [status, version])).toEqual([
        ['I', 2],
        ['I', 2],
      ]);
    },
  },
];

test(
  'the platform is gone before a save, and dies between writes and their answers: nothing typed is lost, each happens once',
  { tag: '@full' },
  async ({ page, power, visit }) => {
    test.setTimeout(400_000);
    await visit.begin('owner');
    await test.step('gone before the save: the form keeps everything', async () => {
      await page.goto(`${tax.route}/new`);
      await codeBox(page).fill('BEFORE');
      await hasItsParts(page);
      await power.cut();
      await nameBox(page).fill('Tasa de antes');
      await box(page, 'Rate').fill('6');
      await press(page, 'Save');
      await safe(page);
      await expect(codeBox(page)).toHaveValue('BEFORE');
      await power.restore();
      await press(page, 'Try again');
      await isTitled(page, 'Tasa de antes');
    });
    await walk(page, power, often);
  },
);

test('so it is with every other form', { tag: '@full' }, async ({ page, power, visit }) => {
  test.setTimeout(400_000);
  await visit.begin('owner');
  await walk(page, power, others);
});
