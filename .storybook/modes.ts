import { initialGlobals, type WorkbenchGlobals } from './globals.ts';

/** The looks that a picture of a story is compared in, and that a whole page is judged in: what the toolbar can choose. */
const looks = {
  'A light': {},
  'A dark': { mode: 'dark' },
  'K light': { theme: 'K' },
  'Partner dark': { brand: 'vescaro', mode: 'dark' },
  Arabic: { language: 'ar-EG' },
  'Text 200 %': { text: '200' },
} satisfies Record<string, Partial<WorkbenchGlobals>>;

/** For Chromatic: a mode is the globals of one picture. */
export const visualModes = Object.fromEntries(
  Object.entries(looks).map(([name, globals]) => [name, { ...initialGlobals, ...globals }]),
);
