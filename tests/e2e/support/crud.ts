import {
  blank,
  type Draft,
  duplicateOf,
  type Field,
  fieldsOf,
  isDemanded,
  isOfPlatform,
  isShown,
  type ItemField,
  type Resource,
} from '@comanda/api/kernel';
import { itemLabel, nameOf, pluralOf } from '@comanda/api/labels';
import type { Locator, Page } from '@playwright/test';
import { onePixel } from '../../support/onePixel.ts';
import { choose, expect, isThere, test } from './test.ts';
import { textOf } from './texts.ts';

/** The record's own: its lines may have codes too. */
export const codeBox = (page: Page): Locator =>
  page.locator('[data-field="code"]').getByRole('textbox', { name: 'Code', exact: true });

/** The box of a record's name in the company's own language. */
export const nameBox = (page: Page): Locator =>
  page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').first();

/** Opens whatever a form has folded. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.getByRole('form').locator('h2 > button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The row of a list that shows a code. */
export const rowOf = (page: Page, code: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${code}`, exact: true }) });

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

const box = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`);

/** Takes one of what is offered where a form refers to some. */
async function take(page: Page, choice: Locator, at = 0): Promise<void> {
  await choice.click();
  await choice.press('ArrowDown');
  await expect(page.getByRole('option').nth(at)).toBeVisible();
  // By keys: rows of a long list are drawn anew when the code for it comes, under the pointer.
  for (let step = 0; step <= at; step += 1) await choice.press('ArrowDown');
  await choice.press('Enter');
}
/** Chooses it where the form refers to one. */
async function chooseOne(page: Page, choice: Locator, at = 0): Promise<void> {
  await take(page, choice, at);
  await expect(choice).not.toHaveValue('');
}

const namedFormats: ReadonlySet<string> = new Set(['country', 'language', 'time_zone']);
/** Whether it is chosen by what it is called: a record, or a language. */
const isChosen = (field: Field | ItemField): boolean =>
  field.kind === 'ref' || (field.kind === 'text' && namedFormats.has(field.format ?? ''));

/** A first line of details, its texts filled and its references chosen; where a line is one reference, that is chosen. */
async function addLine(page: Page, resource: Resource, list: string): Promise<void> {
  const field = resource.fields[list];
  const place = box(page, list);
  const items = Object.entries(field?.kind === 'list' ? field.item : {});
  if (items.length === 1 && items[0]?.[1].kind === 'ref') {
    await take(page, place.getByRole('combobox'));
    await expect(place.getByText('None chosen yet')).toHaveCount(0);
    return;
  }
  await place.getByRole('button', { name: 'Add line' }).click();
  for (const [key, item] of items) {
    const label = textOf(itemLabel(resource, list, key));
    if (item.optional) continue;
    if (item.kind === 'names')
      await place.getByRole('group', { name: label }).getByRole('textbox').first().fill('Uno');
    if (isChosen(item)) await chooseOne(page, place.getByRole('combobox', { name: label }));
    else if (item.kind === 'text') await place.getByRole('textbox', { name: label }).fill('X1');
  }
}

/** Whether a box that must be filled starts empty; texts and the record's own name are filled by who knows a word. */
const isFilled = (name: string, field: Field): boolean =>
  isChosen(field) || field.kind === 'date' || (field.kind === 'names' && name !== 'names');

async function fillOne(page: Page, resource: Resource, name: string, at: number): Promise<void> {
  const place = box(page, name);
  // Whoever fills in a form sees what must be filled before it is refused.
  await expect(place.getByText('*', { exact: true }).first()).toBeVisible();
  switch (resource.fields[name]?.kind) {
    case 'ref':
    case 'text':
      return chooseOne(page, place.getByRole('combobox'), at);
    case 'image':
      return place
        .locator('input[type="file"]')
        .setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: onePixel });
    case 'date':
      await place.getByRole('spinbutton').first().click();
      return page.keyboard.type('02012027');
    case 'names':
      return place.getByRole('textbox').first().fill('Uno');
    case 'choices':
      return choose(place.getByRole('checkbox').first());
    default:
      return addLine(page, resource, name);
  }
}

