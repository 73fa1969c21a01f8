import type * as table from '@comanda/api/areas';
import type * as menu from '@comanda/api/areas/menu';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { owners } from '../lib/catalogues.mjs';
import { root } from './root.ts';

const folder = 'packages/api/src/areas';
const texts = /^virtual:area-texts\/([\w-]+)$/;

/**
 * What an app knows of the maintenance areas before one of them is loaded.
 * `virtual:area-texts/<language>`: their names as a catalogue, and by group how its texts are loaded.
 * `virtual:menu-icons`: the icons of the table and of the menu by their names.
 */
export function areas(): Plugin {
  return {
    name: 'comanda:areas',
    resolveId: {
      filter: { id: /^virtual:(?:area-texts\/|menu-icons$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:area-texts\/|menu-icons$)/ },
      handler(id) {
        const [, language] = texts.exec(id.slice(1)) ?? [];
        return language === undefined ? menuIcons() : areaTexts(language);
      },
    },
  };
}

async function areaTexts(language: string): Promise<string> {
  const groups = (await owners()).filter(({ path }) => path.startsWith(`${folder}/`));
  const catalogues = await Promise.all(groups.map(({ catalogue }) => catalogue.read(language)));
  const names = catalogues.flatMap((catalogue) =>
    Object.entries(catalogue ?? {})
      .filter(([id]) => /^[A-Z]{3}\.(?:one|many)$/.test(id))
      .map(([id, { translation }]) => [id, [translation]]),
  );
  const loads = groups.map(({ path }) => {
    const file = join(root, path, 'locales', `${language}.po`);
    return `${JSON.stringify(path.slice(folder.length + 1))}: () => import(${JSON.stringify(file)})`;
  });
  return `export const messages = ${JSON.stringify(Object.fromEntries(names))};
export const groups = { ${loads.join(', ')} };`;
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
