export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { PaletteWaiting, type PaletteWaitingProps } from './PaletteWaiting.tsx';
export type { PaletteGroup, PaletteItem, PaletteNote } from './types.ts';
