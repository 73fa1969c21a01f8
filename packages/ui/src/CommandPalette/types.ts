import type { AvatarProps } from '../Avatar/index.ts';
import type { IconSource } from '../Icon/index.ts';

/** One thing to go to, to make or to do. */
export interface PaletteItem {
  /** Unique in the whole list. */
  readonly id: string;
  readonly label: string;
  /** Where it belongs: a section of the menu, an area. */
  readonly context?: string;
  readonly icon?: IconSource;
  /** The face of a business, instead of an icon. */
  readonly avatar?: Pick<AvatarProps, 'name' | 'src' | 'shape'>;
  /** At the end of the row: what a record is known by. */
  readonly code?: string;
  /** Keys that do the same without the palette, each as it is printed. */
  readonly keys?: readonly string[];
  /** It is so already: the company that is worked in, the theme that is worn. */
  readonly isCurrent?: boolean;
  /** BCP 47, where the label is in another language than the page. */
  readonly lang?: string;
}

/** Things of one kind under a heading. Without items and note it is not shown. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Below the items. */
  readonly note?: PaletteNote;
}

/** That more items are on their way; or why there are none, with what to do about it. */
export type PaletteNote =
  | { readonly kind: 'waiting'; readonly text: string }
  | { readonly kind: 'failed' | 'lacking'; readonly text: string; readonly next?: PaletteItem };

/** All that Enter can take in a group, in its order. */
export const choicesOf = ({ items, note }: PaletteGroup): readonly PaletteItem[] =>
  note && note.kind !== 'waiting' && note.next ? [...items, note.next] : items;
