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
