import { importInto, roleCalls } from '@comanda/api/calls';
import { areaPages, pages } from '@comanda/api/pages';
import { grantable, userActions } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Locator, Page, Response } from '@playwright/test';
import { signIn } from '../support/caller.ts';
import { placesOf, stockOf } from './support/places.ts';
import { type Rights, test } from './support/rights.ts';
import { expect, hasItsParts, isLive, isThere, messages } from './support/test.ts';

/*
 * Every page that demands something, through the eyes of who lacks one of its actions and of who holds nothing but them
 * (docs/product.md §5.4). What each action opens by itself is walked through in permissions.spec.ts.
 */
test.describe.configure({ mode: 'parallel' });

/** Gives the reader exactly these actions, of both scopes. Pages about a person are about somebody else. */
const hold = async (
  rights: Rights,
  ofOwn: readonly string[],
  inCompany: readonly string[],
): Promise<void> => {
  await rights.holdOfOwn(ofOwn);
  await rights.hold('reader', inCompany);
};
const without = (action: string, all: readonly string[]): readonly string[] =>
  all.filter((one) => one !== action);
test(
  'whoever lacks one action of a page is sent home and told so',
  { tag: '@full' },
  async ({ page, visit, platform, rights }) => {
    // Every page that there is, one after the other.
    test.setTimeout(1_200_000);
    const { inside } = placesOf(await stockOf(platform, 'LACKING'));
    await visit.begin('reader');
    for (const { path, actions = [] } of inside)
      for (const action of actions)
        await test.step(`${path} without ${action}`, async () => {
          await hold(rights, without(action, userActions), without(action, grantable));
          await page.goto(path);
          // Who may not see home has no other page to be told on.
          const isHomeless = pages.home.actions.some((one) => one === action);
          const refused = isHomeless ? pages.notAuthorized.path : pages.home.path;
          await expect(page).toHaveURL(({ pathname }) => pathname === refused);
          if (isHomeless)
            await expect(page.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible();
          else await expect(messages(page)).toContainText('You do not have access to that page.');
        });
  },
);

/** Calls that are refused while a page is looked at. */
const refusalsOn = (page: Page): string[] => {
  const refusals: string[] = [];
  page.on('response', (response: Response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return refusals;
};

test(
  'whoever holds what a page demands, and nothing else, finds it whole',
  { tag: '@full' },
  async ({ page, visit, platform, rights }) => {
    // Every page that there is, one after the other.
    test.setTimeout(1_200_000);
    const { inside } = placesOf(await stockOf(platform, 'HOLDING'));
    await visit.begin('reader');
    const refusals = refusalsOn(page);
    const message = pages.message.path.replace(/\$.*/, '');
    // What somebody was told is that person's alone.
    const demanding = inside.filter(({ scope, path }) => scope !== undefined && !path.startsWith(message));
    for (const { path, scope, actions = [] } of demanding)
      await test.step(path, async () => {
        // What the page before still asks is not counted.
        await page.goto('about:blank');
        await hold(rights, scope === 'user' ? actions : userActions, scope === 'user' ? [] : actions);
        refusals.length = 0;
        await page.goto(path);
        await isThere(page);
        // What a form asks for by itself comes after its heading.
        await hasItsParts(page);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        expect(refusals, path).toEqual([]);
      });
  },
);

/** Of the first row that a statement finds. */
const idOf = async ({ pool }: Rights, statement: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(statement);
  if (!rows[0]) throw new Error('The demo has nothing of another company.');
  return rows[0].id;
};

/** By which a failure is found in the log: another each time. */
const reference = /[-0-9a-f]{36}/g;
/** What a page shows when the id in its address is nobody's, once it has come. */
const shownAt = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  // Once its line stands, a page asks again for what it has not got.
  await isLive(page);
  await hasItsParts(page);
  await expect(page.getByRole('main')).not.toContainText('Loading');
  return ((await page.getByRole('main').textContent()) ?? '').replaceAll(reference, '');
};

test(
  'what belongs to another company is as if it were not there',
  { tag: '@full' },
  async ({ page, visit, rights, platform }) => {
    test.setTimeout(120_000);
    const { call } = await signIn(platform.origin, 'foreign');
    const idCompany = await idOf(rights, `select id_company as id from company where code = 'ISTMO'`);
    const idForeign = await idOf(rights, `select id from tax where id_company = '${idCompany}'`);
    const { data: role } = await call(roleCalls.make, {
      data: { idCompany, name: 'Turno ajeno', permissions: {} },
    });
    const { data: imported } = await call(importInto(tax), {
      data: { idCompany, fileName: 'ajeno.csv' },
      files: { file: new Blob(['code,names.es-ES,value,order\nAJENO,Ajeno,,900000\n']) },
    });
    const foreign: readonly (readonly [pattern: string, id: string])[] = [
      ...[areaPages.show, areaPages.edit, areaPages.duplicate].map(
        ({ path }) => [tax.route + path, idForeign] as const,
      ),
      [tax.route + areaPages.importOne.path, imported.id],
      [pages.role.path, role.code],
      [
        pages.commit.path,
        await idOf(rights, `select id from store_commit where id_company = '${idCompany}'`),
      ],
      [pages.person.path, await idOf(rights, `select id from app_user where email = 'foreign@comanda.test'`)],
    ];
    const nobody = '0190d6c0-0000-7000-8000-00000000dead';
    await visit.begin('owner');
    for (const [pattern, id] of foreign)
      await test.step(pattern, async () => {
        const [theirs, none] = [id, nobody].map((value) => pattern.replace(/\$\w+/, value));
        expect(await shownAt(page, theirs ?? '')).toBe(await shownAt(page, none ?? ''));
        const controls: Locator = page
          .getByRole('main')
          .getByRole('button', { name: /^(?:Save|Delete|Revert)/ });
        await expect(controls).toHaveCount(0);
      });
  },
);
