import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import { describe, expect, it } from 'vitest';
import { allColumns, cardPlaces, firstColumns } from './listColumns.ts';
import { narrowedTo, standingsOf } from './standing.ts';

describe('columns of a list', () => {
  it('begin with the name, and keep code, order and state for who asks', () => {
    expect(firstColumns(product)).toEqual([
      'names',
      'kind',
      'idDepartment',
      'rateProduct',
      'idTaxSale',
      'visible',
    ]);
    expect([...allColumns(product)].sort()).toEqual([...product.list.columns].sort());
  });
  it('have a place in a card: figures at its end, what tells records apart below', () => {
    expect(cardPlaces(product)).toEqual(
      new Map([
        ['rateProduct', 'value'],
        ['idDepartment', 'detail'],
        ['idTaxSale', 'detail'],
      ]),
    );
    expect([...cardPlaces(tax)].filter(([, place]) => place === 'value').map(([name]) => name)).toEqual([
      'value',
      'amount',
    ]);
  });
});

describe('parts of a list that ask for a look', () => {
  it('are what is not as usual, by a facet where there is one', () => {
    const parts = standingsOf(product);
    expect(parts).toEqual([
      { field: 'visible', value: 'N' },
      { field: 'status', value: 'I' },
    ]);
    expect(parts.map((part) => narrowedTo(part, product.list.facets))).toEqual([
      { search: '', facets: {}, where: { field: 'visible', operator: 'eq', value: 'N' } },
      { search: '', facets: { status: ['I'] }, where: undefined },
    ]);
  });
});
