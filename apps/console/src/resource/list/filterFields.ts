import { type Filter, type FilterValue, operatorsOf } from '@comanda/api/filter';
import { type Field, fieldsOf, type Resource } from '@comanda/api/kernel';
import { fieldLabel, operatorLabel, optionLabel } from '@comanda/api/labels';
import {
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterNode,
  type FilterScalar,
  isGroup,
  joinOf,
  partsOf,
} from '@comanda/ui/FilterBuilder';
import type { MessageDescriptor } from '@lingui/core';
import { majorOf, minorOf } from '../values/money.ts';

const takes = { between: 'two', in: 'many', nin: 'many' } as const;
const takesOf = (operator: string): 'one' | 'two' | 'many' =>
  operator === 'between' || operator === 'in' || operator === 'nin' ? takes[operator] : 'one';

/** What the builder needs to know of the company and the language. */
export interface FilterSetting {
  readonly label: (descriptor: MessageDescriptor) => string;
  readonly decimals: number;
  readonly symbol: string;
}

const optionsOf = (
  resource: Resource,
  name: string,
  field: Field,
  values: readonly string[],
  label: FilterSetting['label'],
) => values.map((id) => ({ id, label: label(optionLabel(resource, name, field, id)) }));

type Control =
  | { kind: 'text' }
  | { kind: 'number'; decimals?: number; unit?: string }
  | { kind: 'choice'; options: { id: string; label: string }[] };

function controlOf(
  resource: Resource,
  name: string,
  field: Field,
  setting: FilterSetting,
): Control | undefined {
  switch (field.kind) {
    case 'code':
    case 'text':
    case 'names':
      return { kind: 'text' };
    case 'integer':
    case 'order':
      return { kind: 'number', decimals: 0 };
    case 'decimal':
      return { kind: 'number', decimals: field.scale, ...(field.unit !== undefined && { unit: field.unit }) };
    case 'money':
      return { kind: 'number', decimals: setting.decimals, unit: setting.symbol };
    case 'flag':
      return { kind: 'choice', options: optionsOf(resource, name, field, ['S', 'N'], setting.label) };
    case 'status':
      return { kind: 'choice', options: optionsOf(resource, name, field, ['A', 'I', 'D'], setting.label) };
    case 'choice':
      return {
        kind: 'choice',
        options: optionsOf(resource, name, field, Object.keys(field.options), setting.label),
      };
    default:
      return undefined;
  }
}

/** Fields that a person can filter by, with the operators of their kinds. */
export const filterFieldsOf = (resource: Resource, setting: FilterSetting): FilterField[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    const control = controlOf(resource, name, field, setting);
    if (!control) return [];
    const operators = operatorsOf[field.kind].map((id) => ({
      id,
      label: setting.label(operatorLabel(id)),
      takes: takesOf(id),
    }));
    return [{ id: name, label: setting.label(fieldLabel(resource, name)), operators, ...control }];
  });

/** Amounts are typed in major units and travel in minor ones; whole numbers travel as numbers. */
function toWireValue(field: Field | undefined, value: FilterScalar, decimals: number): FilterValue {
  if (field?.kind === 'money') return minorOf(String(value), decimals);
  return field?.kind === 'integer' || field?.kind === 'order' ? Number(value) : value;
}
function fromWireValue(field: Field | undefined, value: FilterValue, decimals: number): FilterScalar {
  if (field?.kind === 'money' && typeof value === 'number') return majorOf(value, decimals);
  return typeof value === 'number' ? String(value) : (value ?? '');
}

/** The builder's tree as the wire's; an empty one is no filter. */
export function toWire(resource: Resource, tree: FilterGroup, decimals: number): Filter | undefined {
  const node = (part: FilterNode): Filter => {
    if (isGroup(part)) {
      const parts = partsOf(part).map(node);
      return joinOf(part) === 'and' ? { and: parts } : { or: parts };
    }
    const field = resource.fields[part.field];
    const operator = operatorsOf[field?.kind ?? 'text'].find((known) => known === part.operator) ?? 'eq';
    const given = part.value;
    const value =
      typeof given === 'object'
        ? given.map((one) => toWireValue(field, one, decimals))
        : toWireValue(field, given, decimals);
    return { field: part.field, operator, value };
  };
  return partsOf(tree).length === 0 ? undefined : node(tree);
}

/** The wire's tree as the builder shows it; a single condition stands in a group of its own. */
export function fromWire(resource: Resource, filter: Filter | undefined, decimals: number): FilterGroup {
  if (filter === undefined) return { and: [] };
  const node = (part: Filter): FilterNode => {
    if ('and' in part) return { and: part.and.map(node) };
    if ('or' in part) return { or: part.or.map(node) };
    const field = resource.fields[part.field];
    const { value } = part;
    const shown: FilterCondition['value'] =
      typeof value === 'object' && value !== null
        ? value.map((one) => fromWireValue(field, one, decimals))
        : fromWireValue(field, value, decimals);
    return { field: part.field, operator: part.operator, value: shown };
  };
  const shown = node(filter);
  return isGroup(shown) ? shown : { and: [shown] };
}
