import { sessionCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/resources/tax';
import { accounts } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { codeBox } from './support/crud.ts';
import { expect, isThere, messages, test, tokensOf, visitOf } from './support/test.ts';

const ENCINA = 'Taberna La Encina';

test('one session in four tabs: renewed once, and what is chosen in one is followed by the others', async ({
  page,
  context,
  visit,
  baseURL,
}) => {
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
    await context.unroute('**/login/token');
    expect(renewals).toBe(1);
    expect(new Set(refused).size).toBe(refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(12);
    for (const call of refused) expect(again.get(call)).toBe(1);
    const { session } = await tokensOf(page);
    expect(session).not.toBe(ended);
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
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: ENCINA })).toBeVisible();
  });
});
