import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { product } from '@comanda/api/areas/sales/product';
import { modes, themes } from '@comanda/tokens';
import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { openKitchen } from '../bench/kitchen/kitchen.ts';
import { startBench } from '../bench/platform.ts';
import { isThere, visitOf } from '../e2e/support/test.ts';
import { wearTheme } from './wearTheme.ts';
import { enrol } from '../kitchen/enrol.ts';

/*
 * `npm run sheet [-- <part of a screen's name>…]`: each screen of console and kitchen in every theme and mode, side by
 * side on one sheet in `.cache/sheets`, for eyes. THEMES=AEK keeps to these themes.
 */
const folder = fileURLToPath(new URL('../../.cache/sheets', import.meta.url));
const viewport = { width: 1280, height: 800 };
/** A monitor hangs on a wall, and is pressed by then. */
const wall = { width: 1920, height: 1200 };
const columns = 6;
/** Width of one picture on the sheet. */
const across = 640;

interface Look {
  readonly name: string;
  readonly picture: Buffer;
}
const looksOf = async (page: Page): Promise<readonly Look[]> => {
  const wanted = themes.filter(({ code }) => (process.env['THEMES'] ?? code).includes(code));
  const looks: Look[] = [];
  for (const { code } of wanted) {
    await wearTheme(page, code);
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.evaluate((worn) => {
        document.documentElement.dataset['mode'] = worn;
      }, mode);
      looks.push({ name: `${code} ${mode}`, picture: await page.screenshot() });
    }
  }
  return looks;
};

const asked = process.argv.slice(2);
const isAsked = (name: string): boolean => asked.length === 0 || asked.some((part) => name.includes(part));

const platform = await startBench();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
});
const baseURL = platform.server.origin;
const open = async (size = viewport): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', viewport: size })).newPage();

const write = async (name: string, looks: readonly Look[]): Promise<void> => {
  const page = await (
    await browser.newContext({ viewport: { width: columns * across, height: 400 } })
  ).newPage();
  const cells = looks.map(
    (look) =>
      `<figure><img src="data:image/png;base64,${look.picture.toString('base64')}"><figcaption>${look.name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{background:#777;display:grid;font:16px sans-serif;gap:8px;grid-template-columns:repeat(${String(columns)},1fr);margin:8px}figure{margin:0}img{display:block;inline-size:100%}</style>${cells.join('')}`,
  );
  const file = join(folder, `${name}.png`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.context().close();
  process.stdout.write(`${file}\n`);
};

const consoleScreens: Readonly<Record<string, string>> = {
  home: '/',
  companies: '/admin/companies',
  products: product.route,
  'new-product': `${product.route}/new`,
  monitors: monitor.route,
  changes: '/settings/sync/trackers',
  tickets: '/documents/sales/tickets',
};

try {
  mkdirSync(folder, { recursive: true });
  const visitor = await open();
  await visitor.goto('/login');
  await visitor.getByRole('button').first().waitFor();
  if (isAsked('sign-in')) await write('sign-in', await looksOf(visitor));
  const visit = visitOf(visitor);
  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  for (const [name, path] of Object.entries(consoleScreens)) {
    if (!isAsked(name)) continue;
    await visitor.goto(path);
    await isThere(visitor);
    await write(name, await looksOf(visitor));
  }
  if (isAsked('kitchen')) {
    const kitchen = await openKitchen(platform, { rows: 2, diagonal: 24 });
    for (let orders = 0; orders < 8; orders += 1) await kitchen.fire(1 + (orders % 5));
    const screen = await open(wall);
    await enrol(screen, kitchen.origin, kitchen.idMonitor, 'Sheet');
    await screen.locator('[data-bump]').first().click();
    await screen.locator('[data-line]').nth(4).click();
    await screen.locator('[data-status="started"]').nth(1).waitFor();
    await write('kitchen', await looksOf(screen));
  }
} finally {
  await browser.close();
  await platform.stop();
}
