import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '@comanda/api/areas';
import type { Texts } from '@comanda/api/transfer';
import PO from 'pofile';

const source = 'en-GB';
const read = (file: string): Texts =>
  Object.fromEntries(
    PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
  );

/** The texts of some folders of catalogues in every language that they have: read once, when somebody needs them. */
export const cataloguesIn = (...folders: readonly string[]): (() => ReadonlyMap<string, Texts>) => {
  let catalogues: ReadonlyMap<string, Texts> | undefined;
  const readAll = (): ReadonlyMap<string, Texts> => {
    const all = new Map<string, Texts>();
    for (const folder of folders)
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
        const language = basename(name, '.po');
        all.set(language, { ...all.get(language), ...read(join(folder, name)) });
      }
    return all;
  };
  return () => {
    catalogues ??= readAll();
    return catalogues;
  };
};

const folderOf = (place: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@comanda/api/${place}/${source}.po`)));

/** The texts of definitions, calls and errors in every language. */
export const allTexts = cataloguesIn(
  folderOf('locales'),
  ...new Set(areas.map(({ group }) => folderOf(`areas/${group}/locales`))),
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

const own = cataloguesIn(fileURLToPath(new URL('locales', import.meta.url)));
/** The server's own texts in one language: those of mails and messages, which no browser needs. */
export const ownTextsIn = (language: string): Texts => own().get(language) ?? {};