/** Fills what a record cannot do without besides code and name. */
async function fillRequired(page: Page, resource: Resource): Promise<void> {
  const start = blank(resource);
  for (const { fields, when } of resource.form) {
    if (when?.(start) === false) continue;
    for (const name of fields) {
      const field = resource.fields[name];
      if (!field || !isShown(field, start)) continue;
      if ((!field.optional && isFilled(name, field)) || isDemanded(resource, name, start))
        await fillOne(page, resource, name, 0);
    }
  }
}
/** Fills again what a copy has not taken over: a language that one record alone has, a key. */
async function fillAgain(
  page: Page,
  resource: Resource,
  fill: Readonly<Record<string, string>>,
): Promise<void> {
  const full: Draft = Object.fromEntries(fieldsOf(resource).map(([name]) => [name, 'X']));
  const copied = duplicateOf(resource, full);
  for (const [name, field] of fieldsOf(resource))
    if (copied[name] !== 'X' && !field.optional && isFilled(name, field))
      await fillOne(page, resource, name, 1);
  for (const [label, value] of Object.entries(fill)) {
    const own = page.getByRole('textbox', { name: label });
    if ((await own.inputValue()) === '') await own.fill(value);
  }
}

/**
 * What holds for every area because its definition says so: the whole life of a record.
 * @param fill boxes beside code and name that a person fills, by their label
 */
export function describeLife(resource: Resource, fill: Readonly<Record<string, string>> = {}): void {
  const one = textOf(nameOf(resource.code)).toLocaleLowerCase('en-GB');
  const many = textOf(pluralOf(resource.code));
  const first = { code: `${resource.code}E2E`, name: `${many} 1` };
  const second = { code: `${resource.code}E2F`, name: `${many} 2` };

  // Two areas may call their record alike: the address tells them apart.
  test(`a ${one} at ${resource.route}: made, found, shown, changed, copied, switched off and on, deleted`, async ({
    page,
    visit,
  }) => {
    await visit.begin(isOfPlatform(resource) ? 'operator' : 'owner');
    await page.goto(resource.route);

    await test.step('create', async () => {
      // A list without records offers it once more, where they would stand.
      await page.getByRole('link', { name: 'New', exact: true }).first().click();
      await expect(heading(page, `New ${one}`)).toBeVisible();
      await unfold(page);
      await codeBox(page).fill(first.code);
      await nameBox(page).fill(first.name);
      for (const [label, value] of Object.entries(fill))
        await page.getByRole('textbox', { name: label }).fill(value);
      await fillRequired(page, resource);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading(page, first.name)).toBeVisible();
    });

    await test.step('edit', async () => {
      await expect(page).toHaveURL(/show$/);
      await page.goto(page.url().replace(/show$/, 'edit'));
      await isThere(page);
      await unfold(page);
      await expect(codeBox(page)).toHaveValue(first.code);
      await nameBox(page).fill(`${first.name} bis`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading(page, `${first.name} bis`)).toBeVisible();
    });

    await test.step('duplicate: what must be its own is empty, the rest is copied', async () => {
      await page.getByRole('link', { name: 'Duplicate' }).click();
      await expect(heading(page, new RegExp(`^Copy of .?${first.name} bis`))).toBeVisible();
      await unfold(page);
      const code = codeBox(page);
      await expect(code).toHaveValue('');
      await expect(nameBox(page)).toHaveValue(`${first.name} bis`);
      for (const [name, field] of fieldsOf(resource))
        if (field.kind === 'flag' && field.exclusive)
          await expect(page.locator(`[data-field="${name}"]`).getByRole('checkbox')).not.toBeChecked();
      await code.fill(second.code);
      await nameBox(page).fill(second.name);
      await fillAgain(page, resource, fill);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading(page, second.name)).toBeVisible();
    });

    await test.step('find', async () => {
      await page.getByRole('link', { name: many }).last().click();
      await page.getByRole('searchbox', { name: 'Search' }).fill(`${resource.code}E2`);
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === `${resource.code}E2`);
      await expect(page.getByText(`2 ${many}`).first()).toBeVisible();
      await expect(rowOf(page, first.code)).not.toContainText('Inactive');
    });

    await test.step('deactivate both at once, and undo it', async () => {
      for (const { code } of [first, second])
        await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
      await page.getByRole('button', { name: 'Deactivate' }).click();
      const messages = page.getByRole('region', { name: 'Messages' });
      await expect(messages.getByText('2 records deactivated').first()).toBeVisible();
      for (const { code } of [first, second]) await expect(rowOf(page, code)).toContainText('Inactive');
      await messages.getByRole('button', { name: 'Undo' }).click();
      await expect(messages.getByText('2 records are as they were').first()).toBeVisible();
      for (const { code } of [first, second]) await expect(rowOf(page, code)).not.toContainText('Inactive');
    });

    await test.step('delete: one by its menu, asked first', async () => {
      await page.getByRole('button', { name: `Actions for ${first.code}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: new RegExp(`Delete ${one}`) });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(rowOf(page, first.code)).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${first.code}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(rowOf(page, first.code)).toHaveCount(0);
      await expect(rowOf(page, second.code)).toBeVisible();
    });
  });
}
