import type { Page } from '@playwright/test';
import { card, dish, enrol, quietKitchen } from './support/kitchen.ts';
import { choose, expect, test } from './support/test.ts';

// Screens have one.
test.use({ serviceWorkers: 'allow' });

const [soup, fish, third] = [900_401, 900_402, 900_403];
/** As a bump bar does: each press some time after the one before, so that none counts as a bounce. */
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (since) => performance.now() - since > 300,
      await page.evaluate(() => performance.now()),
    );
  }
};

test('two orders are cooked, taken back, given up and taken away by keys alone @full', async ({
  page,
  platform,
}) => {
  const kitchen = await quietKitchen(platform, 'Pase de teclas');
  await enrol(page, kitchen.monitor);
  await kitchen.order(soup, ['Sopa', 'Pan']);
  await kitchen.order(fish, ['Lubina', 'Arroz']);
  await expect(dish(page, fish, 'Arroz')).toBeVisible();

  await test.step('the first card, as nothing is chosen', async () => {
    await press(page, 'Enter');
    await expect(dish(page, soup, 'Sopa')).toContainText('Started');
    await expect(dish(page, soup, 'Pan')).toContainText('Started');
    await press(page, 'Backspace');
    await expect(dish(page, soup, 'Sopa')).toContainText('To do');
  });
  await test.step('a card by its number, a dish of it by arrows', async () => {
    await press(page, 'Digit2', 'ArrowDown', 'Space');
    await expect(dish(page, fish, 'Lubina')).toContainText('Started');
    await expect(dish(page, fish, 'Arroz')).toContainText('To do');
    await press(page, 'NumpadAdd');
    await expect(dish(page, fish, 'Arroz')).toContainText('Started');
    await press(page, 'Enter');
    await expect(card(page, fish)).toHaveCount(0);
    expect(await kitchen.stored(fish)).toMatchObject([{ status: 'RDY' }, { status: 'RDY' }]);
  });
  await test.step('what is given up is asked about, struck out and taken away', async () => {
    await press(page, 'Home', 'Delete');
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByRole('button', { name: 'Leave it' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(dish(page, soup, 'Sopa')).toContainText('Voided');
    await press(page, 'KeyA');
    await expect(card(page, soup)).toHaveCount(0);
    expect(await kitchen.stored(soup)).toMatchObject([{ status: 'DSC' }, { status: 'DSC' }]);
  });
  await test.step('pages, filters and the lists of steps and keys', async () => {
    await kitchen.order(third, ['Tarta']);
    await expect(dish(page, third, 'Tarta')).toBeVisible();
    await press(page, 'F2');
    await expect(page.getByRole('button', { name: /To cook/ })).toHaveCount(0);
    await press(page, 'KeyU');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'F1');
    await expect(page.getByRole('dialog')).toContainText('Close the message');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a bump bar with other keys is taught, and known after a start', async () => {
    await press(page, 'F1');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Teach keys' }).click();
    const field = sheet.getByRole('textbox', { name: 'Key' });
    await field.focus();
    await page.keyboard.press('KeyJ');
    await expect(field).toHaveValue('J');
    await choose(sheet.getByRole('radio', { name: 'All dishes to make' }));
    await expect(sheet.getByRole('list', { name: 'What was taught' })).toContainText('All dishes to make');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.reload();
    // It comes with what stands around the board.
    await expect(page.getByRole('button', { name: 'Screen' })).toBeVisible();
    await press(page, 'KeyJ');
    await expect(page.getByRole('dialog', { name: 'All dishes to make' })).toBeVisible();
  });
});
