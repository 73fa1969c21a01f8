import type {
  FilterBounds,
  FilterCondition,
  FilterField,
  FilterGroup,
  FilterNode,
  FilterOperator,
  FilterOption,
  FilterScalar,
  FilterValue,
} from './types.ts';

export const EVERYTHING: FilterGroup = { and: [] };

export type Join = 'and' | 'or';

export function isGroup(node: FilterNode): node is FilterGroup {
  return 'and' in node || 'or' in node;
}

export function joinOf(group: FilterGroup): Join {
  return 'and' in group ? 'and' : 'or';
}

export function otherJoin(join: Join): Join {
  return join === 'and' ? 'or' : 'and';
}

export function partsOf(group: FilterGroup): readonly FilterNode[] {
  return 'and' in group ? group.and : group.or;
}

export function group(join: Join, parts: readonly FilterNode[]): FilterGroup {
  return join === 'and' ? { and: parts } : { or: parts };
}

/** The group with one part changed; without a part, or with an empty group as part, it is taken out. */
export function withPart(tree: FilterGroup, index: number, part: FilterNode | undefined): FilterGroup {
  const parts = partsOf(tree);
  if (part === undefined || (isGroup(part) && partsOf(part).length === 0))
    return group(
      joinOf(tree),
      parts.filter((_, other) => other !== index),
    );
  const next =
    index < parts.length
      ? parts.map((present, other) => (other === index ? part : present))
      : [...parts, part];
  return group(joinOf(tree), next);
}

/** Conditions and groups that the tree holds, itself included. */
function countTerms(node: FilterNode): number {
  return isGroup(node) ? partsOf(node).reduce((sum, part) => sum + countTerms(part), 1) : 1;
}

/** What a group can still take. */
export interface Room {
  readonly terms: number;
  /** Levels below the group. */
  readonly levels: number;
}

export function roomIn(tree: FilterGroup, bounds: FilterBounds): Room {
  return { terms: bounds.terms - countTerms(tree), levels: bounds.depth - 1 };
}

export function valuesOf(value: FilterValue): readonly FilterScalar[] {
  return Array.isArray(value) ? value : isScalar(value) ? [value] : value;
}

function isScalar(value: FilterValue): value is FilterScalar {
  return typeof value !== 'object';
}

const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** The value that an operator wants, made of single ones; undefined while something is missing or no figure. */
export function valueFor(
  field: Pick<FilterField, 'kind'>,
  operator: FilterOperator,
  values: readonly FilterScalar[],
): FilterValue | undefined {
  if (operator.takes === 'none') return [];
  const given = values.filter((value) => value !== '');
  if (field.kind === 'number' && !given.every((value) => FIGURE.test(String(value)))) return undefined;
  if (operator.takes === 'many') return given.length > 0 ? given : undefined;
  if (operator.takes === 'two') return given.length === 2 ? given : undefined;
  return given[0];
}

export function optionValue(option: FilterOption): FilterScalar {
  return option.value ?? option.id;
}

/** How the values of a condition read. Unknown ones read as they are, so that an old link stays honest. */
export function readableValues(
  field: FilterField | undefined,
  condition: FilterCondition,
): readonly string[] {
  return valuesOf(condition.value).map((value) => readable(field, value));
}

function readable(field: FilterField | undefined, value: FilterScalar): string {
  switch (field?.kind) {
    case 'choice':
      return field.options.find((option) => optionValue(option) === value)?.label ?? String(value);
    case 'number':
      return field.unit === undefined ? String(value) : `${value} ${field.unit}`;
    case 'date':
      return dayOf(String(value));
    case 'record':
      return field.nameOf(String(value));
    default:
      return String(value);
  }
}

/** `DD/MM/YYYY` in every language: docs/product.md §4.1. */
function dayOf(value: string): string {
  const [year, month, day] = value.slice(0, 10).split('-');
  return day === undefined ? value : `${day}/${month}/${year}`;
}
