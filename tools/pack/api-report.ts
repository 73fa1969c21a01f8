import { join } from 'node:path';
import { follow, readDeclared, type Found } from './declared.ts';
import type { Packed } from './manifest.ts';

type Local = Exclude<Found, string>;
const keyOf = ({ in: { file }, name }: Local): string => `${file} ${name}`;

/** The names in a declaration that the package declares too. */
function uses({ in: declared, name }: Local): readonly Local[] {
  const text = declared.own.get(name)?.join('\n') ?? '';
  const words = new Set(text.replace(/'[^']*'/g, '').match(/[A-Za-z_$][\w$]*/g));
  return [...words].flatMap((word) => {
    const found = word === name ? undefined : follow(declared, word, text);
    return found === undefined || typeof found === 'string' ? [] : [found];
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const textOf = ({ in: declared, name }: Local): string => folded((declared.own.get(name) ?? []).join('\n'));

/** What is inferred at length is shown by its members alone, so that the report can be read: what a call sends is in its OpenAPI. */
const mostLines = 40;
const isInferred = (text: string): boolean => /\bz\.ZodMini|\bStateMachine</.test(text);

function folded(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= mostLines || !isInferred(text)) return text;
  const shown: string[] = [];
  let isHidden = false;
  for (const line of lines) {
    const isInside = /^ {4}/.test(line);
    if (!isInside && isHidden) shown.push(`${shown.pop() ?? ''} … ${line.trimStart()}`);
    else if (!isInside) shown.push(line);
    isHidden = isInside;
  }
  return shown.join('\n');
}

interface Section {
  readonly path: string;
  readonly names: ReadonlyMap<string, Found>;
}

/**
 * What a package lets others use, as text: by sub-path the names that it exports with their declarations, then what
 * these are made of. Sorted, so that a difference is a change.
 */
export function apiReport({ folder, manifest }: Packed): string {
  const others: string[] = [];
  const sections: Section[] = [];
  for (const [path, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || path.startsWith('./locales/') || path.includes('*')) {
      others.push(path);
      continue;
    }
    const entry = readDeclared(join(folder, target.types));
    const names = new Map<string, Found>();
    for (const name of [...entry.exported.keys()].sort(compare)) {
      const found = follow(entry, name);
      if (found === undefined) throw new Error(`${path} exports ${name}, which nothing declares.`);
      names.set(name, found);
    }
    sections.push({ path, names });
  }
  const exported = new Set(
    sections.flatMap(({ names }) =>
      [...names.values()].flatMap((found) => (typeof found === 'string' ? [] : [keyOf(found)])),
    ),
  );
  const parts = sections
    .sort((one, other) => compare(one.path, other.path))
    .map((each) => print(each, exported));
  const files = others.sort(compare).map((path) => `- \`${path}\``);
  return [
    `# What ${manifest.name} exports`,
    'Written by `npm run pack:check -- --update` from the declarations that are published; a difference is a change of the API.',
    ...parts,
    `## Files\n\n${files.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function print({ path, names }: Section, exported: ReadonlySet<string>): string {
  const lines: string[] = [];
  const behind = new Map<string, Local>();
  const open: Local[] = [];
  for (const [name, found] of names) {
    if (typeof found === 'string') lines.push(`export { ${name} } from '${found}';`);
    else {
      lines.push(found.name === name ? `export ${textOf(found)}` : `export { ${found.name} as ${name} };`);
      open.push(found);
    }
  }
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const used of uses(next)) {
      if (exported.has(keyOf(used)) || behind.has(keyOf(used))) continue;
      behind.set(keyOf(used), used);
      open.push(used);
    }
  const inner = [...behind.values()].map(textOf).sort(compare);
  return `## ${path}\n\n\`\`\`ts\n${[...lines, ...inner].join('\n')}\n\`\`\``;
}
