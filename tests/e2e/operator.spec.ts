import { expect, isThere, speaksEnglish, test } from './support/test.ts';

test('an operator keeps what is the platform’s own without a company, and what is typed outlives the choice of one @full', async ({
  page,
  visit,
}) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await speaksEnglish(page);
  await visit.signIn('operator');
  await page.getByRole('button', { name: /^Search or go to/ }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('till, a year');
  await expect(page.getByRole('option', { name: /Till, a year/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('button', { name: 'Licences' }).click();
  await menu.getByRole('link', { name: 'Manufacturers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manufacturers' })).toBeVisible();
  await isThere(page);
  await page.getByRole('link', { name: 'New' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Acme Tills');
  await page.getByRole('button', { name: 'Choose a company' }).click();
  await page.getByRole('option', { name: /Taberna La Encina/ }).click();
  await expect(page.getByRole('button', { name: /^Taberna La Encina/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Acme Tills');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Tills' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Limited access' })).toHaveCount(0);
  expect(refused).toEqual([]);
});
