import { type Filter, type FilterValue, type Operator, operatorsOf } from '@comanda/api/filter';
import {
  comparedAs,
  type Field,
  fieldsOf,
  type ItemField,
  type RefField,
  type Resource,
} from '@comanda/api/kernel';
import { fieldLabel, itemLabel, operatorLabel, optionLabel, translationLabel } from '@comanda/api/labels';
import {
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterNode,
  type FilterOperator,
  type FilterPickerProps,
  type FilterScalar,
  isGroup,
  joinOf,
  partsOf,
} from '@comanda/ui/FilterBuilder';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { majorOf, minorOf } from '../values/money.ts';

const takes = { between: 'two', in: 'many', nin: 'many' } as const;
const takesOf = (operator: string): 'one' | 'two' | 'many' =>
  operator === 'between' || operator === 'in' || operator === 'nin' ? takes[operator] : 'one';

/** What the builder needs to know of the company and the language. */
export interface FilterSetting {
  readonly label: (descriptor: MessageDescriptor) => string;
  readonly decimals: number;
  readonly symbol: string;
  /** How a record reads by its id. */
  readonly nameOf: (id: string) => string;
  /** Languages that texts of the area are kept in, and how each is called. */
  readonly languages: readonly { readonly id: string; readonly label: string }[];
  readonly pickerOf: (field: RefField) => ComponentType<FilterPickerProps>;
}

/** Texts in several languages are also asked for by the language that they lack: to a person a thing of its own. */
const LACKING = '~lacks';
const ownName = (id: string): string => (id.endsWith(LACKING) ? id.slice(0, -LACKING.length) : id);

/** What a record has besides the fields of its definition, and can be asked for. */
const dates = ['created', 'updated'] as const;
const fieldIn = (resource: Resource, name: string): Field | ItemField | undefined => {
  const field = resource.fields[name];
  return field && comparedAs(field);
};
const kindIn = (resource: Resource, name: string): Field['kind'] | undefined =>
  fieldIn(resource, name)?.kind ?? (dates.some((date) => date === name) ? 'date' : undefined);
/** Details are asked for by the name of their figure. */
const labelIn = (resource: Resource, name: string): MessageDescriptor => {
  const field = resource.fields[name];
  return field?.kind === 'list' && field.figure !== undefined
    ? itemLabel(resource, name, field.figure)
    : fieldLabel(resource, name);
};

/** Comparing with nothing reads as a comparison of its own. */
const emptiness = { empty: 'eq', filled: 'neq' } as const;
const isEmptiness = (operator: string): operator is keyof typeof emptiness => operator in emptiness;

const optionsOf = (
  resource: Resource,
  name: string,
  field: Field | ItemField,
  values: readonly string[],
  label: FilterSetting['label'],
) => values.map((id) => ({ id, label: label(optionLabel(resource, name, field, id)) }));

type Control =
  | { kind: 'text' }
  | { kind: 'number'; decimals?: number; unit?: string }
  | { kind: 'choice'; options: { id: string; label: string }[] }
  | { kind: 'date' | 'time' }
  | { kind: 'record'; nameOf: (id: string) => string; Picker: ComponentType<FilterPickerProps> };

function controlOf(
  resource: Resource,
  name: string,
  field: Field | ItemField,
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
    case 'choices':
      return {
        kind: 'choice',
        options: optionsOf(resource, name, field, Object.keys(field.options), setting.label),
      };
    case 'date':
    case 'time':
      return { kind: field.kind };
    case 'ref':
      return { kind: 'record', nameOf: setting.nameOf, Picker: setting.pickerOf(field) };
    default:
      return undefined;
  }
}

/** A person looks for a span of days, not for several single ones. */
const operatorsFor = (kind: Field['kind']): readonly Operator[] =>
  kind === 'date' || kind === 'time'
    ? operatorsOf[kind].filter((operator) => takesOf(operator) !== 'many')
    : operatorsOf[kind].filter((operator) => operator !== 'lacks');

function operatorsWith(kind: Field['kind'], isOptional: boolean, { label }: FilterSetting): FilterOperator[] {
  // A text in several languages is read with fallbacks, and is never without any.
  const empties = isOptional && kind !== 'names' ? Object.keys(emptiness) : [];
  return [
    ...operatorsFor(kind).map((id) => ({ id, label: label(operatorLabel(id)), takes: takesOf(id) })),
    ...empties.map((id) => ({ id, label: label(operatorLabel(id)), takes: 'none' as const })),
  ];
}

/** Fields that a person can filter by, with the operators of their kinds. */
export const filterFieldsOf = (resource: Resource, setting: FilterSetting): FilterField[] => {
  const field = (name: string, kind: Field['kind'], isOptional: boolean) => ({
    id: name,
    label: setting.label(name in resource.fields ? labelIn(resource, name) : fieldLabel(resource, name)),
    operators: operatorsWith(kind, isOptional, setting),
  });
  return [
    ...fieldsOf(resource).flatMap(([name, known]): FilterField[] => {
      const one = comparedAs(known);
      const control = controlOf(resource, name, one, setting);
      // Of details there may be none, whatever each of them demands.
      const asked = control
        ? [{ ...field(name, one.kind, known.optional || one !== known), ...control }]
        : [];
      return known.kind === 'names' && setting.languages.length > 1
        ? [...asked, lacking(resource, name, setting)]
        : asked;
    }),
    ...dates.map((name): FilterField => ({ ...field(name, 'date', false), kind: 'date' })),
  ];
};

const lacking = (resource: Resource, name: string, { label, languages }: FilterSetting): FilterField => ({
  id: `${name}${LACKING}`,
  label: label({ ...translationLabel, values: { field: label(fieldLabel(resource, name)) } }),
  operators: [{ id: 'lacks', label: label(operatorLabel('lacks')), takes: 'one' }],
  kind: 'choice',
  options: [...languages],
});

/** Amounts are typed in major units and travel in minor ones; whole numbers travel as numbers. */
function toWireValue(
  field: Field | ItemField | undefined,
  value: FilterScalar,
  decimals: number,
): FilterValue {
  if (field?.kind === 'money') return minorOf(String(value), decimals);
  return field?.kind === 'integer' || field?.kind === 'order' ? Number(value) : value;
}
function fromWireValue(
  field: Field | ItemField | undefined,
  value: FilterValue,
  decimals: number,
): FilterScalar {
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
    if (part.operator === 'lacks')
      return { field: ownName(part.field), operator: 'lacks', value: String(part.value) };
    const field = fieldIn(resource, part.field);
    if (isEmptiness(part.operator))
      return { field: part.field, operator: emptiness[part.operator], value: null };
    const kind = kindIn(resource, part.field) ?? 'text';
    const operator = operatorsOf[kind].find((known) => known === part.operator) ?? 'eq';
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
    const { value } = part;
    if (part.operator === 'lacks')
      return { field: `${part.field}${LACKING}`, operator: 'lacks', value: String(value) };
    const field = fieldIn(resource, part.field);
    if (value === null)
      return { field: part.field, operator: part.operator === 'eq' ? 'empty' : 'filled', value: [] };
    const shown: FilterCondition['value'] =
      typeof value === 'object'
        ? value.map((one) => fromWireValue(field, one, decimals))
        : fromWireValue(field, value, decimals);
    return { field: part.field, operator: part.operator, value: shown };
  };
  const shown = node(filter);
  return isGroup(shown) ? shown : { and: [shown] };
}
