import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { card, dish, enrol, quietKitchen, rest } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const names = {
  REGULAR: 'Cinco cocina',
  FASTFOOD: 'Cinco rápido',
  FULLORDER: 'Cinco jefe',
  PREPARATION: 'Cinco pase',
  PICKUP: 'Cinco recogida',
} as const;
const called = (place: string) => ({ place, serviceKind: '01' }) as const;
const wall = { width: 1366, height: 768 };
const orders = { whole: 901, quick: 902, waiting: 903 };

const screenOf = async (browser: Browser, baseURL: string, monitor: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    screen: wall,
    viewport: wall,
  });
  const page = await context.newPage();
  await enrol(page, monitor);
  return page;
};
const bump = async (page: Page, action: string, order: number): Promise<void> => {
  await page.getByRole('button', { name: `${action} ${String(order)}` }).click();
  await rest(page);
};
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['COMANDA_PICTURES'];
  if (folder) await page.screenshot({ path: join(folder, `kitchen-${name}.png`) });
};
const ready = (page: Page) => page.getByRole('region', { name: 'Ready to collect' });
const preparing = (page: Page) => page.getByRole('region', { name: 'In preparation' });

test('an order goes from its cooks to the pass and to its guest, over five screens, a cut and a restart @full', async ({
  browser,
  platform,
}) => {
  test.setTimeout(150_000);
  const kitchen = await quietKitchen(platform, names.REGULAR);
  for (const kind of ['FASTFOOD', 'FULLORDER', 'PREPARATION', 'PICKUP'] as const)
    await kitchen.beside(names[kind], { kind });
  await kitchen.stages('P');
  const open = (kind: keyof typeof names) => screenOf(browser, platform.origin, names[kind]);
  const [cook, quick, chef, pass, counter] = [
    await open('REGULAR'),
    await open('FASTFOOD'),
    await open('FULLORDER'),
    await open('PREPARATION'),
    await open('PICKUP'),
  ];
  await kitchen.order(orders.whole, ['Gazpacho', { number: 2, name: 'Tortilla' }], 1, called('Ana'));
  await kitchen.order(orders.quick, ['Agua', { number: 2, name: 'Pan' }], 1, {
    ...called('Luis'),
    isRush: true,
  });
  await kitchen.order(orders.waiting, ['Paella'], 1, called('Marta'));
  for (const page of [cook, quick, chef]) await expect(card(page, orders.whole)).toBeVisible();
  for (const order of Object.values(orders)) await expect(preparing(counter)).toContainText(String(order));
  await expect(card(pass, orders.whole)).toHaveCount(0);
  // What its till calls urgent stands before what waits longer, on every board that cooks.
  for (const page of [cook, quick, chef]) {
    await expect(card(page, orders.quick)).toContainText('URGENT');
    await expect(page.getByRole('article').first()).toContainText(String(orders.quick));
  }

  await dish(cook, orders.whole, 'Gazpacho').click();
  await rest(cook);
  await dish(cook, orders.whole, 'Gazpacho').click();
  // What is cooked waits at the pass; what is not stands beside it, and no press there touches it.
  await expect(dish(pass, orders.whole, 'Tortilla')).toContainText('Being cooked');
  await expect(dish(pass, orders.whole, 'Tortilla')).not.toHaveRole('button');
  await expect(dish(chef, orders.whole, 'Gazpacho')).toContainText('Done');
  // One press anywhere finishes an order of a fast food line.
  await dish(quick, orders.quick, 'Agua').click();
  await expect(card(pass, orders.quick)).toContainText('URGENT');
  await bump(quick, 'Finish all', orders.whole);
  await expect(dish(pass, orders.whole, 'Tortilla')).toHaveRole('button');
  await picture(pass, 'pass');

  // The pass is cut off while it presses, and started anew: nothing is lost.
  await pass.context().setOffline(true);
  await bump(pass, 'All ready', orders.whole);
  await pass.context().setOffline(false);
  await pass.reload();
  await expect(ready(counter)).toContainText(String(orders.whole));
  await bump(pass, 'All ready', orders.quick);
  await expect(ready(counter)).toContainText(String(orders.quick));
  await expect(preparing(counter)).toContainText(String(orders.waiting));
  await picture(counter, 'pickup');
  await bump(counter, 'Hand over', orders.whole);
  await expect(ready(counter)).not.toContainText(String(orders.whole));
  await expect
    .poll(async () => (await kitchen.stored(orders.whole)).map((task) => task?.status))
    .toEqual(['DLV', 'DLV']);

  // A wrong press comes back from the list of what is finished, long after it has left the last ten steps.
  await cook.keyboard.press('F2');
  await cook.keyboard.press('F2');
  await cook.keyboard.press('F2');
  await bump(cook, 'Bring back', orders.quick);
  await cook.getByRole('button', { name: 'Make it again: its time starts anew' }).click();
  await expect(dish(quick, orders.quick, 'Agua')).toContainText('Make again');
  await expect(ready(counter)).not.toContainText(String(orders.quick));
  await picture(cook, 'finished');

  // So does one that is found by its number among all that was finished.
  await bump(quick, 'Finish all', orders.quick);
  await cook.keyboard.press('Minus');
  const finished = cook.getByRole('dialog', { name: 'Finished orders' });
  await finished.getByRole('searchbox', { name: 'Number or table' }).fill(String(orders.quick));
  await finished.getByRole('button', { name: `Bring back order ${String(orders.quick)}` }).click();
  await cook.getByRole('button', { name: 'Bring it back: pressed by mistake' }).click();
  await expect(dish(quick, orders.quick, 'Agua')).toContainText('Started');
  for (const page of [cook, quick, chef, pass, counter]) await page.context().close();
});
