import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const catalogue = readFileSync(
  createRequire(import.meta.url).resolve('@comanda/api/locales/en-GB.po'),
  'utf8',
);
const texts = new Map(
  [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [id, text]),
);

/** The English text of a label of the definitions, as the console shows it. */
export function textOf({ id }: { readonly id: string }): string {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`No text for ${id}.`);
  return text;
}
