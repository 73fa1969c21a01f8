import type { DayLimits } from './limits.ts';
import type { Typed } from './typed.ts';

/** Days of a period, both of them in it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Why what was typed cannot be taken. */
export type DayFault =
  | { readonly kind: 'impossible' | 'incomplete' | 'half' }
  | { readonly kind: 'shortYear' }
  | { readonly kind: 'reversed' }
  | { readonly kind: 'early' | 'late'; readonly limit: string }
  | { readonly kind: 'unavailable'; readonly day: string };

/** A year of two figures is one of the first century: nobody means that. */
const earliestYear = '1000';

/** Days as they travel sort as texts do. */
export function dayFault(day: string | null, { min, max, isUnavailable }: DayLimits): DayFault | null {
  if (day === null) return null;
  if (day < earliestYear) return { kind: 'shortYear' };
  if (min !== undefined && day < min) return { kind: 'early', limit: min };
  if (max !== undefined && day > max) return { kind: 'late', limit: max };
  return isUnavailable?.(day) ? { kind: 'unavailable', day } : null;
}

/** Of a period, what is wrong first: each of its days alone can be right while both together are not. */
export function rangeFault(range: DayRange | null, limits: DayLimits): DayFault | null {
  if (range === null) return null;
  const { from, to } = range;
  if (from < earliestYear || to < earliestYear) return { kind: 'shortYear' };
  if (to < from) return { kind: 'reversed' };
  return dayFault(from, limits) ?? dayFault(to, limits);
}

/** What lacks before a value can be judged: of one day, or of the two of a period. */
export function typedFault(typed: readonly Typed[]): DayFault | null {
  if (typed.includes('impossible')) return { kind: 'impossible' };
  if (typed.includes('incomplete')) return { kind: 'incomplete' };
  return typed.includes('whole') && typed.includes('empty') ? { kind: 'half' } : null;
}
