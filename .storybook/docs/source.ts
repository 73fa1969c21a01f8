import { components } from 'virtual:component-props';

const folderOf = new Map(
  Object.entries(components).flatMap(([folder, documented]) =>
    documented.map(({ name }) => [name, folder] as const),
  ),
);

/** A picture of lucide's as Storybook prints what it cannot name. */
const drawing = /\{\{\s*\$\$typeof: Symbol\([^)]*\),[\s\S]*?\n?\s*\}\}/g;

/** Code as somebody would write it: what stands in it is imported, and nothing is printed that nobody writes. */
export function withImports(code: string): string {
  // Storybook asks once where code is made and once where it is shown.
  if (code.startsWith('import ')) return code;
  const written = code.replaceAll(drawing, '{Icon}').replaceAll(/\s+on[A-Z]\w*=\{\(\) => \{\}\}/g, '');
  const folders = new Map<string, Set<string>>();
  for (const [, name = ''] of written.matchAll(/<([A-Z]\w*)/g)) {
    const folder = folderOf.get(name);
    if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
  }
  const imports = [...folders].map(
    ([folder, names]) => `import { ${[...names].join(', ')} } from '@comanda/ui/${folder}';`,
  );
  return imports.length === 0 ? written : `${imports.join('\n')}\n\n${written}`;
}
