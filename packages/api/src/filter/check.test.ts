import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tax } from '../areas/basics/tax.ts';
import { product } from '../areas/sales/product.ts';
import { paymentMethod } from '../areas/basics/paymentMethod.ts';
import { checkFilter, checkOrder } from './check.ts';

const fault = (input: unknown) => {
  const checked = checkFilter(tax, input);
  return checked.ok ? undefined : `${checked.fault.path}:${checked.fault.code}:${checked.fault.name}`;
};

describe('a filter from outside', () => {
  it('comes out with the usual operators and canonical values', () => {
    expect(
      checkFilter(tax, {
        and: [
          { field: 'value', operator: 'gte', value: 10 },
          {
            or: [
              { field: 'kind', operator: 'ne', value: 'G' },
              { field: 'code', operator: 'lk', value: 'IVA' },
            ],
          },
        ],
      }),
    ).toEqual({
      ok: true,
      filter: {
        and: [
          { field: 'value', operator: 'gte', value: '10' },
          {
            or: [
              { field: 'kind', operator: 'neq', value: 'G' },
              { field: 'code', operator: 'like', value: 'IVA' },
            ],
          },
        ],
      },
    });
  });
  it('is refused by the name of what is wrong', () => {
    expect(fault({ field: 'colour', operator: 'eq', value: 1 })).toBe('whereExtra:filter_field:colour');
    expect(fault({ and: [{ field: 'kind', operator: 'gt', value: 'N' }] })).toBe(
      'whereExtra.and.0.operator:filter_operator:gt',
    );
    expect(fault({ field: 'value', operator: 'between', value: ['1'] })).toBe(
      'whereExtra.value:filter_value:value',
    );
    expect(fault({ field: 'value', operator: 'eq', value: 'ten' })).toBe(
      'whereExtra.value:filter_value:value',
    );
    expect(fault('1=1')).toBe('whereExtra:filter_shape:string');
    expect(fault({ field: 'members', operator: 'eq', value: 1 })).toBe(
      'whereExtra.operator:filter_operator:eq',
    );
    expect(fault({ field: 'toString', operator: 'eq', value: 1 })).toBe('whereExtra:filter_field:toString');
  });
  it('compares details by their figure, where they have one', () => {
    const dear = { field: 'rateProduct', operator: 'gt', value: 1000 };
    expect(checkFilter(product, dear)).toEqual({ ok: true, filter: dear });
    expect(checkFilter(product, { field: 'modifiers', operator: 'eq', value: null }).ok).toBe(false);
    expect(checkOrder(product, 'rateProduct DESC').ok).toBe(true);
    expect(checkOrder(product, 'modifiers DESC').ok).toBe(false);
  });
  it('is bounded in depth and length', () => {
    const deep = Array.from({ length: 9 }).reduce<unknown>((inner) => ({ and: [inner] }), {
      field: 'code',
      operator: 'eq',
      value: 'A',
    });
    expect(fault(deep)).toContain('filter_too_deep');
    expect(
      fault({ or: Array.from({ length: 30 }, () => ({ field: 'code', operator: 'eq', value: 'A' })) }),
    ).toContain('filter_too_long');
  });
  it('does not know a field that the caller may not read', () => {
    const input = { field: 'rounding', operator: 'eq', value: 'H' };
    expect(checkFilter(paymentMethod, input).ok).toBe(true);
    expect(checkFilter(paymentMethod, input, (name) => name !== 'rounding')).toMatchObject({
      ok: false,
      fault: { code: 'filter_field' },
    });
  });
  it('never throws and accepts its own answer again', () => {
    const condition = fc.record({
      field: fc.oneof(fc.constantFrom('code', 'value', 'kind', 'id', 'created'), fc.string()),
      operator: fc.oneof(fc.constantFrom('eq', 'like', 'in', 'between', 'lk'), fc.string()),
      value: fc.anything(),
    });
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        condition,
        fc.record({ and: fc.array(tie('node'), { maxLength: 4 }) }),
        fc.record({ or: fc.array(tie('node'), { maxLength: 4 }) }),
        fc.anything(),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (input) => {
        const checked = checkFilter(tax, input);
        if (checked.ok) expect(checkFilter(tax, checked.filter)).toEqual(checked);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an order from outside', () => {
  it('is read key by key', () => {
    expect(checkOrder(tax, 'names ASC, code desc,')).toEqual({
      ok: true,
      keys: [
        { field: 'names', descending: false },
        { field: 'code', descending: true },
      ],
    });
    expect(checkOrder(tax, '')).toEqual({ ok: true, keys: [] });
  });
  it.each(['members', 'name', 'code; drop table tax', 'code UP', '__proto__'])('refuses %s', (order) => {
    expect(checkOrder(tax, order).ok).toBe(false);
  });
});
