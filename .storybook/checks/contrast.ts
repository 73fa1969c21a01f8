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

/** Whether axe measures every story in every theme, whatever pairs prove. */
export const measuresAll = Boolean(process.env['COMANDA_FULL']);

/** In which colours axe measures contrast again. */
export const colourVariants: ColourVariant[] = measuresAll ? all : forEveryChange;

/**
 * Which colours meet is known of every story, and those that meet are told apart in every theme and mode
 * (`packages/tokens/src/contrast`); styles do not ask for the theme (`tools/theme-blind-styles.test.ts`). What axe sees
 * beyond that is what no role colours: pictures, and colours that opacity, a filter or a blend mode changes.
 */
export function showsMoreThanPairs(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const inStory = document.body.querySelectorAll('*:not(.sb-wrapper, .sb-wrapper *, script, style)');
    return [...inStory].some((element) => {
      const { opacity, filter, mixBlendMode, backgroundImage } = getComputedStyle(element);
      const isThinned = opacity !== '1' && opacity !== '0';
      const isMixed = filter !== 'none' || mixBlendMode !== 'normal' || backgroundImage.includes('url(');
      return (isThinned || isMixed) && element.checkVisibility();
    });
  });
}

/** What is read across a kitchen has AAA's contrast, everything else AA's. */
const rulesOf = (title: string): string[] =>
  isOfKitchen(title) ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];

/** Contrast of a story in another theme or mode: two attributes change, nothing renders again. */
export async function contrastFaults(page: Page, title: string, variant: ColourVariant): Promise<string[]> {
  await page.evaluate(({ theme, mode }) => {
    Object.assign(document.documentElement.dataset, { theme, mode });
  }, variant);
  const audit = await runAxe(page, { runOnly: rulesOf(title) });
  return describeFaults(`theme ${variant.theme} ${variant.mode}`, audit);
}
