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
} as const;

export type ThemeFamily = keyof typeof families;
export type ThemeCode = (typeof families)[ThemeFamily][number];

/** One of the letters A to O (docs/product.md §4.2). */
export interface Theme {
  readonly code: ThemeCode;
  readonly family: ThemeFamily;
  /** Of a pair, the first has a light side menu, the second one in the colour of the brand. */
  readonly navigation: 'light' | 'brand';
}

const familyNames = Object.keys(families).filter((name): name is ThemeFamily => name in families);

/** All themes in the order of their letters. */
export const themes: readonly Theme[] = familyNames.flatMap((family) =>
  families[family].map((code, index) => ({ code, family, navigation: index === 0 ? 'light' : 'brand' })),
);

export function isThemeCode(value: unknown): value is ThemeCode {
  return themes.some(({ code }) => code === value);
}
