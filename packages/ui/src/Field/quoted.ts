/** Longer values are quoted by their beginning. */
const QUOTED = 40;

/** A value as it was given, for a sentence about it: cut where it is long, and isolated, as it may be written from the other side. */
export function quoted(value: string): string {
  return `\u2068${value.length > QUOTED ? `${value.slice(0, QUOTED)}…` : value}\u2069`;
}
