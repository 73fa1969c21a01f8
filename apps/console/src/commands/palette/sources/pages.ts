import type { MenuEntry } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { Building2 } from 'lucide-react';
import { type Shortcut, shortcutIds, shortcutOf } from '../../shortcuts/shortcuts.ts';
import { menuIcons } from '../../../shell/menuIcons.ts';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

const COMPANIES = '/admin/companies';

/** Between the sections that a page is in. */
const GLUE = ' · ';

const shortcutTo = (href: string): Shortcut | undefined =>
  shortcutIds.map(shortcutOf).find((shortcut) => shortcut.href === href);

/** Every page of the menu that the person may open, by its label and by its sections (docs/product.md §3.7). */
export function pages({ menu, text, keysOf, go }: World): readonly Entry[] {
  const keysTo = (href: string): readonly string[] => {
    const shortcut = shortcutTo(href);
    return shortcut ? keysOf(shortcut) : [];
  };
  const leaves = (entries: readonly MenuEntry[], sections: readonly string[]): Entry[] =>
    entries.flatMap(({ translate, label: plain, submenu, path, icon: name }) => {
      const label = text({ id: translate, message: plain });
      if (submenu.length > 0) return leaves(submenu, [...sections, label]);
      const icon = menuIcons[name];
      return [
        {
          id: `page:${path}`,
          label,
          words: sections,
          keys: keysTo(path),
          ...(sections.length > 0 && { context: sections.join(GLUE) }),
          ...(icon && { icon }),
          run: () => go(path),
        },
      ];
    });
  return [
    ...leaves(menu, []),
    {
      id: `page:${COMPANIES}`,
      label: text(pluralOf('CMP')),
      icon: Building2,
      keys: keysTo(COMPANIES),
      run: () => go(COMPANIES),
    },
  ];
}
