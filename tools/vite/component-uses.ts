import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/** What a component is made of and what is made with it. */
export interface ComponentUses {
  /** Paths of the tokens that its styles name: `color.accent`, `space.2`. */
  readonly tokens: readonly string[];
  /** Folders of the components that it shows in itself. */
  readonly madeOf: readonly string[];
  /** Files of the applications that show it, from the folder of the repository. */
  readonly files: readonly string[];
}

const src = join(root, 'packages/ui/src');
const apps = ['apps/console/src', 'apps/kds/src'];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();

/** @param styles the text of a `.css.ts`, which may give a group of tokens a short name: `const c = vars.color` */
export function tokensIn(styles: string): readonly string[] {
  const spelled = [...styles.matchAll(/const (\w+) = vars\.(\w+);/g)].reduce(
    (text, [whole, short = '', group = '']) =>
      text.replace(whole, '').replaceAll(new RegExp(`\\b${short}\\.`, 'g'), `vars.${group}.`),
    styles,
  );
  const named = [...spelled.matchAll(/\bvars((?:\.\w+|\[\d+\])+)/g)].map(([, path = '']) =>
    path.replace(/^\./, '').replaceAll(/\[(\d+)\]/g, '.$1'),
  );
  return [...new Set(named)].toSorted();
}

/** @param code what a component's files say; folders beside it that it takes components from, each once */
export function componentsIn(code: string): readonly string[] {
  const named = [...code.matchAll(/from '\.\.\/([A-Z]\w*)\//g)].map(([, folder = '']) => folder);
  return [...new Set(named)].toSorted();
}

const isOwnCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories|states|fixtures|css)\.tsx?$/.test(file);

/** By the folder of `packages/ui/src`. */
function componentUses(): Readonly<Record<string, ComponentUses>> {
  const shown = new Map<string, string[]>();
  for (const file of apps.flatMap(filesBelow))
    for (const [, folder = ''] of readFileSync(join(root, file), 'utf8').matchAll(/'@comanda\/ui\/(\w+)'/g)) {
      const files = shown.get(folder) ?? [];
      if (!files.includes(file)) shown.set(folder, [...files, file]);
    }
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const files = readdirSync(join(src, name));
      const textOf = (isWanted: (file: string) => boolean): string =>
        files
          .filter(isWanted)
          .map((file) => readFileSync(join(src, name, file), 'utf8'))
          .join('\n');
      return [
        name,
        {
          tokens: tokensIn(textOf((file) => file.endsWith('.css.ts'))),
          madeOf: componentsIn(textOf(isOwnCode)),
          files: shown.get(name) ?? [],
        },
      ];
    }),
  );
}

/** That as `uses` of the module `virtual:component-uses`. */
export function componentUsesModule(): Plugin {
  return {
    name: 'comanda:component-uses',
    resolveId: { filter: { id: /^virtual:component-uses$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:component-uses$/ },
      handler: () => `export const uses = ${JSON.stringify(componentUses())};`,
    },
  };
}
