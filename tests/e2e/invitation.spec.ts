import { randomUUID } from 'node:crypto';
import { invitationCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { accounts, password as demoPassword } from '../support/accounts.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { invitedBy, mailsTo } from '../support/mails.ts';
import { faultsOf } from './support/axe.ts';
import { encinaAs } from './support/encina.ts';
import { followMail, mailsTo as haveGone } from './support/mail.ts';
import { expect, isThere, messages, test, tokensOf, visitOf } from './support/test.ts';

const email = 'nerea@floor.example';
const password = 'correct horse battery';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const signInAs = async (page: Page, address: string): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await press(page, 'Sign in');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
};

test('somebody without an account is invited by mail, opens one, and works in the company @full', async ({
  page,
  browser,
  visit,
  baseURL,
}) => {
  await visit.begin('owner');
  await page.goto(pages.people.path);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nerea@');
  await dialog.getByRole('button', { name: 'Choose a role' }).click();
  await page.getByRole('option', { name: 'Reader' }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(messages(page)).toContainText(`Invitation sent to ${email}`);

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  const press = (name: string) => theirs.getByRole('button', { name, exact: true }).click();
  // In the language of who sent it: whoever has no account has told none.
  await followMail(theirs, 'Carmen Robledo te invita a Taberna La Encina', 'Ver la invitación');
  await expect(theirs).toHaveURL(`${baseURL}/invitation`);
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Carmen Robledo invites you to Taberna La Encina' }),
  ).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await press('Create an account');
  await theirs.getByRole('textbox', { name: 'First name' }).fill('Nerea');
  await theirs.getByRole('textbox', { name: 'Surname' }).fill('Otxoa');
  await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await press('Create an account');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
  // Else the newest of its subject may be one of another walk.
  await haveGone(theirs, email, 2);
  await followMail(theirs, 'Confirm your e-mail address for Comanda', 'Confirm address');
  await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await press('Confirm and sign in');
  await isThere(theirs);
  await expect(theirs).toHaveURL(`${baseURL}/profile/invitations/received`);
  await press('Accept: Taberna La Encina');
  await expect(messages(theirs)).toContainText('You are in Taberna La Encina now');
  await visitOf(theirs).choose('Taberna La Encina');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Nerea Otxoa/ })).toBeVisible();
});

