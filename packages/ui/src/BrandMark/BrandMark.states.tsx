import { brands } from '@comanda/tokens/brands';
import type { BrandMarkProps } from './index.ts';

const { light, dark } = brands[0].logos;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  light: { light, dark, mode: 'light', alt: 'Comanda' },
  dark: { light, dark, mode: 'dark', alt: 'Comanda' },
  system: { light, dark, mode: 'system', alt: 'Comanda' },
} satisfies Record<string, BrandMarkProps>;
