import { expect, it } from 'vitest';
import { stillStands } from './stillStands.ts';

const record = { code: 'BRASA', rateProduct: [{ idRate: 'a', price: 920 }], names: { 'es-ES': 'Brasa' } };

it('a change stands while the record has what it gave, however its keys are put', () => {
  const diff = [{ field: 'rateProduct', before: [], after: [{ price: 920, idRate: 'a' }] }];
  expect(stillStands(record, diff)).toBe(true);
});
it('a value that was changed again later stands no more, though others do', () => {
  const diff = [
    { field: 'code', before: 'B', after: 'BRASA' },
    { field: 'names', before: {}, after: { 'es-ES': 'Otra' } },
  ];
  expect(stillStands(record, diff)).toBe(false);
});
it('what a record has not is what it was emptied to', () => {
  expect(stillStands(record, [{ field: 'idArea', before: 'x', after: null }])).toBe(true);
});
it('a change of nothing is none to take back', () => {
  expect(stillStands(record, [])).toBe(false);
});
