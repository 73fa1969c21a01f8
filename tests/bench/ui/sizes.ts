import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { gzipKibibytes } from '../../../tools/lib/gzip-size.mjs';
import { print, table } from '../figures.ts';
import { launch, withPage } from '../libraries/browser.ts';
import { build } from '../libraries/build.ts';
import { prepare } from '../libraries/rounds.ts';
import { isPeer, ours, type Subject, titleOf } from '../libraries/subjects.ts';
import { sizeGoal } from './scenarios.ts';

/** Kibibytes, each file compressed by itself. */
interface Size {
  /** What the page asks for before it stands. */
  readonly js: number;
  readonly css: number;
  /** What it would ask for later. */
  readonly later: number;
}

/** What can be read on the page of twelve components, by whatever library. */
const texts = ['Save', 'Name', 'Sells', 'Fish', 'Prints', 'Prices', 'Ask', 'More', 'P-1000'];
const entryOf = (subject: Subject): string =>
  fileURLToPath(new URL(`${isPeer(subject) ? 'peers' : 'own'}/${subject.name}.tsx`, import.meta.url));

/** @throws when the page does not show its twelve components. */
const weigh = async (browser: Browser, subject: Subject): Promise<Size> => {
  const directory = await build(subject, 'page', entryOf(subject));
  const asked = await withPage(browser, directory, async ({ page, load }) => {
    const names = new Set<string>();
    page.on('request', (request) => names.add(new URL(request.url()).pathname.slice(1)));
    await load();
    for (const text of texts)
      await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 10_000 });
    return names;
  });
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const total = (kind: string, isAsked: boolean): number =>
    files
      .filter((file) => file.endsWith(kind) && asked.has(file) === isAsked)
      .reduce((sum, file) => sum + gzipKibibytes(readFileSync(join(directory, file))), 0);
  return { js: total('.js', true), css: total('.css', true), later: total('.js', false) };
};

/** Builds the page of twelve components with each library and says what it weighs. */
export const sizes = async (subjects: readonly Subject[]): Promise<void> => {
  const browser = await launch();
  const found = await prepare(subjects, (subject) => weigh(browser, subject)).finally(() => browser.close());
  print('A page of twelve components, KiB, gzip -9:');
  print(
    table([
      ['', 'JS', 'CSS', 'sum', 'JS on demand'],
      ...[...found].map(([subject, { js, css, later }]) => [
        titleOf(subject),
        ...[js, css, js + css, later].map((size) => size.toFixed(1)),
      ]),
    ]),
  );
  const own = found.get(ours);
  if (!own) return;
  const sum = own.js + own.css;
  print(`Ours: ${sum.toFixed(1)} KiB (at most ${String(sizeGoal)})${sum <= sizeGoal ? '' : ' MISS'}`);
};
