const canonical = new Map<number, Intl.NumberFormat>();

/** The one format of the wire: a point, no grouping, at most `decimals` places, no trailing zeros. */
function canonicalFormat(decimals: number): Intl.NumberFormat {
  const known = canonical.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    useGrouping: false,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
  canonical.set(decimals, made);
  return made;
}

/** Stands for what was typed and is no number for certain: nobody takes it for one. */
export const notANumber = 'NaN';

/** What is given as a decimal string and is no number; empty where no person wrote it. */
export function unreadDecimal(value: string | null): string | undefined {
  if (value === notANumber) return '';
  return value !== null && value.trim() !== '' && Number.isNaN(Number(value)) ? value : undefined;
}

/** A decimal string as a number; null or what is no number becomes NaN, which a number field shows as empty. */
export function numberOfDecimal(value: string | null): number {
  return value === null || value.trim() === '' ? Number.NaN : Number(value);
}

/** The number of a field as a canonical decimal string; NaN, an empty field, becomes null. */
export function decimalOfNumber(value: number, decimals: number): string | null {
  if (Number.isNaN(value)) return null;
  const text = canonicalFormat(decimals).format(value);
  return text === '-0' ? '0' : text;
}

/** Minor units as a number of major units: 1250 with 2 decimals is 12.5. */
export function majorOfMinor(minor: number | null, decimals: number): number {
  return minor === null ? Number.NaN : minor / 10 ** decimals;
}

/** Major units as an integer of minor units; the rounding takes off what binary fractions add. */
export function minorOfMajor(major: number, decimals: number): number | null {
  return Number.isNaN(major) ? null : Math.round(major * 10 ** decimals);
}
