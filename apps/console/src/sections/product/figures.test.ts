import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMoney, typedMoney } from './figures.ts';

const spanish = { decimalSeparator: ',', thousandSeparator: '.' };
const british = { decimalSeparator: '.', thousandSeparator: ',' };

it('reads amounts as the company writes them, and nothing else', () => {
  expect(readMoney('2,50', 2, spanish)).toBe(250);
  expect(readMoney('1.250', 2, spanish)).toBe(125_000);
  expect(readMoney('1.250,5 €', 2, spanish)).toBe(125_050);
  expect(readMoney('1,250.5', 2, british)).toBe(125_050);
  expect(readMoney('12', 0, spanish)).toBe(12);
  for (const text of ['', 'two', '1,2,3', '--1', '1e5']) expect(readMoney(text, 2, spanish)).toBeUndefined();
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2, 3), (minor, decimals) =>
      [spanish, british].every(
        (signs) => readMoney(typedMoney(minor, decimals, signs), decimals, signs) === minor,
      ),
    ),
  );
});
