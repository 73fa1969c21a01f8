import { checkFilter } from '@comanda/api/filter';
import { tax } from '@comanda/api/areas/basics/tax';
import { store } from '@comanda/api/areas/hierarchy/store';
import { product } from '@comanda/api/areas/sales/product';
import { describe, expect, it } from 'vitest';
import { allColumns, cardPlaces, firstColumns } from './listColumns.ts';
import { narrowedTo, standingsOf } from './standing.ts';

describe('columns of a list', () => {
  it('begin with the name, and keep code, order and state for who asks', () => {
    expect(firstColumns(product)).toEqual(['names', 'idDepartment', 'rateProduct', 'idTaxSale']);
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
    expect([...cardPlaces(store).keys()]).toEqual(['city', 'idRegion']);
  });
});

describe('parts of a list that ask for a look', () => {
  const now = Date.parse('2026-11-27T01:00:00Z');
  const narrowed = (resource: typeof tax | typeof product) =>
    standingsOf(resource).map((part) => narrowedTo(part, resource.list.facets, now));
  const lately = {
    search: '',
    facets: {},
    where: { field: 'updated', operator: 'gte', value: '2026-11-20' },
  };
  it('are what the definition says, what is not as usual, by a facet where there is one, and what changed lately', () => {
    const [unpriced] = product.list.presets ?? [];
    expect(narrowed(product)).toEqual([
      { search: '', facets: {}, where: { and: unpriced?.where } },
      { search: '', facets: {}, where: { field: 'visible', operator: 'eq', value: 'N' } },
      { search: '', facets: { status: ['I'] }, where: undefined },
      lately,
    ]);
  });
  it('are told of an area that says nothing of itself', () => {
    expect(narrowed(tax).at(-1)).toEqual(lately);
  });
  it('can be asked of the server', () => {
    for (const resource of [product, tax])
      for (const { where } of narrowed(resource)) expect(checkFilter(resource, where).ok).toBe(true);
  });
});
