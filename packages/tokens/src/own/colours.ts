import { contrast, hexOf, oklchOf, rgbaOf, type Rgba } from '../compiler/color.ts';
import type { BrandLook } from '../brand.ts';
import type { Json } from '../compiler/tree.ts';

/** What a brand says of its colours; the rest of its look follows from them. */
export interface OwnColours extends Pick<BrandLook, 'second' | 'neutral'> {
  readonly colour: string;
}

/** The ramps of greys that a brand may ask for. */
export const ownNeutrals = { cool: 'mist', warm: 'sand', none: 'paper' } as const;

/** The accent as it is, under the pointer and pressed, and what is written on it. */
export interface Accent {
  readonly rest: string;
  readonly hover: string;
  readonly active: string;
  readonly on: string;
}

const leastOfText = 4.5;
export const opaque = (hex: string): Rgba => rgbaOf({ hex, alpha: 1 });
export const contrastOf = (one: string, other: string): number => contrast(opaque(one), opaque(other));

/** A little darker, more so when pressed; what is nearly black grows lighter. */
const shades = [
  [-0.05, -0.1],
  [0.05, 0.1],
] as const;
const darkest = 0.35;

/**
 * The states of a colour that is worn as it is.
 * @param inks what may be written on it, the best liked first; one of them has to hold on every colour
 */
export function accentOf(colour: string, inks: readonly string[]): Accent {
  const on = inks.find((ink) => contrastOf(ink, colour) >= leastOfText);
  if (on === undefined) throw new Error(`nothing can be read on ${colour}`);
  const [lightness, chroma, hue] = oklchOf(colour);
  const ways = lightness < darkest ? shades.toReversed() : shades;
  const steps = ways.map((way) => way.map((by) => hexOf([lightness + by, chroma, hue])));
  const [hover = colour, active = colour] =
    steps.find((way) => way.every((shade) => contrastOf(on, shade) >= leastOfText)) ?? [];
  return { rest: colour, hover, active, on };
}

/** A colour as a token of a document. */
export const token = (hex: string): Json => ({
  $value: { colorSpace: 'oklch', components: [...oklchOf(hex)], hex },
});

/** The strongest colour of a ramp for this hue: greys of a brand stay greys. */
export const chromaOf = (hex: string): number => Math.min(0.26, oklchOf(hex)[1]);
export const hueOf = (hex: string): number => oklchOf(hex)[2];
