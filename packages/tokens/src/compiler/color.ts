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

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Rgba, b: Rgba): number {
  return new Color('srgb', [a.red, a.green, a.blue]).contrast(
    new Color('srgb', [b.red, b.green, b.blue]),
    'WCAG21',
  );
}
