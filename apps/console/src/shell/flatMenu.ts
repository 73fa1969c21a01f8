import type { MenuEntry } from '@comanda/api/calls';

/** Every entry of a menu, those that hold others before what they hold. */
export const flatMenu = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatMenu(entry.submenu)]);
