import type { MenuEntry } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { msg } from '@lingui/core/macro';
import { Bell, Building2, KeyRound } from 'lucide-react';
import { personHref } from '../../../app/personHref.ts';
import { profilePages } from '../../../pages/profile/pages.ts';
import { type Shortcut, shortcutIds, shortcutOf } from '../../shortcuts/shortcuts.ts';
import { menuIcon } from '../../../shell/menuIcon.tsx';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

const COMPANIES = '/admin/companies';

/** Between the sections that a page is in. */
const GLUE = ' · ';

const shortcutTo = (href: string): Shortcut | undefined =>
  shortcutIds.map(shortcutOf).find((shortcut) => shortcut.href === href);

/** Pages about the person themselves, which the menu at the top end leads to. */
function own({ actions, company, person, text, go, showNotifications }: World): readonly Entry[] {
  const profile = text(msg`Your profile`);
  return [
    ...(actions.has('ALLOW_USER_PROFILE') ? profilePages : []).map(({ path, label, icon }) => ({
      id: `page:/profile/${path}`,
      label: text(label),
      context: profile,
      words: [profile],
      icon,
      run: () => go(`/profile/${path}`),
    })),
    ...(company
      ? [
          {
            id: 'page:permissions',
            label: text(msg`What you may do`),
            icon: KeyRound,
            run: () => go(personHref(person.id)),
          },
        ]
      : []),
    { id: 'page:notifications', label: text(msg`Notifications`), icon: Bell, run: showNotifications },
  ];
}

/**
 * Every page of the menu that the person may open, by its label and by its sections, then those about themselves
 * (docs/product.md §3.7).
 */
export function pages(world: World): readonly Entry[] {
  const { menu, actions, text, keysOf, go } = world;
  const keysTo = (href: string): readonly string[] => {
    const shortcut = shortcutTo(href);
    return shortcut ? keysOf(shortcut) : [];
  };
  const leaves = (entries: readonly MenuEntry[], sections: readonly string[]): Entry[] =>
    entries.flatMap(({ translate, label: plain, submenu, path, icon: name }) => {
      const label = text({ id: translate, message: plain });
      if (submenu.length > 0) return leaves(submenu, [...sections, label]);
      return [
        {
          id: `page:${path}`,
          label,
          words: sections,
          keys: keysTo(path),
          ...(sections.length > 0 && { context: sections.join(GLUE) }),
          icon: menuIcon(name),
          run: () => go(path),
        },
      ];
    });
  const companies: readonly Entry[] = [
    {
      id: `page:${COMPANIES}`,
      label: text(pluralOf('CMP')),
      icon: Building2,
      keys: keysTo(COMPANIES),
      run: () => go(COMPANIES),
    },
  ];
  return [...leaves(menu, []), ...(actions.has('ALLOW_USER_COMPANY') ? companies : []), ...own(world)];
}
