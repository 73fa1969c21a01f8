import type { Mode } from './themes.ts';

/**
 * The shape of `@comanda/tokens/catalogue.json`: where every colour comes from, for pages that explain the look. An app
 * needs none of it; what it wears are the stylesheets.
 */
export interface Catalogue {
  readonly ramps: readonly Ramp[];
  /** In the order of the contract. */
  readonly roles: readonly CatalogueRole[];
  /** By surface and role, the path whose colour the role takes there: `ground.fg`. */
  readonly surfaces: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every theme in both modes, the probe last. */
  readonly variants: readonly CatalogueVariant[];
  /** By path, what neither theme nor density decides, as it stands in a stylesheet. */
  readonly measures: Readonly<Record<string, string>>;
  /** By density and path, in pixels of a root of 16. `touch` is what a touch screen makes of the first two. */
  readonly densities: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A base ramp, from light to dark. */
export interface Ramp {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly RampStep[];
}

export interface RampStep {
  readonly name: string;
  /** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
  readonly value: string;
  readonly oklch: readonly [lightness: number, chroma: number, hue: number];
  /** 0 to 1. */
  readonly alpha: number;
  /** WCAG's ratios, 1 to 21; a translucent step has none of its own. */
  readonly contrast?: { readonly white: number; readonly black: number };
}

export interface CatalogueRole {
  readonly name: string;
  /** Where its colour is written down: `color.danger`, or `ground.fg` for one that surfaces re-assign. */
  readonly path: string;
  readonly isReassigned: boolean;
  readonly description: string;
}

export interface CatalogueVariant {
  readonly theme: string;
  readonly mode: Mode;
  /** By the name that roles use, the base ramp that is worn: `brand` → `lagoon`. */
  readonly ramps: Readonly<Record<string, string>>;
  /** By path, the step that a colour is, in the theme's names: `brand.600`. */
  readonly steps: Readonly<Record<string, string>>;
}
