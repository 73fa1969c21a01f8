import { resourceCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { actionOf, companyActions } from '@comanda/api/permissions';
import { store } from '@comanda/api/areas/hierarchy/store';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Page } from '@playwright/test';
import { codeBox, rowOf, unfold } from './support/crud.ts';
import { encinaAs } from './support/encina.ts';
import { test } from './support/rights.ts';
import { expect, isThere, messages } from './support/test.ts';

/* "Why can't I?" (docs/product.md §5.4): wherever a page keeps something from somebody, it says what, where, and whom to ask. */
test.beforeEach(({ visit }) => visit.begin('owner'));

const limits = (page: Page) => page.getByRole('button', { name: 'Limited access' });
const told = async (page: Page): Promise<readonly string[]> => {
  await limits(page).click();
  const dialog = page.getByRole('dialog', { name: 'What you may not do here' });
  await expect(dialog).toBeVisible();
  const actions = await dialog.locator('code').allTextContents();
  await page.keyboard.press('Escape');
  return actions;
};
/** All that a company grants beside its areas, and all of taxes, but for some. */
const without = (...missing: readonly string[]): readonly string[] => [
  ...companyActions.filter((action) => !missing.includes(action)),
  ...(['ACCESS', 'CREATE', 'EDIT', 'DELETE', 'EXPORT'] as const).map((verb) => actionOf(tax, verb)),
];

test(
  'the page of a company and that of a store tell what is kept back in that business, whichever is selected',
  { tag: '@full' },
  async ({ page, rights }) => {
    const idOther = await rights.idOf('BRASA');
    await rights.hold('owner', ['ALLOW_COMPANY_ACCESS', actionOf(store, 'ACCESS')], idOther);
    await page.goto(pages.company.path.replace('$companyId', idOther));
    await isThere(page);
    await expect(page.getByRole('list', { name: 'Stores' })).toHaveCount(0);
    await expect(limits(page)).toBeVisible();
    await limits(page).focus();
    await expect(limits(page)).toHaveAccessibleDescription(/This is about Brasa Veloz\./);
    expect(await told(page)).toEqual(['ALLOW_STORE_ACCESS', 'ALLOW_COMPANY_EDIT', 'ALLOW_COMPANY_EXPORT']);

    const { rows } = await rights.pool.query<{ id: string }>(`select id from store where id_company = $1`, [
      idOther,
    ]);
    await page.goto(`/admin/stores/${rows[0]?.id}/show`);
    await isThere(page);
    await limits(page).focus();
    await expect(limits(page)).toHaveAccessibleDescription(/This is about Brasa Veloz\./);
    expect(await told(page)).toContain(actionOf(store, 'EDIT'));

    // In the company that is selected nothing is kept back.
    await page.goto(pages.company.path.replace('$companyId', rights.idCompany));
    await isThere(page);
    await expect(page.getByRole('list', { name: 'Stores' })).toBeVisible();
    await expect(limits(page)).toHaveCount(0);
  },
);

test(
  'a page about a business that did not open says which business, and who grants it',
  { tag: '@full' },
  async ({ page, rights }) => {
    const { rows } = await rights.pool.query<{ id: string }>(`select id from store where id_company = $1`, [
      rights.idCompany,
    ]);
    const main = page.getByRole('main');
    const idOther = await rights.idOf('BRASA');
    await rights.hold('owner', ['ALLOW_STORE_ACCESS'], idOther);
    await page.goto(pages.company.path.replace('$companyId', idOther));
    await messages(page).getByRole('button', { name: 'Why?' }).click();
    await expect(main).toContainText('This is about Brasa Veloz. Its owner can grant it.');

    await rights.hold('owner', ['ALLOW_COMPANY_ACCESS']);
    await rights.give('manager', 'OWNER');
    await page.goto(`/admin/stores/${rows[0]?.id}/show`);
    await messages(page).getByRole('button', { name: 'Why?' }).click();
    await expect(main.locator('code')).toHaveText([actionOf(store, 'ACCESS')]);
    await expect(main).toContainText('This is about Taberna La Encina. Iñaki Garmendia can grant it.');

    // Of one that is somebody else's nothing is told.
    await page.goto(pages.company.path.replace('$companyId', await rights.idOf('ISTMO')));
    await messages(page).getByRole('button', { name: 'Why?' }).click();
    await expect(main).toContainText(
      'Your account does not have this permission. The owner of the company can grant it.',
    );
  },
);

test(
  'a person’s page, a record, the top bar and the person’s menu say what they leave out',
  { tag: '@full' },
  async ({ page, platform, rights }) => {
    const owner = await encinaAs(platform.origin, 'owner');
    const { id } = await owner.makeTax('WHYNOT');
    const record = `${tax.route}/${id}/show`;
    await page.goto(record);
    await expect(page.getByText(/^Last changed .* by Carmen Robledo/)).toBeVisible();
    await expect(limits(page)).toHaveCount(0);

    await rights.hold('owner', without('ALLOW_COMPANY_SYNC_ACCESS', 'ALLOW_COMPANY_ROLE_ACCESS'));
    await page.goto(record);
    await isThere(page);
    await expect(page.getByText(/ by Carmen Robledo/)).toHaveCount(0);
    expect(await told(page)).toEqual(['ALLOW_COMPANY_SYNC_ACCESS']);
    await page.goto(pages.person.path.replace('$userId', owner.idUser));
    await isThere(page);
    expect(await told(page)).toEqual(['ALLOW_COMPANY_ROLE_ACCESS']);

    await rights.pool.query(
      `update role_permission set state = 'NUL' where role = 'USER' and action in ('ALLOW_USER_PROFILE', 'ALLOW_USER_COMPANY')`,
    );
    await page.goto(pages.home.path);
    await isThere(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Changes to publish/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Your profile' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'What you may not do' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What you may not do' })).toBeVisible();
    const main = page.getByRole('main');
    for (const action of ['ALLOW_USER_PROFILE', 'ALLOW_USER_COMPANY', 'ALLOW_COMPANY_SYNC_ACCESS'])
      await expect(main.locator('code').filter({ hasText: new RegExp(`^${action}$`) })).toBeVisible();
    await expect(main).toContainText('This belongs to your account.');
    await expect(main).toContainText('This is about Taberna La Encina.');
  },
);

