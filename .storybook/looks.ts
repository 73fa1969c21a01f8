import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { visualModes } from './modes.ts';
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs';
import { findChromium } from '../tools/lib/chromium.mjs';
import { root } from '../tools/lib/root.mjs';
import { serveFolder } from '../tools/lib/static-server.mjs';
import { buildStorybook, storybookFolder } from '../tools/lib/storybook-build.mjs';

/**
 * `npm run looks [-- <part of a story's id>…]`: every story of Pages in each look of `.storybook/modes.ts`, as a picture of
 * its own in `.cache/looks`, for eyes.
 */
const folder = join(root, '.cache', 'looks');
/** A laptop; what is longer is drawn to its end. */
const viewport = { width: 1280, height: 800 };

/** Of what Storybook says of itself. */
interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string }>>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const failure = await buildStorybook({ say });
if (failure !== undefined) {
  say(failure);
  process.exit(1);
}
const asked = process.argv.slice(2);
const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as Index;
const ids = Object.values(entries)
  .filter(({ title }) => title.startsWith('Pages/'))
  .map(({ id }) => id)
  .filter((id) => asked.length === 0 || asked.some((part) => id.includes(part)));
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await serveFolder(storybookFolder);
const browser = await chromium.launch({ args: chromiumFlags, executablePath: await findChromium() });
try {
  for (const [name, globals] of Object.entries(visualModes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    const chosen = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
    for (const id of ids) {
      await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`);
      await page.locator('body.sb-show-main main').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = join(folder, `${id} ${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
      say(file);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
