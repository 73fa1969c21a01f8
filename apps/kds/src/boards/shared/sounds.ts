import type { Sound } from '../../engine/kitchen.ts';

/** A tone of a pattern: hertz, and from when for how long in seconds. */
export interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
}
const row = (hertz: readonly number[], lasts: number, gap: number): readonly Tone[] =>
  hertz.map((one, index) => ({ hertz: one, at: index * (lasts + gap), lasts }));

/**
 * What a kitchen hears, told apart by direction and rhythm rather than by pitch alone, between 500 and 2500 Hz where
 * extractors are least loud (docs/product.md §16.13).
 */
export const patterns: Readonly<Record<Sound, readonly Tone[]>> = {
  new: row([880, 1320], 0.18, 0.04),
  changed: row([1175, 1175, 1175], 0.09, 0.07),
  void: row([1245, 740], 0.28, 0.04),
  refused: row([587, 587], 0.14, 0.1),
  alarm: row([1568, 1047, 1568, 1047, 1568, 1047], 0.16, 0.02),
};
