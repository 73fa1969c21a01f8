export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { PaletteGroup, PaletteItem, PaletteNote } from './types.ts';
