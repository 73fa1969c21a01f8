import { resourceCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Locator, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isLive, isThere, messages, test } from './support/test.ts';

const toggle = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(?:Open|Close) menu$/ });
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

/** How the menu stands at the edges of each layout (docs/product.md §3.1). */
const widths = { 767: 'drawer', 768: 'drawer', 991: 'drawer', 992: 'rail', 1199: 'rail', 1200: 'full' };

test('the menu is a drawer, a rail or a column by the width of the window, and leads to taxes in each @full', async ({
  page,
  visit,
}) => {
  await visit.begin('owner');
  for (const [width, place] of Object.entries(widths))
    await test.step(`${width} px: ${place}`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto('/');
      await isThere(page);
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const basics = menu(page).getByRole('button', { name: 'Prices and taxes' });
      // In a rail the words are left out, and a press on an icon brings them.
      const words = menu(page).getByText('Prices and taxes', { exact: true });
      await expect(menu(page)).toHaveCount(place === 'drawer' ? 0 : 1);
      await expect(words).toHaveCount(place === 'full' ? 1 : 0);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', String(place === 'full'));
      // At 768 there is room for what narrower windows leave to the menu of the person.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Language' })).toBeVisible({
        visible: Number(width) >= 768,
      });

      if (place !== 'full') await toggle(page).click();
      await expect(drawer).toHaveCount(place === 'drawer' ? 1 : 0);
      await expect(words).toBeVisible();
      if ((await basics.getAttribute('aria-expanded')) === 'false') await basics.click();
      await menu(page).getByRole('link', { name: 'Taxes', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
      await expect(drawer).toHaveCount(0);
      if (place !== 'drawer') return;
      await toggle(page).click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });
});

test(
  'the column of actions is 65 px wide to a window of 1300 px, and 80 px beyond',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.begin('manager');
    await page.goto(tax.route);
    await isThere(page);
    const cell = page.getByRole('row').nth(1).getByRole('gridcell').last();
    for (const [window, column] of [
      [1300, 65],
      [1301, 80],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await expect.poll(async () => (await cell.boundingBox())?.width).toBe(column);
    }
  },
);

test(
  'the top bar counts what waits and what is unread as it comes in; the foot names the release',
  { tag: '@full' },
  async ({ page, visit, baseURL, platform }) => {
    const pool = embeddedPool(platform.dataDirectory);
    const origin = baseURL ?? '';
    await pool.query('delete from message where id_user = (select id from app_user where email = $1)', [
      accounts.manager,
    ]);
    await visit.signIn('manager');
    await isThere(page);
    await isLive(page);
    await expect(page.getByRole('contentinfo')).toContainText('rc1010');

    // A link to the list while nothing waits.
    const bar = page.getByRole('banner');
    const waiting = bar
      .getByRole('link', { name: /^Publish/ })
      .or(bar.getByRole('button', { name: /^Publish/ }));
    const count = async (): Promise<number> =>
      Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? 0);
    const before = await count();
    const owner = await encinaAs(origin, 'owner');
    const made = await owner.makeTax('WAITS');
    await expect.poll(count).toBe(before + 1);
    await owner.call(resourceCalls(tax).remove, { params: { id: made.id } });

    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications');
    // As a closing writes it: the message, and the event that tells of it.
    await pool.query(
      `with made as (
       insert into message (id, id_company, id_user, ntype, nclass, status, title, body, data)
       select gen_random_uuid(), $2, id, 'store', 'Z', 'UNR', 'Z 7', 'Barra', '[]' from app_user where email = $1
       returning id, id_company, id_user)
     insert into live_event (id_company, id, class, id_subject, id_user, data)
     select id_company, gen_random_uuid(), 'MESSAGE', id, id_user,
       jsonb_build_object('idCompany', id_company, 'title', 'Z 7', 'body', 'Barra', 'nclass', 'Z') from made`,
      [accounts.manager, owner.idCompany],
    );
    await pool.end();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect(messages(page).getByText('New message').first()).toBeAttached();
    await expect(messages(page).getByText('Z 7').first()).toBeAttached();
  },
);

test('who may not see changes has no count of them', { tag: '@full' }, async ({ page, visit }) => {
  await visit.signIn('cook');
  await isThere(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^(?:Changes to publish|Publish)/)).toHaveCount(0);
});
