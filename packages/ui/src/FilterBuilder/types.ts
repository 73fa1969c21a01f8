/** What a condition compares with, as it travels: one value, or a list for operators that take two or many. */
export type FilterScalar = string | number | boolean;
export type FilterValue = FilterScalar | readonly FilterScalar[];

/** One comparison: docs/product.md §6.2. */
export interface FilterCondition {
  readonly field: string;
  readonly operator: string;
  readonly value: FilterValue;
}

/** All or any of its parts. The whole tree is the value, whatever the builder shows of it. */
export type FilterGroup = { readonly and: readonly FilterNode[] } | { readonly or: readonly FilterNode[] };

export type FilterNode = FilterCondition | FilterGroup;

export interface FilterOperator {
  /** As it travels: `eq`, `like`, `between`… */
  readonly id: string;
  /** As it reads between field and value: "is", "contains", "is between". */
  readonly label: string;
  readonly takes: 'one' | 'two' | 'many';
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
  );

export interface FilterOption {
  readonly id: string;
  readonly label: string;
  /** What travels, where it is not the id: `true` and `false` of a flag. */
  readonly value?: FilterScalar;
}
