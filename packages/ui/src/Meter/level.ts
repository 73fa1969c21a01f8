/** Where a value stands between the limits that someone set. */
export type MeterLevel = 'low' | 'normal' | 'high';

export interface MeterLimits {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** A limit itself already counts as reached: a stock of 5 is low where low is 5. */
export function levelOf(value: number, { low, high }: MeterLimits): MeterLevel {
  if (low !== undefined && value <= low) return 'low';
  if (high !== undefined && value >= high) return 'high';
  return 'normal';
}

/** How far along the scale something stands, 0 to 100; what lies outside stands at the nearest end. */
export function percentOf(value: number, min: number, max: number): number {
  if (!(max > min) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
}
