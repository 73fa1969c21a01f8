import type { View } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { describe, expect, it } from 'vitest';
import { type ListState, NO_VIEW, startOf } from '../list/listState.ts';
import { decodeList } from '../list/listUrl.ts';
import { isSame, isWhole, listStateOf, plainHref, viewStateOf } from './viewState.ts';

const id = '0190d6c0-0000-7000-8000-000000000001';
const state: ListState = {
  ...startOf(tax),
  search: 'iva',
  where: { and: [{ field: 'code', operator: 'like', value: '1' }] },
  facets: { kind: ['N', 'I'] },
  columns: ['names', 'code'],
  size: 25,
  view: id,
  look: { widths: { code: 120 }, density: 'comfortable' },
};
const viewOf = (over: Partial<View['state']> = {}): View => ({
  id,
  idCompany: id,
  entity: 'TAX',
  name: 'Mine',
  shared: false,
  owner: { id, name: 'Carmen' },
  own: true,
  version: 1,
  updated: '2026-01-01T00:00:00.000Z',
  whole: true,
  state: { ...viewStateOf(state, { widths: { code: 120.4 }, density: 'comfortable' }), ...over },
});

describe('a view', () => {
  it('gives back the list that was saved under it, whichever page it was on', () => {
    expect(listStateOf(tax, viewOf())).toEqual(state);
    expect(isSame(tax, listStateOf(tax, viewOf()), { ...state, page: 3 })).toBe(true);
    expect(isSame(tax, listStateOf(tax, viewOf()), { ...state, search: 'x' })).toBe(false);
    expect(isSame(tax, state, { ...state, look: { widths: {}, density: 'comfortable' } })).toBe(false);
  });

  it('is shown as far as it fits, and tells that it does not', () => {
    expect(isWhole(tax, viewOf())).toBe(true);
    const old = viewOf({ columns: ['names', 'colour'], facets: { kind: ['N', 'Z'] } });
    expect(listStateOf(tax, old)).toMatchObject({ columns: ['names'], facets: { kind: ['N'] } });
    expect(isWhole(tax, old)).toBe(false);
    expect(isWhole(tax, { ...viewOf(), whole: false })).toBe(false);
  });

  it('is left for the plain list, which says so where another view is the default', () => {
    expect(plainHref(tax, {}, false)).toBe(tax.route);
    const { searchParams } = new URL(plainHref(tax, { size: 50 }, true), 'https://comanda.test');
    const seed = { start: { search: 'x' } };
    expect(decodeList(tax, Object.fromEntries(searchParams), seed)).toEqual({
      ...startOf(tax, { size: 50 }),
      view: NO_VIEW,
    });
  });
});
