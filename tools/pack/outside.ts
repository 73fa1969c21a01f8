import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { npm } from '../lib/install.mjs';
import { run } from '../lib/process.mjs';
import { serveFolder } from '../lib/static-server.mjs';
import { root } from '../vite/root.ts';

/**
 * Makes the application of tests/outside where nothing of the workspace can be found, and shows it.
 *
 * @param say is told what each part took
 * @returns what went wrong
 */
export async function checkOutside(
  tarballs: readonly string[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-outside-'));
  try {
    cpSync(join(root, 'tests', 'outside'), folder, { recursive: true });
    const quiet = ['--prefer-offline', '--include=dev', '--no-audit', '--no-fund', '--no-package-lock'];
    const parts = [
      ['install', () => npm(['install', ...quiet, ...tarballs], { cwd: folder, limitSeconds: 300 })],
      ['types', () => npm(['run', 'types'], { cwd: folder, limitSeconds: 120 })],
      ['build', () => npm(['run', 'build'], { cwd: folder, limitSeconds: 120 })],
      ['build for the server', () => npm(['run', 'build:server'], { cwd: folder, limitSeconds: 120 })],
      ['server', () => run(process.execPath, ['server/server.js'], { cwd: folder, limitSeconds: 60 })],
    ] as const;
    for (const [name, part] of parts) {
      const { code, output, seconds } = await part();
      if (code !== 0) return [`Outside the workspace, ${name} failed:\n${output}`];
      say(`outside: ${name} ${seconds.toFixed(1)} s`);
    }
    return await show(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Looks at the pages in a browser: hydrated without a word, coloured, in both directions. */
async function show(dist: string): Promise<readonly string[]> {
  const server = await serveFolder(dist);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const problems: string[] = [];
    for (const [file, direction] of [
      ['index.html', 'ltr'],
      ['arabic.html', 'rtl'],
    ] as const) {
      const page = await browser.newPage();
      page.on('console', (message) => problems.push(`${file} says: ${message.text()}`));
      page.on('pageerror', (error) => problems.push(`${file} fails: ${error.message}`));
      await page.goto(`${server.url}/${file}`);
      problems.push(...(await faultsOf(page, direction)).map((fault) => `${file}: ${fault}`));
      await page.close();
    }
    return problems;
  } finally {
    await browser.close();
    server.close();
  }
}

/** By direction: how the name of a control of ours reads, which only the catalogue of the language knows. */
const nextPage = { ltr: 'Next page', rtl: 'الصفحة التالية' };

async function faultsOf(page: Page, direction: 'ltr' | 'rtl'): Promise<readonly string[]> {
  const faults: string[] = [];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page
    .getByRole('dialog', { name: 'Save the till?' })
    .waitFor({ timeout: 5_000 })
    .catch(() => faults.push('the dialog does not open: the page is not hydrated'));
  await page.keyboard.press('Escape');
  const { colour, accent } = await save.evaluate((button) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--cmd-color-accent)';
    document.body.append(probe);
    const looks = { colour: getComputedStyle(button).backgroundColor, accent: getComputedStyle(probe).color };
    probe.remove();
    return looks;
  });
  // Hovered, as it has just been pressed: a shade of the accent, and no longer the browser's grey.
  await page.mouse.move(0, 0);
  if (colour !== accent) {
    const later = await save.evaluate(async (button) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return getComputedStyle(button).backgroundColor;
    });
    if (later !== accent) faults.push(`the button is ${later} instead of the theme's ${accent}`);
  }
  const name = nextPage[direction];
  if ((await page.getByRole('button', { name }).count()) === 0) faults.push(`nothing is called "${name}"`);
  const [label, field] = await Promise.all([
    page.getByText('Prints receipts').boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  const startGap = label && field ? label.x - field.x : 0;
  const endGap = label && field ? field.x + field.width - label.x - label.width : 0;
  if (direction === 'ltr' ? startGap > endGap : startGap < endGap)
    faults.push(`a label does not stand at the start of ${direction} text`);
  return faults;
}
