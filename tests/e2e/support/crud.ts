import { blank, type Field, fieldsOf, isOfPlatform, isShown, type Resource } from '@comanda/api/kernel';
import { itemLabel, nameOf, pluralOf } from '@comanda/api/labels';
import type { Locator, Page } from '@playwright/test';
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

/** Takes the first record that is offered where a form refers to some. */
async function takeFirst(page: Page, choice: Locator): Promise<void> {
  await choice.click();
  await choice.press('ArrowDown');
  await page.getByRole('option').first().click();
}
/** Chooses it where the form refers to one. */
async function chooseFirst(page: Page, place: Locator): Promise<void> {
  const choice = place.getByRole('combobox');
  await takeFirst(page, choice);
  await expect(choice).not.toHaveValue('');
}

/** A first line of details, its texts filled and its references chosen; where a line is one reference, that is chosen. */
async function addLine(page: Page, resource: Resource, list: string): Promise<void> {
  const field = resource.fields[list];
  const place = box(page, list);
  const items = Object.entries(field?.kind === 'list' ? field.item : {});
  if (items.length === 1 && items[0]?.[1].kind === 'ref') {
    await takeFirst(page, place.getByRole('combobox'));
    await expect(place.getByText('None chosen yet')).toHaveCount(0);
    return;
  }
  await place.getByRole('button', { name: 'Add line' }).click();
  for (const [key, item] of items) {
    const label = textOf(itemLabel(resource, list, key));
    if (item.optional) continue;
    if (item.kind === 'names')
      await place.getByRole('group', { name: label }).getByRole('textbox').first().fill('Uno');
    if (item.kind === 'text') await place.getByRole('textbox', { name: label }).fill('X1');
    if (item.kind === 'ref') await chooseFirst(page, place);
  }
}

/** Whether a box that must be filled starts empty; texts and the record's own name are filled by who knows a word. */
const isFilled = (name: string, { kind }: Field): boolean =>
  kind === 'ref' || kind === 'date' || (kind === 'names' && name !== 'names');

async function fillOne(page: Page, resource: Resource, name: string): Promise<void> {
  const place = box(page, name);
  switch (resource.fields[name]?.kind) {
    case 'ref':
      return chooseFirst(page, place);
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
  const missing = new Set(resource.rules.flatMap((rule) => rule(start)?.path ?? []));
  for (const { fields, when } of resource.form) {
    const wanted = fields.filter((name) => {
      const field = resource.fields[name];
      if (!field || field.optional || !isShown(field, start)) return false;
      return isFilled(name, field) || (['choices', 'list'].includes(field.kind) && missing.has(name));
    });
    if (wanted.length === 0 || when?.(start) === false) continue;
    for (const name of wanted) await fillOne(page, resource, name);
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
      await page.getByRole('link', { name: 'New', exact: true }).click();
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
