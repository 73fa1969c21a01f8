import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** What components are written in, without stories, states, tests, styles and comments. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|states|test|css)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As the words of an element or the value of an attribute; what is within a template of a macro is marked on the page. */
const isWritten = (text: string): boolean =>
  new RegExp(String.raw`>\s*${literal(text)}\s*<|="${literal(text)}"`).test(sources);

/** Texts of a story in the marked language that are in no catalogue: they stand in the code of a component. */
export function hardCoded(words: readonly string[]): string[] {
  return words
    .filter((text) => /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text) && isWritten(text))
    .map((text) => `strings: “${text}” is in no catalogue`);
}
