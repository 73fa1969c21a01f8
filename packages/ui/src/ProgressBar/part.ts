/** What react-aria has to know of how far something has come. */
export type Part =
  | { readonly isIndeterminate: true }
  | { readonly isIndeterminate?: never; readonly value: number; readonly maxValue: number };

/** Of figures from anywhere: what is no number is not known, and where there is nothing to do all is done. */
export function partOf(value: number | undefined, max: number): Part {
  if (value === undefined || Number.isNaN(value) || Number.isNaN(max)) return { isIndeterminate: true };
  if (max <= 0) return { value: 1, maxValue: 1 };
  return Number.isFinite(max) ? { value, maxValue: max } : { isIndeterminate: true };
}
