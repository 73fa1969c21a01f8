import Color from 'colorjs.io';
import type { ColorValue } from './value.ts';

/** sRGB channels, 0 to 1, with opacity. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export function rgbaOf({ hex, alpha }: Pick<ColorValue, 'hex' | 'alpha'>): Rgba {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return { red: channel(1), green: channel(3), blue: channel(5), alpha };
}

/** The shortest hexadecimal form for a stylesheet, with opacity as a fourth pair where it is needed. */
export function cssHex({ hex, alpha }: Pick<ColorValue, 'hex' | 'alpha'>): string {
  const pair = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  const full = alpha === 1 ? hex : hex + pair;
  return /^#(?:(.)\1)+$/.test(full) ? `#${full.slice(1).replace(/(.)\1/g, '$1')}` : full;
}

/** The hexadecimal form of an OKLCH colour; what its `hex` must say. Colours outside sRGB are mapped into it. */
export function hexOf([lightness, chroma, hue]: ColorValue['components']): string {
  return new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false });
}

/** Lays one colour over another, in sRGB as browsers do (CSS Compositing 1 §5.1). */
export function over(top: Rgba, bottom: Rgba): Rgba {
  const alpha = top.alpha + bottom.alpha * (1 - top.alpha);
  const mix = (a: number, b: number): number => (a * top.alpha + b * bottom.alpha * (1 - top.alpha)) / alpha;
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha,
  };
}

/** Relative luminance of an opaque colour, 0 to 1 (WCAG 2.2, "relative luminance"). */
export const luminance = ({ red, green, blue }: Rgba): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Rgba, b: Rgba): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The parts in OKLCH of `#rrggbb`; grey has the hue 0. */
export function oklchOf(hex: string): ColorValue['components'] {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return chroma < 0.002 ? [lightness, 0, 0] : [lightness, chroma, Number.isNaN(hue) ? 0 : hue];
}

/** Linear light of an OKLCH colour, which lies outside 0 to 1 where no screen can show it (Ottosson, "Oklab", 2020). */
export function linearOf([lightness, chroma, hue]: ColorValue['components']): readonly [
  red: number,
  green: number,
  blue: number,
] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
