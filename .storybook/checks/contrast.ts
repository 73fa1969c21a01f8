import { modes, themes, type Mode } from '@comanda/tokens';
import type { Page } from 'playwright';
import { describeFaults, runAxe } from './axe.ts';
import { isOfKitchen } from './workbench.ts';

export interface ColourVariant {
  theme: string;
  mode: Mode;
}

/** A in light is the default, in which every rule has run. */
const forEveryChange: ColourVariant[] = [
  { theme: 'A', mode: 'dark' },
  { theme: 'K', mode: 'light' },
  { theme: 'probe', mode: 'light' },
];

const all: ColourVariant[] = [...themes.map(({ code }) => code), 'probe'].flatMap((theme) =>
  modes.map((mode) => ({ theme, mode })),
);

/** In which colours contrast is measured again: a sample, or with COMANDA_FULL every theme in both modes. */
export const colourVariants: ColourVariant[] = process.env['COMANDA_FULL'] ? all : forEveryChange;

/** What is read across a kitchen has AAA's contrast, everything else AA's. */
const rulesOf = (title: string): string[] =>
  isOfKitchen(title) ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];

/** Contrast of a story in another theme or mode: two attributes change, nothing renders again. */
export async function contrastFaults(page: Page, title: string, variant: ColourVariant): Promise<string[]> {
  await page.evaluate(({ theme, mode }) => {
    Object.assign(document.documentElement.dataset, { theme, mode });
  }, variant);
  const violations = await runAxe(page, { runOnly: rulesOf(title) });
  return describeFaults(`theme ${variant.theme} ${variant.mode}`, violations);
}
