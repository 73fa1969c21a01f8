import type { FieldKind } from '../kernel/index.ts';

/** Operators of the wire (docs/product.md §6.2). `ne`, `lk` and `betweenorequal` are other spellings on input. */
export const operators = [
  'eq',
  'neq',
  'like',
  'notlike',
  'lacks',
  'lt',
  'gt',
  'gte',
  'lte',
  'between',
  'in',
  'nin',
] as const;
export type Operator = (typeof operators)[number];

export const aliases: Readonly<Record<string, Operator>> = {
  ne: 'neq',
  lk: 'like',
  betweenorequal: 'between',
};

const sameness = ['eq', 'neq', 'in', 'nin'] as const;
const range = ['eq', 'neq', 'lt', 'gt', 'gte', 'lte', 'between', 'in', 'nin'] as const;
const text = ['like', 'notlike', 'eq', 'neq', 'in', 'nin'] as const;

/** What each kind of field can be filtered by, the most natural first. Details, pictures, secrets and files are not. */
export const operatorsOf: Readonly<Record<FieldKind, readonly Operator[]>> = {
  code: text,
  text,
  names: ['like', 'notlike', 'eq', 'neq', 'lacks'],
  integer: range,
  decimal: range,
  money: range,
  order: range,
  date: range,
  time: range,
  flag: sameness,
  choice: sameness,
  status: sameness,
  ref: sameness,
  choices: ['in', 'nin'],
  week: [],
  list: [],
  image: [],
  secret: [],
  lines: [],
  file: [],
};
