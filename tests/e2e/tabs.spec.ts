import { sessionCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { accounts } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { expiredLike } from '../support/expired.ts';
import { askAtOnce } from './support/askAtOnce.ts';
import { codeBox } from './support/crud.ts';
import { expect, isThere, messages, test, tokensOf, visitOf } from './support/test.ts';

const ENCINA = 'Taberna La Encina';

test(
  'one session in four tabs: renewed once, and what is chosen in one is followed by the others',
  { tag: '@full' },
  async ({ page, context, visit, baseURL }) => {
    const origin = baseURL ?? '';
    await visit.signIn('owner');
    await visit.choose(ENCINA);
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];

    await test.step('a session that is over while all of them ask', async () => {
      const { login, token: ended = '' } = await signIn(origin, 'owner');
      await callerOf(origin, login).call(sessionCalls.logout);
      await page.evaluate((session) => {
        const tokens = JSON.parse(localStorage.getItem('comanda.tokens') ?? '{}');
        localStorage.setItem('comanda.tokens', JSON.stringify({ ...tokens, session }));
      }, ended);
      const refused: string[] = [];
      const again = new Map<string, number>();
      let renewals = 0;
      const allRefused = new Promise<void>((resolve) => {
        for (const [index, tab] of tabs.entries())
          tab.on('response', (response) => {
            const call = `${index} ${response.request().method()} ${response.url()} ${response.request().postData() ?? ''}`;
            if (response.status() === 511) refused.push(call);
            else if (refused.includes(call)) again.set(call, (again.get(call) ?? 0) + 1);
            if (refused.length >= 12) resolve();
          });
      });
      // The renewal waits until every tab has been refused all that it asks at first.
      await context.route('**/login/token', async (route) => {
        renewals += 1;
        await allRefused;
        await route.continue();
      });
      await Promise.all(tabs.map((tab) => tab.goto('/')));
      await Promise.all(tabs.map((tab) => isThere(tab)));
      expect(renewals).toBe(1);
      expect(new Set(refused).size).toBe(refused.length);
      expect(refused.length).toBeGreaterThanOrEqual(12);
      for (const call of refused) expect(again.get(call)).toBe(1);
      const { session } = await tokensOf(page);
      expect(session).not.toBe(ended);
      // And then it is over: nobody is refused, and nothing is renewed any more.
      const before = refused.length;
      await Promise.all(tabs.map((tab) => tab.reload()));
      await Promise.all(tabs.map((tab) => isThere(tab)));
      expect([refused.length, renewals]).toEqual([before, 1]);
      await context.unroute('**/login/token');
    });

    const [one, other, third] = tabs;
    if (!one || !other || !third) throw new Error('There are four tabs.');
    await test.step('another company: a tab follows, one with unsaved input stays and says so', async () => {
      await third.goto(`${tax.route}/new`);
      await codeBox(third).fill('STAYS');
      await visitOf(one).choose('Brasa');
      await expect(other.getByRole('heading', { level: 1, name: /Brasa/ })).toBeVisible();
      await expect(
        messages(other)
          .getByText(/You now work in .*Brasa/)
          .first(),
      ).toBeAttached();
      await expect(
        messages(third)
          .getByText(/Another tab now works in .*Brasa/)
          .first(),
      ).toBeAttached();
      await expect(third.getByRole('button', { name: ENCINA })).toBeVisible();
      await expect(codeBox(third)).toHaveValue('STAYS');
    });

    await test.step('another language', async () => {
      await one.getByRole('button', { name: 'Language' }).click();
      await one.getByRole('option', { name: /Español/ }).click();
      await expect(other.locator('html')).toHaveAttribute('lang', 'es-ES');
      await expect(third.locator('html')).toHaveAttribute('lang', 'es-ES');
      await expect(codeBox(third)).toHaveCount(0);
    });

    await test.step('signed out', async () => {
      await one.goto('/logout');
      await one.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
      for (const tab of tabs) await expect(tab).toHaveURL((url) => url.pathname === '/login');
      // Whoever comes next finds nothing that was typed.
      const kept = await third.evaluate(() => Object.keys(sessionStorage));
      expect(kept.filter((key) => key.startsWith('comanda.draft.'))).toEqual([]);
    });

    await test.step('signed in', async () => {
      await one.getByRole('button', { name: new RegExp(accounts.manager) }).click();
      for (const tab of tabs)
        await expect(tab.getByRole('heading', { level: 1, name: ENCINA })).toBeVisible();
    });
  },
);

