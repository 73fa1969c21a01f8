import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { f } from '@comanda/api/kernel';
import { readFigure, readMoney, typedFigure, typedMoney } from './figures.ts';

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

it('reads decimals as the company writes them, in their shortest spelling', () => {
  const stock = f.decimal({ min: 0, max: 1e6 });
  const [es, gb] = [spanish, british].map((signs) => ({ ...signs, decimals: 2 }));
  if (!es || !gb) throw new Error('two companies');
  expect(readFigure(stock, '1.250,50', es)).toBe('1250.5');
  expect(readFigure(stock, '1,250.50', gb)).toBe('1250.5');
  expect(readFigure(stock, 'some', es)).toBe('some');
  expect(typedFigure(stock, '1250.5', es)).toBe('1250,5');
  expect(typedFigure(stock, 'some', es)).toBe('some');
  expect(typedFigure(stock, null, es)).toBe('');
});
