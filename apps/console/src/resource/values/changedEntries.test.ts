import { expect, it } from 'vitest';
import { changedEntries, tellingPart } from './changedEntries.ts';
import { f } from '@comanda/api/kernel';

const at = (idRate: string, price: number) => ({ idRate, price });

it('entries are told apart by what they refer to', () => {
  expect(tellingPart({ item: { price: f.money(), idRate: f.ref('RTE') } })).toBe('idRate');
  expect(tellingPart({ item: { barCode: f.text({ max: 48 }), units: f.decimal({ min: 0, max: 9 }) } })).toBe(
    'barCode',
  );
});
it('an entry that differs is told with what it was, one that is alike is not', () => {
  expect(
    changedEntries('idRate', [at('bar', 100), at('terrace', 120)], [at('terrace', 130), at('bar', 100)]),
  ).toEqual([{ of: 'terrace', before: at('terrace', 120), after: at('terrace', 130) }]);
});
it('what has come and what is gone have one side', () => {
  expect(changedEntries('idRate', [at('bar', 100)], [at('delivery', 150)])).toEqual([
    { of: 'delivery', before: undefined, after: at('delivery', 150) },
    { of: 'bar', before: at('bar', 100), after: undefined },
  ]);
});
it('another order is no change of an entry', () => {
  expect(changedEntries('idRate', [at('a', 1), at('b', 2)], [at('b', 2), at('a', 1)])).toEqual([]);
});
it('the same thing twice is told for each time', () => {
  expect(changedEntries('idRate', [at('a', 1)], [at('a', 1), at('a', 2)])).toEqual([
    { of: 'a', before: undefined, after: at('a', 2) },
  ]);
});
