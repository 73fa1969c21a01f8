import type { MenuEntry } from '@comanda/api/calls';
import type { SideMenuEntry } from '@comanda/ui/SideMenu';
import type { MessageDescriptor } from '@lingui/core';
import { menuIcon } from './menuIcon.tsx';

/** Paths below which an entry counts as the current one; home only for itself. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && path !== '' && pathname.startsWith(`${path}/`));

/**
 * The server's menu as the side menu shows it (docs/product.md §3.2): a branch opens and closes.
 */
export function sideMenuOf(
  entries: readonly MenuEntry[],
  pathname: string,
  label: (text: MessageDescriptor) => string,
): SideMenuEntry[] {
  const text = ({ translate, label: plain }: MenuEntry): string => label({ id: translate, message: plain });
  const below = (entry: MenuEntry, parent: string): SideMenuEntry => {
    const id = `${parent}/${entry.name}`;
    const shared = { id, label: text(entry), icon: menuIcon(entry.icon) };
    return entry.submenu.length > 0
      ? { ...shared, children: entry.submenu.map((child) => below(child, id)) }
      : { ...shared, href: entry.path, isCurrent: isWithin(pathname, entry.path) };
  };
  return entries.map((entry) => below(entry, ''));
}
