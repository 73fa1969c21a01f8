import type { FilterBuilderProps, FilterField, FilterOperator } from './index.ts';

const is: FilterOperator = { id: 'eq', label: 'is', takes: 'one' };
const contains: FilterOperator = { id: 'like', label: 'contains', takes: 'one' };
const atLeast: FilterOperator = { id: 'gte', label: 'is at least', takes: 'one' };
const between: FilterOperator = { id: 'between', label: 'is between', takes: 'two' };
const among: FilterOperator = { id: 'in', label: 'is one of', takes: 'many' };

export const fields: readonly FilterField[] = [
  { id: 'code', label: 'Code', kind: 'text', operators: [contains, is, among] },
  { id: 'value', label: 'Value', kind: 'number', unit: '%', operators: [is, atLeast, between] },
  {
    id: 'kind',
    label: 'Kind',
    kind: 'choice',
    operators: [is, among],
    options: [
      { id: 'N', label: 'Normal' },
      { id: 'I', label: 'Quantity' },
      { id: 'F', label: 'Fixed' },
      { id: 'G', label: 'Group' },
    ],
  },
  {
    id: 'mealVoucher',
    label: 'Meal voucher',
    kind: 'choice',
    operators: [is],
    options: [
      { id: 'yes', label: 'Yes', value: true },
      { id: 'no', label: 'No', value: false },
    ],
  },
];

const code = { field: 'code', operator: 'like', value: 'IVA' } as const;
const value = { field: 'value', operator: 'between', value: ['4', '21'] } as const;
const kinds = { field: 'kind', operator: 'in', value: ['N', 'F'] } as const;
const voucher = { field: 'mealVoucher', operator: 'eq', value: true } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { value: { and: [] } },
  one: { value: { and: [code] } },
  several: { value: { and: [code, value, kinds, voucher] } },
  any: { value: { or: [kinds, value] } },
  nested: { value: { and: [code, { or: [kinds, value] }] } },
  unknownField: { value: { and: [{ field: 'colour', operator: 'eq', value: 'red' }] } },
  longText: {
    value: {
      and: [
        { ...code, value: 'recargo de equivalencia para el comercio minorista de alimentación y bebidas' },
      ],
    },
  },
} satisfies Record<string, Pick<FilterBuilderProps, 'value'>>;
