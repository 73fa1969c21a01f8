import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { card, dish, enrol, quietKitchen, rest } from './support/kitchen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1366, height: 768 } });

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['COMANDA_PICTURES'];
  if (folder) await page.screenshot({ path: join(folder, `kitchen-${name}.png`) });
};

test('an order for later waits beside the board and is begun early; a split bill keeps what is cooked @full', async ({
  page,
  platform,
}) => {
  const kitchen = await quietKitchen(platform, 'Luego cocina');
  await enrol(page, 'Luego cocina');
  const wanted = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await kitchen.order(931, ['Croquetas', { number: 2, name: 'Tarta' }], 1, {
    serviceKind: '01',
    place: '31',
    wanted,
  });
  await kitchen.order(932, ['Solomillo', { number: 2, name: 'Merluza' }]);
  await expect(card(page, 932)).toBeVisible();
  await expect(card(page, 931)).toHaveCount(0);
  await page.getByRole('button', { name: '1 for later' }).click();
  const later = page.getByRole('dialog', { name: 'For later' });
  await expect(later).toContainText('Croquetas');
  await picture(page, 'later');
  await later.getByRole('button', { name: 'Begin order 931 now' }).click();
  await expect(later).toContainText('Nothing is for later');
  await page.keyboard.press('Escape');
  await expect(card(page, 931)).toContainText('For ');

  // Started at the table's bill, it is still started on the bill of the guest who pays apart.
  await rest(page);
  await dish(page, 932, 'Solomillo').click();
  await expect(dish(page, 932, 'Solomillo')).toContainText('Started');
  await kitchen.order(933, [{ name: 'Solomillo', from: { order: 932, line: 1 } }]);
  await kitchen.order(
    932,
    [
      { name: 'Solomillo', isVoided: true },
      { number: 2, name: 'Merluza' },
    ],
    2,
  );
  await expect(dish(page, 933, 'Solomillo')).toContainText('Started');
  await expect(card(page, 933)).toContainText('From order 932');
  await expect(card(page, 932)).toContainText('Part of it is on order 933');
  await expect(dish(page, 932, 'Solomillo')).toHaveCount(0);
  await picture(page, 'split');
});
