import type { Size } from '../pack/scales.ts';

/** What a run over all stories of a component found: written by `npm run evidence`, never by hand. */
export interface Evidence {
  /** How many stories were looked at. */
  readonly stories: number;
  readonly axe: { readonly version: string; readonly passed: readonly string[]; readonly violations: number };
  readonly contrast: {
    readonly variants: number;
    readonly pairs: number;
    readonly text?: Least;
    readonly nonText?: Least;
  };
  /** What a finger or a pointer can hit, the smallest of all; absent where nothing can be. */
  readonly target?: { readonly pixels: number; readonly name: string; readonly story: string };
  /** The component alone with all that it stands on but React. */
  readonly size: Size;
  /** What assistive technology is given, story by story. */
  readonly trees: readonly { readonly story: string; readonly tree: string }[];
}

/** The pair of colours that is told worst, and where. */
export interface Least {
  readonly ratio: number;
  readonly pair: string;
  readonly variant: string;
}

/** What one story showed. */
export interface MetStory {
  /** `actions-button--primary` */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly axe: { readonly version: string; readonly passed: readonly string[]; readonly violations: number };
  readonly target?: Target;
  /** Of accessibility, as Playwright writes it. */
  readonly tree: string;
}

/** What can be hit. */
export interface Target {
  /** The shorter side of it, in CSS pixels, whole ones. */
  readonly pixels: number;
  /** What it is called. */
  readonly name: string;
}
