import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { write } from './modules.ts';

/** What a declaration file imports, in either form: `from '…'` and `import("…")`. */
const specifier = /(\bfrom\s+|\bimport\()(['"])([^'"]+)\2/g;

/** What declarations import, as they name it. */
export function importsOf(text: string): readonly string[] {
  return [...text.matchAll(specifier)].map(([, , , name = '']) => name);
}

/** From a file to one that it names as it is built: `./Button.js`. */
export function declarationOf(file: string, name: string): string {
  return join(dirname(file), name.replace(/\.(?:js|tsx?)$/, '.d.ts'));
}

/**
 * Copies the declarations that some entries reach; they name files as they are once built.
 *
 * @param from where the compiler wrote the declarations of `src`
 * @param entries below it: `Button/index.d.ts`
 * @returns the files that were written, absolute
 */
export function copyDeclarations(from: string, entries: readonly string[], to: string): readonly string[] {
  const written = new Set<string>();
  const open = entries.map((entry) => join(from, entry));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const target = join(to, relative(from, file));
    if (written.has(target)) continue;
    if (!existsSync(file)) throw new Error(`${file} is not there: the compiler has not written it.`);
    written.add(target);
    const text = readFileSync(file, 'utf8');
    for (const name of importsOf(text)) if (name.startsWith('.')) open.push(declarationOf(file, name));
    write(
      target,
      text.replace(specifier, (_match, before: string, quote: string, name: string) => {
        const built = name.startsWith('.') ? name.replace(/\.tsx?$/, '.js') : name;
        return `${before}${quote}${built}${quote}`;
      }),
    );
  }
  return [...written];
}
