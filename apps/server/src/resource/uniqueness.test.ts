import { expect, test } from 'vitest';
import { nextCode } from './uniqueness.ts';

test.each([
  ['IVA21', [], 'IVA22'],
  ['IVA21', ['iva22', 'iva23'], 'IVA24'],
  ['IVA', [], 'IVA2'],
  ['A09', [], 'A10'],
  ['007', [], '008'],
  ['A99', [], 'A100'],
  ['ABCDEFGHIJKLMNOPQRST', [], 'ABCDEFGHIJKLMNOPQRS2'],
  ['ABCDEFGHIJKLMNOPQRS9', [], 'ABCDEFGHIJKLMNOPQR10'],
  ['99999999999999999999', [], '00000000000000000000'],
])('a free code near %s, beside %j, is %s', (code, taken, free) => {
  expect(nextCode(code, new Set(taken))).toBe(free);
});
