import { expect, it } from 'vitest';
import { checkDigit, cufeOf } from './cufe.ts';

it('a code has all that identifies a document, and ends with a check digit', () => {
  const code = cufeOf({
    kind: '01',
    taxpayer: '1',
    ruc: '000008-PE-3824-00523',
    dv: '28',
    branch: '0001',
    day: '2017-07-15',
    number: '0000015134',
    point: '001',
    environment: '1',
    security: '745018343',
  });
  expect(code).toBe('FE011000008-PE-3824-00523-2800012017071500000151340010117450183432');
  expect(code).toHaveLength(66);
});
it('a tax number is filled up from the left', () => {
  const code = cufeOf({
    kind: '04',
    taxpayer: '2',
    ruc: '155630349-2-2016',
    dv: '51',
    branch: '0000',
    day: '2026-03-14',
    number: '0000000007',
    point: '002',
    environment: '2',
    security: '000000001',
  });
  expect(code.slice(0, -1)).toBe('FE0420000155630349-2-2016-510000202603140000000007002012000000001');
  expect(code).toHaveLength(66);
});
it.each([
  // Luhn's own example, and a sign whose place among ASCII is 45: twice its last digit is ten.
  ['7992739871', '3'],
  ['-', '9'],
])('the check digit of %s is %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});
