import type * as table from '@comanda/api/areas';
import type * as menu from '@comanda/api/areas/menu';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { owners } from '../lib/catalogues.mjs';
import { root } from './root.ts';

const folder = 'packages/api/src/areas';
/** A folder below the sources of a package or an app that keeps texts of its own. */
const inSources = /^(?:apps|packages)\/[^/]+\/src\/(.+)$/;
const texts = /^virtual:texts\/(\w+)\/([\w-]+)$/;

/**
 * What an app knows of its texts and of the maintenance areas before one of them is loaded.
 * `virtual:texts/<app>/<language>`: all texts that every page may need, among them the names of the areas, as one file; and
 * how the texts of each folder that keeps its own are loaded, by its path in the sources: `areas/sales`, `pages/people`.
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
        const [, app, language] = texts.exec(id.slice(1)) ?? [];
        return app === undefined || language === undefined ? menuIcons() : textsOf(app, language);
      },
    },
  };
}

async function textsOf(app: string, language: string): Promise<string> {
  const all = await owners();
  const fileOf = (path: string): string => JSON.stringify(join(root, path, 'locales', `${language}.po`));
  const shared = ['packages/ui/src', 'packages/api/src', `apps/${app}/src`];
  const ofAreas = app === 'console' ? all.filter(({ path }) => path.startsWith(`${folder}/`)) : [];
  const own = app === 'console' ? ['apps/console/src/', 'packages/api/src/'] : [`apps/${app}/src/`];
  const later = all.filter(({ path }) => own.some((place) => path.startsWith(place)));
  const catalogues = await Promise.all(ofAreas.map(({ catalogue }) => catalogue.read(language)));
  const names = catalogues.flatMap((catalogue) =>
    Object.entries(catalogue ?? {})
      .filter(([id]) => /^[A-Z]{3}\.(?:one|many)$/.test(id))
      .map(([id, { translation }]) => [id, [translation]]),
  );
  const loads = later.map(
    ({ path }) => `${JSON.stringify(inSources.exec(path)?.[1])}: () => import(${fileOf(path)})`,
  );
  return `${shared.map((path, place) => `import { messages as m${place} } from ${fileOf(path)};`).join('\n')}
export const messages = Object.assign({}, ${shared.map((_, place) => `m${place}`).join(', ')}, ${JSON.stringify(Object.fromEntries(names))});
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
