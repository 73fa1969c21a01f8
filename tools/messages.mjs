import { rm } from 'node:fs/promises';
import { locales, owners } from './lib/catalogues.mjs';

/**
 * `npm run messages [-- <owner>…]`: brings the catalogues in line with the texts in the code.
 * New texts are added untranslated, texts that left the code are dropped; translations stay.
 * An owner is a folder such as `packages/ui`; without one, all are done.
 */
const wanted = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const all = await owners();
const chosen = wanted.length ? all.filter(({ path }) => wanted.includes(path)) : all;
if (!chosen.length) {
  console.error(`No catalogue at ${wanted.join(', ')}; there are ${all.map(({ path }) => path).join(', ')}.`);
  process.exit(1);
}

for (const { path, catalogue } of chosen) {
  const extracted = await catalogue.collect();
  if (!extracted) process.exit(1);
  if (Object.keys(extracted).length === 0) {
    for (const locale of locales) await rm(catalogue.getFilename(locale), { force: true });
    continue;
  }
  const made = await catalogue.make({
    clean: true,
    overwrite: false,
    orderBy: 'message',
    locale: [...locales],
  });
  if (!made) process.exit(1);
  const missing = locales.map((locale) => {
    const entries = Object.values(made[locale] ?? {});
    return `${locale} ${entries.filter(({ translation }) => !translation).length} missing`;
  });
  console.log(`${path}: ${Object.keys(extracted).length} texts, ${missing.join(', ')}`);
}
