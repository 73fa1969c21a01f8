import type { CDPSession, Locator, Page } from '@playwright/test';
import { card, dish, enrol, pass, type QuietKitchen, quietKitchen, rest } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', hasTouch: true });

interface Place {
  readonly x: number;
  readonly y: number;
}
const middleOf = async (thing: Locator): Promise<Place> => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const say = (glass: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
  glass.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at, id) => ({ ...at, id })) });
const tap = async (glass: CDPSession, ...points: readonly Place[]): Promise<void> => {
  await say(glass, 'touchStart', points);
  await say(glass, 'touchEnd', []);
};
/** Touches one place again and again, whatever lies there by then. */
const tapAgain = async (page: Page, glass: CDPSession, place: Place, gaps: readonly number[]) => {
  await tap(glass, place);
  for (const gap of gaps) {
    await pass(page, gap);
    await tap(glass, place);
  }
};
const revs = async (kitchen: QuietKitchen, order: number) =>
  (await kitchen.stored(order)).map((task) => task?.rev);
const gaps = [40, 90, 150, 250];
for (const { count, first } of [
  { count: 1, first: 900_500 },
  { count: 40, first: 900_520 },
])
  test(
    `a finger that trembles has one effect, with ${count} orders on the board`,
    { tag: '@full' },
    async ({ page, platform }) => {
      test.setTimeout(120_000);
      const kitchen = await quietKitchen(platform, `Pase de dedos ${count}`);
      await enrol(page, kitchen.monitor);
      const orders = Array.from({ length: count === 1 ? gaps.length : count }, (_, index) => first + index);
      const fire = (order: number) => kitchen.order(order, ['Gazpacho', 'Lubina']);
      if (count > 1) for (const order of orders) await fire(order);
      const glass = await page.context().newCDPSession(page);
      for (const [index, gap] of gaps.entries()) {
        const order = orders[index] ?? 0;
        const next = count > 1 ? orders[index + 1] : undefined;
        if (count === 1) await fire(order);
        const all = card(page, order).locator('[data-bump]');
        await expect(dish(page, order, 'Gazpacho')).toBeVisible();
        await tapAgain(page, glass, await middleOf(dish(page, order, 'Gazpacho')), [gap]);
        await expect.poll(() => revs(kitchen, order), `a dish, ${gap} ms`).toEqual([1, 0]);
        await rest(page);
        await tapAgain(page, glass, await middleOf(all.first()), [gap]);
        await expect.poll(() => revs(kitchen, order), `the start of all, ${gap} ms`).toEqual([1, 1]);
        await rest(page);
        expect(await revs(kitchen, order)).toEqual([1, 1]);
        await tapAgain(page, glass, await middleOf(all.last()), [gap, gap, gap]);
        await expect.poll(() => revs(kitchen, order), `the end of all, ${gap} ms`).toEqual([2, 2]);
        await expect(card(page, order).getByRole('button', { name: /Take it back/ })).toBeVisible();
        await expect(card(page, order)).toHaveCount(0);
        expect(await revs(kitchen, order)).toEqual([2, 2]);
        if (next !== undefined) expect(await revs(kitchen, next)).toEqual([0, 0]);
      }
    },
  );

test(
  'each finger presses, one that slides a little too, and what has left comes back where it was',
  { tag: '@full' },
  async ({ page, platform }) => {
    const kitchen = await quietKitchen(platform, 'Pase de manos');
    await enrol(page, kitchen.monitor);
    const [order, other] = [900_580, 900_581];
    await kitchen.order(order, ['Gazpacho', 'Lubina']);
    await kitchen.order(other, ['Gazpacho']);
    await expect(dish(page, other, 'Gazpacho')).toBeVisible();
    const glass = await page.context().newCDPSession(page);
    const [soup, fish] = [
      await middleOf(dish(page, order, 'Gazpacho')),
      await middleOf(dish(page, order, 'Lubina')),
    ];
    const elsewhere = await middleOf(dish(page, other, 'Gazpacho'));

    await tap(glass, soup, elsewhere);
    await expect.poll(() => revs(kitchen, order)).toEqual([1, 0]);
    await expect.poll(() => revs(kitchen, other)).toEqual([1]);

    await say(glass, 'touchStart', [fish]);
    // Five millimetres of a wall of 24 inches.
    for (const by of [4, 8, 12]) await say(glass, 'touchMove', [{ x: fish.x + by, y: fish.y }]);
    await say(glass, 'touchEnd', []);
    await expect.poll(() => revs(kitchen, order)).toEqual([1, 1]);

    await rest(page);
    const all = await middleOf(card(page, order).locator('[data-bump]').last());
    await tap(glass, all);
    const back = card(page, order).getByRole('button', { name: /Take it back/ });
    await expect(back).toBeVisible();
    await rest(page);
    await tap(glass, await middleOf(back));
    await expect(dish(page, order, 'Gazpacho')).toContainText('Started');
    expect(await page.getByRole('article').first().getAttribute('aria-label')).toContain(String(order));
    await expect.poll(() => revs(kitchen, order)).toEqual([3, 3]);
  },
);
