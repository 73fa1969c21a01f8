export interface StepLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Steps that PageUp and PageDown take at once. */
export const PAGE = 10;

/**
 * A number some way on, never past a limit, and free of what binary fractions add. From an empty field it starts at
 * nothing, or at the limit that is nearer.
 */
export function stepped(from: number, way: number, decimals: number, { min, max }: StepLimits): number {
  const start = Number.isNaN(from) ? 0 : from + way;
  const within = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, start));
  return Number(within.toFixed(decimals));
}

/** The greatest figure that a number keeps exactly with so many places. */
export function exactReach(decimals: number): number {
  return 10 ** (15 - decimals);
}
