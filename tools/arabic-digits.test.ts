import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { owners } from './lib/catalogues.mjs';
import { root } from './lib/root.mjs';

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9\u066A\u066B]/u;

/** Figures are Latin in every language (docs/product.md §4.1), also where they stand in a text. */
describe('Arabic', async () => {
  it.each(await owners())('has Latin digits in $path', async ({ catalogue }) => {
    const texts = Object.values((await catalogue.read('ar-EG')) ?? {}).map(({ translation }) => translation);
    expect(texts.filter((text) => arabicDigits.test(text))).toEqual([]);
  });

  it.each(['pages', 'patterns'])('has Latin digits in the %s of the workbench', (folder) => {
    const lines = readFileSync(join(root, '.storybook', folder, 'arabic.ts'), 'utf8').split('\n');
    expect(lines.filter((line) => arabicDigits.test(line))).toEqual([]);
  });
});
