import { pluralOf } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paletteShortcut } from '../../shell/paletteShortcut.ts';

export type ShortcutGroup = 'everywhere' | 'go' | 'list' | 'form';

export interface Shortcut {
  /** Pressed one after the other: `mod+k`, `g` then `h`. `mod` is ⌘ on Apple's keyboards, Ctrl on others. */
  readonly keys: readonly [string, ...string[]];
  readonly text: MessageDescriptor;
  readonly group: ShortcutGroup;
  /** A page of the menu. Whoever may not open it does not have the keys either. */
  readonly href?: string;
}

/** Every key of the console, for what hears them and for the dialog that lists them (docs/product.md §3.8). */
export const shortcuts = {
  palette: paletteShortcut,
  help: { keys: ['?'], text: msg`Keyboard shortcuts`, group: 'everywhere' },
  home: { keys: ['g', 'h'], text: { id: 'menu.home' }, group: 'go', href: '/' },
  companies: { keys: ['g', 'b'], text: pluralOf('CMP'), group: 'go', href: '/admin/companies' },
  products: { keys: ['g', 'p'], text: pluralOf('ART'), group: 'go', href: '/settings/sales/products' },
  changes: { keys: ['g', 'c'], text: { id: 'menu.trackers' }, group: 'go', href: '/settings/sync/trackers' },
  tickets: { keys: ['g', 't'], text: { id: 'menu.tickets' }, group: 'go', href: '/documents/sales/tickets' },
  search: { keys: ['/'], text: msg`Search`, group: 'list' },
  create: { keys: ['n'], text: msg`New`, group: 'list' },
  save: { keys: ['mod+s'], text: msg`Save`, group: 'form' },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;

export const shortcutOf = (id: ShortcutId): Shortcut => shortcuts[id];
export const shortcutIds = Object.keys(shortcuts).filter((id): id is ShortcutId => id in shortcuts);
