import { resourceCalls, roleCalls, screenCalls } from '@comanda/api/calls';
import { companyMenu } from '@comanda/api/areas/menu';
import { areaPages, demandOf, type Page as Described, pages, pagesIn } from '@comanda/api/pages';
import {
  actionOf,
  companyActions,
  publishes,
  shared,
  userActions,
  type Verb,
  verbsOf,
} from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Locator, Page } from '@playwright/test';
import { coveringResources } from '../support/covering.ts';
import { type Encina, encinaAs } from './support/encina.ts';
import { stockOf } from './support/places.ts';
import type { Platform } from './support/platform.ts';
import { type Rights, test } from './support/rights.ts';
import { expect, isThere, messages } from './support/test.ts';

/*
 * The console through the eyes of somebody who holds one action: its menu, the page that it opens or the way home, and
 * what the page says is missing, against the table that the routes and the menu are made from. `npm test` takes the
 * areas that together show every trait and all other actions, `npm run test:full` every action there is.
 */
test.describe.configure({ mode: 'parallel' });

const entries = companyMenu.flatMap((part) => ('page' in part ? [part] : (part.pages ?? [])));
/** Areas whose records a page of the menu shows; who may open that page finds no second entry. */
const shownThere = new Set(entries.map((entry) => ('shows' in entry ? entry.shows : undefined)));
/** Pages that a menu leads to, and those that an action opens by itself. */
const menuPages: readonly Described[] = [
  ...entries.map(({ page }) => pages[page]),
  ...resources
    .filter(({ code }) => !shownThere.has(code))
    .map((area) => ({ path: area.route, ...demandOf(area, 'list') })),
];
const opening: readonly Described[] = [
  ...menuPages,
  ...resources
    .filter((area) => pagesIn(area).includes('new'))
    .map((area) => ({ path: area.route + areaPages.new.path, ...demandOf(area, 'new') })),
];
const isOpen =
  (held: ReadonlySet<string>) =>
  ({ actions = [] }: Described): boolean =>
    actions.every((action) => held.has(action));

/** Where somebody goes who wants to use an action: the page that it opens, or one that it is used on. */
const wantedFor = (action: string): Described => {
  const area = resources.find((resource) =>
    verbsOf(resource).some((verb) => actionOf(resource, verb) === action),
  );
  const own = opening.find(({ actions = [] }) => actions.length === 1 && actions[0] === action);
  return own ?? (area ? { path: area.route, ...demandOf(area, 'list') } : pages.trackers);
};

const actionsMissing = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Limited access' }).click();
  const told = page.getByRole('dialog', { name: 'What you may not do here' });
  await expect(told).toBeVisible();
  return told.locator('code').allTextContents();
};
/** What of the platform's own everybody sees stands in the menu whoever looks. */
const ofEverybody: ReadonlySet<string> = new Set(shared);
const isOfEverybody = ({ path }: Pick<Described, 'path'>): boolean =>
  resources.some((area) => area.route === path && ofEverybody.has(actionOf(area, 'ACCESS')));
const menuOf = async (page: Page): Promise<readonly string[]> => {
  const links = await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.filter((path) => !isOfEverybody({ path }));
};

/** What a page keeps from somebody who only sees it. */
const limitsOf = (path: string): readonly string[] | undefined => {
  if (path === pages.trackers.path) return [...publishes, 'ALLOW_COMPANY_SYNC_DISCARD'];
  const area = resources.find(({ route }) => route === path);
  return (
    area &&
    verbsOf(area)
      .filter((verb) => verb !== 'ACCESS')
      .map((verb) => actionOf(area, verb))
  );
};

const seesOnly = async (page: Page, rights: Rights, action: string): Promise<void> => {
  await rights.hold('manager', [action]);
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
  await expect(page.getByRole('button', { name: /^(?:Publish|Revert)\b/ }), action).toHaveCount(0);
  if (!isReached) await expect(messages(page), action).toContainText('You do not have access to that page.');
  const limits = isReached ? limitsOf(wanted.path) : undefined;
  if (limits) expect(await actionsMissing(page), action).toEqual(expect.arrayContaining([...limits]));
};

