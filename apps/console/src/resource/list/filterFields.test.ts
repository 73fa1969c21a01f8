import { checkFilter, type Filter } from '@comanda/api/filter';
import { tax } from '@comanda/api/resources/tax';
import { describe, expect, it } from 'vitest';
import { filterFieldsOf, fromWire, toWire } from './filterFields.ts';

describe('a filter', () => {
  const wire: Filter = {
    and: [
      { field: 'amount', operator: 'between', value: [1250, 99_999] },
      {
        or: [
          { field: 'order', operator: 'gte', value: 10 },
          { field: 'kind', operator: 'in', value: ['N', 'G'] },
        ],
      },
    ],
  };
  it('shows amounts in major units and travels in minor ones', () => {
    const shown = fromWire(tax, wire, 2);
    expect(shown).toEqual({
      and: [
        { field: 'amount', operator: 'between', value: ['12.5', '999.99'] },
        {
          or: [
            { field: 'order', operator: 'gte', value: '10' },
            { field: 'kind', operator: 'in', value: ['N', 'G'] },
          ],
        },
      ],
    });
    expect(toWire(tax, shown, 2)).toEqual(wire);
    expect(checkFilter(tax, toWire(tax, shown, 2)).ok).toBe(true);
  });
  it('without conditions is none', () => {
    expect(toWire(tax, { and: [] }, 2)).toBeUndefined();
  });
  it('is offered for every field that can be compared, and for no other', () => {
    const fields = filterFieldsOf(tax, { label: ({ id }) => id, decimals: 2, symbol: '€' });
    expect(fields.map(({ id }) => id)).toEqual(Object.keys(tax.fields).filter((name) => name !== 'members'));
    for (const { operators } of fields) expect(operators.length).toBeGreaterThan(0);
  });
});
