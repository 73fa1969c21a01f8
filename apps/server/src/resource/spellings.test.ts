import { expect, test } from 'vitest';
import { spellingsAfter } from './spellings.ts';

test.each([
  ['IVA21', ['IVA22', 'IVA23']],
  ['IVA', ['IVA2', 'IVA3']],
  ['A09', ['A10', 'A11']],
  ['007', ['008', '009']],
  ['A98', ['A99', 'A100']],
  ['ABCDEFGHIJKLMNOPQRST', ['ABCDEFGHIJKLMNOPQRS2', 'ABCDEFGHIJKLMNOPQRS3']],
  ['ABCDEFGHIJKLMNOPQRS9', ['ABCDEFGHIJKLMNOPQR10', 'ABCDEFGHIJKLMNOPQR11']],
  ['99999999999999999999', ['00000000000000000000', '00000000000000000001']],
])('after %s come %j', (code, next) => {
  expect(spellingsAfter(code, 2)).toEqual(next);
});
