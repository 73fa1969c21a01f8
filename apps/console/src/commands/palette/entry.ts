import type { PaletteItem } from '@comanda/ui/CommandPalette';
import type { Findable } from './match.ts';

/** Something that the palette offers, and what it does. */
export interface Entry extends PaletteItem, Findable {
  readonly run: () => void;
}
