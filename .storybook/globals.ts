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

export const initialGlobals: WorkbenchGlobals = {
  brand: 'default',
  theme: 'brand',
  mode: 'light',
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
  return languages.find(({ code }) => code === language)?.direction ?? 'ltr';
}
