import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { startServer } from '../support/server.ts';

/*
 * From an empty installation in production to the first ticket of a till, by the pages alone (docs/product.md §22.6 to §22.8).
 * Nothing is seeded. Presses are counted; what is typed is none.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const office = 'https://office.example';

/** A simulated till, paired by the licence that the page has shown. */
const startTill = (origin: string, license: string, directory: string): (() => Promise<void>) => {
  const file = join(directory, 'till.json');
  writeFileSync(file, JSON.stringify([{ name: 'first', license }]));
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/simulator/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, COMANDA_URL: origin, COMANDA_TILLS: file, COMANDA_TILLS_SPEED: '1000' },
  });
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
};

/** The walk itself; answers the licence of the till. */
const begin = async (
  page: Page,
  path: string,
  press: (target: Locator) => Promise<void>,
): Promise<string> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(path);
  await page.getByRole('textbox', { name: 'First name' }).fill('Nadia');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Ferrer');
  await page.getByRole('textbox', { name: /mail/ }).fill('nadia@office.example');
  await page.locator('input[type=password]').fill('correct horse battery');
  await press(button('Create and sign in'));

  await test.step('the company, with the country of the clock and a code from its name', async () => {
    await press(page.getByRole('link', { name: 'New company' }).first());
    await page.getByRole('textbox', { name: 'Name' }).fill('Casa Faro');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('CASA');
    await expect(page.getByRole('button', { name: /Country/ })).toContainText('Portugal');
    await press(button('Create company'));
  });
  await test.step('what its country proposes', () => press(button('Take these')));
  await test.step('the store', async () => {
    await page.getByRole('textbox', { name: 'Street' }).fill('Rua da Prata 1');
    await page.getByRole('textbox', { name: 'Town' }).fill('Lisboa');
    await press(button('Create store'));
  });
  await test.step('the menu', () => press(button('Take the sample menu')));
  await test.step('who sells, with a PIN that nobody chose', async () => {
    await expect(page.getByRole('textbox', { name: 'Name at the till' })).toHaveValue('Nadia');
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue(/^\d{4}$/);
    await press(button('Create employee'));
  });
  return test.step('the till, published to and with its licence', async () => {
    await press(button('Create till and publish'));
    const box = page.getByRole('dialog').getByRole('textbox', { name: 'Licence' });
    await expect(box).toHaveValue(/^[\w-]{43}$/);
    const license = await box.inputValue();
    await press(button('Done'));
    return license;
  });
};

test(
  'an empty installation sells its first ticket after nine presses',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const directory = mkdtempSync(join(tmpdir(), 'comanda-begin-'));
    // As root the database runs as another user, who has to get through.
    chmodSync(directory, 0o711);
    const cluster = await startCluster(directory);
    const server = await startServer({
      dataDirectory: join(directory, 'data'),
      databaseUrl: cluster.url('postgres'),
      environment: {
        COMANDA_MODE: 'production',
        COMANDA_SECRET: 'of this test alone, and long enough',
        COMANDA_ORIGINS: office,
        COMANDA_PROXIES: '127.0.0.1',
        HOST: '127.0.0.1',
      },
    });
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'en-GB',
      timezoneId: 'Europe/Lisbon',
      // It comes through the proxy that has its certificate.
      extraHTTPHeaders: { 'x-forwarded-host': new URL(office).host, 'x-forwarded-proto': 'https' },
    });
    let stopTill: (() => Promise<void>) | undefined;
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const [, token = ''] = /\/begin#([\w-]{43})/.exec(server.said()) ?? [];
      let presses = 0;
      const from = Date.now();
      const license = await begin(page, `/begin#${token}`, async (target) => {
        await target.click();
        presses += 1;
      });
      stopTill = startTill(server.origin, license, directory);
      await page.goto('/documents/sales/tickets');
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('row', { name: /Casa Faro/ }).first()).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 120_000 });
      test.info().annotations.push({
        type: 'walk',
        description: `${presses} presses, ${Math.round((Date.now() - from) / 1000)} s`,
      });
      expect(presses).toBe(9);
    } finally {
      await stopTill?.();
      await context.close();
      await server.stop();
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
);
