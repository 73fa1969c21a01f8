import { languages } from '@comanda/machines/language';

/** What the workbench can switch, as data: the toolbar, the decorator and the story checks read it. */
export interface WorkbenchGlobals {
  brand: string;
  /** A theme's code, or `brand` for the one that the brand chooses. */
  theme: string;
  mode: string;
  density: string;
  language: string;
  /** `auto` follows the language. */
  direction: string;
  /** The size of text that the person has asked the browser for, in per cent. */
  text: string;
  /** Whose eyes see the page: `full`, or one of `sights`. */
  sight: string;
}

/**
 * Languages in which nobody has written a text yet, and in which days, figures, directions and long words have to hold
 * all the same: what the platform's own functions write is theirs, the rest the marked words of no language.
 */
export const furtherLanguages = [
  { code: 'he-IL', name: 'עברית (ישראל)', direction: 'rtl' },
  { code: 'de-DE', name: 'Deutsch (Deutschland)', direction: 'ltr' },
] as const;

/** As the reader's system; what runs without a window is light. */
const isDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;

export const initialGlobals: WorkbenchGlobals = {
  brand: 'default',
  theme: 'brand',
  mode: isDark ? 'dark' : 'light',
  density: 'comfortable',
  language: 'en-GB',
  direction: 'auto',
  text: '100',
  sight: 'full',
};

export function directionOf({
  language,
  direction,
}: Pick<WorkbenchGlobals, 'language' | 'direction'>): string {
  if (direction !== 'auto') return direction;
  return [...languages, ...furtherLanguages].find(({ code }) => code === language)?.direction ?? 'ltr';
}
