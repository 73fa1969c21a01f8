import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modulesIn = (folder: string): readonly string[] => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|css)\.tsx?$/.test(name))
    .map((name) => join(path, name));
};
const all = modulesIn('../../packages/ui/src/');

/** Everything that these modules lead to. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path) || !all.includes(path)) return;
    found.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g))
      follow(join(dirname(path), name));
  };
  for (const entry of entries) follow(entry);
  return found;
}

const ofComponents = reachedFrom(all.filter((path) => path.endsWith('index.ts')));
const textOf = (paths: readonly string[]): string =>
  paths
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) .* from .*$/gm, '');
const sources = textOf([...ofComponents]);
/** Stories, their states and what these have beside components, and the workbench's own pages. */
const stories = textOf([...all, ...modulesIn('../')].filter((path) => !ofComponents.has(path)));

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As the words of an element, or in quotes; what is within a template of a macro is marked on the page. */
const isWritten = (text: string, code: string, quotes = `'"`): boolean =>
  new RegExp(String.raw`[>}]\s*${literal(text)}\s*[<{]|([${quotes}])${literal(text)}\1`).test(code);

/**
 * Texts of a story in the marked language that are in no catalogue: they stand in the code of a component and not, as they
 * are, in that of a story. Words that both write `tools/written-words.test.ts` finds.
 */
export function hardCoded(words: readonly string[]): string[] {
  return words
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        !/[⟦⟧]/.test(text) &&
        isWritten(text, sources) &&
        !isWritten(text, stories, `'"\``),
    )
    .map((text) => `strings: “${text}” is in no catalogue`);
}
