import { percentOf } from '../values/percentOf.ts';

/** What a slider is set on. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A place on the scale that is worth a line, with or without words. */
export interface SliderMark {
  readonly value: number;
  readonly label?: string;
}

const places = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Places behind the point of the finest figure that a scale can show. */
export function decimalsOf({ min, step }: Scale): number {
  return Math.max(places(min), places(step));
}

/** Whether a thumb can stand at a value. */
export function isOnStep(value: number, { min, step }: Scale): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** How far along the scale a value lies, 0 to 100. */
export function placeOf(value: number, { min, max }: Scale): number {
  return percentOf(value, min, max);
}
