import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const owners = ['packages/ui/src', 'packages/api/src', 'apps/console/src'];

/** What a catalogue makes of each text; one that stands in several may be another word in each. */
const readTexts = (language: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const texts = new Map<string, Set<string>>();
  const catalogues = owners.flatMap((owner) =>
    readdirSync(join(root, owner), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(join('locales', `${language}.po`)))
      .map((path) => readFileSync(join(root, owner, path), 'utf8')),
  );
  for (const catalogue of catalogues)
    for (const [, id = '', text = ''] of catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
      texts.set(id, (texts.get(id) ?? new Set()).add(text));
  return texts;
};
const known = new Map<string, ReturnType<typeof readTexts>>();

/** What the console says for a text of its source, or one of the definitions by its id. */
const textsOf = (id: string, language: string): readonly string[] => {
  const texts = known.get(language) ?? readTexts(language);
  known.set(language, texts);
  const found = texts.get(id);
  if (!found) throw new Error(`No text for ${id} in ${language}.`);
  return [...found];
};

/** The English text of a label of the definitions, as the console shows it. */
export const textOf = ({ id }: { readonly id: string }): string => textsOf(id, 'en-GB')[0] ?? '';

const plain = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a text of the source in another language, whatever stands in its places for values. */
export const saying = (id: string, language: string): RegExp => {
  const ways = textsOf(id, language).map((text) =>
    text
      .split(/\{\w+\}/)
      .map(plain)
      .join('.*'),
  );
  return new RegExp(`^(?:${ways.join('|')})$`);
};