/**
 * Signs in as somebody else. Without the live connection the page does not hear of what is taken from them before it asks
 * for it.
 */
const asManager = async (page: Page): Promise<void> => {
  await page.routeWebSocket(/\/ws$/, (socket) => void socket.close());
  await page.goto(pages.logout.path);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /manager@/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** Before it is opened: what a page does not hear of, it goes on offering. */
const hearsNothing = (page: Page) => page.routeWebSocket(/\/ws$/, (socket) => void socket.close());

test('a save that is refused says which action it takes, where, and whom to ask @full', async ({
  page,
  platform,
  rights,
}) => {
  await hearsNothing(page);
  const { id } = await (await encinaAs(platform.origin, 'owner')).makeTax('REFUSED');
  await rights.hold('manager', ['ALLOW_COMPANY_ACCESS', actionOf(tax, 'ACCESS'), actionOf(tax, 'EDIT')]);
  await asManager(page);
  await page.goto(`${tax.route}/${id}/edit`);
  await page.getByRole('textbox', { name: 'Rate' }).fill('9');
  await rights.hold('manager', ['ALLOW_COMPANY_ACCESS', actionOf(tax, 'ACCESS')]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved; your text is safe' });
  await expect(notice).toContainText(
    'Taxes · Edit. This is about Taberna La Encina. Carmen Robledo can grant it.',
  );
  await expect(page.getByRole('textbox', { name: 'Rate' })).toHaveValue('9');
});

test(
  'a form that shows records of an area which its reader may not see says what that takes',
  { tag: '@full' },
  async ({ page, platform, rights }) => {
    const { call } = await encinaAs(platform.origin, 'owner');
    const { data } = await call(resourceCalls(product).list, {
      data: { idCompany: rights.idCompany, limit: 10 },
    });
    await rights.hold('manager', [
      'ALLOW_COMPANY_ACCESS',
      actionOf(product, 'ACCESS'),
      actionOf(product, 'EDIT'),
    ]);
    await asManager(page);
    await page.goto(`${product.route}/${data.elements[0]?.id}/edit`);
    const takes = (area: string) =>
      page.getByText(`${area} · See. This is about Taberna La Encina. Carmen Robledo can grant it.`, {
        exact: true,
      });
    // There is one, and it stays as it is.
    const chosen = page.getByRole('combobox', { name: 'Department', exact: true });
    await expect(chosen).toHaveValue('Not visible');
    await expect(chosen).toHaveAttribute('readonly');
    await expect(chosen).toHaveAccessibleDescription(/^Departments · See\. .* can grant it\.$/);
    await expect(takes('Departments')).toBeVisible();
    await unfold(page);
    await codeBox(page).fill('UNSEEN');
    await expect(takes('Rates')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(messages(page)).toContainText('UNSEEN saved');
    const { data: saved } = await call(resourceCalls(product).get, {
      params: { id: data.elements[0]?.id ?? '' },
    });
    expect(saved).toMatchObject({ code: 'UNSEEN', idDepartment: data.elements[0]?.idDepartment });
  },
);

test(
  'a change without a form that is refused says so in a message, which tells on a press what it takes',
  { tag: '@full' },
  async ({ page, platform, rights }) => {
    await hearsNothing(page);
    const { code } = await (await encinaAs(platform.origin, 'owner')).makeTax('TOASTED');
    const held = ['ALLOW_COMPANY_ACCESS', actionOf(tax, 'ACCESS')];
    await rights.hold('manager', [...held, actionOf(tax, 'EDIT')]);
    await asManager(page);
    await page.goto(`${tax.route}?search=${code}`);
    await page.getByRole('button', { name: `Actions for ${code}` }).click();
    await rights.hold('manager', held);
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await messages(page).getByRole('button', { name: 'Why?' }).click();
    const why = page.getByRole('dialog', { name: 'What it needs' });
    await expect(why).toContainText(
      'Taxes · Edit. This is about Taberna La Encina. Carmen Robledo can grant it.',
    );
    await why.getByRole('button', { name: 'Done' }).click();
    await expect(why).toHaveCount(0);
    await expect(rowOf(page, code)).toBeVisible();
    await expect(rowOf(page, code)).not.toContainText('Inactive');
  },
);

test(
  'a part of the profile that is not saved for want of an action says whom to ask, and keeps what was typed',
  { tag: '@full' },
  async ({ page, rights }) => {
    await hearsNothing(page);
    await page.goto('/profile/social');
    const box = page.getByRole('textbox', { name: 'Instagram' });
    await box.fill('la.encina');
    await rights.pool.query(
      `update role_permission set state = 'NUL' where role = 'USER' and action = 'ALLOW_USER_PROFILE'`,
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved; your text is safe' })).toContainText(
      'Own profile. This belongs to your account. Whoever runs the platform for you can grant it.',
    );
    await expect(box).toHaveValue('la.encina');
  },
);