const areas = coveringResources().filter(({ route }) => !isOfEverybody({ path: route }));
const alone: readonly string[] = [
  ...companyActions,
  ...areas.flatMap((area) => verbsOf(area).map((verb) => actionOf(area, verb))),
];
const parts = 8;
for (let part = 0; part < parts; part += 1)
  test(
    `each action alone opens what the table says, ${part + 1} of ${parts}`,
    { tag: '@full' },
    async ({ page, visit, rights }) => {
      test.setTimeout(300_000);
      await visit.begin('manager');
      for (const action of alone.filter((_, place) => place % parts === part))
        await test.step(action, () => seesOnly(page, rights, action));
    },
  );

/**
 * What somebody who sees a page is offered there by each further action: what stands on it, what its menus hold, and what
 * comes once a row is chosen. Each is there as often as it is named.
 */
interface Offer {
  /** Where it is; what it shows is made first, by the owner. */
  readonly path: (owner: Encina, platform: Platform) => Promise<string> | string;
  readonly seen: readonly string[];
  /**
   * What stands there for everybody who sees it, once or for each row: each of these is found at first, and nothing else.
   * Left out where what a row offers hangs on whose it is: what none of these tables names is not looked at there.
   */
  readonly always?: readonly RegExp[];
  readonly offers: Readonly<Record<string, string[]>>;
  /** `npm test` walks through the pages of areas, which are many; `npm run test:full` through these too. */
}
/** Pages of a long table, and how it is drawn. */
const ofTables = /^button (?:\d+|Columns|(?:Compact|Comfortable) rows|(?:First|Previous|Next|Last) page)$/;
const limits = /^button Limited access$/;
/** The platform's, and those that other walks make. */
const ofRoles =
  /^link (?:Owner|Manager|Reader|Cook|TRIED|Evenings|Floor lead|Night shift|Turno \w+(?:\.\d)?)$/;
