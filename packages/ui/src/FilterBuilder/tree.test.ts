import { describe, expect, it } from 'vitest';
import { EVERYTHING, readableValues, roomIn, valueFor, valuesOf, withPart } from './tree.ts';
import type { FilterField } from './types.ts';

const code = { field: 'code', operator: 'like', value: 'IVA' } as const;
const rate = { field: 'value', operator: 'between', value: ['4', '21'] } as const;
const kind: FilterField = {
  id: 'kind',
  label: 'Kind',
  kind: 'choice',
  operators: [],
  options: [
    { id: 'N', label: 'Normal' },
    { id: 'yes', label: 'Yes', value: true },
  ],
};

const read = (value: string | boolean) => readableValues(kind, { field: 'kind', operator: 'eq', value });

describe('the tree', () => {
  it('takes parts in, changes them and takes them out, and keeps how they are joined', () => {
    const one = withPart(EVERYTHING, 0, code);
    expect(one).toEqual({ and: [code] });
    const nested = withPart({ or: [code] }, 1, { and: [rate] });
    expect(nested).toEqual({ or: [code, { and: [rate] }] });
    expect(roomIn(nested, { depth: 5, terms: 20, text: 200 })).toEqual({ terms: 16, levels: 4 });
    expect(withPart(nested, 1, { and: [] })).toEqual({ or: [code] });
    expect(withPart(nested, 0, rate)).toEqual({ or: [rate, { and: [rate] }] });
    expect(withPart(nested, 1, undefined)).toEqual({ or: [code] });
  });

  it('makes the value that the operator wants, or none while something is missing', () => {
    const two = { id: 'between', label: 'is between', takes: 'two' } as const;
    const many = { id: 'in', label: 'is one of', takes: 'many' } as const;
    const one = { id: 'eq', label: 'is', takes: 'one' } as const;
    const none = { id: 'empty', label: 'is empty', takes: 'none' } as const;
    expect(valueFor(kind, two, ['4', ''])).toBeUndefined();
    expect(valueFor(kind, two, ['4', '21'])).toEqual(['4', '21']);
    expect(valueFor(kind, many, [])).toBeUndefined();
    expect(valueFor(kind, many, ['N'])).toEqual(['N']);
    expect(valueFor(kind, one, [false])).toBe(false);
    expect(valueFor(kind, none, [])).toEqual([]);
    expect(valueFor({ kind: 'number' }, many, ['4', 'x'])).toBeUndefined();
    expect(valueFor({ kind: 'number' }, many, ['4', '-2.5'])).toEqual(['4', '-2.5']);
    expect(valuesOf(false)).toEqual([false]);
  });

  it('reads choices by their labels and unknown ones as they are', () => {
    expect(read('N')).toEqual(['Normal']);
    expect(read(true)).toEqual(['Yes']);
    expect(read('gone')).toEqual(['gone']);
  });
});
