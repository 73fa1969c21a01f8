import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumFlags } from '../../tools/lib/chromium-flags.mjs';
import { findChromium } from '../../tools/lib/chromium.mjs';
import { pageScript } from '../../tools/lib/page-script.mjs';
import './sameTables.ts';
import { storiesByFile } from './stories.tsx';

/** Pictures have the addresses that they have on the server. */
const filesWhereTheyAre: Plugin = {
  name: 'files-where-they-are',
  enforce: 'pre',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [script, executablePath] = await Promise.all([
    pageScript(fileURLToPath(new URL('page.tsx', import.meta.url)), {
      configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
      // What it was built for is silent about most differences.
      define: { 'process.env.NODE_ENV': '"development"' },
      plugins: [filesWhereTheyAre],
    }),
    findChromium(),
  ]);
  // The same moment in the same place on either side.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  page = await browser.newPage({ locale: 'en-GB', timezoneId: timeZone });
  await page.clock.setFixedTime(new Date());
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('http://comanda.localhost/');
  await page.addScriptTag({ content: script });
}, 120_000);

afterAll(async () => {
  vi.useRealTimers();
  await browser.close();
});

/** Every story's component comes up on a server, where nothing may ask for a page, and goes on in a browser. */
describe.each([...storiesByFile])('%s', (file, stories) => {
  it.each([...stories])('%s goes on where the server left off', async (name, Story) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const markup = renderToString(<Story />);
    const said = complaints.mock.calls.map(String);
    complaints.mockRestore();
    expect(said).toEqual([]);
    expect(await page.evaluate((given) => comandaHydrate(...given), [file, name, markup] as const)).toEqual(
      [],
    );
  });
});
