import { chromium } from 'playwright';
import { chromiumFlags } from './chromium-flags.mjs';
import { findChromium } from './chromium.mjs';
import { serveFolder } from './static-server.mjs';

/** Somewhere inside a server, as a site of documents or a pull request's preview has it. */
const under = '/some/where';

/** What a reader opens: the address, and a heading or a button that is there once it has come. */
const pages = [
  { path: '/docs/start-here--docs', role: 'heading', name: 'The workbench' },
  { path: '/docs/actions-button--docs', role: 'heading', name: 'Accessibility record' },
  { path: '/docs/overlays-dialog--docs', role: 'heading', name: 'States' },
  { path: '/story/actions-button--primary', role: 'button', name: 'Publish' },
];

/**
 * Opens the built workbench from a folder deep in a server of files, in a browser, as a reader does.
 *
 * @param {string} folder absolute
 * @returns {Promise<string[]>} a sentence for each page that does not come and each file that is asked for in vain
 */
export async function openingFaults(folder) {
  const server = await serveFolder(folder, under);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const faults = /** @type {string[]} */ ([]);
  try {
    const page = await browser.newPage();
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
    });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    for (const { path, role, name } of pages) {
      await page.goto(`${server.url}${under}/?path=${path}`);
      const preview = page.frameLocator('#storybook-preview-iframe');
      const awaited = preview.getByRole(/** @type {'heading' | 'button'} */ (role), { name }).first();
      await awaited
        .waitFor({ timeout: 20_000 })
        .catch(() => faults.push(`${path} shows no ${role} “${name}”`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return faults;
}
