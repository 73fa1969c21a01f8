import { expect, test } from './support/test.ts';

/** WCAG 2.2, 1.4.10: at 320 CSS pixels only tables may be wider than the page. */
test('no page scrolls sideways on a narrow screen', async ({ page, visit }) => {
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of [
    '/',
    '/admin/companies',
    '/settings/basics/taxes',
    '/settings/basics/taxes/new',
    '/settings/sync/trackers',
    '/settings/sync/commits',
    '/documents/sales/tickets',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) wide.push(`${path} by ${beyond} px`);
  }
  expect(wide).toEqual([]);
});
