/** Light and dark. Where neither is chosen, the system decides (no `data-mode`). */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Row heights and text sizes: `data-density` on any element. */
export const densities = ['comfortable', 'compact', 'kitchen'] as const;
export type Density = (typeof densities)[number];

const families = {
  cloud: ['A', 'B'],
  green: ['C', 'D'],
  orange: ['E', 'F'],
  red: ['G', 'H'],
  lilac: ['I', 'J'],
  'partner-1': ['K', 'L'],
  'partner-2': ['M', 'N'],
  white: ['O'],
  own: ['P', 'Q'],
} as const;

export type ThemeFamily = keyof typeof families;
export type ThemeCode = (typeof families)[ThemeFamily][number];

/** One of the letters A to O (docs/product.md §4.2), or P and Q, which a brand with a colour of its own has made of it. */
export interface Theme {
  readonly code: ThemeCode;
  readonly family: ThemeFamily;
  /** Of a pair, the first has a light side menu, the second one in the colour of the brand. */
  readonly navigation: 'light' | 'brand';
}

const familyNames = Object.keys(families).filter((name): name is ThemeFamily => name in families);

/** Every theme in the order of its letter, those of a brand's own last. */
export const allThemes: readonly Theme[] = familyNames.flatMap((family) =>
  families[family].map((code, index) => ({ code, family, navigation: index === 0 ? 'light' : 'brand' })),
);

const isOwn = ({ family }: Theme): boolean => family === 'own';
/** The themes that are offered to every brand. */
export const themes: readonly Theme[] = allThemes.filter((theme) => !isOwn(theme));
/** Those that differ by brand: a page has them where its brand does. */
export const ownThemes: readonly Theme[] = allThemes.filter(isOwn);

/** Whether the top bar is in the brand's deep colour, in both modes. */
export function hasColouredBar(code: ThemeCode): boolean {
  return allThemes.some((theme) => theme.code === code && theme.family.startsWith('partner-'));
}

export function isOwnTheme(code: ThemeCode): boolean {
  return ownThemes.some((theme) => theme.code === code);
}

export function isThemeCode(value: unknown): value is ThemeCode {
  return allThemes.some(({ code }) => code === value);
}
