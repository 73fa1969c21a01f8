import { avatarCalls, profileCalls } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { faultsOf } from './support/axe.ts';
import { encinaAs } from './support/encina.ts';
import { expect, isThere, messages, test } from './support/test.ts';

/** Walks on by Tab until the focus is on what has this name. */
const tabTo = async (page: Page, role: string, name: string): Promise<void> => {
  const wanted = page
    .getByRole('main')
    .getByRole(role === 'link' ? 'link' : role === 'button' ? 'button' : 'textbox', {
      name,
      exact: true,
    });
  for (let steps = 0; steps < 40; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
};
/** Until a page is there the one before it stays, under the new address. */
const isAt = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await isThere(page);
};
const go = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await isAt(page, name);
  expect(await faultsOf(page)).toEqual([]);
};
const type = async (page: Page, field: string, text: string): Promise<void> => {
  await tabTo(page, 'textbox', field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
/** Saves, and waits until the form holds what the platform has. */
const saving = async (page: Page, save: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^(?:Unsaved changes|Saving…)$/)).toHaveCount(0);
};
const said = (page: Page, text: string) => expect(messages(page).getByText(text).first()).toBeVisible();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a person goes through their profile by keys and saves each page',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.signIn('reader');
    const account = page.getByRole('button', { name: /^Account of/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Your profile' }).focus();
    await page.keyboard.press('Enter');
    await isAt(page, 'Personal details');
    expect(await faultsOf(page)).toEqual([]);

    await test.step('names: a fault at its field, then the top bar follows at once', async () => {
      const undo = page.getByRole('button', { name: 'Undo changes' });
      await expect(undo).toHaveCount(0);
      await type(page, 'First name', 'Nobody');
      await undo.press('Enter');
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
      await expect(undo).toHaveCount(0);
      await type(page, 'First name', ' ');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This field is required.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
      await page.keyboard.type('Renata');
      await saving(page, () => page.keyboard.press('Enter'));
      await said(page, 'Profile updated');
      await expect(page.getByRole('button', { name: /^Account of Renata/ })).toBeVisible();
    });
    await test.step('address: unsaved input asks before leaving', async () => {
      await go(page, 'Address');
      await type(page, 'Town', 'Lugo');
      const link = page.getByRole('link', { name: 'Social media' });
      await link.focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).press('Enter');
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Town' })).toHaveValue('Lugo');
      await saving(page, () => page.getByRole('textbox', { name: 'Town' }).press('ControlOrMeta+S'));
    });
    await test.step('networks: an address becomes the name in it', async () => {
      await go(page, 'Social media');
      await type(page, 'Instagram', 'https://www.instagram.com/lugo.tapas/');
      await saving(page, () => page.keyboard.press('Enter'));
      await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('lugo.tapas');
    });
    await test.step('picture: seen in the top bar', async () => {
      await go(page, 'Picture');
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose picture' }).press('Enter');
      await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      await said(page, 'Picture changed');
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name: /^Account of/ })
          .locator('img'),
      ).toBeVisible();
    });
    await test.step('what is no picture is told at the field, and the one before stays', async () => {
      const shown = page.getByRole('main').locator('img').first();
      const before = await shown.getAttribute('src');
      expect(before).toContain('data:image/webp');
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Replace picture' }).press('Enter');
      await (await choosing).setFiles({ name: 'drawn.png', mimeType: 'image/png', buffer: svg });
      await expect(page.getByRole('main').getByText('This picture cannot be read')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.reload();
      await expect(shown).toHaveAttribute('src', before ?? '');
    });
    await test.step('password: what is wrong stands at its field; devices are told and ended', async () => {
      await go(page, 'Password and devices');
      await type(page, 'Current password', 'not-this-one');
      await type(page, 'New password', 'comanda-demo');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is not your password.').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('comanda-demo');
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await type(page, 'Current password', 'comanda-demo');
      await page.keyboard.press('Enter');
      await said(page, 'Password changed');
    });
    await test.step('appearance, environment, about', async () => {
      await go(page, 'Appearance');
      await page.getByRole('radio', { name: 'Dark' }).press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await go(page, 'Environment');
      await expect(page.getByText(/^PostgreSQL \d/)).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy all' }).press('Enter');
      await said(page, 'Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('rc1010');
      await page.evaluate(() => localStorage.setItem('comanda.list.TAX', '{}'));
      await page.getByRole('button', { name: 'Clear this browser’s data' }).press('Enter');
      const asked = page.getByRole('alertdialog', { name: 'Clear what this browser keeps?' });
      expect(await faultsOf(page)).toEqual([]);
      await asked.getByRole('button', { name: 'Clear and reload' }).press('Enter');
      await expect(asked).toHaveCount(0);
      await isThere(page);
      await expect(page.getByText(/^PostgreSQL \d/)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('comanda.list.TAX'))).toBeNull();
      await go(page, 'About');
      await page.getByRole('button', { name: /^react-dom / }).press('Enter');
      await expect(page.getByText(/Permission is hereby granted/).filter({ visible: true })).toHaveCount(1);
    });
  },
);

test(
  'a profile that was changed elsewhere is put together field by field',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    await visit.begin('manager');
    await page.goto('/profile/basic');
    await page.getByRole('textbox', { name: 'Surname' }).fill('Mía');
    const { call, idUser: id } = await encinaAs(baseURL ?? '', 'manager');
    const { data: read } = await call(profileCalls.get, { params: { id } });
    const { version, uName, surname, lang } = read;
    const changed = await call(profileCalls.update, { data: { id, version, uName, surname: 'Suya', lang } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere in the meantime' });
    await expect(dialog.getByText('Suya')).toBeVisible();
    await expect(dialog.getByText('Mía')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Surname' })).toHaveValue('Mía');
    await expect(page.getByText(accounts.manager)).toBeVisible();
    // Other walks call them by their name.
    await call(profileCalls.update, { data: { id, version: changed.data.version, uName, surname, lang } });
  },
);

test(
  'who signs in next on a browser never sees the picture of who was there before',
  { tag: '@full' },
  async ({ page, visit, baseURL }) => {
    const { call, idUser: id } = await encinaAs(baseURL ?? '', 'owner');
    const image = new Blob([new Uint8Array(picture)], { type: 'image/png' });
    const { data: kept } = await call(avatarCalls.set, { data: { id }, files: { image } });
    const drawn = new Set<string>();
    // Whatever is drawn for however short a time, on every page that is loaded.
    await page.exposeFunction('drawn', (src: string) => void drawn.add(src));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const { src } of document.images) Reflect.get(window, 'drawn')(src);
      }).observe(document, {
        attributes: true,
        attributeFilter: ['src'],
        childList: true,
        subtree: true,
      });
    });
    try {
      await visit.signIn('owner');
      const account = page.getByRole('button', { name: /^Account of/ });
      await expect(account.locator('img')).toBeVisible();
      expect(drawn).toContain(kept.image64);
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/login');
      drawn.clear();
      await page.getByRole('button', { name: new RegExp(accounts.manager) }).click();
      await expect(account).toBeVisible();
      await page.goto('/profile/picture');
      await isThere(page);
      await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible();
      expect(drawn).not.toContain(kept.image64);
      const found = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((shelf) => Object.entries(shelf))),
      );
      expect(found).not.toContain('image/webp');
    } finally {
      await call(avatarCalls.set, { data: { id } });
    }
  },
);
