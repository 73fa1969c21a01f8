import { pages as known } from '@comanda/api/pages';
import { tax } from '@comanda/api/resources/tax';
import type { Locator, Page } from '@playwright/test';
import { encinaAs } from './support/encina.ts';
import { reach } from './support/keys.ts';
import { expect, isThere, test } from './support/test.ts';

const { people, roles, newRole, notAuthorized } = known;

/** A page, with what a person opens it for. */
interface Purpose {
  readonly path: string;
  readonly action: (page: Page) => Locator;
}
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });

/** Pages in front of the shell; what a link of a mail opens shows itself or that the link is over. */
const doors: readonly Purpose[] = [
  { path: '/login', action: button('Sign in') },
  { path: '/register', action: button('Create an account') },
  { path: '/recover', action: button('Send link') },
  { path: '/reset/a%40b.example/x', action: button('Set password') },
  { path: '/confirm/a%40b.example/x', action: button('Confirm and sign in') },
  { path: '/callback', action: link('Sign in') },
  { path: '/invitation/x/a%40b.example', action: button('Sign in') },
];
/** Pages of every kind. */
const pages: readonly Purpose[] = [
  { path: '/', action: (page) => page.getByRole('link', { name: 'Review and publish' }) },
  { path: '/admin/companies', action: (page) => page.getByRole('button', { name: /^Continue: / }) },
  { path: tax.route, action: (page) => page.getByRole('link', { name: 'New', exact: true }) },
  { path: `${tax.route}/new`, action: (page) => page.getByRole('button', { name: 'Save' }) },
  { path: `${tax.route}/import`, action: (page) => page.getByRole('button', { name: 'Choose file' }) },
  { path: '/settings/sync/trackers', action: (page) => page.getByRole('button', { name: 'Publish all…' }) },
  { path: '/settings/sync/commits', action: (page) => page.getByRole('grid') },
  { path: '/profile/password', action: (page) => page.getByRole('button', { name: 'Change password' }) },
  { path: '/documents/sales/tickets', action: (page) => page.getByRole('grid') },
  { path: people.path, action: button('Invite somebody') },
  { path: roles.path, action: link('New role') },
  { path: newRole.path, action: button('Save') },
  { path: '/profile/social', action: button('Save') },
  { path: '/profile/invitations/sent', action: button('Invite somebody') },
  { path: notAuthorized.path, action: link('Go to home') },
];

/** How many CSS pixels of a page lie beyond the edge of the window. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// WCAG 2.2, 1.4.10 and 1.4.4: at 320 CSS pixels, which is 400 % in a window of 1280 by 1024, and at twice the size, only
// tables may be wider than the page, and everything is still to be reached: with a pointer, and (2.1.1) by keys alone.
const windows = [
  { name: 'on a narrow screen', viewport: { width: 320, height: 640 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
  { name: 'at 400 %', viewport: { width: 320, height: 256 } },
];
const [narrow] = windows;
/** Words are longer in one, and run the other way in the other. */
const languages = [
  ['es-ES', 'ltr'],
  ['ar-EG', 'rtl'],
] as const;
const speak = (page: Page, [language, direction]: readonly [string, string]): Promise<void> =>
  page.evaluate(
    ([lang, dir]) => {
      localStorage.setItem('lastLanguage', lang);
      localStorage.setItem('lastDirection', dir);
    },
    [language, direction] as const,
  );

test('no page scrolls sideways on a narrow screen or enlarged, and what it is for is within reach', async ({
  page,
  visit,
  baseURL,
}) => {
  test.setTimeout(150_000);
  // A table takes its new width a frame after the window has.
  const judge = (where: string): Promise<void> =>
    expect.poll(() => beyond(page), `${where}, px beyond the edge`).toBe(0);
  const look = async (purposes: readonly Purpose[]): Promise<void> => {
    for (const [nth, { path, action }] of purposes.entries())
      await test.step(`reach what ${path} is for`, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await isThere(page);
        await reach(action(page));
        for (const { name, viewport } of windows) {
          await page.setViewportSize(viewport);
          // Scrolls there, waits until it stands still and finds nothing lying over it.
          await action(page).click({ trial: true });
          await judge(`${path} ${name}`);
        }
        // Each page in one further language: here every other one, all of them with COMANDA_FULL.
        if (nth % 2 === 1 && !process.env['COMANDA_FULL']) return;
        const language = languages[Math.floor(nth / 2) % languages.length] ?? languages[0];
        await speak(page, language);
        await page.setViewportSize(narrow?.viewport ?? { width: 320, height: 640 });
        await page.goto(path);
        await isThere(page);
        await judge(`${path} in ${language[0]}`);
        await speak(page, ['en-GB', 'ltr']);
      });
  };
  await page.goto('/login');
  await speak(page, ['en-GB', 'ltr']);
  await look(doors);
  await page.setViewportSize({ width: 1280, height: 800 });
  await (await encinaAs(baseURL ?? '', 'owner')).makeTax('WIDE');
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  await look(pages);
});
