import { roleCalls, seeingCalls, urlOf } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { actionOf, grantable } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import { faultsOf } from './support/axe.ts';
import { encinaAs } from './support/encina.ts';
import { test } from './support/rights.ts';
import { expect, isLive, isThere, messages, visitOf } from './support/test.ts';

test('a role is made, given and changed, and the pages of who has it follow at once @full', async ({
  page,
  browser,
  visit,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  await visitOf(theirs).signIn('cook');
  await isLive(theirs);
  const taxes = theirs.locator(`nav a[href="${tax.route}"]`);
  await expect(taxes).toHaveCount(0);

  await visit.begin('owner');
  await page.goto(pages.newRole.path);
  await isThere(page);
  // A role without a name says so at its field, and keeps what was ticked.
  const cell = (verb: string) => page.getByRole('checkbox', { name: `Taxes · ${verb}`, exact: true });
  await page.getByRole('main').getByRole('button', { name: 'Prices and taxes' }).click();
  await cell('See').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell('Edit')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell('See')).toBeChecked();
  // Hundreds of ticks are one stop of Tab: what saves is a few presses away.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const isAtSave = () => save.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 8 && !(await isAtSave()); presses += 1) await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await save.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription(/required/);
  // At its end the page has nothing below the bar that saves, whose height would be taken from it.
  await page
    .getByRole('checkbox')
    .last()
    .evaluate((box) => box.scrollIntoView({ block: 'center' }));
  expect(await faultsOf(page)).toEqual([]);
  await name.fill('Floor lead');
  // What is typed outlives the page.
  await page.reload();
  await expect(page.getByText('Your unsaved input is back')).toBeVisible();
  await expect(name).toHaveValue('Floor lead');
  await expect(cell('See')).toBeChecked();
  await expect(cell('Edit')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Floor lead' })).toBeVisible();

  await page.goto(pages.people.path);
  await page.getByRole('button', { name: /Role of Bruno Salvatierra/ }).click();
  await page.getByRole('option', { name: 'Floor lead' }).click();
  const giving = page.getByRole('dialog', { name: 'Give the role Floor lead?' });
  await expect(giving).toContainText('Gains 2 permissions');
  await expect(giving).toContainText('Taxes · See, Edit');
  await giving.getByRole('button', { name: 'Give role' }).click();
  await theirs.getByRole('button', { name: 'Prices and taxes' }).click();
  await expect(taxes).toBeVisible();

  await page.goto(pages.roles.path);
  await page.getByRole('link', { name: 'Floor lead' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'More for Taxes' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'See' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Change this role for its people?' });
  await expect(review).toContainText('Bruno Salvatierra');
  await expect(review.getByRole('row', { name: /Taxes · See/ })).toContainText('Denied');
  expect(await faultsOf(page)).toEqual([]);
  await review.getByRole('button', { name: 'Save role' }).click();
  await expect(messages(page)).toContainText('Role saved');
  await expect(taxes).toHaveCount(0);
  await elsewhere.close();
});

test(
  'what has changed since it was shown is shown again, and nothing is done before',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    await visit.begin('owner');
    await page.goto(pages.people.path);
    await page.getByRole('button', { name: /Role of Bruno Salvatierra/ }).click();
    await page.getByRole('option', { name: 'Reader' }).click();
    const giving = page.getByRole('dialog', { name: 'Give the role Reader?' });
    await expect(giving).toContainText('Loses 1 permission');
    await rights.give('cook', 'MANAGER');
    await giving.getByRole('button', { name: 'Give role' }).click();
    await expect(giving.getByRole('alert')).toContainText('This now does something else');
    await expect(giving).not.toContainText('Loses 1 permission');
    await expect(giving).toContainText(/Loses \d+ permissions/);
    expect(await faultsOf(page)).toEqual([]);
    await giving.getByRole('button', { name: 'Give role' }).click();
    await expect(messages(page)).toContainText('Role given');

    // Nor is somebody seen as who cannot be any more when it is asked.
    await page.route(`**${urlOf(seeingCalls.begin)}`, async (route) => {
      await rights.pool.query(`update app_user set status = 'INA' where email = 'cook@comanda.test'`);
      await route.continue();
    });
    await page.getByRole('button', { name: 'See as Bruno Salvatierra' }).click();
    await expect(messages(page)).toContainText('You cannot see as Bruno Salvatierra');
    await expect(messages(page)).toContainText('Cannot sign in');
  },
);

test(
  'a change of a role that reaches somebody else by the time it is saved is shown again first',
  { tag: '@full' },
  async ({ page, visit, baseURL, rights }) => {
    const { call } = await encinaAs(baseURL ?? '', 'owner');
    const permissions = { [actionOf(tax, 'ACCESS')]: 'GRN', [actionOf(tax, 'EDIT')]: 'GRN' } as const;
    const { data: role } = await call(roleCalls.make, {
      data: { idCompany: rights.idCompany, name: 'Evenings', permissions },
    });
    await rights.give('cook', role.code);
    await visit.begin('owner');
    await page.goto(pages.editRole.path.replace('$code', role.code));
    await isThere(page);
    await page.getByRole('checkbox', { name: 'Taxes · Edit', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Change this role for its people?' });
    await expect(review).toContainText('Bruno Salvatierra');
    await expect(review).not.toContainText('Iñaki');

    await rights.give('manager', role.code);
    await rights.give('cook', 'COOK');
    await review.getByRole('button', { name: 'Save role' }).click();
    await expect(review.getByRole('alert')).toContainText('This now does something else');
    await expect(review).toContainText('Iñaki');
    await expect(review).not.toContainText('Bruno Salvatierra');
    const { data: stored } = await call(roleCalls.ofCompany, { params: { companyId: rights.idCompany } });
    expect(stored.find(({ code }) => code === role.code)?.version).toBe(role.version);
    expect(await faultsOf(page)).toEqual([]);
    await review.getByRole('button', { name: 'Save role' }).click();
    await expect(messages(page)).toContainText('Role saved');
  },
);

test(
  'a role that gives what its author lost meanwhile is refused at that permission, and can be mended',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    await visit.begin('owner');
    await page.goto(pages.newRole.path);
    await isThere(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await page.getByRole('main').getByRole('button', { name: 'Prices and taxes' }).click();
    await page.getByRole('checkbox', { name: 'Taxes · Edit', exact: true }).focus();
    await page.keyboard.press('Space');
    const edit = actionOf(tax, 'EDIT');
    await rights.hold(
      'owner',
      grantable.filter((action) => action !== edit),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refused = page.getByRole('main').getByRole('alert');
    await expect(refused).toContainText(
      'Taxes · Edit You do not have this permission yourself, so you cannot give or take it.',
    );
    await expect(
      page.getByRole('button', { name: /^Taxes · Edit: Granted\. You do not have/ }),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await refused.getByRole('button', { name: 'Leave these permissions as they were' }).click();
    await expect(refused).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Night shift' })).toBeVisible();
  },
);
