import type {
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

export function partsOf(group: FilterGroup): readonly FilterNode[] {
  return 'and' in group ? group.and : group.or;
}

export function group(join: Join, parts: readonly FilterNode[]): FilterGroup {
  return join === 'and' ? { and: parts } : { or: parts };
}

/** The group with one part changed; without a part it is taken out. */
export function withPart(tree: FilterGroup, index: number, part: FilterNode | undefined): FilterGroup {
  const parts = partsOf(tree);
  if (part === undefined)
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

/** How many comparisons the tree holds. */
export function countConditions(node: FilterNode): number {
  return isGroup(node) ? partsOf(node).reduce((sum, part) => sum + countConditions(part), 0) : 1;
}

export function valuesOf(value: FilterValue): readonly FilterScalar[] {
  return Array.isArray(value) ? value : isScalar(value) ? [value] : value;
}

function isScalar(value: FilterValue): value is FilterScalar {
  return typeof value !== 'object';
}

/** The value that an operator wants, made of single ones; undefined while something is missing. */
export function valueFor(operator: FilterOperator, values: readonly FilterScalar[]): FilterValue | undefined {
  const given = values.filter((value) => value !== '');
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
  return valuesOf(condition.value).map((value) => {
    if (field?.kind === 'choice')
      return field.options.find((option) => optionValue(option) === value)?.label ?? String(value);
    if (field?.kind === 'number' && field.unit !== undefined) return `${value} ${field.unit}`;
    return String(value);
  });
}
