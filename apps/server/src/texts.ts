import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Texts } from '@comanda/api/transfer';
import PO from 'pofile';

const source = 'en-GB';
const folder = dirname(fileURLToPath(import.meta.resolve(`@comanda/api/locales/${source}.po`)));
const read = (language: string): Texts =>
  Object.fromEntries(
    PO.parse(readFileSync(`${folder}/${language}.po`, 'utf8')).items.map(({ msgid, msgstr }) => [
      msgid,
      msgstr[0] ?? '',
    ]),
  );

let catalogues: ReadonlyMap<string, Texts> | undefined;
/** The texts of definitions in every language that there is one for: read once, when somebody needs them. */
export const allTexts = (): ReadonlyMap<string, Texts> => {
  catalogues ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.po'))
      .map((name) => basename(name, '.po'))
      .map((language) => [language, read(language)]),
  );
  return catalogues;
};

/** Of some languages, the first one that there are texts in; else the source's. */
export const spokenOf = (languages: readonly (string | null | undefined)[]): string => {
  const known = [...allTexts().keys()];
  return (
    languages
      .flatMap((wanted) => {
        const [language] = wanted?.split('-') ?? [];
        return [
          known.find((one) => one === wanted),
          known.find((one) => language !== undefined && one.startsWith(`${language}-`)),
        ];
      })
      .find((found) => found !== undefined) ?? source
  );
};
export const textsIn = (language: string): Texts => allTexts().get(language) ?? {};
