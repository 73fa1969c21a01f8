import { hexOf, linearOf } from './color.ts';
import type { ColorValue } from './value.ts';

/** A step of a ramp: its name, the relative luminance that it has in every ramp, and its share of the ramp's chroma. */
type Step = readonly [name: string, luminance: number, chroma: number];

/**
 * Greys have more steps than colours: surfaces, borders and text differ finely. A tint has three for each mode, a ground
 * with a mark and words on it.
 */
const steps: Readonly<Record<'neutral' | 'colour' | 'tint', readonly Step[]>> = {
  neutral: [
    ['0', 1, 0],
    ['25', 0.975, 0.18],
    ['50', 0.9535, 0.28],
    ['100', 0.912, 0.42],
    ['150', 0.861, 0.5],
    ['200', 0.781, 0.6],
    ['300', 0.62, 0.75],
    ['400', 0.42, 0.95],
    ['450', 0.3295, 1],
    ['500', 0.2455, 1],
    ['600', 0.1353, 1],
    ['700', 0.0853, 1],
    ['800', 0.0418, 0.95],
    ['850', 0.027, 0.9],
    ['900', 0.0143, 0.85],
    ['925', 0.0097, 0.8],
    ['950', 0.006, 0.75],
    ['975', 0.0037, 0.65],
    ['1000', 0.0017, 0.5],
  ],
  colour: [
    ['50', 0.936, 0.07],
    ['100', 0.87, 0.14],
    ['200', 0.761, 0.27],
    ['300', 0.6, 0.47],
    ['400', 0.431, 0.74],
    ['450', 0.3295, 0.87],
    ['500', 0.262, 1],
    ['600', 0.16, 1],
    ['700', 0.1, 0.92],
    ['800', 0.05, 0.78],
    ['900', 0.03, 0.62],
    ['950', 0.018, 0.48],
    ['960', 0.0145, 0.24],
    ['975', 0.012, 0.36],
  ],
  tint: [
    ['75', 0.885, 0.26],
    ['350', 0.53, 0.6],
    ['425', 0.38, 0.85],
    ['525', 0.252, 1],
    ['775', 0.056, 0.75],
    ['925', 0.023, 0.32],
  ],
};

/** Half a step of what a screen shows. */
const epsilon = 0.0002;
const inGamut = (components: ColorValue['components']): boolean =>
  linearOf(components).every((channel) => channel >= -epsilon && channel <= 1 + epsilon);
const luminanceOf = (components: ColorValue['components']): number => {
  const [red, green, blue] = linearOf(components).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Halves an interval until it is narrower than a hexadecimal digit can tell. */
const largest = (low: number, high: number, holds: (value: number) => boolean): number => {
  let [from, to] = [low, high];
  while (to - from > 1e-5) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
};

/** The strongest colour of a luminance and a hue, no stronger than asked for, that a screen can show. */
const colourAt = (luminance: number, hue: number, wanted: number): ColorValue['components'] => {
  const lightnessFor = (chroma: number): number =>
    largest(0, 1, (lightness) => luminanceOf([lightness, chroma, hue]) <= luminance);
  const chroma = largest(0, wanted, (candidate) => inGamut([lightnessFor(candidate), candidate, hue]));
  const shown = wanted - chroma < 2e-4 ? wanted : chroma;
  return [lightnessFor(shown), shown, hue];
};

/** A step as a document of tokens holds it. */
export interface RampStep {
  readonly [name: string]: ColourStep;
  readonly $value: ColourStep;
}
interface ColourStep {
  readonly [name: string]: string | readonly number[];
  readonly colorSpace: 'oklch';
  readonly components: ColorValue['components'];
  readonly hex: string;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The steps of a ramp in the form of `source/base/ramps.tokens.json`. A step has the same luminance in every ramp, so a
 * role keeps its contrast whichever ramp a theme takes.
 * @param hue degrees of OKLCH
 * @param chroma of its strongest steps in OKLCH: about 0.015 for a grey, 0.1 to 0.2 for a colour
 */
export const rampOf = (
  kind: keyof typeof steps,
  hue: number,
  chroma: number,
): Readonly<Record<string, RampStep>> =>
  Object.fromEntries(
    steps[kind].map(([name, luminance, share]) => {
      const [lightness, strength] = luminance === 1 ? [1, 0] : colourAt(luminance, hue, chroma * share);
      const components: ColorValue['components'] = [
        rounded(lightness),
        rounded(strength),
        strength === 0 ? 0 : hue,
      ];
      return [name, { $value: { colorSpace: 'oklch', components, hex: hexOf(components) } }];
    }),
  );
