import type { ThemePickerProps } from './index.ts';

const themes = [
  { id: 'A', name: 'Cloud' },
  { id: 'K', name: 'Blue and orange' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  light: { themes, theme: 'A', mode: 'light', systemMode: 'light' },
  dark: { themes, theme: 'K', mode: 'dark', systemMode: 'light' },
  system: { themes, theme: 'A', mode: 'system', systemMode: 'dark' },
  oneTheme: { themes: themes.slice(0, 1), theme: 'A', mode: 'system', systemMode: 'light' },
} satisfies Record<string, Omit<ThemePickerProps, 'onThemeChange' | 'onModeChange'>>;
