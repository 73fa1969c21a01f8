import type * as table from '@comanda/api/areas';
import type * as menu from '@comanda/api/areas/menu';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { owners } from '../lib/catalogues.mjs';
import { root } from './root.ts';

const folder = 'packages/api/src/areas';
/** A folder below the sources of a package or an app that keeps texts of its own. */
const inSources = /^(?:apps|packages)\/[^/]+\/src\/(.+)$/;
const texts = /^virtual:texts\/([\w-]+)$/;

/**
 * What an app knows of the maintenance areas before one of them is loaded.
 * `virtual:texts/<language>`: their names as a catalogue, and how the texts of each folder that keeps its own are loaded,
 * by its path in the sources of its package: `areas/sales`, `pages/people`.
 * `virtual:menu-icons`: the icons of the table and of the menu by their names.
 */
export function areas(): Plugin {
  return {
    name: 'comanda:areas',
    resolveId: {
      filter: { id: /^virtual:(?:texts\/|menu-icons$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:texts\/|menu-icons$)/ },
      handler(id) {
        const [, language] = texts.exec(id.slice(1)) ?? [];
        return language === undefined ? menuIcons() : textsIn(language);
      },
    },
  };
}

async function textsIn(language: string): Promise<string> {
  const folders = (await owners()).flatMap(({ path, catalogue }) => {
    const name = inSources.exec(path)?.[1];
    return name === undefined ? [] : [{ name, path, catalogue }];
  });
  const ofAreas = folders.filter(({ path }) => path.startsWith(`${folder}/`));
  const catalogues = await Promise.all(ofAreas.map(({ catalogue }) => catalogue.read(language)));
  const names = catalogues.flatMap((catalogue) =>
    Object.entries(catalogue ?? {})
      .filter(([id]) => /^[A-Z]{3}\.(?:one|many)$/.test(id))
      .map(([id, { translation }]) => [id, [translation]]),
  );
  const loads = folders.map(({ name, path }) => {
    const file = join(root, path, 'locales', `${language}.po`);
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
  });
  return `export const messages = ${JSON.stringify(Object.fromEntries(names))};
export const folders = { ${loads.join(', ')} };`;
}

/** The icons are in TypeScript that names files of the package as its own. */
const load = async <T>(file: string): Promise<T> => (await runnerImport<T>(join(root, folder, file))).module;

async function menuIcons(): Promise<string> {
  const [{ areas }, { companyMenu, iconsOf }] = await Promise.all([
    load<typeof table>('table.ts'),
    load<typeof menu>('menu.ts'),
  ]);
  const names = new Set([...areas.map(({ icon }) => icon), ...iconsOf(companyMenu)]);
  const icons = [...names].toSorted().map((name) => [name, pascal(name)] as const);
  return `import { ${icons.map(([, icon]) => icon).join(', ')} } from 'lucide-react';
export const icons = { ${icons.map(([name, icon]) => `'${name}': ${icon}`).join(', ')} };`;
}

/** `chef-hat` is the component `ChefHat`. */
const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
