import { isThemeCode, type ThemeCode } from '@comanda/tokens';
import { brand } from './brand.ts';
import { readStored, store } from './storage.ts';

export type ThemeMode = 'light' | 'dark' | 'system';
export interface WebTheme {
  readonly theme: ThemeCode;
  readonly mode: ThemeMode;
}
const modes: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** `A-light` → its parts; a theme that the brand does not allow is nothing (docs/product.md §4.2). */
export function parseWebTheme(
  value: string | null | undefined,
  allowed: readonly ThemeCode[],
): WebTheme | undefined {
  const [letter, word] = (value ?? '').split('-');
  const mode = modes.find((one) => one === word);
  return mode && isThemeCode(letter) && allowed.includes(letter) ? { theme: letter, mode } : undefined;
}
export const writeWebTheme = ({ theme, mode }: WebTheme): string => `${theme}-${mode}`;

const initial = (): WebTheme =>
  parseWebTheme(readStored('webTheme'), brand.allowedThemes) ?? { theme: brand.defaultTheme, mode: 'light' };

let current = initial();
const listeners = new Set<() => void>();

/** A theme is two attributes of the root: nothing is rendered again (public/theme.js sets them before the first paint). */
function wear({ theme, mode }: WebTheme): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  if (mode === 'system') delete dataset['mode'];
  else dataset['mode'] = mode;
}

export const webTheme = {
  current: (): WebTheme => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Wears a theme and keeps it in this browser. */
  set: (next: WebTheme): void => {
    current = next;
    wear(next);
    store('webTheme', writeWebTheme(next));
    for (const listener of listeners) listener();
  },
  start: (): void => wear(current),
};
