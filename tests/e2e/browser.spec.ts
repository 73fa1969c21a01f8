import { tax } from '@comanda/api/areas/basics/tax';
import { accounts, password } from '../support/accounts.ts';
import { expect, hasItsParts, isLive, messages, test, tokensOf } from './support/test.ts';

test.use({ expectedErrors: /^Failed to load resource|^WebSocket connection to/ });

test(
  'a browser without network signs in once there is one, and keeps what was typed until then',
  { tag: '@full' },
  async ({ page, context }) => {
    let isShut = false;
    let tries = 0;
    await page.routeWebSocket(/\/ws$/, (line) => {
      tries += 1;
      if (isShut) void line.close();
      else line.connectToServer();
    });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.reader);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await hasItsParts(page);
    await context.setOffline(true);
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await submit.click();
    await expect(page.getByText('The platform cannot be reached.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password);
    await context.setOffline(false);
    await submit.click();
    await expect(page).toHaveURL((url) => url.pathname === '/');

    await isLive(page);
    await context.setOffline(true);
    await expect(page.getByText('Offline: changes arrive when the connection is back')).toBeAttached();
    await context.setOffline(false);
    await isLive(page);

    // A platform that takes no lines is tried thrice and then left alone for 10 s at least, unless somebody looks.
    await context.setOffline(true);
    isShut = true;
    tries = 0;
    await context.setOffline(false);
    await expect.poll(() => tries).toBe(3);
    isShut = false;
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await isLive(page);
  },
);

test(
  'a browser that has kept what nobody can read clears it, says so, and leaves the person signed in',
  { tag: '@full' },
  async ({ page, visit }) => {
    await visit.signIn('reader');
    const { login } = await tokensOf(page);
    await page.evaluate(() => {
      localStorage.setItem('comanda.selection', '{"ids":');
      localStorage.setItem('comanda.list.TAX', '{}');
      localStorage.setItem('comanda.webTheme', 'A-dark');
      localStorage.setItem('comanda.kds.tokens', '{"of":"the kitchen"');
    });
    await page.goto(tax.route);
    await expect(messages(page).getByText('What this browser kept has been cleared.').first()).toBeAttached();
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(kept).not.toHaveProperty(['comanda.list.TAX']);
    expect(kept).toMatchObject({ 'comanda.webTheme': 'A-dark', 'comanda.kds.tokens': '{"of":"the kitchen"' });
    expect((await tokensOf(page))['login']).toBe(login);
  },
);

test.describe('a page that stopped working', () => {
  test.use({ expectedErrors: /a fault of ours|^The above error/ });

  test(
    'offers to clear what the browser keeps, and asks first',
    { tag: '@full' },
    async ({ page, visit }) => {
      await visit.signIn('manager');
      await page.evaluate(() => {
        localStorage.setItem('comanda.list.TAX', '{}');
        sessionStorage.setItem('comanda.draft.TAX', '{}');
      });
      await page.route(/assets\/FormPage-[^/]*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `throw new Error('a fault of ours')` }),
      );
      await page.goto(`${tax.route}/new`);
      await expect(page.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible();
      await page.unroute(/assets\/FormPage-[^/]*\.js$/);
      await page.getByRole('button', { name: 'Clear this browser’s data' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear and reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New tax' })).toBeVisible();
      await expect(
        messages(page).getByText('What this browser kept has been cleared.').first(),
      ).toBeAttached();
      const left = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((shelf) => Object.keys(shelf)),
      );
      expect(left).not.toContain('comanda.list.TAX');
      expect(left).not.toContain('comanda.draft.TAX');
    },
  );
});
