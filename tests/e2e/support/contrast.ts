import { allPairs, nameOf, paintMarks, pairsAmong, readVariants, type Kind } from '@comanda/tokens/contrast';
import type { Collected } from '@comanda/tokens/contrast/page';
import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { pageScript } from '../../../tools/lib/page-script.mjs';

const script = await pageScript(fileURLToPath(import.meta.resolve('@comanda/tokens/contrast/page')));
const variants = readVariants().map(({ tokens }) => tokens);
const marks = paintMarks(variants);
const measured = new Set(variants.slice(0, 1).flatMap(allPairs).map(nameOf));

/** What is measured as one of these is told well enough. */
const atLeast: Readonly<Record<Kind, readonly Kind[]>> = {
  text: ['text', 'kitchen'],
  kitchen: ['kitchen'],
  nonText: ['nonText', 'text', 'kitchen'],
  focus: ['focus', 'nonText', 'text', 'kitchen'],
  disabled: [],
};

/**
 * The pairs of colours that meet on the page, in any state that its styles know, and are measured nowhere
 * (`packages/tokens/src/contrast`). `words` is what its text has to be told like.
 */
export async function unmeasuredPairs(page: Page, words: 'text' | 'kitchen' = 'text'): Promise<string[]> {
  await page.evaluate(script);
  const { met, foreign }: Collected = await page.evaluate((all) => {
    comandaContrast.marks = all;
    return comandaContrast.collect();
  }, marks);
  const unmeasured = pairsAmong(met, words, page.url()).filter(
    ({ kind, fronts, ground }) =>
      kind !== 'disabled' &&
      !atLeast[kind].some((kind) =>
        // A line that is told from its ground needs no fill.
        [fronts, fronts.slice(0, 1)].some((fronts) => measured.has(nameOf({ kind, fronts, ground }))),
      ),
  );
  return [...foreign, ...unmeasured.map(nameOf)].map((fault) => `${page.url()} contrast: ${fault}`);
}
