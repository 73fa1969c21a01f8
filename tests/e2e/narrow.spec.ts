import { tax } from '@comanda/api/resources/tax';
import type { Locator, Page } from '@playwright/test';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, test } from './support/test.ts';

/** Pages of every kind, each with what a person opens it for. */
const pages: readonly { readonly path: string; readonly action: (page: Page) => Locator }[] = [
  { path: '/', action: (page) => page.getByRole('link', { name: 'Review and publish' }) },
  { path: '/admin/companies', action: (page) => page.getByRole('button', { name: /^Continue: / }) },
  { path: tax.route, action: (page) => page.getByRole('link', { name: 'New', exact: true }) },
  { path: `${tax.route}/new`, action: (page) => page.getByRole('button', { name: 'Save' }) },
  { path: `${tax.route}/import`, action: (page) => page.getByRole('button', { name: 'Choose file' }) },
  { path: '/settings/sync/trackers', action: (page) => page.getByRole('button', { name: 'Publish all…' }) },
  { path: '/settings/sync/commits', action: (page) => page.getByRole('rowheader').first() },
  { path: '/profile/password', action: (page) => page.getByRole('button', { name: 'Change password' }) },
  { path: '/documents/sales/tickets', action: (page) => page.getByRole('rowheader').first() },
];

/** How many CSS pixels of a page lie beyond the edge of the window. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// WCAG 2.2, 1.4.10 and 1.4.4: at 320 CSS pixels, and at twice the size in a window of 1280 by 800, only tables may be
// wider than the page, and everything is still to be reached.
const windows = [
  { name: 'on a narrow screen', viewport: { width: 320, height: 640 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
];
test('no page scrolls sideways on a narrow screen or at 200 %, and what it is for is within reach', async ({
  page,
  visit,
  baseURL,
}) => {
  await (await encinaAs(baseURL ?? '', 'owner')).makeTax('WIDE');
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  const wide: string[] = [];
  for (const { path, action } of pages) {
    await page.goto(path);
    await isThere(page);
    for (const { name, viewport } of windows)
      await test.step(`reach what ${path} is for ${name}`, async () => {
        await page.setViewportSize(viewport);
        // Scrolls there, waits until it stands still and finds nothing lying over it.
        await action(page).click({ trial: true });
        const pixels = await beyond(page);
        if (pixels > 0) wide.push(`${path} by ${pixels} px ${name}`);
      });
  }
  expect(wide).toEqual([]);
});
