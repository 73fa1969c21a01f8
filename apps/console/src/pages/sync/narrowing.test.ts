import type { Tracker } from '@comanda/api/calls';
import { expect, it } from 'vitest';
import { byRecord, countsOf, filterOf, isWithin } from './narrowing.ts';

const change = (id: string, entity: string, name: string, part: Partial<Tracker> = {}): Tracker => ({
  id,
  idCompany: 'c',
  kind: 'EDT',
  subject: { entity, idEntity: name, code: name, names: { 'es-ES': `Nombre ${name}` } },
  author: { id: 'p', name: 'Carmen' },
  created: '2026-11-27T10:00:00.000Z',
  status: 'PND',
  stores: [],
  diff: [],
  ...part,
});
const all = [
  change('1', 'ART', 'BRASA'),
  change('2', 'TAX', 'IVA'),
  change('3', 'ART', 'BRASA', { author: { id: 'q', name: 'Marta' } }),
  change('4', 'ART', 'PATATAS', { kind: 'INS' }),
];
const ids = (trackers: readonly Tracker[]): string[] => trackers.map(({ id }) => id);

it('the address narrows by what it names, and a kind that there is not narrows nothing', () => {
  expect(filterOf('PND', { entity: 'ART', kind: 'XYZ', search: 'br' })).toEqual({
    and: [
      { field: 'status', operator: 'eq', value: 'PND' },
      { field: 'entity', operator: 'eq', value: 'ART' },
    ],
  });
  expect(filterOf(undefined, {})).toBeUndefined();
});
it('changes that are there are narrowed by area, person, kind and the words of code and name', () => {
  expect(ids(all.filter(isWithin({ entity: 'ART', author: 'Carmen' })))).toEqual(['1', '4']);
  expect(ids(all.filter(isWithin({ kind: 'INS' })))).toEqual(['4']);
  expect(ids(all.filter(isWithin({ search: ' nombre iva ' })))).toEqual(['2']);
});
it('changes of one record are folded', () => {
  expect(byRecord(all).map(ids)).toEqual([['1', '3'], ['2'], ['4']]);
});
it('records are counted by area, changes by person', () => {
  expect(countsOf(all)).toEqual({
    elements: 4,
    kinds: [
      { entity: 'ART', records: 2 },
      { entity: 'TAX', records: 1 },
    ],
    people: [
      { name: 'Carmen', changes: 3 },
      { name: 'Marta', changes: 1 },
    ],
  });
});
