import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Texts } from '@comanda/api/transfer';
import PO from 'pofile';

const source = 'en-GB';
const read = (file: string): Texts =>
  Object.fromEntries(
    PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
  );

/** The texts of a folder of catalogues in every language that it has: read once, when somebody needs them. */
export const cataloguesIn = (folder: string): (() => ReadonlyMap<string, Texts>) => {
  let catalogues: ReadonlyMap<string, Texts> | undefined;
  return () => {
    catalogues ??= new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.po'))
        .map((name) => [basename(name, '.po'), read(join(folder, name))]),
    );
    return catalogues;
  };
};

/** The texts of definitions in every language. */
export const allTexts = cataloguesIn(
  dirname(fileURLToPath(import.meta.resolve(`@comanda/api/locales/${source}.po`))),
);

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
