import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { f } from '@comanda/api/kernel';
import { doubtOf, readTypedFigure, typedFigure } from './figures.ts';

const euro = { decimals: 2, symbol: '€', code: 'EUR' };
const spanish = { ...euro, decimalSeparator: ',', thousandSeparator: '.' };
const british = { ...euro, decimalSeparator: '.', thousandSeparator: ',' };
const price = f.money();
const stock = f.decimal({ min: 0, max: 1e6 });

it.each([
  ['2,50', spanish, 250],
  ['10.80', spanish, 1080],
  ['10,80', british, 1080],
  ['1.250,5 €', spanish, 125_050],
  ['1,250.5', british, 125_050],
  ['12.50 EUR', spanish, 1250],
  ['1.250.000', spanish, 125_000_000],
])('reads the amount %s', (text, currency, minor) =>
  expect(readTypedFigure(price, text, currency)).toBe(minor),
);

it.each(['', 'two', '1,2,3', '--1', '1e5', '1,999', '2,50 $'])('keeps %j, which is no amount', (text) => {
  expect(readTypedFigure(price, text, spanish)).toBe(`${text}?`);
  expect(typedFigure(price, `${text}?`, spanish)).toBe(text);
});

it('tells both readings of what may be two figures, and that there are too many decimals', () => {
  const stored = readTypedFigure(stock, '1.234', spanish);
  expect(f.decimal({ min: 0, max: 1e6 }).kind === 'decimal' && stored).toBe('1.234?');
  expect(doubtOf(stock, stored, spanish)).toEqual({ text: '1.234', whole: '1234', fraction: '1,234' });
  expect(doubtOf(price, readTypedFigure(price, '1,999', spanish), spanish)).toEqual({ max: 2 });
  expect(doubtOf(price, readTypedFigure(price, 'two', spanish), spanish)).toBeUndefined();
  expect(doubtOf(stock, '1.234', spanish)).toBeUndefined();
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2, 3), (minor, decimals) =>
      [spanish, british].every((signs) => {
        const currency = { ...signs, decimals };
        return readTypedFigure(price, typedFigure(price, minor, currency), currency) === minor;
      }),
    ),
  );
  for (const text of ['1250.5', '1.234', '0.125', '1234'])
    for (const currency of [spanish, british])
      expect(readTypedFigure(stock, typedFigure(stock, text, currency), currency)).toBe(text);
});
