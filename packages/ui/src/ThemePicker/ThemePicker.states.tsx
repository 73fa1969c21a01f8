import { themes } from '@comanda/tokens';
import type { ThemePickerProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  light: { allowed: ['A', 'B', 'K', 'L'], look: { theme: 'A', mode: 'light' } },
  dark: { allowed: ['A', 'B', 'K', 'L'], look: { theme: 'K', mode: 'dark' } },
  system: { allowed: ['A', 'K'], look: { theme: 'A', mode: 'system' } },
  oneTheme: { allowed: ['A'], look: { theme: 'A', mode: 'system' } },
  all: { allowed: themes.map(({ code }) => code), look: { theme: 'C', mode: 'light' } },
} satisfies Record<string, Omit<ThemePickerProps, 'onLookChange'>>;
