import { nameOf, type Pair, paintMarks, pairsAmong, readPairs, readVariants } from '@comanda/tokens/contrast';
import type { Collected } from '@comanda/tokens/contrast/page';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { pageScript } from '../../tools/lib/page-script.mjs';
import { isOfKitchen } from './workbench.ts';

/** What stories met is kept for `npm run pairs`, one line a story, one file a process. */
const folder = fileURLToPath(new URL('../../.cache/pairs/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = join(folder, `${process.pid}.jsonl`);

const script = await pageScript(fileURLToPath(import.meta.resolve('@comanda/tokens/contrast/page')));
const marks = paintMarks(readVariants().map(({ tokens }) => tokens));
const known = new Set(readPairs().map(nameOf));

/** Makes the page able to tell what meets in it. */
export async function injectContrast(page: Page): Promise<void> {
  await page.evaluate(script);
  await page.evaluate((all) => {
    comandaContrast.marks = all;
  }, marks);
}

const collect = (page: Page): Promise<Collected> => page.evaluate(() => comandaContrast.collect());
const keep = (title: string, found: Pick<Collected, 'rules'> & { readonly pairs: readonly Pair[] }): void =>
  appendFileSync(file, `${JSON.stringify({ title, ...found })}\n`);

/** Of a page that shows colours for their own sake only that its styles are shown counts, not which of them meet. */
export async function noteSpecimens(page: Page, title: string): Promise<void> {
  const { rules } = await collect(page);
  keep(title, { pairs: [], rules });
}

/** Looks at the story in every state for pairs of colours, and keeps them. */
export async function pairFaults(page: Page, title: string): Promise<string[]> {
  const { met, foreign, rules } = await collect(page);
  const words = isOfKitchen(title) ? 'kitchen' : 'text';
  const pairs = pairsAmong(met, words, title.slice(title.lastIndexOf('/') + 1));
  keep(title, { pairs, rules });
  return [
    ...foreign.map((colour) => `colours: ${colour} is of no role`),
    ...pairs
      .filter((pair) => !known.has(nameOf(pair)))
      .map((pair) => `contrast: ${nameOf(pair)} is not measured yet: npm run pairs`),
  ];
}
