import { readFileSync } from 'node:fs';
import type { Texts } from '@comanda/api/transfer';

/** Languages that the platform has texts in. */
export const locales = ['en-GB', 'es-ES', 'ar-EG'] as const;
export type Locale = (typeof locales)[number];

/** One text of a catalogue: `msgid` and `msgstr`, each a quoted text or several under one another. */
const entry = /^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm;
const unquoted = (text: string): string =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');

const catalogue = (locale: Locale): Texts => {
  const file = readFileSync(new URL(import.meta.resolve(`@comanda/api/locales/${locale}.po`)), 'utf8');
  return Object.fromEntries(
    [...file.matchAll(entry)].flatMap(([, id = '', text = '']) => {
      const key = unquoted(id);
      return key === '' ? [] : [[key, unquoted(text)]];
    }),
  );
};

const read = new Map<Locale, Texts>();
/** Texts of the definitions in one language, by the ids of `labels`; read once. */
export const textsOf = (locale: Locale): Texts => {
  const texts = read.get(locale) ?? catalogue(locale);
  read.set(locale, texts);
  return texts;
};
/** The language of ours that comes nearest to the first one that there is. */
export const localeFor = (...languages: readonly (string | null | undefined)[]): Locale =>
  languages
    .flatMap((language) => locales.filter((locale) => language?.split('-')[0] === locale.split('-')[0]))
    .at(0) ?? 'en-GB';
