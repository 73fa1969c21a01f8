import type { DayLimits } from './limits.ts';
import { days, minutes, readOr, type Spelling } from './spelling.ts';
import type { Typed } from './typed.ts';

/** Days of a period, both of them in it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Why what was typed or given cannot be taken. */
export type DayFault =
  | TimeFault
  | { readonly kind: 'impossible' | 'incomplete' | 'half' }
  | { readonly kind: 'shortYear' }
  | { readonly kind: 'reversed' }
  | { readonly kind: 'early' | 'late'; readonly limit: string }
  | { readonly kind: 'unavailable'; readonly day: string };

/** Why a time of day cannot be taken. */
export interface TimeFault {
  readonly kind: 'unreadable';
  readonly what: 'day' | 'time' | 'period';
  /** As it was given: the field shows nothing of it. */
  readonly text: string;
}

/** A year of two figures is one of the first century: nobody means that. */
const earliestYear = '1000';

/** Days as they travel sort as texts do. */
export function dayFault(day: string | null, { min, max, isUnavailable }: DayLimits): DayFault | null {
  if (isMissing(day)) return null;
  if (!isRead(days, day)) return { kind: 'unreadable', what: 'day', text: day };
  if (day < earliestYear) return { kind: 'shortYear' };
  if (min !== undefined && isRead(days, min) && day < min) return { kind: 'early', limit: min };
  if (max !== undefined && isRead(days, max) && day > max) return { kind: 'late', limit: max };
  return isUnavailable?.(day) ? { kind: 'unavailable', day } : null;
}

/** Of a period, what is wrong first: each of its days alone can be right while both together are not. */
export function rangeFault(range: DayRange | null, limits: DayLimits): DayFault | null {
  if (range === null) return null;
  const { from, to } = range;
  const missing = [from, to].filter(isMissing).length;
  if (missing === 2) return null;
  // A field shows both of its days or neither.
  if (missing === 1 || !isRead(days, from) || !isRead(days, to))
    return { kind: 'unreadable', what: 'period', text: `${from} – ${to}`.trim() };
  if (from < earliestYear || to < earliestYear) return { kind: 'shortYear' };
  if (to < from) return { kind: 'reversed' };
  return dayFault(from, limits) ?? dayFault(to, limits);
}

export function timeFault(time: string | null): TimeFault | null {
  if (isMissing(time) || isRead(minutes, time)) return null;
  return { kind: 'unreadable', what: 'time', text: time };
}

const isMissing = (text: string | null): text is null | '' => text === null || text.trim() === '';

function isRead<Value>(spelling: Spelling<Value>, text: string): boolean {
  return readOr(spelling, text) !== null;
}

/** What lacks before a value can be judged: of one day, or of the two of a period. */
export function typedFault(typed: readonly Typed[]): DayFault | null {
  if (typed.includes('impossible')) return { kind: 'impossible' };
  if (typed.includes('incomplete')) return { kind: 'incomplete' };
  return typed.includes('whole') && typed.includes('empty') ? { kind: 'half' } : null;
}
