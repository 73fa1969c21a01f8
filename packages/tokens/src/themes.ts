/** Light and dark. Where neither is chosen, the system decides (no `data-mode`). */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Row heights and text sizes: `data-density` on any element. */
export const densities = ['comfortable', 'compact', 'kitchen'] as const;
export type Density = (typeof densities)[number];

/** One of the letters A to O (docs/product.md §4). */
export interface Theme {
  readonly code: ThemeCode;
  readonly family: ThemeFamily;
  /** Of a pair, the first has a light side menu, the second one in the colour of the brand. */
  readonly navigation: 'light' | 'brand';
  /** Key of the name in the catalogues of the apps. */
  readonly nameKey: `theme.${ThemeCode}`;
  /** Whether a stylesheet of this theme exists. Only such themes are offered. */
  readonly isShipped: boolean;
}

export type ThemeFamily =
  | 'cloud'
  | 'green'
  | 'orange'
  | 'red'
  | 'lilac'
  | 'partner-1'
  | 'partner-2'
  | 'white';
export type ThemeCode =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O';

const shipped: ReadonlySet<ThemeCode> = new Set(['A', 'K']);

const families: readonly (readonly [ThemeFamily, readonly ThemeCode[]])[] = [
  ['cloud', ['A', 'B']],
  ['green', ['C', 'D']],
  ['orange', ['E', 'F']],
  ['red', ['G', 'H']],
  ['lilac', ['I', 'J']],
  ['partner-1', ['K', 'L']],
  ['partner-2', ['M', 'N']],
  ['white', ['O']],
];

/** All themes in the order of their letters. */
export const themes: readonly Theme[] = families.flatMap(([family, codes]) =>
  codes.map((code, index) => ({
    code,
    family,
    navigation: index === 0 ? 'light' : 'brand',
    nameKey: `theme.${code}`,
    isShipped: shipped.has(code),
  })),
);

export function isThemeCode(value: unknown): value is ThemeCode {
  return themes.some(({ code }) => code === value);
}
