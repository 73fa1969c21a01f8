import type { Size } from '../pack/scales.ts';

/** What the last run over all stories of a component found: written by `npm run stories`, never by hand. */
export interface Evidence {
  /** How many stories were looked at. */
  readonly stories: number;
  readonly axe: { readonly version: string; readonly passed: readonly string[]; readonly violations: number };
  /** The patterns whose keys were walked, in either direction, each with the stories that were walked. */
  readonly walked: readonly { readonly pattern: string; readonly stories: readonly string[] }[];
  /** The keys that stories press while they play. */
  readonly pressed: readonly { readonly story: string; readonly keys: readonly string[] }[];
  readonly contrast: {
    readonly variants: number;
    readonly pairs: number;
    readonly text?: Least;
    readonly nonText?: Least;
  };
  /** What a finger or a pointer can hit, the smallest of all; absent where nothing can be. */
  readonly target?: Target & { readonly story: string };
  /** What assistive technology is given, story by story. */
  readonly trees: readonly { readonly story: string; readonly tree: string }[];
}

/** By the folder of a component: it alone, with all that it stands on but React. Written by `npm run pack:check`. */
export type Sizes = Readonly<Record<string, Size>>;

/** The pair of colours that is told worst, and where. */
export interface Least {
  readonly ratio: number;
  readonly pair: string;
  readonly variant: string;
}

/** What one story showed when it was found to be without a fault. */
export interface MetStory {
  /** `actions-button--primary` */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly axe: Evidence['axe'];
  readonly target?: Target;
  readonly walked: readonly string[];
  readonly pressed: readonly string[];
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
