import { isThemeCode, type ThemeCode } from '../themes.ts';
import { themeFiles } from './themeFiles.ts';

/** Light, dark, or as the device says. */
export const lookModes = ['light', 'dark', 'system'] as const;
export type LookMode = (typeof lookModes)[number];

/** What a person chooses of the appearance: a theme and its mode (docs/product.md §4.2). */
export interface Look {
  readonly theme: ThemeCode;
  readonly mode: LookMode;
}

/** `A-light` → its parts; a theme that is not allowed is nothing. */
export function parseLook(value: string | null | undefined, allowed: readonly ThemeCode[]): Look | undefined {
  const [letter, word] = (value ?? '').split('-');
  const mode = lookModes.find((one) => one === word);
  return mode && isThemeCode(letter) && allowed.includes(letter) ? { theme: letter, mode } : undefined;
}
export const writeLook = ({ theme, mode }: Look): string => `${theme}-${mode}`;

/** One attribute of the root for what differs: nothing is rendered again (`firstPaint.js` sets them before the first paint). */
function wear({ theme, mode }: Look): void {
  const { dataset } = document.documentElement;
  if (dataset['theme'] !== theme) dataset['theme'] = theme;
  if (mode === 'system') delete dataset['mode'];
  else if (dataset['mode'] !== mode) dataset['mode'] = mode;
}

export interface LookOptions {
  /** The look that this browser has kept, else the first one. */
  readonly initial: Look;
  /** Worn where the file of the kept theme does not come. */
  readonly fallback: ThemeCode;
  /** Keeps a look in this browser, as `writeLook` writes it. */
  readonly keep: (written: string) => void;
}

/** The look that a page wears, and how it changes. */
export function createLook({ initial, fallback, keep }: LookOptions) {
  let current = initial;
  /** What was chosen last: its file may still be on its way. */
  let chosen = current;
  const listeners = new Set<() => void>();
  const set = async (next: Look): Promise<boolean> => {
    chosen = next;
    if (!themeFiles.isThere(next.theme) && !(await themeFiles.load(next.theme))) {
      if (chosen === next) chosen = current;
      return false;
    }
    if (chosen !== next) return true;
    current = next;
    wear(next);
    keep(writeLook(next));
    for (const listener of listeners) listener();
    return true;
  };
  return {
    current: (): Look => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Wears a look and keeps it in this browser.
     * @returns whether it is worn; one whose file does not come leaves everything as it was
     */
    set,
    /** Wears what the browser has kept. */
    start: async (): Promise<void> => {
      if (await themeFiles.load(current.theme)) wear(current);
      else await set({ ...current, theme: fallback });
    },
  };
}
