import { areaPages, demandOf, type Page as Described, pages } from '@comanda/api/pages';
import { actionOf, companyActions, userActions, verbs } from '@comanda/api/permissions';
import { resources } from '@comanda/api/resources';
import { tax } from '@comanda/api/resources/tax';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { coveringResources } from '../support/covering.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, messages, test } from './support/test.ts';

/*
 * The console through the eyes of somebody who holds one action: its menu, the page that it opens or the way home, and
 * what the page says is missing, against the table that the routes and the menu are made from. `npm test` takes the
 * areas that together show every trait and all other actions, `npm run test:full` every action there is.
 */
test.describe.configure({ mode: 'parallel' });

/** Pages that a menu leads to, and those that an action opens by itself. */
const menuPages: readonly Described[] = [
  pages.home,
  pages.people,
  pages.roles,
  pages.trackers,
  pages.commits,
  pages.tickets,
  ...resources.map((area) => ({ path: area.route, ...demandOf(area, 'list') })),
];
const opening: readonly Described[] = [
  ...menuPages,
  ...resources.map((area) => ({ path: area.route + areaPages.new.path, ...demandOf(area, 'new') })),
];
const isOpen =
  (held: ReadonlySet<string>) =>
  ({ actions = [] }: Described): boolean =>
    actions.every((action) => held.has(action));

/** Where somebody goes who wants to use an action: the page that it opens, or one that it is used on. */
const wantedFor = (action: string): Described => {
  const area = resources.find((resource) => verbs.some((verb) => actionOf(resource, verb) === action));
  const own = opening.find(({ actions = [] }) => actions.length === 1 && actions[0] === action);
  return own ?? (area ? { path: area.route, ...demandOf(area, 'list') } : pages.trackers);
};

const actionsMissing = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Limited access' }).click();
  const told = page.getByRole('dialog', { name: 'What you may not do here' });
  await expect(told).toBeVisible();
  return told.locator('code').allTextContents();
};
const menuOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

let pool: Pool;
let idCompany: string;
test.beforeEach(async ({ platform }) => {
  pool = embeddedPool(platform.dataDirectory);
  idCompany = (await encinaAs(platform.origin, 'owner')).idCompany;
});
test.afterEach(async () => {
  await giveRole(pool, 'manager', idCompany, 'MANAGER');
  await pool.query(`update role_permission set state = 'GRN' where role = 'USER'`);
  await pool.end();
});

/** What the page of an area keeps from somebody who only sees it. */
const limitsOf = (path: string): readonly string[] | undefined => {
  const area = resources.find(({ route }) => route === path);
  return area && verbs.filter((verb) => verb !== 'ACCESS').map((verb) => actionOf(area, verb));
};

const seesOnly = async (page: Page, action: string): Promise<void> => {
  await holdOnly(pool, 'manager', idCompany, [action]);
  const held = new Set<string>([...userActions, action]);
  const wanted = wantedFor(action);
  await page.goto(wanted.path);
  await isThere(page);
  const isReached = isOpen(held)(wanted);
  expect(new URL(page.url()).pathname, action).toBe(isReached ? wanted.path : '/');
  expect((await menuOf(page)).toSorted(), action).toEqual(
    menuPages
      .filter(isOpen(held))
      .map(({ path }) => path)
      .toSorted(),
  );
  await expect(page.getByRole('link', { name: 'New', exact: true }), action).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(?:Publish|Revert)/ }), action).toHaveCount(0);
  if (!isReached) await expect(messages(page), action).toContainText('You may not open that page.');
  const limits = isReached ? limitsOf(wanted.path) : undefined;
  if (limits) expect(await actionsMissing(page), action).toEqual(expect.arrayContaining([...limits]));
};

const areas = process.env['COMANDA_FULL'] ? resources : coveringResources();
const alone: readonly string[] = [
  ...companyActions,
  ...areas.flatMap((area) => verbs.map((verb) => actionOf(area, verb))),
];
const parts = 4;
for (let part = 0; part < parts; part += 1)
  test(`each action alone opens what the table says, ${part + 1} of ${parts}`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await visit.signIn('manager');
    for (const action of alone.filter((_, place) => place % parts === part))
      await test.step(action, () => seesOnly(page, action));
  });

test('each action of the person alone opens what the table says', async ({ page, visit }) => {
  await visit.signIn('manager');
  for (const action of userActions)
    await test.step(action, async () => {
      await pool.query(
        `update role_permission set state = case when action = $1 then 'GRN' else 'NUL' end where role = 'USER'`,
        [action],
      );
      await page.goto(pages.home.path);
      const isHome = action === 'ALLOW_USER_HOME';
      if (isHome) await isThere(page);
      else await expect(page.getByRole('heading', { level: 1, name: 'You may not open this' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(isHome ? '/' : pages.notAuthorized.path);
      await page.goto(pages.companies.path);
      const reached = { ALLOW_USER_HOME: '/', ALLOW_USER_COMPANY: pages.companies.path };
      await expect(page).toHaveURL(
        ({ pathname }) =>
          pathname === (action === 'ALLOW_USER_PROFILE' ? pages.notAuthorized.path : reached[action]),
      );
    });
});

test('why a page does not open is told: which action, where, and who can grant it', async ({
  page,
  visit,
}) => {
  const access = actionOf(tax, 'ACCESS');
  await holdOnly(pool, 'manager', idCompany, ['ALLOW_COMPANY_ACCESS', access]);
  await visit.signIn('manager');
  await page.goto(tax.route);
  await isThere(page);
  const button = page.getByRole('button', { name: 'Limited access' });
  await button.focus();
  await expect(button).toHaveAccessibleDescription(/Taxes · Create.*Taberna La Encina.*Carmen Robledo/);
  await page.goto(`${tax.route}/new`);
  await messages(page).getByRole('button', { name: 'Why?' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You may not open this' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('This is about Taberna La Encina. Carmen Robledo can grant it.');
  await expect(main.locator('code').first()).toHaveText(actionOf(tax, 'CREATE'));
  await expect(main.locator('code').filter({ hasText: 'ALLOW_COMPANY_TICKET_ACCESS' })).toBeVisible();
  // What the person does hold is in no list.
  await expect(main.locator('code').filter({ hasText: access })).toHaveCount(0);
});

test('each may see what they may do, and who makes roles what others may', async ({ page, visit }) => {
  await holdOnly(pool, 'manager', idCompany, [actionOf(tax, 'ACCESS')]);
  await visit.signIn('manager');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'What you may do' }).click();
  const granted = page
    .getByRole('table', { name: 'Maintenance areas' })
    .getByText('Granted', { exact: true });
  await expect(granted).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Taxes/ })).toContainText('Granted');
  const { rows } = await pool.query<{ id: string }>(
    `select id from app_user where email = 'cook@comanda.test'`,
  );
  const another = pages.person.path.replace('$userId', rows[0]?.id ?? '');
  await page.goto(another);
  await expect(messages(page)).toContainText('You may not open that page.');
  await holdOnly(pool, 'manager', idCompany, ['ALLOW_COMPANY_ROLE_ACCESS', 'ALLOW_COMPANY_PERMISSION']);
  await page.goto(another);
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Salvatierra' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
});
