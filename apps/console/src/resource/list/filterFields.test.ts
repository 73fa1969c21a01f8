import { checkFilter, type Filter } from '@comanda/api/filter';
import { comparedAs, fieldsOf } from '@comanda/api/kernel';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { describe, expect, it } from 'vitest';
import { filterFieldsOf, fromWire, toWire } from './filterFields.ts';
import { conditionOf } from './listFilter.ts';

describe('a filter', () => {
  const wire = {
    and: [
      { field: 'amount', operator: 'between', value: [1250, 99_999] },
      {
        or: [
          { field: 'order', operator: 'gte', value: 10 },
          { field: 'kind', operator: 'in', value: ['N', 'G'] },
        ],
      },
    ],
  } satisfies Filter;
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
  it('asks for the language that a text lacks, as a thing of its own', () => {
    const lacking = { and: [{ field: 'names', operator: 'lacks', value: 'en-GB' }] } satisfies Filter;
    const shown = fromWire(tax, lacking, 2);
    expect(shown).toEqual({ and: [{ field: 'names~lacks', operator: 'lacks', value: 'en-GB' }] });
    expect(toWire(tax, shown, 2)).toEqual(lacking);
    expect(checkFilter(tax, lacking).ok).toBe(true);
    expect(checkFilter(tax, { field: 'names', operator: 'lacks', value: 'x' }).ok).toBe(false);
    expect(checkFilter(tax, { field: 'code', operator: 'lacks', value: 'en-GB' }).ok).toBe(false);
  });
  it('without conditions is none', () => {
    expect(toWire(tax, { and: [] }, 2)).toBeUndefined();
  });
  it('is offered for every field that can be compared, and for no other', () => {
    const fields = filterFieldsOf(product, {
      label: ({ id }) => id,
      decimals: 2,
      symbol: '€',
      nameOf: (id) => id,
      languages: [
        { id: 'es-ES', label: 'Spanish' },
        { id: 'en-GB', label: 'English' },
      ],
      pickerOf: () => () => null,
    });
    const comparable = fieldsOf(product).flatMap(([name, field]) => {
      if (['list', 'image'].includes(comparedAs(field).kind)) return [];
      return field.kind === 'names' ? [name, `${name}~lacks`] : [name];
    });
    expect(fields.map(({ id }) => id)).toEqual([...comparable, 'created', 'updated']);
    for (const { operators } of fields) expect(operators.length).toBeGreaterThan(0);
    const named = fields.filter(({ kind }) => kind === 'record').map(({ id }) => id);
    expect(named).toContain('idDepartment');
    const empties = fields.flatMap(({ id, operators }) =>
      operators.some(({ takes }) => takes === 'none') ? [id] : [],
    );
    expect(empties).toContain('idSubDepartment');
    expect(empties).not.toContain('idDepartment');
  });
  it('knows nothing from an empty text, and days of what every record has', () => {
    const filter: Filter = {
      or: [
        { field: 'idSubDepartment', operator: 'eq', value: null },
        { field: 'idArea', operator: 'neq', value: null },
        { field: 'updated', operator: 'gte', value: '2026-11-21' },
      ],
    };
    const shown = fromWire(product, filter, 2);
    expect(shown).toMatchObject({ or: [{ operator: 'empty' }, { operator: 'filled' }, {}] });
    expect(toWire(product, shown, 2)).toEqual(filter);
    expect(checkFilter(product, filter).ok).toBe(true);
  });
  it('stays as flat as it can beside facets', () => {
    const status: Filter = { field: 'status', operator: 'in', value: ['A'] };
    const facets = { status: ['A'] };
    expect(conditionOf({ where: wire, facets })).toEqual({ and: [...wire.and, status] });
    expect(conditionOf({ where: { or: wire.and }, facets })).toEqual({ and: [{ or: wire.and }, status] });
  });
});