test(
  'ten calls at once in each of three tabs, with a token whose time is over: renewed once, each sent again once',
  { tag: '@full' },
  async ({ page, context, visit, platform }) => {
    await visit.begin('owner');
    // What no page shows any more is asked for by these calls only.
    const mark = 'PARALLEL';
    const tabs = [page, await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(`${tax.route}?search=${mark}`)));
    for (const tab of tabs) {
      await isThere(tab);
      await tab.getByRole('searchbox', { name: 'Search' }).fill('');
      await expect(tab.getByRole('rowheader', { name: /IVA10/ })).toBeVisible();
    }

    const { session: held = '' } = await tokensOf(page);
    const ended = expiredLike(platform.dataDirectory, held);
    let renewals = 0;
    await context.route('**/login/token', (route) => {
      renewals += 1;
      return route.continue();
    });
    // The time of the token is over for whatever is asked with it; its socket has been let in before.
    await context.route('**/api/**', (route) => {
      const headers = route.request().headers();
      return headers['authorization'] === `Bearer ${held}`
        ? route.continue({ headers: { ...headers, authorization: `Bearer ${ended}` } })
        : route.fallback();
    });
    const answers = tabs.map((): number[] => []);
    for (const [index, tab] of tabs.entries())
      tab.on('response', (response) => {
        if (response.request().postData()?.includes(mark)) answers[index]?.push(response.status());
      });
    const each = [...Array<number>(10).fill(200), ...Array<number>(10).fill(511)];
    const answered = await Promise.all(tabs.map((tab) => askAtOnce(tab, mark, 10)));
    expect(answered).toEqual([10, 10, 10]);
    expect(renewals).toBe(1);
    expect(answers.map((statuses) => statuses.toSorted((one, other) => one - other))).toEqual([
      each,
      each,
      each,
    ]);
    const { session: renewed } = await tokensOf(page);
    expect([held, ended]).not.toContain(renewed);

    // And then it is over: all of them go on with the new one.
    for (const statuses of answers) statuses.length = 0;
    await Promise.all(tabs.map((tab) => askAtOnce(tab, mark, 10)));
    expect(renewals).toBe(1);
    expect(answers).toEqual(tabs.map(() => Array<number>(10).fill(200)));
    expect(await tokensOf(page)).toMatchObject({ session: renewed });
  },
);

test(
  'a dialog that somebody types into stays as it is, whatever is chosen in another tab',
  { tag: '@full' },
  async ({ page, context, visit }) => {
    await visit.begin('owner');
    const other = await context.newPage();
    await other.goto('/profile/invitations/sent');
    await other.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = other.getByRole('dialog', { name: 'Invite somebody' });
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    await email.fill('nerea@encina.example');
    await expect(dialog.getByRole('button', { name: /Company/ })).toContainText(ENCINA);

    await test.step('another company', async () => {
      await visit.choose('Brasa');
      await expect(
        messages(other)
          .getByText(/Another tab now works in .*Brasa/)
          .first(),
      ).toBeAttached();
      await expect(email).toHaveValue('nerea@encina.example');
      await expect(dialog.getByRole('button', { name: /Company/ })).toContainText(ENCINA);
    });

    await test.step('a language of the other direction waits, and is a press away', async () => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('option', { name: /العربية/ }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(
        messages(other)
          .getByText(/Another tab now speaks Arabic/)
          .first(),
      ).toBeAttached();
      await expect(email).toHaveValue('nerea@encina.example');
      await expect(other.locator('html')).toHaveAttribute('dir', 'ltr');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await messages(other).getByRole('button', { name: 'Reload page' }).click();
      await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    });
  },
);
