import type { Operator } from './operators.ts';

/** The tree that lists are filtered by, the same on the wire, in the address bar and in saved views. */
export type Filter = Condition | { readonly and: readonly Filter[] } | { readonly or: readonly Filter[] };
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  /** One value, two for `between`, a list for `in` and `nin`. */
  readonly value: FilterValue | readonly FilterValue[];
}
export type FilterValue = string | number | boolean | null;

/** Bounds that keep a filter from being a weapon (docs/product.md §6.2). */
export const filterBounds = { depth: 5, terms: 20, values: 500, text: 200 } as const;

const parts = (node: unknown): [kind: 'and' | 'or', children: unknown[]] | undefined => {
  if (typeof node !== 'object' || node === null) return undefined;
  const entry = Object.entries(node)[0];
  return entry && (entry[0] === 'and' || entry[0] === 'or') && Array.isArray(entry[1])
    ? [entry[0], entry[1]]
    : undefined;
};
/** Every condition of a filter, in order. */
export const conditionsOf = (filter: Filter | undefined): Condition[] => {
  if (!filter) return [];
  if ('and' in filter) return filter.and.flatMap(conditionsOf);
  if ('or' in filter) return filter.or.flatMap(conditionsOf);
  return [filter];
};
export const isGroup = (node: unknown): boolean => parts(node) !== undefined;
export const groupOf = parts;
