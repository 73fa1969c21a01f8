import type { Draft } from '../kernel/index.ts';

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
// Values of records, read without trusting their types: another kind of value is as none (docs/product.md §25).
export const draftOf = (value: unknown): Draft => (isDraft(value) ? value : {});
export const listOf = (value: unknown): readonly Draft[] =>
  Array.isArray(value) ? value.filter(isDraft) : [];
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether two values hold the same, however deep; a key that is absent is as one that is undefined. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((part, at) => same(part, b[at]))
    );
  return Object.keys({ ...a, ...b }).every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
};
