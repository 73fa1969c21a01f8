import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/** What people see: components and the pages of both applications, without what shows or tests them. */
const folders = ['packages/ui/src', 'apps/console/src', 'apps/kds/src'];

/** The names of the lucide icons that are in use, with the files that use each, from the folder of the repository. */
export function usedIcons(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(?:states|stories|fixtures|test)\.tsx?$/.test(name)) continue;
      const file = join(folder, name);
      for (const icon of namesIn(readFileSync(join(root, file), 'utf8')))
        uses.set(icon, [...(uses.get(icon) ?? []), file]);
    }
  return new Map([...uses].toSorted(([one], [other]) => one.localeCompare(other)));
}

const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from 'lucide-react'/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((one) => one.trim().replace(/ as .*/, ''))
      .filter((one) => one !== '' && !one.startsWith('type ')),
  );

/** Those icons as `icons` of the module `virtual:used-icons`; the workbench is started anew for one that is new. */
export function usedIconsModule(): Plugin {
  return {
    name: 'comanda:used-icons',
    resolveId: { filter: { id: /^virtual:used-icons$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:used-icons$/ },
      handler() {
        const used = [...usedIcons()];
        const names = used.map(([name]) => name).join(', ');
        const entries = used.map(
          ([name, files]) => `{ name: '${name}', icon: ${name}, uses: ${files.length} }`,
        );
        return `import { ${names} } from 'lucide-react';\nexport const icons = [${entries.join(', ')}];`;
      },
    },
  };
}
