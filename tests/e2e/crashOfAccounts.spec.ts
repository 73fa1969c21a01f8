import { accountCalls, invitationCalls, providerCalls } from '@comanda/api/calls';
import type { Page } from '@playwright/test';
import { accounts, password as demoPassword } from '../support/accounts.ts';
import { providerLabel } from '../support/provider.ts';
import { box, confirm, type Form, isTitled, press, says, test, unconnected, walk } from './support/crash.ts';
import type { Encina } from './support/encina.ts';
import { followMail } from './support/mail.ts';
import { expect } from './support/test.ts';

const [password, newPassword] = ['correct horse battery', 'staple the second one'];
const amaia = 'amaia@encina.example';
const invite = ({ call, idCompany }: Encina) =>
  call(invitationCalls.send, { data: { idCompany, email: amaia, role: 'READER' } });
const isIn = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: new RegExp(`^Account of ${name}`) })).toBeVisible();

/** What somebody goes through who comes to the platform, in the order in which one leads to the next. */
const forms: readonly Form[] = [
  {
    name: 'an account asked for',
    call: accountCalls.register,
    fill: async (page) => {
      await page.goto('/register');
      await box(page, 'First name').fill('Amaia');
      await box(page, 'Surname').fill('Etxeberria');
      await box(page, 'E-mail').fill(amaia);
      await box(page, 'Password').fill(password);
    },
    send: (page) => press(page, 'Create an account'),
    isKept: async (page) => {
      await unconnected(page);
      await expect(box(page, 'First name')).toHaveValue('Amaia');
    },
    isDone: async (page, _, { count }) => {
      await isTitled(page, 'Check your inbox');
      expect(await count('app_user where email = $1', amaia)).toBe(1);
      expect(await count('mail where email = $1', amaia)).toBe(1);
    },
  },
  {
    name: 'an account confirmed',
    call: accountCalls.activate,
    fill: async (page) => {
      await followMail(page, 'Confirm your e-mail address for Comanda', 'Confirm address');
      await box(page, 'Password').fill(password);
    },
    send: (page) => press(page, 'Confirm and sign in'),
    isKept: unconnected,
    isDone: async (page, _, { count }) => {
      await isIn(page, 'Amaia');
      expect(await count("app_user where email = $1 and status = 'ACT'", amaia)).toBe(1);
      expect(await count('mail where email = $1', amaia)).toBe(1);
    },
  },
  {
    name: 'an invitation rejected',
    call: invitationCalls.reject,
    fill: async (page, owner) => {
      await invite(owner);
      await page.goto('/profile/invitations/received');
      await press(page, 'Reject: Taberna La Encina');
    },
    send: (page) => confirm(page, 'Reject'),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, _, { count }) => {
      await says(page, 'Rejected');
      expect(await count("invitation where email = $1 and status = 'RJC'", amaia)).toBe(1);
      expect(await count('membership m join app_user u on u.id = m.id_user where u.email = $1', amaia)).toBe(
        0,
      );
    },
  },
  {
    name: 'a sender blocked',
    call: invitationCalls.block,
    fill: async (page, owner) => {
      await invite(owner);
      await page.reload();
      await press(page, 'Block this sender: Carmen Robledo');
    },
    send: (page) => confirm(page, 'Reject and block'),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, _, { count }) => {
      await says(page, 'Rejected, and Carmen Robledo blocked');
      expect(await count('invitation_block')).toBe(1);
      expect(await count("invitation where email = $1 and status = 'BLC'", amaia)).toBe(1);
    },
  },
  {
    name: 'a sender let in again',
    call: invitationCalls.unblock,
    fill: (page) => page.reload().then(() => undefined),
    // Each of their invitations has it.
    send: (page) => page.getByRole('button', { name: 'Let them invite again' }).first().click(),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, _, { count }) => {
      await says(page, 'Carmen Robledo can invite you again');
      expect(await count('invitation_block')).toBe(0);
    },
  },
  {
    name: 'an invitation accepted',
    call: invitationCalls.accept,
    fill: async (page, owner) => {
      await invite(owner);
      await page.goto('/profile/invitations/received');
      await expect(page.getByRole('button', { name: 'Accept: Taberna La Encina' })).toBeVisible();
    },
    send: (page) => press(page, 'Accept: Taberna La Encina'),
    isKept: (page) => says(page, 'No connection'),
    isDone: async (page, _, { count }) => {
      await says(page, 'You are in Taberna La Encina now');
      expect(await count('membership m join app_user u on u.id = m.id_user where u.email = $1', amaia)).toBe(
        1,
      );
      expect(await count("invitation where email = $1 and status = 'ACP'", amaia)).toBe(1);
    },
  },
  {
    name: 'a link asked for',
    call: accountCalls.recover,
    fill: async (page) => {
      await page.goto('/recover');
      await box(page, 'E-mail').fill(amaia);
    },
    send: (page) => press(page, 'Send link'),
    isKept: async (page) => {
      await unconnected(page);
      await expect(box(page, 'E-mail')).toHaveValue(amaia);
    },
    isDone: async (page, _, { count }) => {
      await isTitled(page, 'Check your inbox');
      expect(await count("mail where email = $1 and occasion = 'reset'", amaia)).toBe(1);
    },
  },
  {
    name: 'a forgotten password',
    call: accountCalls.reset,
    fill: async (page) => {
      await followMail(page, 'Set a new password for Comanda', 'Set password');
      await box(page, 'Password').fill(newPassword);
    },
    send: (page) => press(page, 'Set password'),
    isKept: unconnected,
    isDone: async (page, _, { count }) => {
      await isIn(page, 'Amaia');
      expect(await count("mail where email = $1 and occasion = 'changed'", amaia)).toBe(1);
    },
  },
  {
    name: 'an account connected with a provider',
    call: providerCalls.connect,
    fill: async (page) => {
      // Another person's device; English was chosen on it.
      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('lastLanguage', 'en-GB');
      });
      await page.goto('/login');
      await press(page, `Continue with ${providerLabel}`);
      await page.getByLabel('Name').fill(accounts.manager);
      await press(page, 'Allow');
      await box(page, 'Password').fill(demoPassword);
    },
    send: (page) => press(page, 'Connect and sign in'),
    isKept: async (page) => {
      await unconnected(page);
      await expect(box(page, 'Password')).toHaveValue(demoPassword);
    },
    isDone: async (page, _, { count }) => {
      await isIn(page, 'Iñaki');
      expect(await count('provider_link')).toBe(1);
    },
  },
];

test(
  'the platform dies between writes and their answers while somebody gets an account: nothing typed is lost, each happens once',
  { tag: '@full' },
  async ({ page, power }) => {
    test.setTimeout(300_000);
    await walk(page, power, forms);
  },
);
