import { languageCodes } from '@comanda/machines/language';
import { describe, expect, it } from 'vitest';
import { compare, locales, owners, sourceLocale } from './lib/catalogues.mjs';
import { translationFaults } from './lib/message-shape.mjs';

describe.each(await owners())('the texts of $path', ({ path, catalogue }) => {
  it('are in its catalogues, complete in every language', async () => {
    const extracted = await catalogue.collect();
    expect(extracted, 'a file could not be read').toBeDefined();
    if (!extracted) return;
    for (const locale of locales) {
      const stored = (await catalogue.read(locale)) ?? {};
      const text = (id: string) => extracted[id]?.message ?? stored[id]?.message ?? id;
      const { added, obsolete, untranslated } = compare(extracted, stored);
      expect(
        { added: added.map(text), obsolete: obsolete.map(text), untranslated: untranslated.map(text) },
        `${path} ${locale}: run \`npm run messages -- ${path}\`, then translate what is empty`,
      ).toEqual({ added: [], obsolete: [], untranslated: [] });
    }
    // Every source file of the owner is parsed.
  }, 60_000);
});

describe.each(await owners())('the translations of $path', ({ path, catalogue }) => {
  it('have the placeholders, tags and plurals that they need', async () => {
    const sources = (await catalogue.read(sourceLocale)) ?? {};
    for (const locale of locales.filter((code) => code !== sourceLocale)) {
      const stored = Object.entries((await catalogue.read(locale)) ?? {});
      const faults = stored.flatMap(([id, { translation }]) => {
        const source = sources[id]?.translation;
        if (!source || !translation) return [];
        return translationFaults(source, translation, locale).map((fault) => `“${translation}” ${fault}`);
      });
      expect(faults, `${path} ${locale}`).toEqual([]);
    }
  });
});

describe('compare', () => {
  const extracted = { a: {}, b: {} };

  it('accepts a complete catalogue', () => {
    const stored = { a: { translation: 'uno' }, b: { translation: 'dos' } };
    expect(compare(extracted, stored)).toEqual({ added: [], obsolete: [], untranslated: [] });
  });

  it('names what is new, what is gone and what is empty', () => {
    const stored = { b: { translation: '' }, c: { translation: 'tres' } };
    expect(compare(extracted, stored)).toEqual({ added: ['a'], obsolete: ['c'], untranslated: ['b'] });
  });
});

it('is kept in the languages that the apps offer', () => {
  expect(locales).toEqual(languageCodes);
});
