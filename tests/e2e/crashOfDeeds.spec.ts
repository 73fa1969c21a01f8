import {
  importCalls,
  importInto,
  invitationCalls,
  peopleCalls,
  resourceCalls,
  sessionCalls,
  signedInCalls,
  syncCalls,
} from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { tax } from '@comanda/api/areas/basics/tax';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf } from '../support/caller.ts';
import { confirm, type Form, isTitled, press, says, test, unconnected, walk } from './support/crash.ts';
import { expect } from './support/test.ts';

// Code that is fetched ahead of a page does not come either while the platform is away.
test.use({
  expectedErrors:
    /^Failed to load resource|^WebSocket connection to|Failed to fetch dynamically imported module/,
});

const taxes = resourceCalls(tax);
const sheetFile = {
  name: 'brought.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('code,names.es-ES,kind,value,order\nBROUGHT,Traída,N,6,900000\n'),
};
const uxia = 'uxia@floor.example';
const firefox = 'Sign out: Firefox on Linux';

/** In the order in which one leads to the next. */
const forms: readonly Form[] = [
  {
    name: 'a file to import',
    call: importInto(tax),
    fill: (page) => page.goto(`${tax.route}/import`).then(() => undefined),
    send: (page) => page.locator('input[type="file"]').setInputFiles(sheetFile),
    isKept: unconnected,
    isDone: async (page, _, { count }) => {
      await isTitled(page, sheetFile.name);
      expect(await count('import where file_name = $1', sheetFile.name)).toBe(1);
    },
  },
  {
    name: 'an import stored',
    call: importCalls.store,
    fill: async (page) => {
      await page.getByRole('link', { name: 'Check the rows' }).click();
      await expect(page.getByRole('button', { name: 'Import 1 record' })).toBeEnabled();
    },
    send: (page) => press(page, 'Import 1 record'),
    isKept: (page) => says(page, 'Perhaps not imported.'),
    isDone: async (page, { call, idCompany }) => {
      await expect(page.getByText('1 record created, 0 changed.')).toBeVisible();
      const { data } = await call(taxes.list, { data: { idCompany, search: 'BROUGHT' } });
      expect(data.elements.map(({ version }) => version)).toEqual([1]);
    },
  },
  {
    name: 'an import undone',
    call: importCalls.undo,
    fill: (page) => press(page, 'Undo import…'),
    send: (page) => confirm(page, 'Undo import'),
    isKept: (page) => says(page, 'Perhaps not undone.'),
    isDone: async (page, { call, idCompany }) => {
      await expect(page.getByText('1 record was taken back.')).toBeVisible();
      expect((await call(taxes.list, { data: { idCompany, search: 'BROUGHT' } })).data.total).toBe(0);
    },
  },
  {
    name: 'a publication reverted',
    call: syncCalls.revert,
    fill: async (page, { call, idCompany, makeTax }) => {
      const { id } = await makeTax('SENTBACK');
      const { data: known } = await call(syncCalls.commitList, { data: { idCompany, limit: 10 } });
      const { data: waiting } = await call(syncCalls.trackerList, { data: { idCompany, limit: 100 } });
      const { data: commits } = await call(syncCalls.publish, {
        data: {
          idCompany,
          idStores: known.elements.slice(0, 1).map(({ idStore }) => idStore),
          idTrackers: waiting.elements
            .filter(({ subject }) => subject.idEntity === id)
            .map((tracker) => tracker.id),
        },
      });
      const sent = commits[0]?.id ?? '';
      await page.goto(pages.commit.path.replace('$id', sent));
      await press(page, 'Revert…');
      // Told that it was reverted, the page would offer it no more.
      await page.route(
        ({ pathname }) => pathname.endsWith(`/commit/${sent}`),
        () => undefined,
      );
    },
    send: (page) => confirm(page, 'Revert'),
    isKept: (page) => says(page, 'It may not have been reverted.'),
    again: async (page) => {
      await press(page, 'Revert…');
      await confirm(page, 'Revert');
    },
    isDone: async (page, _, { count }) => {
      await expect(page.getByText('It reverts an earlier publication:')).toBeVisible();
      expect(await count('store_commit where id_reverts is not null')).toBe(1);
    },
  },
  {
    name: 'an invitation sent again',
    call: invitationCalls.again,
    fill: async (page, { call, idCompany }) => {
      await call(invitationCalls.send, { data: { idCompany, email: uxia, role: 'READER' } });
      await page.goto('/profile/invitations/sent');
    },
    send: (page) => press(page, `Send again: ${uxia}`),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, _, { count }) => {
      await says(page, 'Sent again');
      expect(await count('mail where email = $1', uxia)).toBe(2);
    },
  },
  {
    name: 'an invitation withdrawn',
    call: invitationCalls.withdraw,
    fill: (page) => press(page, `Withdraw: ${uxia}`),
    send: (page) => confirm(page, 'Withdraw'),
    isKept: async (page) => {
      await says(page, 'No connection');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    isDone: async (page, _, { count }) => {
      await says(page, 'Withdrawn');
      expect(await count('invitation where email = $1 and withdrawn is not null', uxia)).toBe(1);
    },
  },
  {
    name: 'a device signed out',
    call: signedInCalls.end,
    fill: async (page, _, { origin }) => {
      await callerOf(origin).call(sessionCalls.login, {
        data: { email: accounts.owner, password, brand },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      });
      await page.goto('/profile/password');
    },
    send: (page) => press(page, firefox),
    isKept: async (page) => {
      await says(page, 'No connection');
      await expect(page.getByRole('button', { name: firefox })).toBeVisible();
    },
    isDone: async (page, _, { count }) => {
      await expect(page.getByRole('button', { name: firefox })).toHaveCount(0);
      expect(await count("login where browser = 'Firefox' and ended is not null")).toBe(1);
      // This one stays signed in.
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a look',
    call: peopleCalls.setTheme,
    fill: (page) => page.goto('/profile/theme').then(() => undefined),
    send: (page) => page.getByRole('radio', { name: 'Dark' }).press('Space'),
    isKept: async (page) => {
      await says(page, 'The appearance could not be saved.');
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    },
    // It is owed: whatever is opened next keeps it.
    again: (page) => page.reload().then(() => undefined),
    isDone: (_page, _owner, { count }) =>
      expect
        .poll(() => count("app_user where email = $1 and web_theme like '%-dark'", accounts.owner))
        .toBe(1),
  },
  {
    name: 'a language',
    call: peopleCalls.setLanguage,
    // Its texts have come before; what it takes to fetch them without a platform is told by other walks.
    fill: async (page) => {
      for (const [button, language, code] of [
        ['Language', /Español/, 'es-ES'],
        ['Idioma', /English/, 'en-GB'],
      ] as const) {
        await press(page, button);
        await page.getByRole('option', { name: language }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      }
      await press(page, 'Language');
    },
    send: (page) => page.getByRole('option', { name: /Español/ }).click(),
    isKept: async (page) => {
      await expect(page.getByText('No se ha podido guardar el idioma').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    },
    again: (page) => page.reload().then(() => undefined),
    isDone: (_page, _owner, { count }) =>
      expect.poll(() => count("app_user where email = $1 and lang = 'es-ES'", accounts.owner)).toBe(1),
  },
];

test(
  'the platform dies between writes and their answers: imports, what is reverted or withdrawn, devices, what a person likes',
  { tag: '@full' },
  async ({ page, power, visit }) => {
    test.setTimeout(300_000);
    await visit.begin('owner');
    await walk(page, power, forms);
  },
);
