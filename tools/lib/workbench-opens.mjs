import { chromium } from 'playwright';
import { chromiumFlags } from './chromium-flags.mjs';
import { findChromium } from './chromium.mjs';
import { serveFolder } from './static-server.mjs';

/** Somewhere inside a server, as a site of documents or a pull request's preview has it. */
const under = '/some/where';

/** What a reader opens: the address, and what is there once it has come; of its record, what was measured. */
const pages = [
  { path: '/docs/start-here--docs', role: 'heading', name: 'The workbench' },
  { path: '/docs/actions-button--docs', text: /^[1-9]\d* passed, 0 violated in [1-9]\d* stories/ },
  { path: '/docs/navigation-tabs--docs', text: /^Pattern tabs, walked from left to right/ },
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
    for (const { path, role, name, text } of pages) {
      await page.goto(`${server.url}${under}/?path=${path}`);
      const preview = page.frameLocator('#storybook-preview-iframe');
      const awaited = text
        ? preview.getByText(text)
        : preview.getByRole(/** @type {'heading' | 'button'} */ (role), { name });
      await awaited
        .first()
        .waitFor({ timeout: 20_000 })
        .catch(() => faults.push(`${path} shows no ${text ?? `${role} “${name}”`}`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return faults;
}