const onChanges: readonly RegExp[] = [
  limits,
  ofTables,
  /^radio (?:All|Pending|Sent|On the tills|Refused by a till)$/,
  // What narrows by person and by area stands where there are several: other walks change things too.
  /^button (?:Any change|See all changes|Anyone|Any area)$/,
];
const taxAction = (verb: Verb): string => actionOf(tax, verb);
const offers: Readonly<Record<string, Offer>> = {
  'the list of an area': {
    path: () => tax.route,
    seen: [taxAction('ACCESS')],
    always: [
      limits,
      ofTables,
      // Filters, orders and views of the list are each reader's own.
      /^button (?:Active|Inactive|Normal|By quantity|Fixed|Group|Add filter|Save as view|What to do with views)$/,
      /^button (?:Order|Code|Name|Kind|Rate|Amount|Meal vouchers accepted|Status)$/,
      // Each row, whatever it is called, and the way to those that are not shown at first.
      /^button (?:Actions for .+|\d+ inactive)$/,
      /^link (?!New$)/,
      /^entry Open$/,
    ],
    offers: {
      [taxAction('CREATE')]: ['link New', 'entry Duplicate', 'button More', 'entry Import'],
      [taxAction('EDIT')]: [
        'entry Edit',
        'entry Deactivate',
        'chosen Edit…',
        'chosen Activate',
        'chosen Deactivate',
      ],
      [taxAction('DELETE')]: ['entry Delete', 'chosen Delete'],
      [taxAction('EXPORT')]: ['button More', 'entry Export', 'chosen Export'],
    },
  },
  'a record': {
    path: async ({ makeTax }) => `${tax.route}/${(await makeTax('OFFERED')).id}/show`,
    seen: [taxAction('ACCESS')],
    always: [limits, /^link Taxes$/],
    offers: {
      [taxAction('CREATE')]: ['link Duplicate'],
      [taxAction('EDIT')]: [
        'button Normal',
        'button Other languages',
        'button Save',
        'radio Active',
        'radio Inactive',
      ],
      [taxAction('DELETE')]: ['button Delete'],
      [taxAction('EXPORT')]: [],
    },
  },
  'changes without stores to publish them to': {
    path: () => pages.trackers.path,
    seen: ['ALLOW_COMPANY_SYNC_ACCESS'],
    always: onChanges,
    offers: { ALLOW_COMPANY_SYNC_PUBLISH: [], ALLOW_STORE_ACCESS: [] },
  },
  changes: {
    path: async ({ makeTax }) => {
      await makeTax('WAITS');
      return pages.trackers.path;
    },
    seen: ['ALLOW_COMPANY_SYNC_ACCESS', 'ALLOW_STORE_ACCESS'],
    always: onChanges,
    offers: {
      ALLOW_COMPANY_SYNC_PUBLISH: ['button Publish all…', 'chosen Publish…'],
      ALLOW_COMPANY_SYNC_REVERT: [],
      ALLOW_COMPANY_SYNC_DISCARD: ['chosen Discard…'],
    },
  },
  people: {
    path: () => pages.people.path,
    seen: ['ALLOW_COMPANY_ROLE_ACCESS'],
    // Of the people only oneself is a link, and each row's role.
    always: [limits, /^link Iñaki /, ofRoles],
    offers: { ALLOW_COMPANY_ROLE: ['button TRIED'], ALLOW_COMPANY_INVITE: ['button Invite somebody'] },
  },
  roles: {
    path: () => pages.roles.path,
    seen: ['ALLOW_COMPANY_ROLE_ACCESS'],
    always: [limits, ofTables, /^button Actions for /, ofRoles, /^entry Show$/],
    offers: {
      ALLOW_COMPANY_ROLE: [],
      ALLOW_COMPANY_PERMISSION: ['link New role', 'entry Duplicate'],
      ALLOW_COMPANY_INVITE: [],
    },
  },
  'a publication': {
    path: async (_, platform) =>
      pages.commit.path.replace(/\$\w+/, (await stockOf(platform, 'REVERTED')).idCommit),
    seen: ['ALLOW_COMPANY_SYNC_ACCESS'],
    offers: {
      ALLOW_COMPANY_SYNC_PUBLISH: [],
      ALLOW_COMPANY_SYNC_REVERT: ['button Revert…'],
      ALLOW_COMPANY_SYNC_DISCARD: [],
    },
  },
  'a role': {
    path: async ({ call, idCompany }) => {
      const { data } = await call(roleCalls.make, {
        data: { idCompany, name: 'Turno OFFERED', permissions: {} },
      });
      return pages.role.path.replace(/\$\w+/, data.code);
    },
    seen: ['ALLOW_COMPANY_ROLE_ACCESS'],
    always: [
      limits,
      /^link Roles$/,
      // What the role may do, folded by the menu's groups.
      /^button (?:Sales|Menu|Prices and taxes|People and tills|Kitchen|Purchases|Ordering|Settings)$/,
    ],
    offers: {
      ALLOW_COMPANY_ROLE: [],
      ALLOW_COMPANY_PERMISSION: ['link Duplicate', 'link Edit'],
      ALLOW_COMPANY_INVITE: [],
    },
  },
  'the screens of a monitor': {
    path: async ({ call, idCompany }) => {
      const { data } = await call(resourceCalls(monitor).list, { data: { idCompany, limit: 10 } });
      const id = data.elements[0]?.id ?? '';
      await call(screenCalls.enrol, { params: { id }, data: { name: 'OFFERED' } });
      return `${monitor.route}/${id}/show`;
    },
    seen: [actionOf(monitor, 'ACCESS')],
    offers: {
      ALLOW_COMPANY_KITCHEN_ACCESS: [],
      ALLOW_COMPANY_KITCHEN_REVOKE: ['button End the screen OFFERED'],
    },
  },
  'a new payment method': {
    path: () => paymentMethod.route + areaPages.new.path,
    seen: [actionOf(paymentMethod, 'ACCESS'), actionOf(paymentMethod, 'CREATE')],
    always: [
      limits,
      /^button (?:Cancel|Save)$/,
      /^link Payment methods$/,
      /^button (?:At the till|Cash|More.*|Other languages)$/,
      /^radio (?:Anywhere|First|Last)$/,
    ],
    offers: { ALLOW_PAYMENT_ROUNDING: ['radio None', 'radio Rounded'] },
  },
  'an import': {
    path: async (_, platform) =>
      tax.route + areaPages.importOne.path.replace('$id', (await stockOf(platform, 'IMPORTED')).idImport),
    seen: [taxAction('ACCESS'), taxAction('CREATE')],
    always: [limits, ofTables, /^button (?:Import 1 record|New1)$/, /^link (?:Columns|Import|Taxes)$/],
    offers: { [taxAction('EDIT')]: [], [taxAction('DELETE')]: [], [taxAction('EXPORT')]: [] },
  },
  home: {
    path: async ({ makeTax }) => {
      await makeTax('HOME');
      return pages.home.path;
    },
    seen: ['ALLOW_COMPANY_SYNC_ACCESS', 'ALLOW_STORE_ACCESS'],
    // The way to what waits for somebody else's publishing, or was refused by a till.
    always: [limits, /^link (?:See changes|Publications)$/],
    offers: { ALLOW_COMPANY_SYNC_PUBLISH: ['link Review and publish'] },
  },
};
/** All that any of them offers. */
const granted = new Set(Object.values(offers).flatMap((page) => Object.values(page.offers).flat()));

