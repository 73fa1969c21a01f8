import { ChoiceList } from '../ChoiceList/index.ts';
import { departments } from '../ChoiceList/ChoiceList.states.tsx';
import { bad } from '../values/bad.ts';
import type { FilterBuilderProps, FilterField, FilterOperator, FilterPickerProps } from './index.ts';

const is: FilterOperator = { id: 'eq', label: 'is', takes: 'one' };
const contains: FilterOperator = { id: 'like', label: 'contains', takes: 'one' };
const atLeast: FilterOperator = { id: 'gte', label: 'is at least', takes: 'one' };
const between: FilterOperator = { id: 'between', label: 'is between', takes: 'two' };
const among: FilterOperator = { id: 'in', label: 'is one of', takes: 'many' };
const empty: FilterOperator = { id: 'empty', label: 'is empty', takes: 'none' };

const nameOf = (id: string) => departments.find((option) => option.id === id)?.label ?? 'No longer there';

/** What an app does with its server, on a handful of records. */
function DepartmentPicker({ value, ...props }: FilterPickerProps) {
  return (
    <ChoiceList
      {...props}
      found={departments}
      chosen={value.map((id) => ({ id, label: nameOf(id) }))}
      onSearch={() => {}}
    />
  );
}

export const bounds = { depth: 5, terms: 20, text: 200 } as const;

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
  {
    id: 'department',
    label: 'Department',
    kind: 'record',
    operators: [is, among, empty],
    nameOf,
    Picker: DepartmentPicker,
  },
  { id: 'updated', label: 'Last change', kind: 'date', operators: [atLeast, between] },
  { id: 'opens', label: 'Opens', kind: 'time', operators: [atLeast] },
];

const code = { field: 'code', operator: 'like', value: 'IVA' } as const;
const value = { field: 'value', operator: 'between', value: ['4', '21'] } as const;
const kinds = { field: 'kind', operator: 'in', value: ['N', 'F'] } as const;
const drinks = { field: 'department', operator: 'in', value: ['d1', 'd2'] } as const;
const nowhere = { field: 'department', operator: 'empty', value: [] } as const;
const since = { field: 'updated', operator: 'gte', value: '2026-11-21' } as const;
const early = { field: 'opens', operator: 'gte', value: '07:30' } as const;
export const inner = [kinds, value] as const;
const voucher = { field: 'mealVoucher', operator: 'eq', value: true } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { value: { and: [] } },
  one: { value: { and: [code] } },
  several: { value: { and: [code, value, kinds, voucher] } },
  any: { value: { or: [kinds, value] } },
  nested: { value: { and: [code, { or: inner }] } },
  deepest: { value: { and: [code, { or: [kinds, { and: [value, { or: [voucher, code] }] }] }] } },
  full: {
    value: { and: [{ or: [code, value] }, kinds] },
    bounds: { ...bounds, terms: 5 },
  },
  records: { value: { and: [drinks, nowhere, { field: 'department', operator: 'eq', value: 'd9' }] } },
  daysAndTimes: { value: { and: [since, early] } },
  unknownField: { value: { and: [{ field: 'colour', operator: 'eq', value: 'red' }] } },
  longText: {
    value: {
      and: [
        { ...code, value: 'recargo de equivalencia para el comercio minorista de alimentación y bebidas' },
      ],
    },
  },
  bad: {
    value: {
      and: [
        { ...code, value: bad.word },
        {
          or: [
            { ...code, value: bad.mixed },
            { ...code, value: bad.malformed },
          ],
        },
        { ...value, value: [bad.malformed, bad.empty] },
        { ...early, value: bad.malformed },
        { field: bad.word, operator: 'eq', value: bad.word },
      ],
    },
  },
  adding: { value: { and: [] }, isAdding: true },
} satisfies Record<
  string,
  Pick<FilterBuilderProps, 'value'> & Partial<Pick<FilterBuilderProps, 'bounds' | 'isAdding'>>
>;
