import { isRecord } from './read.ts';

/**
 * Whether two values of a record say the same, as they go over the wire: what is undefined is not there. A part that
 * both share is not looked into, so that a list of a thousand rows costs no more than the rows that are others.
 */
export function holdsTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => holdsTheSame(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => holdsTheSame(one[name], other[name]));
}