test.describe('by the link of the mail', () => {
  let pool: Pool;
  test.beforeAll(({ platform }) => {
    pool = embeddedPool(platform.dataDirectory);
  });
  test.afterAll(() => pool.end());

  const invites = 'Carmen Robledo invites you to Taberna La Encina';

  /** Somebody with an account and no company, who can sign in with the password of the demo. */
  const person = async (): Promise<string> => {
    const address = `guest-${randomUUID()}@comanda.test`;
    await pool.query(
      `insert into app_user (id, email, password, first_name, surname, kind, status)
        select gen_random_uuid(), $1, password, 'Iker', 'Sanz', 'NRM', 'ACT' from app_user where email = $2`,
      [address, accounts.reader],
    );
    return address;
  };
  /** The owner invites an address; answers where its mail leads. */
  const invite = async (origin: string, address: string): Promise<string> => {
    const owner = await encinaAs(origin, 'owner');
    const { idCompany } = owner;
    await owner.call(invitationCalls.send, { data: { idCompany, email: address, role: 'READER' } });
    return invitedBy((await mailsTo(pool, address)).at(-1)).href;
  };
  test('whose it is accepts it, and is in the company', { tag: '@full' }, async ({ page, baseURL }) => {
    const address = await person();
    const link = await invite(baseURL ?? '', address);
    await signInAs(page, address);
    await page.goto(link);
    await expect(heading(page, invites)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Accept');
    await expect(heading(page, 'Taberna La Encina')).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'This invitation was accepted')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(heading(page, 'Taberna La Encina')).toBeVisible();
  });

  test(
    'whose it is rejects it, and once more with its sender',
    { tag: '@full' },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const address = await person();
      await signInAs(page, address);
      for (const { way, question, answer } of [
        { way: 'Reject', question: 'Reject the invitation to Taberna La Encina?', answer: 'Reject' },
        { way: 'Block this sender', question: 'Block Carmen Robledo?', answer: 'Reject and block' },
      ]) {
        await page.goto(await invite(origin, address));
        await press(page, way);
        const asked = page.getByRole('alertdialog', { name: question });
        await asked.getByRole('button', { name: 'Cancel' }).click();
        await expect(heading(page, invites)).toBeVisible();
        await press(page, way);
        await asked.getByRole('button', { name: answer }).click();
        await expect(heading(page, 'This invitation was rejected')).toBeVisible();
      }
      // Nothing more arrives of a sender who is blocked.
      const before = (await mailsTo(pool, address)).length;
      await invite(origin, address);
      expect(await mailsTo(pool, address)).toHaveLength(before);
      await page.getByRole('link', { name: 'Invitations received' }).click();
      await expect(
        page.getByRole('button', { name: 'Let them invite again: Carmen Robledo' }),
      ).not.toHaveCount(0);
    },
  );

  test(
    'another person who is signed in stays so in every tab, unless they say otherwise',
    { tag: '@full' },
    async ({ page, context, visit, baseURL }) => {
      const address = await person();
      const link = await invite(baseURL ?? '', address);
      await visit.signIn('manager');
      const other = await context.newPage();
      await other.goto('/');
      await isThere(other);
      await page.goto(link);
      await expect(page.getByText(`You are signed in as ${accounts.manager}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Stay signed in' }).click();
      await expect(heading(page, 'Taberna La Encina')).toBeVisible();

      await page.goto(link);
      await press(page, 'Sign in with the other account');
      const asked = page.getByRole('alertdialog', { name: `Sign out ${accounts.manager}?` });
      expect(await faultsOf(page)).toEqual([]);
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await expect(asked).toBeHidden();
      expect(await tokensOf(page)).toMatchObject({ email: accounts.manager });
      await other.reload();
      await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible();

      await press(page, 'Sign in with the other account');
      await asked.getByRole('button', { name: 'Sign out and continue' }).click();
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address);
      await expect(other).toHaveURL((url) => url.pathname === '/login');
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
      await press(page, 'Sign in');
      await expect(page).toHaveURL((url) => url.pathname === '/profile/invitations/received');
      await expect(page.getByRole('button', { name: 'Accept: Taberna La Encina' })).toBeVisible();
    },
  );

  const by = (set: string) => async (address: string) =>
    void (await pool.query(`update invitation set ${set} where email = $1`, [address]));

  test('one that is over says how, and where to go on', { tag: '@full' }, async ({ page, baseURL }) => {
    const over: Readonly<Record<string, (address: string) => Promise<void>>> = {
      'This invitation was accepted': by(`status = 'ACP', answered = now()`),
      'This invitation was rejected': by(`status = 'RJC', answered = now()`),
      'This invitation was withdrawn': async (address) => {
        const owner = await encinaAs(baseURL ?? '', 'owner');
        const { data: sent } = await owner.call(invitationCalls.sent);
        const id = sent.find(({ email: to }) => to === address)?.id ?? '';
        await owner.call(invitationCalls.withdraw, { params: { id } });
      },
      'This invitation has expired': by(
        `sent = sent - interval '31 days', expires = expires - interval '31 days'`,
      ),
      'This link no longer works': by(`link = null`),
    };
    for (const [title, make] of Object.entries(over)) {
      const address = await person();
      const link = await invite(baseURL ?? '', address);
      await page.goto(link);
      await expect(heading(page, invites)).toBeVisible();
      await make(address);
      await page.goto(link);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: /Accept|Reject/ })).toHaveCount(0);
      await press(page, 'Sign in');
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address);
      // Whoever is signed in by then is told the same.
      await signInAs(page, address);
      await page.goto(link);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('link', { name: /^(Continue|Invitations received)$/ })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });
});
