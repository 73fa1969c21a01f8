import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { serveFolder } from '../lib/static-server.mjs';
import { accentOf, faultsOf } from './visit.ts';

interface Shown {
  readonly file: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** How the name of a control of ours reads: only the catalogue of the language knows. */
  readonly nextPage: string;
}
const pages: readonly Shown[] = [
  { file: 'index.html', language: 'en-GB', direction: 'ltr', nextPage: 'Next page' },
  { file: 'arabic.html', language: 'ar-EG', direction: 'rtl', nextPage: 'الصفحة التالية' },
];

/** Longest wait for what has to happen, in milliseconds. */
const patience = 5000;

/**
 * Opens the pages that a server has rendered, in a browser.
 *
 * @param folder with the built application of tests/outside
 * @returns what is wrong: whatever the console says, what does not answer, what is not coloured, what stands on the
 *   other side
 */
export async function show(folder: string): Promise<readonly string[]> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const problems: string[] = [];
    for (const shown of pages) {
      const page = await browser.newPage();
      const faults = faultsOf(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.url}/${shown.file}`, { waitUntil: 'networkidle' });
      for (const check of [answers, isColoured, speaks, standsAtItsSide])
        faults.push(...(await check(page, shown)));
      const spoken = pages
        .map(({ language }) => language)
        .filter((code) => asked.some((url) => url.includes(code)));
      if (spoken.join(' ') !== shown.language) faults.push(`it fetches the languages ${spoken.join(', ')}`);
      problems.push(...faults.map((fault) => `${shown.file}: ${fault}`));
      await page.close();
    }
    return problems;
  } finally {
    await browser.close();
    server.close();
  }
}

type Check = (page: Page, shown: Shown) => Promise<readonly string[]>;

const answers: Check = async (page) => {
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete it?' });
  const opened = await dialog.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  if (!opened) return ['no dialog opens: the page is not hydrated'];
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached', timeout: patience });
  return [];
};

/** Whether the next action wears the accent of the page's theme, and of another that it is given. */
const isColoured: Check = async (page) => {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  const faults: string[] = [];
  const accents = new Set<string>();
  for (const theme of ['A', 'K']) {
    await page.evaluate((letter) => {
      document.documentElement.dataset['theme'] = letter;
    }, theme);
    const { seen, accent } = await accentOf(button);
    accents.add(accent);
    if (seen !== accent) faults.push(`in theme ${theme} the button is ${seen} instead of ${accent}`);
  }
  return accents.size === 2 ? faults : [...faults, `two themes have one accent: ${[...accents].join()}`];
};

const speaks: Check = async (page, { nextPage }) =>
  (await page.getByRole('button', { name: nextPage }).count()) === 0
    ? [`nothing is called "${nextPage}"`]
    : [];

/** Whether a label begins where its text does. */
const standsAtItsSide: Check = async (page, { direction }) => {
  const [label, main] = await Promise.all([
    page.getByText('Sells', { exact: true }).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  if (!label || !main) return ['there is no label to be seen'];
  const before = label.x - main.x;
  const after = main.x + main.width - label.x - label.width;
  const isAtItsSide = direction === 'ltr' ? before < after : before > after;
  return isAtItsSide ? [] : [`a label does not stand at the start of ${direction} text`];
};