const namesOf = (
  place: Locator,
  role: 'button' | 'link' | 'radio' | 'menuitem',
): Promise<readonly string[]> =>
  place
    .getByRole(role)
    .evaluateAll((found) =>
      found.map((one) =>
        (one.ariaLabel ?? (one.closest('label') ?? one).textContent ?? '')
          .trim()
          .replace(/^TRIED_\w+$/, 'TRIED'),
      ),
    );

/** All that the page offers now. */
const offeredOn = async (page: Page): Promise<readonly string[]> => {
  const main = page.getByRole('main');
  const row = main.getByRole('row').nth(1);
  const found: string[] = [];
  const note = (kind: string, names: readonly string[]): void => {
    found.push(...names.map((name) => `${kind} ${name}`));
  };
  note('button', await namesOf(main, 'button'));
  note('link', await namesOf(main, 'link'));
  note('radio', await namesOf(main, 'radio'));
  for (const menu of [
    row.getByRole('button', { name: /^Actions for/ }),
    main.getByRole('button', { name: 'More', exact: true }),
  ])
    if ((await menu.count()) > 0) {
      await menu.click();
      await expect(page.getByRole('menu')).toBeVisible();
      note('entry', await namesOf(page.getByRole('menu'), 'menuitem'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  const box = row.getByRole('checkbox');
  if ((await box.count()) > 0) {
    await box.check();
    const clear = page.getByRole('button', { name: 'Clear selection' });
    const names = await namesOf(main.getByRole('group').filter({ has: clear }), 'button');
    note(
      'chosen',
      names.filter((name) => name !== 'Clear selection'),
    );
    await box.uncheck();
  }
  return found;
};

for (const [name, { path, seen, always, offers: each }] of Object.entries(offers))
  test(
    `${name}: each further action offers what is its own, and nothing else`,
    { tag: '@full' },
    async ({ page, visit, platform, rights }) => {
      const shown = await path(await encinaAs(platform.origin, 'owner'), platform);
      await visit.begin('manager');
      const steps: Readonly<Record<string, string[]>> = { '': [], ...each };
      for (const [action, offer] of Object.entries(steps))
        await test.step(action, async () => {
          await rights.hold('manager', action === '' ? seen : [...seen, action]);
          await page.goto(shown);
          await isThere(page);
          // Menus of a list come after its rows.
          await expect(async () => {
            const found = await offeredOn(page);
            const beside = found.filter((one) =>
              always ? !always.some((name) => name.test(one)) : granted.has(one),
            );
            expect(beside.toSorted(), action).toEqual(offer.toSorted());
            if (action === '')
              expect(always?.filter((name) => !found.some((one) => name.test(one))) ?? []).toEqual([]);
          }).toPass({ timeout: 15_000 });
        });
    },
  );

test(
  'each action of the person alone opens what the table says',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    await visit.begin('manager');
    for (const action of userActions)
      await test.step(action, async () => {
        await rights.holdOfOwn([action]);
        await page.goto(pages.home.path);
        const isHome = action === 'ALLOW_USER_HOME';
        if (isHome) await isThere(page);
        else
          await expect(
            page.getByRole('heading', { level: 1, name: 'You do not have access to this' }),
          ).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(isHome ? '/' : pages.notAuthorized.path);
        await page.goto(pages.companies.path);
        const reached = new Map<string, string>([
          ['ALLOW_USER_HOME', '/'],
          ['ALLOW_USER_COMPANY', pages.companies.path],
        ]);
        await expect(page).toHaveURL(
          ({ pathname }) => pathname === (reached.get(action) ?? pages.notAuthorized.path),
        );
      });
  },
);

test('why a page does not open is told: which action, where, and who can grant it', async ({
  page,
  visit,
  rights,
}) => {
  const access = actionOf(tax, 'ACCESS');
  await rights.hold('manager', ['ALLOW_COMPANY_ACCESS', access]);
  await visit.begin('manager');
  await page.goto(tax.route);
  await isThere(page);
  const button = page.getByRole('button', { name: 'Limited access' });
  await button.focus();
  await expect(button).toHaveAccessibleDescription(/Taxes · Create.*Taberna La Encina.*Carmen Robledo/);
  await page.goto(`${tax.route}/new`);
  await messages(page).getByRole('button', { name: 'Why?' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('This is about Taberna La Encina. Carmen Robledo can grant it.');
  await expect(main.locator('code').first()).toHaveText(actionOf(tax, 'CREATE'));
  await expect(main.locator('code').filter({ hasText: 'ALLOW_COMPANY_TICKET_ACCESS' })).toBeVisible();
  // What the person does hold is in no list.
  await expect(main.locator('code').filter({ hasText: access })).toHaveCount(0);
});

test(
  'who may see an area takes its records as a file only with the action for it',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    const verbsHeld = ['ACCESS', 'CREATE', 'EDIT'] as const;
    const held = verbsHeld.map((verb) => actionOf(tax, verb));
    const entries = async (): Promise<readonly string[]> => {
      await page.goto(tax.route);
      await isThere(page);
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Import' })).toBeVisible();
      return page.getByRole('menuitem').allTextContents();
    };
    await rights.hold('manager', held);
    await visit.signIn('manager');
    expect(await entries()).toEqual(['Import']);
    await page.keyboard.press('Escape');
    expect(await actionsMissing(page)).toContain(actionOf(tax, 'EXPORT'));
    await rights.hold('manager', [...held, actionOf(tax, 'EXPORT')]);
    expect(await entries()).toEqual(['Import', 'Export']);
  },
);

test(
  'a page about a business is judged by that business, whichever company is selected',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    const found = await rights.pool.query<{ code: string; idCompany: string; idStore: string }>(
      `select company.code, company.id_company as "idCompany", store.id as "idStore"
     from company join store using (id_company) order by store.code`,
    );
    const of = (code: string) => {
      const row = found.rows.find((one) => one.code === code);
      if (!row) throw new Error(`The demo has no store of ${code}.`);
      return {
        company: pages.company.path.replace('$companyId', row.idCompany),
        store: `/admin/stores/${row.idStore}/show`,
      };
    };
    const [selected, other, foreign] = [of('ENCINA'), of('BRASA'), of('ISTMO')];
    const missing = pages.company.path.replace('$companyId', '0190d6c0-0000-7000-8000-00000000dead');
    await visit.begin('owner');

    for (const path of [foreign.company, foreign.store, missing]) {
      await page.goto(path);
      await expect(messages(page), path).toContainText('You do not have access to that page.');
      await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    }
    await messages(page).getByRole('button', { name: 'Why?' }).first().click();
    await expect(page.getByRole('main').locator('code')).toHaveText(['ALLOW_COMPANY_ACCESS']);

    await page.goto(selected.company);
    await expect(page.getByRole('heading', { level: 1, name: 'Taberna La Encina' })).toBeVisible();
    await page.goto(other.company);
    const name = 'Brasa Veloz';
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await page.getByRole('list', { name: 'Stores' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/stores\/[^/]+\/show$/);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    // Only told, until its company is chosen.
    const postcode = page.getByRole('textbox', { name: 'Postcode' });
    await expect(postcode).toHaveCount(0);
    await page.getByRole('button', { name: 'Work in this company' }).click();
    await expect(postcode).toBeVisible();

    // Who may not see a company that is theirs is refused it too.
    await rights.hold('owner', [actionOf(tax, 'ACCESS')]);
    await page.goto(selected.company);
    await expect(messages(page)).toContainText('You do not have access to that page.');
    await page.goto(other.company);
    await expect(heading).toHaveText(name);
  },
);

test(
  'each may see what they may do, and who makes roles what others may',
  { tag: '@full' },
  async ({ page, visit, rights }) => {
    await rights.hold('manager', [actionOf(tax, 'ACCESS')]);
    await visit.signIn('manager');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'What you may do' }).click();
    const granted = page
      .getByRole('table', { name: 'Maintenance areas' })
      .getByText('Granted', { exact: true });
    await expect(granted).toHaveCount(1);
    await expect(page.getByRole('row', { name: /^Taxes/ })).toContainText('Granted');
    const { rows } = await rights.pool.query<{ id: string }>(
      `select id from app_user where email = 'cook@comanda.test'`,
    );
    const another = pages.person.path.replace('$userId', rows[0]?.id ?? '');
    await page.goto(another);
    await expect(messages(page)).toContainText('You do not have access to that page.');
    await rights.hold('manager', ['ALLOW_COMPANY_ROLE_ACCESS', 'ALLOW_COMPANY_PERMISSION']);
    await page.goto(another);
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Salvatierra' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the role' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  },
);
