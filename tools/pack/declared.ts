import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { declarationOf } from './declarations.ts';

/** Where a name comes from that a declaration file does not declare itself. */
interface Elsewhere {
  /** As the file names it. */
  readonly from: string;
  /** What it is called there; `*` is all of it. */
  readonly name: string;
}

/** What a declaration file says, by the names that it uses. */
export interface Declared {
  readonly file: string;
  /** Overloads are several. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  readonly exported: ReadonlyMap<string, Elsewhere | undefined>;
}

/** One that the file names may stand for, followed into the file that declares it; a string for another package's. */
export type Found = { readonly in: Declared; readonly name: string } | string;

/** A declaration as a reader wants it: without comments, without what a function calls the parts of its props. */
function tidy(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([(,] ?)\{[^{}]*\}: /g, '$1props: ')
    .replace(/import\("\.[^"]*"\)\./g, '')
    .replace(/import\("react"\)\./g, 'React.')
    .replace(/import\("xstate"\)\./g, '')
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/^ +/gm, (indent) => indent.slice(indent.length / 2))
    .replace(/^\s*\n/gm, '')
    .replace(/\}\n\s*\| /g, '} | ');
}

const known = new Map<string, Declared>();

/** Reads a declaration file as the compiler wrote it. */
export function readDeclared(file: string): Declared {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8');
  const own = new Map<string, string[]>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, Elsewhere | undefined>();
  const declare = (name: string, node: { start: number; end: number }): void => {
    own.set(name, [...(own.get(name) ?? []), tidy(text.slice(node.start, node.end))]);
  };
  for (const statement of parseAst(text, { lang: 'dts' }).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name =
          one.type === 'ImportSpecifier' && 'name' in one.imported
            ? one.imported.name
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        imported.set(one.local.name, { from: statement.source.value, name });
      }
      continue;
    }
    if (statement.type === 'ExportNamedDeclaration')
      for (const one of statement.specifiers) {
        if (!('name' in one.local) || !('name' in one.exported)) continue;
        const from = statement.source?.value ?? imported.get(one.local.name)?.from;
        exported.set(one.exported.name, from === undefined ? undefined : { from, name: one.local.name });
      }
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!node) continue;
    const names =
      node.type === 'VariableDeclaration'
        ? node.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []))
        : 'id' in node && node.id && 'name' in node.id
          ? [node.id.name]
          : [];
    for (const name of names) {
      declare(name, node);
      if (statement.type === 'ExportNamedDeclaration') exported.set(name, undefined);
    }
    if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      if (!from.startsWith('.')) throw new Error(`${file} exports all of ${from}.`);
      for (const name of readDeclared(declarationOf(file, from)).exported.keys())
        exported.set(name, { from, name });
    }
  }
  const declared = { file, own, imported, exported };
  known.set(file, declared);
  return declared;
}

/**
 * Follows a name to its declaration.
 *
 * @param usedIn where the name of a whole module says by its next word which of its names is meant: `css.tone`
 */
export function follow(declared: Declared, name: string, usedIn = ''): Found | undefined {
  if (declared.own.has(name)) return { in: declared, name };
  const elsewhere = declared.exported.get(name) ?? declared.imported.get(name);
  if (!elsewhere) return undefined;
  if (!elsewhere.from.startsWith('.')) return elsewhere.from;
  const other = readDeclared(declarationOf(declared.file, elsewhere.from));
  const wanted =
    elsewhere.name === '*' ? new RegExp(`\\b${name}\\.(\\w+)`).exec(usedIn)?.[1] : elsewhere.name;
  return wanted === undefined ? undefined : follow(other, wanted);
}
