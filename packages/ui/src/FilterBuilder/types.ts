import type { ComponentType, ReactNode } from 'react';

/** What a condition compares with, as it travels: one value, a list for operators that take two, many or none. */
export type FilterScalar = string | number | boolean;
export type FilterValue = FilterScalar | readonly FilterScalar[];

/** One comparison: docs/product.md §6.2. */
export interface FilterCondition {
  readonly field: string;
  readonly operator: string;
  readonly value: FilterValue;
}

/** All or any of its parts; a part may be a group again. */
export type FilterGroup = { readonly and: readonly FilterNode[] } | { readonly or: readonly FilterNode[] };

export type FilterNode = FilterCondition | FilterGroup;

/** How much a filter may hold. */
export interface FilterBounds {
  /** Levels of the tree: the outermost group is the first, its conditions the second. */
  readonly depth: number;
  /** Conditions and groups, the outermost included. */
  readonly terms: number;
  /** Characters of one text. */
  readonly text: number;
}

export interface FilterOperator {
  /** As it travels: `eq`, `like`, `between`… */
  readonly id: string;
  /** As it reads between field and value: "is", "contains", "is between". */
  readonly label: string;
  readonly takes: 'none' | 'one' | 'two' | 'many';
}

interface FilterFieldBase {
  readonly id: string;
  readonly label: string;
  readonly operators: readonly FilterOperator[];
}

/** A field that can be asked for. Its kind decides the control for the value and how the value reads in the sentence. */
export type FilterField = FilterFieldBase &
  (
    | { readonly kind: 'text' }
    /** Values are canonical decimal strings. */
    | { readonly kind: 'number'; readonly decimals?: number; readonly unit?: string }
    | { readonly kind: 'choice'; readonly options: readonly FilterOption[] }
    /** Days as `2026-11-21`. */
    | { readonly kind: 'date' }
    /** Times of day as `18:30`. */
    | { readonly kind: 'time' }
    /** Records of elsewhere, by their ids. The app finds them. */
    | {
        readonly kind: 'record';
        /** How an id reads, one that nothing is known of included. */
        readonly nameOf: (id: string) => string;
        readonly Picker: ComponentType<FilterPickerProps>;
      }
  );

/** What the app's picker of records is given. */
export interface FilterPickerProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly isMany: boolean;
  readonly error?: ReactNode;
}

export interface FilterOption {
  readonly id: string;
  readonly label: string;
  /** What travels, where it is not the id: `true` and `false` of a flag. */
  readonly value?: FilterScalar;
}
